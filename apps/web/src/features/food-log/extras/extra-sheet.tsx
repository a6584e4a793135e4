import type { FoodLog } from '@butterleaf/domain/food-log/eaten-day'
import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import { useFoodIndex } from '#lib/food-log/table/use-food-index.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { draftOfSource } from '../eaten/draft-of-source.ts'
import { nothingPicked } from '../eaten/picked.ts'
import { ExtraForm } from './extra-form.tsx'

export type ExtraSheetProps = {
  /** To change; absent for a new one. */
  extra: FoodExtra | undefined
  log: FoodLog
  onSave: (extra: FoodExtra) => void
  onClose: () => void
}

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
