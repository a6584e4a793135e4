import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { ConstructCard } from './construct-card.tsx'
import { DishActions } from './dish-actions.tsx'
import { DishCard } from './dish-card.tsx'

const skippedParts = createLazyPart(() => import('./skipped-meal.tsx'))

/** [ITEM-1] One meal of a day in the Editor, in each of its variants; where one takes the place of another, its first control takes the focus. */
export function MealCard({ found }: { found: FoundItem }) {
  const place = useFocusHandover(found.item.kind)
  return (
    <div {...place} className="empty:hidden">
      <Variant found={found} />
    </div>
  )
}

function Variant({ found }: { found: FoundItem }) {
  const { day, item } = found
  const isSkipped = item.kind === 'skipped'
  const SkippedMeal = useLazyPart(skippedParts, isSkipped)?.SkippedMeal
  if (isFilled(item)) {
    const dish = { ...found, item }
    return <DishCard found={dish} view="building" actions={<DishActions found={dish} />} />
  }
  if (isSkipped) return SkippedMeal ? <SkippedMeal found={found} /> : null
  return day.isComplete ? null : <ConstructCard found={found} />
}
