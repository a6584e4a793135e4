import type { Meal } from '../../meals/meals.ts'
import { avoidancesWith, eatersAt, type MealOnWeekday, type Needs } from '../../onboarding/table/eaters-at.ts'
import { type Edible, mayEat, noAvoidances, type RecipeId } from '../../recipes/may-eat.ts'
import { refusalAsKept, refusalToFeed } from '../feeding.ts'
import { type Helping, isFilled } from '../item.ts'
import { addLeftover } from '../operations/add-leftover.ts'
import type { Outcome } from '../operations/change-template.ts'
import { fillSlot } from '../operations/fill-slot.ts'
import { replaceItem } from '../operations/replace-item.ts'
import { type DayPlace, findById, findDay, findItem, type ItemPlace } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { dateOfDay, type Template } from '../template.ts'
import { putWithFit } from './day-around.ts'
import { forbiddenTo, type Planning } from './diner.ts'
import { keepsDaysIn } from './kitchen.ts'
import { fitRecipe } from './rank-dishes.ts'
import { mealOnWeekday } from './slot-on-weekday.ts'

type RecipeChoice = Readonly<{
  place: DayPlace
  meal: Meal
  recipeId: RecipeId
  /** The operation that puts it there. */
  put: (template: Template, helping: Helping) => Outcome
}>

/** Where no serving keeps the meal to its share of the day. */
const usualServings = 1

/** The person's own choice, in the serving that suits the day. It may take longer than was wished for, but not be forbidden. */
function chooseRecipe(
  planning: Planning,
  template: Template,
  { place, meal, recipeId, put }: RecipeChoice,
): Outcome {
  const found = findDay(template, place)
  const slot = found?.day.items.find((item) => item.meal === meal)
  const at = found && slot && mealOnWeekday(template, { ...found, item: slot })
  const refusal = refusalToServeRecipe(planning, recipeId, at) ?? refusalAsMain(planning, recipeId)
  if (refusal) return refuse(refusal)
  if (!found) return refuse({ because: 'not-there' })
  const { day } = found
  const itemId = slot?.id ?? ''
  const fit = fitRecipe(
    planning,
    { day, date: dateOfDay(template, found.dayNumber), meal, keepsSides: true },
    recipeId,
  )
  const helping = { recipeId, servings: fit?.servings ?? usualServings }
  return putWithFit(template, place, { day, itemId, fit }, (current) => put(current, helping))
}

function refusalAsMain({ kitchen }: Planning, recipeId: RecipeId): Refusal | undefined {
  return kitchen.dish(recipeId)?.isSide ? { because: 'side-as-main' } : undefined
}

/** Why the person can't be served it at all, as a dish or beside one, or not where somebody who may not have it eats along. */
export function refusalToServeRecipe(
  planning: Planning,
  recipeId: RecipeId,
  at?: MealOnWeekday,
): Refusal | undefined {
  if (!planning.kitchen.edible(recipeId)) return { because: 'no-such-recipe' }
  const forbidden = forbiddenTo(planning)(recipeId)
  if (forbidden) return { because: 'forbidden-recipe', forbidden }
  return at && refusalAtTable(planning, recipeId, at)
}

/** TOG-2, TOG-3: who of those that eat along may not have it. */
export function refusalAtTable(
  planning: Planning,
  recipeId: RecipeId,
  at: MealOnWeekday,
): Refusal | undefined {
  const forbiddenOf = forbiddenTo(planning)
  if (!forbiddenOf(recipeId, at)) return undefined
  const { diner, kitchen } = planning
  const edible = kitchen.edible(recipeId)
  const isUnfit = (needs: Needs) => edible !== undefined && !mayEatAsEater(kitchen, needs, edible)
  const names = eatersAt(diner.answers, at)
    .filter(isUnfit)
    .map(({ name }) => name)
  const { guestsAvoid } = at
  if (guestsAvoid && isUnfit({ avoids: guestsAvoid })) names.push(names.length > 0 ? 'a guest' : 'A guest')
  return { because: 'forbidden-at-table', names }
}

function mayEatAsEater(kitchen: Planning['kitchen'], eater: Needs, edible: Edible): boolean {
  return mayEat(edible, kitchen.expandFoodNames(avoidancesWith(noAvoidances, [eater])))
}

export function replaceItemToFit(
  planning: Planning,
  template: Template,
  place: ItemPlace,
  recipeId: RecipeId,
): Outcome {
  const found = findItem(template, place)
  if (!found) return refuse({ because: 'not-there' })
  const put: RecipeChoice['put'] = (current, helping) => replaceItem(current, place, helping)
  return chooseRecipe(planning, template, { place, meal: found.item.meal, recipeId, put })
}

export function fillSlotToFit(
  planning: Planning,
  template: Template,
  place: DayPlace,
  { meal, recipeId }: Readonly<{ meal: Meal; recipeId: RecipeId }>,
): Outcome {
  const put: RecipeChoice['put'] = (current, helping) => fillSlot(current, place, { meal, ...helping })
  return chooseRecipe(planning, template, { place, meal, recipeId, put })
}

/** LEFT-1: the item in the place, cooked on an earlier day, feeds a slot of the day in the place. */
export function addLeftoverToFit(
  planning: Planning,
  template: Template,
  place: ItemPlace,
  meal: Meal,
): Outcome {
  const parentId = place.itemId
  const from = findById(template, parentId)
  if (!from) return refuse({ because: 'not-there' })
  const { item, dayNumber } = from
  if (!isFilled(item)) return refuse({ because: 'feeds-uncooked', dayNumber, meal: item.meal })
  const to = findDay(template, place)
  const mayFeed = to && refusalToFeed(from, to, meal) === undefined
  const refusal = mayFeed && refusalAsKept(from, to, keepsDaysIn(planning.kitchen))
  if (refusal) return refuse(refusal)
  const put: RecipeChoice['put'] = (current, { servings }) =>
    addLeftover(current, place, { meal, parentId, servings })
  return chooseRecipe(planning, template, { place, meal, recipeId: item.recipeId, put })
}
