import { foodGroupName } from '@butterleaf/domain/recipes/food-groups'
import { useState } from 'react'
import { Button } from '#ui/action/button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { type FoundFood, useIngredientSearch } from './ingredient-search.ts'
import { PickedWords } from './picked-words.tsx'

/** Names of foods, and ids of groups. */
export type AvoidedFoods = { names: readonly string[]; groups: readonly string[] }

interface AvoidedIngredientsProps {
  avoided: AvoidedFoods
  onAvoidedChange: (avoided: AvoidedFoods) => void
}

/** [ONB-11] Foods to leave out, one by one or a whole group at once, found by name. */
export function AvoidedIngredients({ avoided, onAvoidedChange }: AvoidedIngredientsProps) {
  const [text, setText] = useState('')
  const search = useIngredientSearch(text)
  const { names, groups } = avoided
  const suggestions = search.foods
    .filter(({ name, group }) => (group ? !groups.includes(group) : !names.includes(name)))
    .map(textOfFood)
  const pick = (picked: string) => {
    const food = search.foods.find((one) => textOfFood(one) === picked)
    if (food?.group) onAvoidedChange({ names, groups: [...groups, food.group] })
    else if (food) onAvoidedChange({ names: [...names, food.name], groups })
  }
  const remove = (text: string) =>
    onAvoidedChange({
      names: names.filter((name) => name !== text),
      groups: groups.filter((group) => textOfGroup(group) !== text),
    })
  return (
    <PickedWords
      label="Foods to avoid"
      hint="Two letters are enough to search. A whole group is one choice."
      placeholder="Mushrooms, cilantro …"
      foundLabel="Foods found"
      pickedLabel="Avoided foods"
      text={text}
      onTextChange={setText}
      suggestions={suggestions}
      picked={[...groups.map(textOfGroup), ...names]}
      onPick={pick}
      onRemove={remove}
      trailing={search.isSearching && <Spinner />}
      status={<SearchStatus {...search} />}
    />
  )
}

function SearchStatus({ isEmpty, hasFailed, retry }: ReturnType<typeof useIngredientSearch>) {
  if (isEmpty) return 'No food by that name is in our kitchen, so it can’t land on your plate.'
  if (!hasFailed) return null
  return (
    <span className="flex flex-wrap items-center gap-3">
      The search can’t be reached right now.
      <Button look="quiet" size="sm" onClick={retry}>
        Try again
      </Button>
    </span>
  )
}

function textOfFood({ name, group }: FoundFood): string {
  return group ? textOfGroup(group) : name
}

/** So that it can't be taken for one food. */
function textOfGroup(id: string): string {
  return `${foodGroupName(id)} (all of them)`
}
