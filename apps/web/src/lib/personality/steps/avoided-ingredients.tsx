import Search from 'virtual:lucide/search'
import { useRef, useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Field } from '#ui/form/field.tsx'
import { RemovableChips } from '#ui/form/removable-chips.tsx'
import { SuggestInput } from '#ui/form/suggest-input.tsx'
import { useIngredientSearch } from './ingredient-search.ts'

interface AvoidedIngredientsProps {
  names: readonly string[]
  onNamesChange: (names: readonly string[]) => void
}

/** [ONB-11] Foods to leave out, found by name. */
export function AvoidedIngredients({ names, onNamesChange }: AvoidedIngredientsProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const search = useIngredientSearch(text, names)
  const add = (name: string) => {
    onNamesChange([...names, name])
    setText('')
    input.current?.focus()
  }
  return (
    <div className="grid gap-3">
      <Field label="Foods to avoid" hint="Two letters are enough to search.">
        <SuggestInput
          ref={input}
          text={text}
          onTextChange={setText}
          suggestions={search.names}
          onPick={add}
          listLabel="Foods found"
          placeholder="Mushrooms, cilantro …"
          leading={<Search aria-hidden className="size-5" />}
          trailing={search.isSearching && <Spinner />}
        />
      </Field>
      <div role="status" className="text-sm text-muted empty:hidden">
        {search.isEmpty && 'No food by that name is in our kitchen, so it can’t land on your plate.'}
        {search.hasFailed && (
          <span className="flex flex-wrap items-center gap-3">
            The search can’t be reached right now.
            <Button look="quiet" size="sm" onClick={search.retry}>
              Try again
            </Button>
          </span>
        )}
      </div>
      {names.length > 0 && (
        <RemovableChips
          label="Avoided foods"
          texts={names}
          onRemove={(name) => onNamesChange(names.filter((other) => other !== name))}
          focusAfterLast={() => input.current?.focus()}
        />
      )}
    </div>
  )
}
