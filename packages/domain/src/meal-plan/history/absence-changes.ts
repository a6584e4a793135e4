import type { Meal } from '../../meals/meals.ts'
import type { EaterId } from '../../onboarding/questionnaire.ts'
import type { ItemId } from '../item.ts'
import type { Outcome } from '../operations/change-template.ts'
import { allItems, findById } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { absentAt, isSameAbsence, withAbsent } from '../table/absent.ts'
import type { Day, Template } from '../template.ts'

/** LIFE-8: who of the table wasn't at a meal before a change, and after it. */
export type AbsenceChange = Readonly<{
  dayNumber: number
  itemId: ItemId
  meal: Meal
  before: readonly EaterId[]
  after: readonly EaterId[]
}>

export function absenceChanges(before: Template, after: Template): AbsenceChange[] {
  return allItems(after).flatMap(({ day, dayNumber, item }) => {
    const old = findById(before, item.id)?.day
    if (!old || old.absent === day.absent) return []
    const change = { before: absentAt(old, item.id), after: absentAt(day, item.id) }
    return isSameAbsence(change.before, change.after)
      ? []
      : [{ dayNumber, itemId: item.id, meal: item.meal, ...change }]
  })
}

/** LIFE-8: as it was before the change, on days that aren't complete. */
export function bringBackAbsences(template: Template, changes: readonly AbsenceChange[]): Outcome {
  const refusal = refusalToBringBackAbsences(template, changes)
  if (refusal) return refuse(refusal)
  const before = new Map(changes.map((change) => [change.itemId, change.before]))
  const dayBefore = (day: Day): Day =>
    day.isComplete
      ? day
      : day.items.reduce((now, { id }) => (before.has(id) ? withAbsent(now, id, before.get(id)!) : now), day)
  const weeks = template.weeks.map((week) => {
    const days = week.days.map(dayBefore)
    return days.every((day, at) => day === week.days[at]) ? week : { ...week, days }
  })
  return { ok: true, template: { ...template, weeks } }
}

export function refusalToBringBackAbsences(
  template: Template,
  changes: readonly AbsenceChange[],
): Refusal | undefined {
  const found = changes.flatMap((change) => {
    const slot = findById(template, change.itemId)
    return slot ? [{ slot, change }] : []
  })
  const isOpen = found.filter(({ slot }) => !slot.day.isComplete)
  const [first] = found
  if (!first) return { because: 'not-there' }
  if (isOpen.length === 0) return { because: 'day-complete', dayNumber: first.slot.dayNumber }
  const isBack = isOpen.every(({ slot, change }) =>
    isSameAbsence(absentAt(slot.day, slot.item.id), change.before),
  )
  return isBack ? { because: 'not-there' } : undefined
}

/** TOG-3: the meals at which somebody is again who wasn't. */
export function mealsWithReturn(changes: readonly AbsenceChange[]): ReadonlySet<ItemId> {
  const returns = changes.filter(({ before, after }) => before.some((id) => !after.includes(id)))
  return new Set(returns.map(({ itemId }) => itemId))
}
