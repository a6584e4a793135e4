import { templateAloneToWire, weekToWire } from '@butterleaf/contract/meal-plan/template-to-wire'
import type { Template, Week } from '@butterleaf/domain/meal-plan/template'
import type { Cookbook } from '../recipes/cookbook.ts'
import type { Plan } from './plan.ts'
import { presentPlanAlone } from './present-plan.ts'
import { type Showing, showingFor } from './showing.ts'

export type PlanBytes = (plan: Plan) => Buffer

/** A week as it was written, and all that stands in it beside the week itself. */
type Written = Readonly<{ bytes: Buffer } & WrittenFor>
type WrittenFor = Pick<Template, 'id' | 'startDate'> &
  Pick<Showing, 'people' | 'ranges'> & { weekIndex: number }

/**
 * The plan as it goes over the wire (JSON of a `MealPlan`). A change touches one week of four as a rule: the others are the same values
 * still, and their text is kept for as long as these are.
 */
export function planBytes(cookbook: Cookbook): PlanBytes {
  const writtenWeeks = new WeakMap<Week, Written>()
  const weekBytes = (template: Template, week: Week, weekIndex: number, showing: Showing) => {
    const { id, startDate } = template
    const now = { id, startDate, weekIndex, people: showing.people, ranges: showing.ranges }
    const written = writtenWeeks.get(week)
    if (written && isFor(written, now)) return written.bytes
    const bytes = jsonBytes(weekToWire(template, { week, weekIndex }, showing))
    writtenWeeks.set(week, { ...now, bytes })
    return bytes
  }
  return (plan) => {
    const { template } = plan.active
    const showing = showingFor(plan, cookbook)
    const weeks = template.weeks.map((week, index) => weekBytes(template, week, index, showing))
    const own = withList(jsonBytes(templateAloneToWire(template, showing)), 'weeks', weeks)
    return withList(jsonBytes(presentPlanAlone(plan, cookbook)), 'templates', [own])
  }
}

function isFor(written: WrittenFor, now: WrittenFor): boolean {
  return (
    written.id === now.id &&
    written.startDate === now.startDate &&
    written.weekIndex === now.weekIndex &&
    written.people === now.people &&
    written.ranges === now.ranges
  )
}

function jsonBytes(value: object): Buffer {
  return Buffer.from(JSON.stringify(value))
}

/** The text of an object with one more field, a list of what is text already. */
function withList(object: Buffer, field: string, items: readonly Buffer[]): Buffer {
  const listed = items.flatMap((item, at) => (at === 0 ? [item] : [Buffer.from(','), item]))
  return Buffer.concat([object.subarray(0, -1), Buffer.from(`,"${field}":[`), ...listed, Buffer.from(']}')])
}
