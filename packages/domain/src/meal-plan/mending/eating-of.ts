import { daysBetween } from '../../calendar/iso-date.ts'
import { type FoodLog, mealsReplaced } from '../../food-log/eaten-day.ts'
import { eatenOffsets } from '../../food-log/eaten-offsets.ts'
import { extrasTotal } from '../../food-log/food-extra.ts'
import { eachMacro, type Macros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { MacrosPerServing } from '../fit.ts'
import type { Meal } from '../meals.ts'
import { dateOfDay, type Template } from '../template.ts'
import type { Eating } from './span.ts'

/** What the log says of the days of a plan; every day's extras take their part of its ranges. */
export function eatingOf(
  template: Template,
  macrosOf: MacrosPerServing,
  log: FoodLog,
  ranges: MacroRanges,
): Eating & Readonly<{ isReplaced: (dayNumber: number, meal: Meal) => boolean }> {
  const { startDate } = template
  const byDate = eatenOffsets(template, macrosOf, log.entries)
  return {
    macrosOf,
    rangesOf: ({ dayNumber }) => beside(ranges, extrasTotal(log.extras, dateOfDay(template, dayNumber))),
    offsets: new Map([...byDate].map(([date, offset]) => [daysBetween(startDate, date) + 1, offset])),
    isReplaced: (dayNumber, meal) => mealsReplaced(log.entries, dateOfDay(template, dayNumber)).has(meal),
  }
}

function beside(ranges: MacroRanges, extras: Macros): MacroRanges {
  return eachMacro((name) => ({
    minimum: Math.max(0, ranges[name].minimum - extras[name]),
    maximum: Math.max(0, ranges[name].maximum - extras[name]),
  }))
}
