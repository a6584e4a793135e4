import { deviationOf, missBy } from '../../nutrition/deviation.ts'
import { addMacros, eachMacro, type Macros, noMacros } from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { dayTotals, type MacrosPerServing } from '../fit.ts'
import { daysIn, type FoundDay, type FoundWeek } from '../places.ts'
import { isDayReady } from '../states.ts'

/** What days came to that were eaten, and are still to come. */
export type Eating = Readonly<{
  macrosOf: MacrosPerServing
  rangesOf: (found: FoundDay) => MacroRanges
  /** By day, 1 to 28: how much what was eaten differs from the plan. */
  offsets: ReadonlyMap<number, Macros>
}>

/** The days whose sum is judged: a week's, but for those that still have an open meal, or one day. */
export function daysOfSpan(week: FoundWeek, dayNumber: number | undefined): FoundDay[] {
  return daysIn(week).filter(
    (found) => isDayReady(found.day) && (dayNumber === undefined || found.dayNumber === dayNumber),
  )
}

/** As it was eaten, or will be. */
export function eatenOf({ macrosOf, offsets }: Eating, { day, dayNumber }: FoundDay): Macros {
  const offset = offsets.get(dayNumber)
  const planned = dayTotals(day, macrosOf)
  return offset ? addMacros(planned, offset) : planned
}

export type SpanTotals = Readonly<{ actual: Macros; target: MacroRanges }>

export function totalsOfSpan(eating: Eating, days: readonly FoundDay[]): SpanTotals {
  const ranges = days.map(eating.rangesOf)
  return {
    actual: days.map((found) => eatenOf(eating, found)).reduce(addMacros, noMacros),
    target: eachMacro((name) => ({
      minimum: ranges.reduce((sum, range) => sum + range[name].minimum, 0),
      maximum: ranges.reduce((sum, range) => sum + range[name].maximum, 0),
    })),
  }
}

/** The metric of mending: how far the sum of the days is outside the sum of their ranges. */
export function missOfSpan({ actual, target }: SpanTotals): number {
  return deviationOf(actual, target)
}

/** By macro: over where positive, short where negative, none where the days come out. */
export function excessOfSpan({ actual, target }: SpanTotals): Macros {
  return missBy(actual, target)
}
