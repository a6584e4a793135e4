import { type Cuisine, cuisineNames, cuisines } from '@butterleaf/domain/recipes/cuisines'
import { useState } from 'react'
import { PickedWords } from './picked-words.tsx'

interface CuisineFieldProps {
  label: string
  hint: string
  chosen: readonly Cuisine[]
  /** Chosen in the other field, so not offered here. */
  taken: readonly Cuisine[]
  onChange: (chosen: readonly Cuisine[]) => void
}

/** Any number of cuisines, found by the beginning of a word of their names. */
export function CuisineField({ label, hint, chosen, taken, onChange }: CuisineFieldProps) {
  const [text, setText] = useState('')
  const typed = text.trim().toLowerCase()
  const open = cuisines.filter((cuisine) => !chosen.includes(cuisine) && !taken.includes(cuisine))
  const found = typed === '' ? [] : open.filter((cuisine) => isBegun(cuisineNames[cuisine], typed))
  const named = (name: string) => cuisines.find((cuisine) => cuisineNames[cuisine] === name)
  const pick = (name: string) => {
    const cuisine = named(name)
    if (cuisine) onChange([...chosen, cuisine])
  }
  return (
    <PickedWords
      label={label}
      hint={hint}
      placeholder="Italian, Thai …"
      foundLabel="Cuisines found"
      pickedLabel={label}
      text={text}
      onTextChange={setText}
      suggestions={found.map((cuisine) => cuisineNames[cuisine])}
      picked={chosen.map((cuisine) => cuisineNames[cuisine])}
      onPick={pick}
      onRemove={(name) => onChange(chosen.filter((cuisine) => cuisineNames[cuisine] !== name))}
      status={typed !== '' && found.length === 0 && 'No further cuisine of ours is called that.'}
    />
  )
}

function isBegun(name: string, typed: string): boolean {
  return name
    .toLowerCase()
    .split(/[ -]/)
    .concat(name.toLowerCase())
    .some((word) => word.startsWith(typed))
}
