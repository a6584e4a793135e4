import Search from 'virtual:lucide/search'
import { type ReactNode, useRef } from 'react'
import { Field } from '#ui/form/field.tsx'
import { RemovableChips } from '#ui/form/removable-chips.tsx'
import { SuggestInput } from '#ui/form/suggest-input.tsx'

interface PickedWordsProps {
  label: string
  hint?: string
  placeholder: string
  /** Names the list of what the text finds. */
  foundLabel: string
  /** Names the chips. */
  pickedLabel: string
  text: string
  onTextChange: (text: string) => void
  suggestions: readonly string[]
  picked: readonly string[]
  onPick: (word: string) => void
  onRemove: (word: string) => void
  trailing?: ReactNode
  /** What is to be said of the search. */
  status?: ReactNode
}

/** Words found by typing, one chip each. */
export function PickedWords({ label, hint, text, onTextChange, picked, ...props }: PickedWordsProps) {
  const input = useRef<HTMLInputElement>(null)
  const pick = (word: string) => {
    props.onPick(word)
    onTextChange('')
    input.current?.focus()
  }
  return (
    <div className="grid gap-3">
      <Field label={label} hint={hint}>
        <SuggestInput
          ref={input}
          text={text}
          onTextChange={onTextChange}
          suggestions={props.suggestions}
          onPick={pick}
          listLabel={props.foundLabel}
          placeholder={props.placeholder}
          leading={<Search aria-hidden className="size-5" />}
          trailing={props.trailing}
        />
      </Field>
      <div role="status" className="text-sm text-muted empty:hidden">
        {props.status}
      </div>
      {picked.length > 0 && (
        <RemovableChips
          label={props.pickedLabel}
          texts={picked}
          onRemove={props.onRemove}
          focusAfterLast={() => input.current?.focus()}
        />
      )}
    </div>
  )
}
