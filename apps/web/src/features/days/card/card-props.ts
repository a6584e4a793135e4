import type { FoundItem } from '@butterleaf/domain/meal-plan/places'

/** Where a card stands: `building` offers what can be done with a meal, `ready` is for cooking by. */
export type DayView = 'building' | 'ready'

export type CardProps<Found extends FoundItem = FoundItem> = { found: Found; view: DayView }
