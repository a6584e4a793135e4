import { deviationOf, missBy } from '../../nutrition/deviation.ts'
import {
  addMacros,
  eachMacro,
  type MacroName,
  type Macros,
  macroNames,
  scaleMacros,
} from '../../nutrition/macros.ts'
import type { MacroRanges } from '../../nutrition/ranges.ts'
import { type FoundDay, findDay, placeOfDay } from '../places.ts'
import type { Template } from '../template.ts'
import type { Mending } from './mending.ts'
import { eatenOf, excessOfSpan, totalsOfSpan } from './span.ts'

/** What a day should come to, so that all days ahead share what is over or short. */
export type DayGoal = Readonly<{
  totals: Macros
  /** Macros that are out; the others are to stay about as they are. */
  out: ReadonlySet<MacroName>
  ranges: MacroRanges
  /** By how much the day is out of them now. */
  deviation: number
  /** Each macro inside what the day may hold, or no further out than it is. */
  mayHold: MacroRanges
  /** What the other days come to, and what all should. */
  rest: Macros
  target: MacroRanges
}>

const weightOfOthers = 0.1
/** Of a share of a range: more than any way to the goal is worth. */
const weightOutside = 100

type Shared = Pick<Mending, 'eating' | 'span' | 'ahead' | 'isShared'>

/** Undefined where the span comes out. */
export function goalFor(mending: Shared, template: Template, found: FoundDay): DayGoal | undefined {
  const { eating, ahead, isShared } = mending
  const span = totalsOfSpan(eating, spanIn(mending, template))
  const excess = excessOfSpan(span)
  const out = new Set(macroNames.filter((name) => excess[name] !== 0))
  if (out.size === 0) return undefined
  const left = isShared ? ahead.filter(({ dayNumber }) => dayNumber >= found.dayNumber).length : 1
  const now = eatenOf(eating, found)
  const ranges = eating.rangesOf(found)
  return {
    ranges,
    deviation: deviationOf(now, ranges),
    totals: addMacros(now, scaleMacros(excess, -1 / left)),
    out,
    mayHold: noFurtherOut(ranges, now),
    rest: addMacros(span.actual, scaleMacros(now, -1)),
    target: span.target,
  }
}

function noFurtherOut(ranges: MacroRanges, now: Macros): MacroRanges {
  return eachMacro((name) => ({
    minimum: Math.min(ranges[name].minimum, now[name]),
    maximum: Math.max(ranges[name].maximum, now[name]),
  }))
}

/** Infinite where the day would be further out than it is: one in range stays there (HELD-3). */
export function missOfTotals(
  { totals, out, ranges, deviation, mayHold, rest, target }: DayGoal,
  reached: Macros,
): number {
  if (deviationOf(reached, ranges) > deviation) return Number.POSITIVE_INFINITY
  const way = macroNames.reduce((sum, name) => {
    const weight = out.has(name) ? 1 : weightOfOthers
    return sum + (weight * Math.abs(reached[name] - totals[name])) / Math.max(1, mayHold[name].maximum)
  }, 0)
  const spanMiss = missBy(addMacros(rest, reached), target)
  const broughtOut = macroNames.reduce((sum, name) => {
    return out.has(name) ? sum : sum + Math.abs(spanMiss[name]) / Math.max(1, target[name].maximum)
  }, 0)
  return way + weightOutside * (deviationOf(reached, mayHold) + broughtOut)
}

/** The days of the span as they stand in this template. */
export function spanIn({ span }: Pick<Mending, 'span'>, template: Template): FoundDay[] {
  return span.flatMap((found) => findDay(template, placeOfDay(found)) ?? [])
}
