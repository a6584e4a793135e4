import { encodeGuests } from '@butterleaf/contract/meal-plan/codecs/template-codec'
import { encodeMacros } from '@butterleaf/contract/nutrition/macros-codec'
import { cookedScale } from '@butterleaf/domain/meal-plan/cooked-amount'
import type { Kitchen } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { feedingOf, isEatenFrozen, type KeepsDays } from '@butterleaf/domain/meal-plan/feeding'
import {
  type CookedItem,
  type FilledItem,
  type Helping,
  isFilled,
  type LeftoverItem,
  sidesOf,
} from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, itemsIn } from '@butterleaf/domain/meal-plan/places'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import { guestsAt, hasGuests } from '@butterleaf/domain/meal-plan/table/guests'
import { type EaterPlate, ownDishesOf, type ShownTable } from '@butterleaf/domain/meal-plan/table/table'
import { listUnsuited } from '@butterleaf/domain/meal-plan/table/unsuited'
import {
  addMacros,
  type Macros,
  noMacros,
  scaleMacros,
  shownMacros,
} from '@butterleaf/domain/nutrition/macros'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'

/** Who eats what, and the dishes as they are to be shown: a card, or the whole recipe at a scale. */
export type ShownWith<Value> = Readonly<{
  table: ShownTable
  keepsDaysOf: KeepsDays
  /** By what it is known what guests may eat. */
  kitchen: Pick<Kitchen, 'edible' | 'expandFoodNames'>
  dishOf: (recipeId: RecipeId) => Dish<Value> | undefined
  /** What is known of a serving. */
  servingOf: (recipeId: RecipeId) => Readonly<{ perServing: Macros; gramsPerServing: number }> | undefined
}>

export type Dish<Value> = Readonly<{ servings: number; shownAt: (scale: number) => Value }>

export function presentSlot<Value>(found: FoundItem, shown: ShownWith<Value>) {
  const { item } = found
  const dish = isFilled(item) ? shown.dishOf(item.recipeId) : undefined
  if (!isFilled(item) || !dish) return presentOpen(found)
  const guests = guestsAt(found.day, item.id)
  const filled =
    item.kind === 'leftover'
      ? presentLeftover({ ...found, item }, dish, shown)
      : presentCooked({ ...found, item }, dish, shown)
  const unsuited = listUnsuited({ day: found.day, item }, shown.kitchen)
  const absent = shown.table.absentFrom(item).map(({ id, name }) => ({ eaterId: id, name }))
  return {
    ...filled,
    ...(absent.length > 0 && { absent }),
    ...(hasGuests(guests) && {
      guests: { ...encodeGuests(guests), ...(unsuited.length > 0 && { unsuited }) },
    }),
  }
}

function presentOpen({ item }: FoundItem) {
  const nothing = { value: null, serving: null, locked: false as const }
  return item.kind === 'skipped'
    ? { id: item.id, category: item.meal, type: 'skipped' as const, ...nothing }
    : { id: item.id, category: item.meal, type: 'empty' as const, ...nothing }
}

function presentCooked<Value>(
  found: FoundItem & { item: CookedItem },
  { servings, shownAt }: Dish<Value>,
  shown: ShownWith<Value>,
) {
  const { servedOf } = shown.table
  const { week, item } = found
  const scale = cookedScale(week, item, { servedOf, recipeServings: servings })
  const serving = { ...amountEaten(item), scale }
  const cooked = { ...presentFilled(item, shown), value: shownAt(scale), serving }
  const feeding = feedingOf(found, servedOf)
  return feeding
    ? { ...cooked, type: 'leftoverParent' as const, feeding: { ...feeding, saved: [...feeding.saved] } }
    : { ...cooked, type: 'normal' as const }
}

function presentLeftover<Value>(
  { item, ...found }: FoundItem & { item: LeftoverItem },
  { servings, shownAt }: Dish<Value>,
  shown: ShownWith<Value>,
) {
  const parent = itemsIn(found).find((slot) => slot.item.id === item.parentId)
  const isFrozen = parent !== undefined && isEatenFrozen(parent, found, shown.keepsDaysOf)
  const value = shownAt(shown.table.servedOf(item)[0]!.servings / servings)
  const serving = { ...amountEaten(item), scale: null }
  const { parentId } = item
  const leftover = { ...presentFilled(item, shown), type: 'leftover' as const, value, serving, parentId }
  return isFrozen ? { ...leftover, frozen: true as const } : leftover
}

function presentFilled<Value>(item: FilledItem, shown: ShownWith<Value>) {
  const { id, meal, isLocked } = item
  const served = shown.table.servedOf(item)
  const sides = sidesOf(item).flatMap((side, at) => presentSide(side, served[at + 1]!.servings, shown))
  const eaten = shown.table.platesOf(item)
  const plates = eaten.map((plate) => presentPlate(plate, shown))
  const apart = ownDishesOf(eaten).flatMap((dish) => presentApart(dish, eaten, shown))
  return {
    id,
    category: meal,
    locked: isLocked,
    ...(sides.length > 0 && { sides }),
    ...(plates.length > 0 && { plates }),
    ...(apart.length > 0 && { apart }),
  }
}

/** TOG-3 */
export function presentPlate(
  { eater, helpings, own = [] }: EaterPlate,
  { servingOf }: Pick<ShownWith<unknown>, 'servingOf'>,
) {
  const weighed = [...helpings, ...own].map(({ recipeId, servings }) => {
    const { perServing = noMacros, gramsPerServing = 0 } = servingOf(recipeId) ?? {}
    return { servings, grams: gramsPerServing * servings, macros: scaleMacros(perServing, servings) }
  })
  const rounded = weighed.map(({ servings, grams }) => ({ servings, grams: Math.round(grams) }))
  const [main, ...sides] = rounded.slice(0, helpings.length)
  return {
    eaterId: eater.id,
    name: eater.name,
    servings: main!.servings,
    grams: rounded.reduce((sum, { grams }) => sum + grams, 0),
    nutrition: encodeMacros(
      shownMacros(weighed.reduce((sum, { macros }) => addMacros(sum, macros), noMacros)),
    ),
    ...(sides.length > 0 && { sides }),
  }
}

/** TOG-3: cooked for these alone. */
function presentApart<Value>(
  { recipeId, servings }: Helping,
  plates: readonly EaterPlate[],
  { dishOf, servingOf }: ShownWith<Value>,
) {
  const dish = dishOf(recipeId)
  if (!dish) return []
  const { gramsPerServing = 0 } = servingOf(recipeId) ?? {}
  const scale = servings / dish.servings
  const eaters = plates.flatMap(({ eater: { id, name }, own = [] }) =>
    own.flatMap((helping) =>
      helping.recipeId === recipeId
        ? [
            {
              eaterId: id,
              name,
              servings: helping.servings,
              grams: Math.round(gramsPerServing * helping.servings),
            },
          ]
        : [],
    ),
  )
  return [{ recipe: dish.shownAt(scale), serving: { ...amountEaten({ recipeId, servings }), scale }, eaters }]
}

/** PLATE-3: cooked for this meal alone, beside a leftover, too. */
function presentSide<Value>(side: Helping, served: number, { dishOf }: ShownWith<Value>) {
  const dish = dishOf(side.recipeId)
  if (!dish) return []
  const scale = served / dish.servings
  return [{ recipe: dish.shownAt(scale), serving: { ...amountEaten(side), scale } }]
}

function amountEaten({ servings }: Helping) {
  return { value: servings, minimum: leastServings }
}
