import { isFilled } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import { DishCard } from './dish-card.tsx'
import { SkippedCard } from './skipped-card.tsx'

/** [DAY-9] One meal of a day in Meals. Nothing is cooked by an open slot: there it would only be in the way. */
export function MealToCook({ found }: { found: FoundItem }) {
  const { item } = found
  if (isFilled(item)) return <DishCard found={{ ...found, item }} view="ready" />
  return item.kind === 'skipped' ? <SkippedCard item={item} /> : null
}
