import type { IsoDate } from '../../calendar/iso-date.ts'
import { addMacros, eachMacro, type Macros, noMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { FoodLog } from '../eating/eaten-day.ts'
import { dayTotals } from '../fit.ts'
import type { SpanTotals } from '../mending/span.ts'
import type { FoundDay } from '../places.ts'
import { dateOfDay } from '../template.ts'
import { dayAsEaten } from './day-as-eaten.ts'
import type { MealPlan } from './meal-plan.ts'

/**
 * LIFE-5: what days come to together, from the figures that each day itself tells: cards are rounded, and a sum of them would tell the day
 * with another kcal. A meal that isn't counted is taken to have been as planned (`eatenOffsets`).
 */
export function spanAsEaten(
  plan: MealPlan,
  days: readonly FoundDay[],
  { log, today }: Readonly<{ log: FoodLog; today: IsoDate }>,
): SpanTotals {
  const macrosOf = (recipeId: string): Macros => plan.cards[recipeId]?.perServing ?? noMacros
  const told = days.map(({ day, dayNumber }) => {
    const { eaten, notCounted } = dayAsEaten(
      plan,
      day,
      { date: dateOfDay(plan.template, dayNumber), today },
      log,
    )
    const unknown = { items: day.items.filter(({ meal }) => notCounted.has(meal)) }
    return { actual: addMacros(eaten.actual, dayTotals(unknown, macrosOf)), target: eaten.target }
  })
  const sum = (of: (target: MacroRanges) => number) =>
    told.reduce((total, { target }) => total + of(target), 0)
  return {
    actual: told.reduce((total, { actual }) => addMacros(total, actual), noMacros),
    target: eachMacro((name) => ({
      minimum: sum((target) => target[name].minimum),
      maximum: sum((target) => target[name].maximum),
    })),
  }
}
