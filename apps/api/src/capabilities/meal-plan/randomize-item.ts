import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { type FoundItem, findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { refusalToDraw } from '@butterleaf/domain/meal-plan/states/free-slots'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { drawnInto } from './draw-into.ts'
import { fedAnew } from './fed-anew.ts'
import type { Plan } from './plan.ts'
import { refused } from './settled.ts'

/** ITEM-5, and "Suggested Recipe" for an open slot. Days that ate from the dish keep a meal. */
export function randomizeItem(cookbook: Cookbook, plan: Plan, place: ItemPlace): Plan {
  const found = findItem(plan.active.template, place)
  if (!found) throw refused({ because: 'not-there' })
  const refusal = refusalOfChance(found)
  if (refusal) throw refused(refusal)
  const drawn = drawnInto(cookbook, plan, found)
  if (!drawn) throw new AppError('nothing-suitable')
  return fedAnew(cookbook, drawn, found.item.id, slotsFedBy(found))
}

function refusalOfChance(found: FoundItem): Refusal | undefined {
  const { day, dayNumber } = found
  return day.isComplete ? { because: 'day-complete', dayNumber } : refusalToDraw(found)
}
