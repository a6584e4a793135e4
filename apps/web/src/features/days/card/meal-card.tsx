import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { DishCard } from './dish-card.tsx'

// What can be done about a meal is fetched while the browser idles; its place is kept until then.
const dishParts = createLazyPart(() => import('./dish-actions.tsx'))
const skippedParts = createLazyPart(() => import('./skipped-meal.tsx'))
const openParts = createLazyPart(() => import('./open-meal.tsx'))

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
  const isOpen = item.kind === 'empty' && !day.isComplete
  const DishActions = useLazyPart(dishParts, isFilled(item))?.DishActions
  const SkippedMeal = useLazyPart(skippedParts, isSkipped)?.SkippedMeal
  const OpenMeal = useLazyPart(openParts, isOpen)?.OpenMeal
  if (isFilled(item)) {
    const dish = { ...found, item }
    const actions = DishActions ? (
      <DishActions found={dish} />
    ) : (
      <div className="min-h-17 border-t border-hairline" />
    )
    return <DishCard found={dish} view="building" actions={actions} />
  }
  if (isSkipped) return SkippedMeal ? <SkippedMeal found={found} /> : null
  if (!isOpen) return null
  return OpenMeal ? (
    <OpenMeal found={found} />
  ) : (
    <div className="min-h-36 rounded-card border-[1.5px] border-line border-dashed" />
  )
}
