import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { createLazyPart, useLazyPart } from '#ui/behavior/lazy-part.ts'
import { DishCard } from './dish-card.tsx'

const skippedParts = createLazyPart(() => import('./skipped-card.tsx'))
const openParts = createLazyPart(() => import('./open-card.tsx'))

/** [DAY-9] One meal of a day in Meals. On a complete day nothing changes, and a dessert is optional: there an open slot would be in the way. */
export function MealToCook({ found }: { found: FoundItem }) {
  const { day, item } = found
  const isSkipped = item.kind === 'skipped'
  const isOpen = item.kind === 'empty' && !day.isComplete && item.meal !== 'dessert'
  const SkippedCard = useLazyPart(skippedParts, isSkipped)?.SkippedCard
  const OpenCard = useLazyPart(openParts, isOpen)?.OpenCard
  if (isFilled(item)) return <DishCard found={{ ...found, item }} view="ready" />
  if (isSkipped) return SkippedCard ? <SkippedCard item={item} /> : null
  return isOpen && OpenCard ? <OpenCard found={found} /> : null
}
