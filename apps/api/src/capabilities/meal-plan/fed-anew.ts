import { type FilledItem, isFilled } from '@butterleaf/domain/meal-plan/item'
import { addLeftover } from '@butterleaf/domain/meal-plan/operations/add-leftover'
import { type FoundItem, findById, findItem, placeOf } from '@butterleaf/domain/meal-plan/places'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import { bestFit } from './best-fit.ts'
import { neighboursOf, putWithFit } from './day-around.ts'
import { drawnInto } from './draw-into.ts'
import { type Plan, withTemplate } from './plan.ts'
import { settled } from './settled.ts'

/**
 * LEFT-3: slots that were freed, as they stood before, eat from what that slot cooks now, where it keeps their day in range; else
 * they get a dish of their own.
 */
export function fedAnew(cookbook: Cookbook, plan: Plan, cookedIn: string, freed: readonly FoundItem[]): Plan {
  const cooked = findById(plan.active.template, cookedIn)?.item
  return freed.reduce((current, slot) => {
    const fed = cooked && isFilled(cooked) ? fedFrom(cookbook, current, cooked, slot) : undefined
    return fed ?? filledByChance(cookbook, current, slot)
  }, plan)
}

/** A freed slot with a dish of its own, and not the one that went; where none can be found it stays open. */
function filledByChance(cookbook: Cookbook, plan: Plan, slot: FoundItem): Plan {
  const found = findItem(plan.active.template, placeOf(slot))
  const gone = isFilled(slot.item) ? [slot.item.recipeId] : []
  return (found && drawnInto(cookbook, plan, found, gone)) ?? plan
}

function fedFrom(cookbook: Cookbook, plan: Plan, cooked: FilledItem, slot: FoundItem): Plan | undefined {
  const { template } = plan.active
  const place = placeOf(slot)
  const found = findItem(template, place)
  if (!found) return undefined
  const { day, item } = found
  const { meal } = item
  const fit = bestFit(cookbook, plan, { day, meal }, cooked.recipeId)
  if (fit?.miss !== 0) return undefined
  const neighbours = neighboursOf(day, item.id)
  const wish = { meal, parentId: cooked.id, servings: fit.servings }
  const outcome = putWithFit(template, place, { fit, neighbours }, (current) =>
    addLeftover(current, place, wish),
  )
  return withTemplate(plan, settled(outcome))
}
