// The result as a person reads it.

import { aligned, percent } from '../tables/figures.ts'
import type { PersonBound } from './bound/bound.ts'
import type { MeasuredPlan, Summary } from './measure.ts'
import type { WayName } from './ways.ts'

/** A person of the bench with the plans made for them. */
export type MeasuredProfile = {
  person: string
  bound: PersonBound
  plans: Record<WayName, MeasuredPlan>
  asked: string
}

const exact = (share: number) => percent(share, 2)

export function summaryTable(summaries: Record<WayName, Summary>): string {
  const names = Object.keys(summaries) as WayName[]
  const row = (label: string, of: (summary: Summary) => string) => [
    label,
    ...names.map((name) => of(summaries[name])),
  ]
  return aligned([
    ['', ...names],
    row('days in range', ({ inRange }) => exact(inRange)),
    row('  of the bound', ({ ofTheBound }) => exact(ofTheBound)),
    row('  where all 28 can be', ({ inRangeWhereAllCanBe }) => exact(inRangeWhereAllCanBe)),
    row('  as cooked, in whole pieces', ({ inRangeAsCooked }) => exact(inRangeAsCooked)),
    row('deviation of a day, mean', ({ meanDeviation }) => exact(meanDeviation)),
    row('deviation of a day, worst', ({ worstDeviation }) => exact(worstDeviation)),
    row('distinct share of what is cooked', ({ distinctShare }) => exact(distinctShare)),
    row('hard violations', ({ hardViolations }) => String(hardViolations)),
    row('cooked again too soon', ({ gapViolations }) => String(gapViolations)),
    row('leftovers of nothing or too old', ({ orphans }) => String(orphans)),
    row('plans with leftovers as asked', ({ leftoversAsAsked }) => exact(leftoversAsAsked)),
    row('plans as much the same as asked', ({ sameAsAsked }) => exact(sameAsAsked)),
    row('ms a plan, p50 (goal ≤ 200)', ({ ms }) => ms.p50.toFixed(1)),
    row('ms a plan, p95 (goal ≤ 500)', ({ ms }) => ms.p95.toFixed(1)),
    row('ms a plan, most', ({ ms }) => ms.most.toFixed(1)),
  ])
}
