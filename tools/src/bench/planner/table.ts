// The result as a person reads it.
import type { PersonBound } from './bound/bounds-store.ts'
import type { MeasuredPlan, Summary } from './measure.ts'
import type { WayName } from './ways.ts'

/** A person of the bench with the plans made for them. */
export type MeasuredProfile = {
  person: string
  flat: object
  bound: PersonBound
  plans: Record<WayName, MeasuredPlan>
  asked: string
}

export function summaryTable(summaries: Record<WayName, Summary>): string {
  const names = Object.keys(summaries) as WayName[]
  const row = (label: string, of: (summary: Summary) => string) => [
    label,
    ...names.map((name) => of(summaries[name])),
  ]
  return aligned([
    ['', ...names],
    row('days in range', ({ inRange }) => percent(inRange)),
    row('  of the bound', ({ ofTheBound }) => percent(ofTheBound)),
    row('  where all 28 can be', ({ inRangeWhereAllCanBe }) => percent(inRangeWhereAllCanBe)),
    row('  as cooked, in whole pieces', ({ inRangeAsCooked }) => percent(inRangeAsCooked)),
    row('deviation of a day, mean', ({ meanDeviation }) => percent(meanDeviation)),
    row('deviation of a day, worst', ({ worstDeviation }) => percent(worstDeviation)),
    row('distinct share of what is cooked', ({ distinctShare }) => percent(distinctShare)),
    row('hard violations', ({ hardViolations }) => String(hardViolations)),
    row('cooked again too soon', ({ gapViolations }) => String(gapViolations)),
    row('leftovers of nothing or too old', ({ orphans }) => String(orphans)),
    row('plans with leftovers as asked', ({ leftoversAsAsked }) => percent(leftoversAsAsked)),
    row('plans as much the same as asked', ({ sameAsAsked }) => percent(sameAsAsked)),
    row('ms a plan, p50 (goal ≤ 200)', ({ ms }) => ms.p50.toFixed(1)),
    row('ms a plan, p95 (goal ≤ 500)', ({ ms }) => ms.p95.toFixed(1)),
    row('ms a plan, most', ({ ms }) => ms.most.toFixed(1)),
  ])
}

export function profileTable(profiles: readonly MeasuredProfile[]): string {
  const head = ['person', 'bound', 'found', 'planner', 'as cooked', 'ms', 'meals eaten and asked for']
  const rows = profiles.map(({ person, bound, plans, asked }) => [
    person,
    bound.isExact ? String(bound.upper) : `≤ ${bound.upper}`,
    String(bound.lower),
    String(plans.planner.daysInRange),
    String(plans.planner.daysInRangeAsCooked),
    plans.planner.ms.toFixed(0),
    asked,
  ])
  return aligned([head, ...rows])
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  const isText = (column: number) => column === 0 || column >= 6
  return rows
    .map((row) =>
      row
        .map((cell, column) => (isText(column) ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`
}
