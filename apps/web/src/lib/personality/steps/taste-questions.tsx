import type { Adventure } from '@butterleaf/domain/onboarding/palate'
import { type Cuisine, cuisineNames, cuisines } from '@butterleaf/domain/recipes/cuisines'
import { useState } from 'react'
import { type Choice, ChoiceGroup } from '#ui/form/choice-group.tsx'
import { PickedWords } from './picked-words.tsx'
import type { StepProps } from './step-props.ts'

const adventures: readonly Choice<Adventure>[] = [
  {
    value: 'familiar',
    label: 'Familiar first',
    note: 'Dishes most people know, from an ordinary supermarket',
  },
  { value: 'new-each-week', label: 'One new dish a week', note: 'The rest stays familiar' },
  { value: 'surprise', label: 'Surprise me', note: 'Anything from our kitchen, organ meats too' },
]

/** What the person likes; all of it may stay as it is. */
export function TasteQuestions({ answers, change }: StepProps) {
  const liked = answers.likedCuisines ?? []
  const disliked = answers.dislikedCuisines ?? []
  const cuisines = (likedCuisines: readonly Cuisine[], dislikedCuisines: readonly Cuisine[]) =>
    change({ likedCuisines: orNull(likedCuisines), dislikedCuisines: orNull(dislikedCuisines) })
  return (
    <div className="grid gap-6">
      <ChoiceGroup
        label="How adventurous?"
        choices={adventures}
        value={answers.adventure ?? 'familiar'}
        // What the API takes an unanswered question for.
        onValueChange={(adventure) => change({ adventure: adventure === 'familiar' ? null : adventure })}
      />
      <CuisineField
        label="Cuisines you like"
        hint="Optional. Their dishes come more often."
        chosen={liked}
        taken={disliked}
        onChange={(next) => cuisines(next, disliked)}
      />
      <CuisineField
        label="Cuisines you’d rather not have"
        hint="Optional. We choose none of their dishes; you still can."
        chosen={disliked}
        taken={liked}
        onChange={(next) => cuisines(liked, next)}
      />
    </div>
  )
}

function orNull(cuisines: readonly Cuisine[]): readonly Cuisine[] | null {
  return cuisines.length > 0 ? cuisines : null
}

interface CuisineFieldProps {
  label: string
  hint: string
  chosen: readonly Cuisine[]
  /** Chosen in the other field, so not offered here. */
  taken: readonly Cuisine[]
  onChange: (chosen: readonly Cuisine[]) => void
}

/** Any number of cuisines, found by the beginning of a word of their names. */
function CuisineField({ label, hint, chosen, taken, onChange }: CuisineFieldProps) {
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
