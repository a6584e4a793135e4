import { eatenBesides, withBesides } from '../../food-log/eaten-besides.ts'
import { type FoodLog, mealsReplaced } from '../../food-log/eaten-day.ts'
import { eatenOffsets } from '../../food-log/eaten-offsets.ts'
import { noMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import type { MacrosPerServing } from '../fit.ts'
import { daysOfPlan, type Meal } from '../meals.ts'
import { dateOfDay, type Template } from '../template.ts'
import type { Eating } from './span.ts'

/** What the log says of the days of a plan, with every day's extras. */
export function eatingOf(
  template: Template,
  macrosOf: MacrosPerServing,
  log: FoodLog,
  ranges: MacroRanges,
): Eating & Readonly<{ isReplaced: (dayNumber: number, meal: Meal) => boolean }> {
  const byDate = eatenOffsets(template, macrosOf, log.entries)
  const offsets = Array.from({ length: daysOfPlan }, (_, day) => {
    const date = dateOfDay(template, day + 1)
    return [day + 1, withBesides(byDate.get(date) ?? noMacros, eatenBesides(log, date))] as const
  })
  return {
    macrosOf,
    rangesOf: () => ranges,
    offsets: new Map(offsets),
    isReplaced: (dayNumber, meal) => mealsReplaced(log.entries, dateOfDay(template, dayNumber)).has(meal),
  }
}
