import type { FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { viewFreeMove } from './move-view.ts'
import { queueMove } from './queue-move.ts'

/** [MAP-3] Moves a dish where that asks nothing; its notice has an Undo. False where the sheet has to ask first. */
export function moveAtOnce(plan: MealPlan, from: FoundItem, to: FoundItem): boolean {
  const free = viewFreeMove(plan, from, to)
  if (free) queueMove(plan, from, to, { portions: free.portions })
  return free !== undefined
}
