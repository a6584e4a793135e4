import { rangesOf } from '../../onboarding/ranges-of.ts'
import { wishesOf } from '../../onboarding/wishes-of.ts'
import { replaceItemToFit } from '../drawing/choose-recipe.ts'
import { avoidancesOfDiner, type Planning } from '../drawing/diner.ts'
import { fitRecipe } from '../drawing/rank-dishes.ts'
import { slotOnWeekday } from '../drawing/slot-on-weekday.ts'
import { dayFit } from '../fit.ts'
import { type ItemId, isFilled, type RecipeId } from '../item.ts'
import type { Meal } from '../meals.ts'
import { allItems, type FoundItem, placeOf, placeOfDay } from '../places.ts'
import { type Dish, mayFill } from '../planner/menu.ts'
import { takesNoLonger, wishOn } from '../planner/time/minutes-allowed.ts'
import { freeSlots } from '../states/free-slots.ts'
import type { Template } from '../template.ts'
import { gramsOfDish, gramsPlanned } from './planned-use.ts'

/** A food that a person has, by its id. */
export type HeldFood = Readonly<{ food: string; grams: number }>

export type UseUpExchange = Readonly<{
  itemId: ItemId
  dayNumber: number
  meal: Meal
  from: RecipeId
  to: RecipeId
}>

/** Why some of a food stays: no dish the person eats has it, no meal ahead is open, no day ahead stays in range, or next to nothing is left. */
export type UnusedBecause = 'in-no-dish' | 'no-open-meal' | 'out-of-range' | 'little-left'

export type FoodUsed = HeldFood & Readonly<{ usedGrams: number; unusedBecause: UnusedBecause | undefined }>

export type UseUpProposal = Readonly<{
  template: Template
  exchanges: readonly UseUpExchange[]
  foods: readonly FoodUsed[]
}>

/** A dish that uses less than both isn't worth an exchange. */
const leastShare = 0.15
const leastGrams = 50
const mostExchangesPerFood = 3

type Asked = Readonly<{
  held: readonly HeldFood[]
  /** The first day that isn't shopped for. */
  fromDayNumber: number
}>

/**
 * PAN-5: exchanges some dishes of the days ahead for those that use up the most of what is there. A day in range
 * stays in range; complete days, locked dishes, and cookings that feed other days stay.
 */
export function proposeUseUp(
  planning: Planning,
  template: Template,
  { held, fromDayNumber }: Asked,
): UseUpProposal {
  const dishes = dishesWith(planning, held)
  const exchanges: UseUpExchange[] = []
  let current = template
  for (let left = held.length * mostExchangesPerFood; left > 0; left -= 1) {
    const done = new Set(exchanges.flatMap(({ itemId, to }) => [itemId, to]))
    const best = bestExchange(planning, current, { held, fromDayNumber, dishes, done })
    if (!best) break
    current = best.template
    exchanges.push(best.exchange)
  }
  const asked = { held, fromDayNumber }
  return { template: current, exchanges, foods: foodsUsed(planning, current, asked, dishes) }
}

function dishesWith({ kitchen, diner }: Planning, held: readonly HeldFood[]): readonly Dish[] {
  const ids = new Set(held.map(({ food }) => food))
  return kitchen
    .dishesFor(avoidancesOfDiner(diner))
    .filter(({ foods }) => foods.some(({ food }) => ids.has(food.id)))
}

type Search = Asked & Readonly<{ dishes: readonly Dish[]; done: ReadonlySet<string> }>
type Found = Readonly<{ gain: number; slot: FoundItem; dish: Dish }>

function bestExchange(planning: Planning, template: Template, search: Search) {
  const found = openSlots(template, search.fromDayNumber)
    .filter(({ item }) => !search.done.has(item.id))
    .flatMap((slot) => gainsOf(planning, template, slot, search))
    .sort((a, b) => b.gain - a.gain || a.slot.dayNumber - b.slot.dayNumber)
  for (const { slot, dish } of found) {
    const outcome = replaceItemToFit(planning, template, placeOf(slot), dish.id)
    if (!outcome.ok || !isFilled(slot.item)) continue
    if (!keepsRange(planning, template, outcome.template, slot)) continue
    const { id: itemId, meal, recipeId: from } = slot.item
    const exchange = { itemId, dayNumber: slot.dayNumber, meal, from, to: dish.id }
    return { template: outcome.template, exchange }
  }
  return undefined
}

