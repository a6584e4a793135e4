import { seededRandom } from '@butterleaf/domain/chance/seeded-random'
import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { redrawItem } from '@butterleaf/domain/meal-plan/operations/replace-item'
import { type FoundItem, findItem, type ItemPlace } from '@butterleaf/domain/meal-plan/places'
import type { Fit } from '@butterleaf/domain/meal-plan/planner/rank-slot'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import { refusalToDraw } from '@butterleaf/domain/meal-plan/states/free-slots'
import { itemsOf } from '@butterleaf/domain/meal-plan/template'
import { AppError } from '../app-error.ts'
import { randomChoice } from '../planner/random-choice.ts'
import { slotChoices } from '../planner/slot-choices.ts'
import type { Cookbook } from '../recipes/cookbook.ts'
import { type Neighbour, neighboursOf, openMealsOf, putWithFit } from './day-around.ts'
import { seedFor } from './draw.ts'
import { avoidancesOf, type Plan, recipesOfType, withTemplate } from './plan.ts'
import { refused, settled } from './settled.ts'

/** ITEM-5, and "Suggested Recipe" for an open slot. */
export function randomizeItem(cookbook: Cookbook, plan: Plan, place: ItemPlace): Plan {
  const { template } = plan.active
  const found = findItem(template, place)
  if (!found) throw refused({ because: 'not-there' })
  const refusal = refusalOfChance(found)
  if (refusal) throw refused(refusal)
  const neighbours = neighboursOf(found.day, found.item.id)
  const fit = drawFit(cookbook, plan, found, neighbours)
  if (!fit) throw new AppError('nothing-suitable')
  const helping = { recipeId: fit.dish.id, servings: fit.servings }
  const outcome = putWithFit(template, place, { fit, neighbours }, (current) =>
    redrawItem(current, place, helping),
  )
  return withTemplate(plan, settled(outcome))
}

function refusalOfChance(found: FoundItem): Refusal | undefined {
  const { day, dayNumber } = found
  return day.isComplete ? { because: 'day-complete', dayNumber } : refusalToDraw(found)
}

/** Nothing of this week, where the day can be had in range without; never what stands there, nor what the day eats anyway. */
function drawFit(
  { kitchen }: Cookbook,
  plan: Plan,
  { week, day, item }: FoundItem,
  neighbours: readonly Neighbour[],
): Fit | undefined {
  const { ranges, preferences } = plan.answers.personality
  const { meal } = item
  const fits = slotChoices(kitchen, {
    ...{ meal, neighbours, ranges },
    openMeals: openMealsOf(day, item.id),
    avoidances: avoidancesOf(plan),
    wishes: preferences.wishes,
  })
  const random = seededRandom(`${seedFor(plan)}/${item.id}`)
  const liked = new Set(kitchen.currentIds(recipesOfType(plan, 'like')))
  const without = (items: FoundItem['day']['items']) =>
    randomChoice(fits, random, {
      not: new Set(kitchen.currentIds(items.filter(isFilled).map(({ recipeId }) => recipeId))),
      liked,
    })
  const fresh = without(itemsOf(week))
  return fresh?.miss === 0 ? fresh : without(day.items)
}
