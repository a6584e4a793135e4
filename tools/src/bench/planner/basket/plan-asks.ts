// What a plan asks of the person who shops and cooks for it: counted with the stock that the product follows, a trip each Monday.

import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { minutesTogether } from '@butterleaf/domain/cooking/batches'
import { followStock, type StockCooking } from '@butterleaf/domain/pantry/stock'
import { type StockFood, stockFoodOf } from '@butterleaf/domain/pantry/stock-food'
import { weekAsk } from '@butterleaf/domain/pantry/week-ask'
import { addUp } from '@butterleaf/domain/shopping-list/add-up'
import { mergeNearEqualFoods } from '@butterleaf/domain/shopping-list/home/merge-near-equals'
import { findStandIns } from '@butterleaf/domain/shopping-list/home/near-equals'
import type { ListedCooking } from '@butterleaf/domain/shopping-list/listed-cooking'
import { mainsOf, type PlacedItem, type Plan } from '../judged.ts'
import { isFedBy, placesOf } from '../plan.ts'
import { daysOfPlan, daysOfWeek } from '../rules.ts'

export type WeekAsked = {
  foods: number
  usedOnce: number
  toBuy: number
  minutes: number
}
export type PlanAsked = {
  weeks: WeekAsked[]
  thrownShare: number
  /** Portions on a quarter, of all. */
  quarters: number
  /** Of whole servings. */
  wholes: number
  distinct: number
}

const mondays = Array.from({ length: daysOfPlan / daysOfWeek }, (_, week) => week * daysOfWeek)
/** Long enough for what is left at the end to grow too old, and no longer. */
const daysFollowed = daysOfPlan + daysOfWeek

export function planAsked(plan: Plan<Recipe>, people: number): PlanAsked {
  const items = placesOf(plan)
  const mains = mainsOf(items)
  const cooked = items.filter(({ parent }) => !parent)
  const foods = new Map<string, StockFood>()
  const listed = cooked.map((item) => listedOf(item, servingsCooked(item, items) * people))
  const merged = mergeNearEqualFoods(
    listed,
    findStandIns(listed, () => true),
  )
  const minutes = minutesOf(cooked, listed)
  const cookings = merged.map((cooking, at) => ({
    ...cookingOf(cooking, cooked[at], foods),
    minutes: minutes[at],
  }))
  const trips = mondays.map((day) => ({ day, isBought: true }))
  const stock = followStock({ foods, cookings, trips, atHome: [], days: daysFollowed })
  const ask = (fromDay: number, beforeDay: number) => weekAsk(stock, cookings, { fromDay, beforeDay })
  return {
    weeks: mondays.map((monday) => {
      const week = ask(monday, monday + daysOfWeek)
      const { foods: used, toBuy, minutes } = week
      return {
        foods: used.length,
        usedOnce: countUsedOnce(week.cookings, used),
        toBuy: toBuy.length,
        minutes,
      }
    }),
    thrownShare: ask(0, daysOfPlan).thrownShare,
    quarters: mains.filter(({ servings }) => (servings * 4) % 2 === 1).length / mains.length,
    wholes: mains.filter(({ servings }) => Number.isInteger(servings)).length / mains.length,
    distinct: new Set(mainsOf(cooked).map(({ recipe }) => recipe.id)).size,
  }
}

/** Of each dish beside those of its plate before it: what cooks shorter cooks beside the longest. */
function minutesOf(cooked: readonly PlacedItem<Recipe>[], listed: readonly ListedCooking[]): number[] {
  const all = cooked.map(({ recipe }, at) => ({ recipe, servings: listed[at].factor * recipe.servings }))
  return cooked.map(({ day, meal }, at) => {
    const before = all
      .slice(0, at)
      .filter((_, other) => cooked[other].day === day && cooked[other].meal === meal)
    return minutesTogether([...before, all[at]]) - minutesTogether(before)
  })
}

function servingsCooked(cooked: PlacedItem<Recipe>, items: readonly PlacedItem<Recipe>[]): number {
  const eaten = items.filter((item) => isFedBy(item, cooked))
  return eaten.reduce((sum, { servings }) => sum + servings, cooked.servings)
}

function listedOf(
  { recipe: { id, title, servings: written, ingredients } }: PlacedItem<Recipe>,
  servings: number,
): ListedCooking {
  return { itemId: id, recipeTitle: title, factor: servings / written, ingredients }
}

function cookingOf(
  listed: ListedCooking,
  { day }: PlacedItem<Recipe>,
  foods: Map<string, StockFood>,
): StockCooking {
  for (const { food } of listed.ingredients) {
    const { id, buy, keeps, price = 1, class: kind } = food.comesIn?.whole ?? food
    foods.set(
      id,
      stockFoodOf({ id, packs: [buy], price, ...(keeps && { keeps }), ...(kind && { class: kind }) }),
    )
  }
  return {
    day,
    minutes: 0,
    foods: addUp([listed]).map(({ food, grams }) => ({ food: food.id, grams })),
  }
}

function countUsedOnce(cookings: readonly StockCooking[], foods: readonly { food: string }[]): number {
  const users = (food: string) =>
    cookings.filter((one) => one.foods.some((each) => each.food === food)).length
  return foods.filter(({ food }) => users(food) === 1).length
}