/** What a draw might change, and a person hasn't shopped for. */
function openSlots(template: Template, fromDayNumber: number): FoundItem[] {
  const ahead = allItems(template).filter(
    ({ dayNumber, item }) => dayNumber >= fromDayNumber && isFilled(item),
  )
  const free = new Map(
    ahead.map((slot) => [
      slot.day.id,
      new Set(freeSlots(template, placeOfDay(slot)).map(({ item }) => item.id)),
    ]),
  )
  return ahead.filter(({ day, item }) => free.get(day.id)?.has(item.id))
}

function gainsOf(planning: Planning, template: Template, slot: FoundItem, search: Search): Found[] {
  const { meal } = slot.item
  const wishes = wishesOf(planning.diner.answers)
  const { mostMinutes } = wishOn(wishes[meal], slotOnWeekday(template, slot).weekday)
  return search.dishes
    .filter(
      (dish) => !search.done.has(dish.id) && mayFill(dish, meal, wishes) && takesNoLonger(dish, mostMinutes),
    )
    .flatMap((dish) => {
      const fit = fitRecipe(planning, { day: slot.day, meal }, dish.id)
      const gain = fit ? gainOf(planning, template, { slot, dish, servings: fit.servings }, search) : 0
      return gain > 0 ? [{ gain, slot, dish }] : []
    })
}

/** Of all that is there, in shares of each food. */
function gainOf(
  planning: Planning,
  template: Template,
  { slot: { item }, dish, servings }: Readonly<{ slot: FoundItem; dish: Dish; servings: number }>,
  { held, fromDayNumber }: Asked,
): number {
  const ahead = slotsAhead(template, fromDayNumber)
  return held.reduce((sum, { food, grams }) => {
    const before = gramsPlanned(planning, food, ahead)
    const standing = isFilled(item) ? gramsOfDish(planning, food, item) : 0
    const after = before - standing + gramsOfDish(planning, food, { recipeId: dish.id, servings })
    const used = Math.min(after, grams) - Math.min(before, grams)
    const isWorthIt = used < 0 || used >= leastGrams || used >= leastShare * grams
    return sum + (isWorthIt ? used / grams : 0)
  }, 0)
}

function slotsAhead(template: Template, fromDayNumber: number): FoundItem[] {
  return allItems(template).filter(({ dayNumber, day }) => dayNumber >= fromDayNumber && !day.isComplete)
}

function keepsRange(planning: Planning, before: Template, after: Template, slot: FoundItem): boolean {
  return !isInRange(planning, before, slot) || isInRange(planning, after, slot)
}

function isInRange(
  { kitchen, diner }: Planning,
  { weeks }: Template,
  { weekIndex, dayIndex }: FoundItem,
): boolean {
  const day = weeks[weekIndex]?.days[dayIndex]
  const nothing = { calories: 0, fat: 0, netCarbs: 0, protein: 0 }
  const macrosOf = (id: RecipeId) => kitchen.dish(id)?.perServing ?? nothing
  return day !== undefined && dayFit(day, macrosOf, rangesOf(diner.answers)).inRange
}

function foodsUsed(
  planning: Planning,
  template: Template,
  { held, fromDayNumber }: Asked,
  dishes: readonly Dish[],
): FoodUsed[] {
  const ahead = slotsAhead(template, fromDayNumber)
  const hasOpen = openSlots(template, fromDayNumber).length > 0
  return held.map(({ food, grams }) => {
    const usedGrams = Math.min(grams, gramsPlanned(planning, food, ahead))
    const isInDish = dishes.some(({ foods }) => foods.some((each) => each.food.id === food))
    const reason = isInDish ? (hasOpen ? 'out-of-range' : 'no-open-meal') : 'in-no-dish'
    const leftShare = (grams - usedGrams) / grams
    const isLittle = leftShare < leastShare
    return {
      food,
      grams,
      usedGrams,
      unusedBecause: leftShare <= 0 ? undefined : isLittle ? 'little-left' : reason,
    }
  })
}
