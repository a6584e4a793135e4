import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { draftOfSource } from './eaten/draft-of-source.ts'
import { nothingPicked, type Picked } from './eaten/picked.ts'
import type { FoodSheetProps } from './food-sheet-props.ts'
import { SheetForm } from './sheet-form.tsx'

/** [LIFE-2] [LIFE-3] What was eaten instead of a meal, with it, or as a snack; an entry to correct waits for the food table. */
export default function FoodSheet(props: FoodSheetProps) {
  const { entry } = props.request
  const { data: index, isPending } = useFoodIndex()
  const { cards } = usePlan().plan
  if (entry && isPending) return null
  const titleOf = (recipeId: string) => cards[recipeId]?.short ?? cards[recipeId]?.title
  const written = entry && draftOfSource(entry, index?.table, titleOf)
  const picked: Picked = written ? { way: written.kind, text: '', draft: written } : nothingPicked
  return <SheetForm {...props} initial={picked} />
}
