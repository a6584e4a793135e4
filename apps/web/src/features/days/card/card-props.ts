import type { FilledItem } from '@butterleaf/domain/meal-plan/item'
import type { FoundItem } from '@butterleaf/domain/meal-plan/places'

/** Where a card stands: `building` offers what can be done with a meal, `ready` is for cooking by. */
export type DayView = 'building' | 'ready'

export type FoundDish = FoundItem & Readonly<{ item: FilledItem }>

export type CardProps<Found extends FoundItem = FoundItem> = { found: Found; view: DayView }
