import { useState } from 'react'
import { useIngredientSearch } from '#lib/personality/steps/ingredient-search.ts'
import { Button } from '#ui/action/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { Field } from '#ui/form/field.tsx'
import { SuggestInput } from '#ui/form/suggest-input.tsx'

interface FoodSearchProps {
  /** Names that are there already. */
  taken: readonly string[]
  fault: string | undefined
  onPick: (name: string, pieceGrams: number | undefined) => void
}

/** [PAN-5] A food by its name; groups are no food that one has. */
export function FoodSearch({ taken, fault, onPick }: FoodSearchProps) {
  const [text, setText] = useState('')
  const search = useIngredientSearch(text)
  const foods = search.foods.filter(({ name, group }) => group === undefined && !taken.includes(name))
  const pick = (picked: string) => {
    const food = foods.find(({ name }) => name === picked)
    if (!food) return
    setText('')
    onPick(food.name, food.pieceGrams)
  }
  return (
    <div className="grid gap-2">
      <Field
        label={taken.length === 0 ? 'What do you have?' : 'What else?'}
        hint="Two letters are enough to search."
        error={fault}
      >
        <SuggestInput
          text={text}
          onTextChange={setText}
          suggestions={foods.map(({ name }) => name)}
          onPick={pick}
          listLabel="Foods found"
          placeholder="Cabbage, chicken …"
          trailing={search.isSearching && <Spinner />}
        />
      </Field>
      <div role="status" className="text-sm text-muted empty:hidden">
        {search.isEmpty && 'No recipe of ours knows a food by that name.'}
        {search.hasFailed && (
          <span className="flex flex-wrap items-center gap-3">
            The search can’t be reached right now.
            <Button look="quiet" size="sm" onClick={search.retry}>
              Try again
            </Button>
          </span>
        )}
      </div>
    </div>
  )
}
