import { noMacros } from '../../nutrition/macros.ts'
import { rangesOf } from '../../onboarding/ranges-of.ts'
import type { Planning } from '../drawing/diner.ts'
import { type DayFit, dayFit } from '../fit.ts'
import type { Day } from '../template.ts'

/** As planned. A recipe that has left the cookbook counts as nothing. */
export function plannedDayFit({ kitchen, diner }: Planning): (found: Readonly<{ day: Day }>) => DayFit {
  const ranges = rangesOf(diner.answers)
  return ({ day }) => dayFit(day, (id) => kitchen.dish(id)?.perServing ?? noMacros, ranges)
}
