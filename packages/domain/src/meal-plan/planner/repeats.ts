import { daysOfPlan, daysOfWeek, eachMeal, type Meal } from '../../meals/meals.ts'
import type { Menu } from './menu.ts'
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
  const reach = cooking.isSameAllWeek ? 0 : gapDays - 1
  let near = 0
  for (const { day, leftoverOf } of cooking.slots) {
    if (leftoverOf) continue
    for (let other = Math.max(0, day - reach); other <= Math.min(daysOfPlan - 1, day + reach); other += 1)
      near |= 1 << other
  }
  return near
}
