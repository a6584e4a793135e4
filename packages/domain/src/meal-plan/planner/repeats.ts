import { noteAboveGrams } from '../../cooking/loads.ts'
import { daysOfPlan, daysOfWeek, eachMeal, type Meal } from '../../meals/meals.ts'
import type { Dish, Menu } from './menu.ts'
import type { Cooking } from './search/skeleton.ts'

/** A set of days of the plan, one bit a day. */
export type Days = number

/** How soon a dish may be cooked again, and how often in all; sooner and oftener where there is little to choose from. */
export type RepeatRule = { gapDays: number; mostTimes: number }

export function repeatRules(menu: Menu): Readonly<Record<Meal, RepeatRule>> {
  return eachMeal((meal) => {
    const gapDays = Math.min(daysOfWeek, Math.max(1, Math.floor(menu.candidates[meal].length / 2)))
    return { gapDays, mostTimes: Math.ceil(daysOfPlan / gapDays) }
  })
}

export function daysCooked({ slots }: Cooking): Days {
  return slots.reduce((days, { day, leftoverOf }) => (leftoverOf ? days : days | (1 << day)), 0)
}

/** The days on which no other cooking may have the same dish. */
export function daysTooNear(cooking: Cooking, { gapDays }: RepeatRule): Days {
  let near = 0
  for (const { day, leftoverOf } of cooking.slots) {
    if (leftoverOf) continue
    const [first, last] = cooking.isSameAllWeek
      ? daysOfTurns(day, gapDays)
      : [Math.max(0, day - gapDays + 1), Math.min(daysOfPlan - 1, day + gapDays - 1)]
    for (let other = first; other <= last; other += 1) near |= 1 << other
  }
  return near
}

/** PLATE-4: of a week; what nobody should eat daily is eaten on no more. */
export const mostDaysInTurn = 3

export function mayBeDaily(dish: Pick<Dish, 'ledBy' | 'loads' | 'isDrink'>): boolean {
  return dish.ledBy !== 'cured-meat' && mayTakeTurns(dish)
}

/** A drink or a treat is eaten now and then, and not every other day. */
export function mayTakeTurns({ loads, isDrink }: Pick<Dish, 'loads' | 'isDrink'>): boolean {
  return !isDrink && loads.sweetener <= noteAboveGrams.sweetener
}

/** PLATE-4: the two dishes that take turns in a week are different where there is a choice; another week may have them again. */
function daysOfTurns(day: number, gapDays: number): readonly [first: number, last: number] {
  if (gapDays < daysOfWeek) return [day, day]
  const first = day - (day % daysOfWeek)
  return [first, first + daysOfWeek - 1]
}
