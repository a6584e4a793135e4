import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { draftOfSource } from '../eaten/draft-of-source.ts'
import { nothingPicked } from '../eaten/picked.ts'
import { ExtraForm, type ExtraSheetProps } from './extra-form.tsx'

/** [LIFE-4] A new extra, or one to change, which waits for the food table. */
export default function ExtraSheet(props: ExtraSheetProps) {
  const { extra } = props
  const { data: index, isPending } = useFoodIndex()
  const { cards } = usePlan().plan
  if (extra && isPending) return null
  const titleOf = (recipeId: string) => cards[recipeId]?.short ?? cards[recipeId]?.title
  const written = extra && draftOfSource(extra, index?.table, titleOf)
  const initial = written ? { way: written.kind, text: '', draft: written } : nothingPicked
  return <ExtraForm {...props} initial={initial} />
}
