import type { Meal } from '../../meals/meals.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
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
  const refusal = refusalToServeRecipe(planning, recipeId) ?? refusalAsMain(planning, recipeId)
  if (refusal) return refuse(refusal)
  const found = findDay(template, place)
  if (!found) return refuse({ because: 'not-there' })
  const { day, dayNumber } = found
  const itemId = day.items.find((item) => item.meal === meal)?.id ?? ''
  const fit = fitRecipe(
    planning,
    { day, date: dateOfDay(template, dayNumber), meal, keepsSides: true },
    recipeId,
  )
  const helping = { recipeId, servings: fit?.servings ?? usualServings }
  return putWithFit(template, place, { day, itemId, fit }, (current) => put(current, helping))
}

function refusalAsMain({ kitchen }: Planning, recipeId: RecipeId): Refusal | undefined {
  return kitchen.dish(recipeId)?.isSide ? { because: 'side-as-main' } : undefined
}

/** Why the person can't be served it at all, as a dish or beside one. */
export function refusalToServeRecipe(planning: Planning, recipeId: RecipeId): Refusal | undefined {
  if (!planning.kitchen.edible(recipeId)) return { because: 'no-such-recipe' }
  const forbidden = forbiddenTo(planning)(recipeId)
  return forbidden && { because: 'forbidden-recipe', forbidden }
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
