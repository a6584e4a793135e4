import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { DishCard } from './dish-card.tsx'
import { OpenCard } from './open-card.tsx'

const skippedParts = createLazyPart(() => import('./skipped-card.tsx'))

/** [DAY-9] One meal of a day in Meals. On a complete day nothing changes, and a dessert is optional: there an open slot would be in the way. */
export function MealToCook({ found }: { found: FoundItem }) {
  const { day, item } = found
  const isSkipped = item.kind === 'skipped'
  const SkippedCard = useLazyPart(skippedParts, isSkipped)?.SkippedCard
  if (isFilled(item)) return <DishCard found={{ ...found, item }} view="ready" />
  if (isSkipped) return SkippedCard ? <SkippedCard item={item} /> : null
  return day.isComplete || item.meal === 'dessert' ? null : <OpenCard found={found} />
}
