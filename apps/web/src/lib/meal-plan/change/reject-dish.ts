import type { MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { isCooked, isFilled, type RecipeId } from '@butterleaf/domain/meal-plan/item'
import { slotsFedBy } from '@butterleaf/domain/meal-plan/leftovers'
import { allItems, type FoundItem, findById, placeOf, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import type { Template } from '@butterleaf/domain/meal-plan/template'
import { clear, feedWith, randomizeItem, replaceWith } from './item-changes.ts'
import type { PlanChange, TemplateParams } from './plan-change.ts'
import { interact, takeInteractionBack } from './plan-changes.ts'

const what = 'reject-dish'

/** [ITEM-7] Avoids a dish, and draws another wherever the plan cooks it. */
export function rejectDish(template: Template, recipeId: RecipeId): PlanChange {
  const steps = cookingsOf(template, recipeId).map((found) => randomizeItem(placeOf(found)))
  return {
    what,
    at: recipeId,
    send: (params) => sendAll([interact(recipeId, 'avoid'), ...steps], params),
  }
}

/** Takes that back: the dish stands where `template` had it, and what it fed is eaten from it again. */
export function restoreDish(template: Template, recipeId: RecipeId): PlanChange {
  return {
    what,
    at: recipeId,
    send: async (params) => {
      let answer = await takeInteractionBack(recipeId).send(params)
      for (const found of cookingsOf(template, recipeId)) {
        answer = await replaceWith(placeOf(found), recipeId).send(params)
        answer = await feedAgain(answer, found, recipeId, params)
      }
      return answer
    },
  }
}

function cookingsOf(template: Template, recipeId: RecipeId): FoundItem[] {
  return allItems(template).filter(
    ({ item, day }) => isCooked(item) && item.recipeId === recipeId && !day.isComplete,
  )
}

async function feedAgain(
  answer: WirePlan,
  parent: FoundItem,
  recipeId: RecipeId,
  params: TemplateParams,
): Promise<WirePlan> {
  let latest = answer
  for (const slot of slotsFedBy(parent)) {
    const now = decodePlan(latest)
    const item = now && findById(now.template, slot.item.id)?.item
    if (item && isFilled(item) && item.recipeId === recipeId) continue
    const isInTheWay = item !== undefined && isFilled(item)
    const feed = feedWith(placeOfDay(slot), slot.item.meal, parent.item.id)
    if (isInTheWay) await clear(placeOf(slot)).send(params)
    latest = await feed.send(params)
  }
  return latest
}

/** One after the other; the last answer is the plan after all of them. */
async function sendAll(
  [first, ...others]: readonly [PlanChange, ...PlanChange[]],
  params: TemplateParams,
): Promise<WirePlan> {
  let answer = await first.send(params)
  for (const change of others) answer = await change.send(params)
  return answer
}
