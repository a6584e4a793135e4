// A week some of whose slots are decided, made whole with whatever is allowed: what is left open lies on days out of range.
import type { CookedAt } from '../judged.ts'
import type { WeekSlots } from '../plan.ts'
import { type Meal, meals } from '../rules.ts'
import type { Serving } from './box-tree.ts'

/** What is cooked or warmed up for a meal, and in which portion where the day is in range. */
export type DecidedPlace = {
  recipe: number
  meal: Meal
  portion?: number | undefined
  parent?: CookedAt | undefined
}
export type DecidedDay = { hasDessert: boolean; places: readonly DecidedPlace[] }
/** A week's slots, the recipe of each dish by its number, and the portion of each slot. */
export type WeekChoice = {
  shape: { slots: WeekSlots }
  recipes: readonly number[]
  portions: readonly number[]
}

/** Undefined when a slot finds nothing. `servingsOf(meal)` and `servingsOf(meal, recipe)` list what may stand in a slot. */
export function fillWeek(
  days: readonly DecidedDay[],
  eaten: readonly Meal[],
  servingsOf: (meal: Meal, recipe?: number) => readonly Serving[],
): WeekChoice | undefined {
  const slots: WeekSlots[number][] = []
  const recipes: number[] = []
  const portions: number[] = []
  const taken = new Set(days.flatMap(({ places }) => places.map(({ recipe }) => recipe)))
  for (const [day, { hasDessert, places }] of days.entries())
    for (const meal of meals.filter((each) => eaten.includes(each) && (each !== 'dessert' || hasDessert))) {
      const place = places.find((each) => each.meal === meal)
      const serving = place?.portion
        ? { recipe: place.recipe, portion: place.portion }
        : servingsOf(meal, place?.recipe).find(({ recipe }) => place || !taken.has(recipe))
      if (!serving) return undefined
      taken.add(serving.recipe)
      slots.push({
        day,
        meal,
        dish: slots.length,
        parent: place?.parent && { day: place.parent.day, meal: place.parent.meal },
      })
      recipes.push(serving.recipe)
      portions.push(serving.portion)
    }
  return { shape: { slots }, recipes, portions }
}
