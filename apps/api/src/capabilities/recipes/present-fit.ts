import type { PlanDay, PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import { encodeMacros, encodeRanges } from '@butterleaf/contract/nutrition/macros-codec'
import type { DayFit, SpanFit } from '@butterleaf/domain/meal-plan/fit'
import { eachMacro, shownMacro, shownMacros } from '@butterleaf/domain/nutrition/macros'

/** PLAN-1. */
export function presentDayFit(fit: DayFit): PlanDay['fit'] {
  const { besides, snackRoom, inRange } = fit
  return {
    ...figures(fit),
    ...(besides && { besides: encodeMacros(shownMacros(besides)) }),
    ...(snackRoom && { snackRoom: encodeMacros(shownMacros(snackRoom)) }),
    inRange,
  }
}

export function presentSpanFit(fit: SpanFit): PlanWeek['fit'] {
  return { ...figures(fit), inRange: fit.inRange }
}

/** The same of days whose sum alone is judged (LIFE-5). */
export function presentSpanTotals({ target, actual }: Pick<SpanFit, 'target' | 'actual'>) {
  const { deviation: _, ...totals } = figures({ target, actual, deviation: 0 })
  return totals
}

function figures({ target, actual, deviation }: Pick<DayFit, 'target' | 'actual' | 'deviation'>) {
  const shownTarget = eachMacro((name) => ({
    minimum: shownMacro(name, target[name].minimum),
    maximum: shownMacro(name, target[name].maximum),
  }))
  return {
    target: encodeRanges(shownTarget),
    actual: encodeMacros(shownMacros(actual)),
    deviation: toFourDecimals(deviation),
  }
}

/** Upward: only what is in range has 0. */
function toFourDecimals(deviation: number): number {
  return Math.ceil(deviation * 10_000) / 10_000
}
