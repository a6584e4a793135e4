import { profileOf } from '../../onboarding/diner-profile.ts'
import { portionsAt } from '../../onboarding/table/eaters-at.ts'
import type { RecipeId } from '../../recipes/may-eat.ts'
import { replaceItemToFit } from '../drawing/choose-recipe.ts'
import { forbiddenTo, type Planning, tastesOf } from '../drawing/diner.ts'
import { mealOnWeekday } from '../drawing/slot-on-weekday.ts'
import { type FilledItem, isFilled } from '../item.ts'
import { type FoundItem, placeOf } from '../places.ts'
import { type Dish, mayFill } from '../planner/menu.ts'
import { isStrange } from '../planner/palate.ts'
import { asLimit, minutesFor, wishOn } from '../planner/time/minutes-allowed.ts'
import { leastServings, mostPlannedServings, servingStep } from '../servings.ts'
import { type Day, itemsOf, type Template } from '../template.ts'
import { changeableSlots } from './changeable-slots.ts'
import { type HeldFood, leastGramsUsed, leastShareUsed } from './held-food.ts'
import { plannedDayFit } from './planned-day-fit.ts'
import { gramsOfDish, gramsPlanned, slotsAhead } from './planned-use.ts'

export type Search = {
  held: readonly HeldFood[]
  /** That a person still shops for, 1 to 28. */
  days: ReadonlySet<number>
  /** With one of the foods. */
  dishes: readonly Dish[]
  /** Slots that were exchanged already, and dishes that came in. */
  done: ReadonlySet<string>
  /** What a day refused doesn't fit it the next time either, while it is the same. */
  refused: WeakMap<Day, Set<string>>
  /** How many more dishes may be tried: counted in work, so that a proposal is the same on every machine. */
  triesLeft: number
}

type Candidate = Readonly<{ gain: number; slot: FoundItem; dish: Dish }>
type Exchanged = Readonly<{ template: Template; itemId: string; recipeId: RecipeId }>

/** Those that gain about as much come by day, so that food is used while it is good. */
const gainStep = 0.1

/** The exchange that uses most of what is there. A day in range stays in range, and none gets further from it. */
export function findExchange(planning: Planning, template: Template, search: Search): Exchanged | undefined {
  const stepOf = ({ gain }: Candidate) => Math.round(gain / gainStep)
  const candidates = candidatesIn(planning, template, search).sort(
    (a, b) => stepOf(b) - stepOf(a) || a.slot.dayNumber - b.slot.dayNumber || b.gain - a.gain,
  )
  for (const { slot, dish } of candidates) {
    const refused = search.refused.get(slot.day) ?? new Set()
    const key = `${slot.item.id} ${dish.id}`
    if (refused.has(key)) continue
    if (search.triesLeft <= 0) return undefined
    search.triesLeft -= 1
    const after = tryDish(planning, template, slot, dish)
    if (after && isWorthIt(planning, template, after, search))
      return { template: after, itemId: slot.item.id, recipeId: dish.id }
    search.refused.set(slot.day, refused.add(key))
  }
  return undefined
}

/** By what each would use in servings of as much energy as the dish that stands there. */
function candidatesIn(planning: Planning, template: Template, search: Search): Candidate[] {
  const { held, days, done } = search
  const ahead = slotsAhead(template, days)
  const planned = new Map(held.map((food) => [food.food, gramsPlanned(planning, ahead, food)]))
  return changeableSlots(template, days)
    .filter(({ item }) => !done.has(item.id))
    .flatMap((slot): Candidate[] => {
      const { item } = slot
      if (!isFilled(item)) return []
      return dishesFor(planning, template, slot, search).flatMap((dish) => {
        const servings = servingsLike(planning, item, dish)
        const gains = held
          .filter(({ untilDayNumber }) => slot.dayNumber <= untilDayNumber)
          .map(({ food, grams }) => {
            const before = planned.get(food) ?? 0
            const standing = gramsOfDish(planning, food, item, item.meal)
            const helping = { recipeId: dish.id, servings }
            const after = before - standing + gramsOfDish(planning, food, helping, item.meal)
            return gainOf(grams, before, after)
          })
        const gain = gains.reduce((sum, each) => sum + each, 0)
        return gain > 0 ? [{ gain, slot, dish }] : []
      })
    })
}

/** No dish twice in a week, none that is strange to the person, and none that takes longer than that weekday allows. */
function dishesFor(
  planning: Planning,
  template: Template,
  slot: FoundItem,
  { dishes, done }: Search,
): readonly Dish[] {
  const { item } = slot
  const { meal } = item
  const { diner } = planning
  const { wishes } = profileOf(diner.answers)
  const at = mealOnWeekday(template, slot)
  const portions = portionsAt(diner.answers, at)
  const forbiddenOf = forbiddenTo(planning)
  const tastes = tastesOf(diner)
  const minutesLike = (dish: Dish) =>
    isFilled(item) ? minutesFor(dish, portions * servingsLike(planning, item, dish)) : dish.minutes
  const { mostMinutes } = wishOn(wishes[meal], at.weekday)
  const inWeek = new Set(itemsOf(slot.week).flatMap((item) => (isFilled(item) ? [item.recipeId] : [])))
  return dishes.filter(
    (dish) =>
      !done.has(dish.id) &&
      !inWeek.has(dish.id) &&
      !forbiddenOf(dish.id, at) &&
      mayFill(dish, meal, wishes) &&
      !isStrange(dish, tastes) &&
      minutesLike(dish) <= asLimit(mostMinutes),
  )
}

function servingsLike({ kitchen }: Planning, { recipeId, servings }: FilledItem, dish: Dish): number {
  const standing = (kitchen.dish(recipeId)?.perServing.calories ?? 0) * servings
  const alike = Math.round(standing / dish.perServing.calories / servingStep) * servingStep
  return Math.min(mostPlannedServings, Math.max(leastServings, alike))
}

/** In shares of the food; 0 where it is too little to cook something else for. */
function gainOf(grams: number, before: number, after: number): number {
  const used = Math.min(after, grams) - Math.min(before, grams)
  return used < 0 || used >= Math.min(leastGramsUsed, leastShareUsed * grams) ? used / grams : 0
}

function tryDish(planning: Planning, template: Template, slot: FoundItem, dish: Dish): Template | undefined {
  const outcome = replaceItemToFit(planning, template, placeOf(slot), dish.id)
  if (!outcome.ok) return undefined
  const after = outcome.template.weeks[slot.weekIndex]?.days[slot.dayIndex]
  if (!after) return undefined
  const missOf = (day: Day) => plannedDayFit(planning, template)({ day, dayNumber: slot.dayNumber }).deviation
  return missOf(after) <= missOf(slot.day) ? outcome.template : undefined
}

/** In the servings it came in, with all that changed beside it. */
function isWorthIt(planning: Planning, before: Template, after: Template, { held, days }: Search): boolean {
  const [aheadBefore, aheadAfter] = [slotsAhead(before, days), slotsAhead(after, days)]
  const gains = held.map((food) => {
    const planned = (slots: readonly FoundItem[]) => gramsPlanned(planning, slots, food)
    return gainOf(food.grams, planned(aheadBefore), planned(aheadAfter))
  })
  return gains.reduce((sum, gain) => sum + gain, 0) > 0
}
