import type { Meal } from '../../meals/meals.ts'
import type { EaterId } from '../../onboarding/questionnaire.ts'
import type { ItemId } from '../item.ts'
import type { Outcome } from '../operations/change-template.ts'
import { daysIn, type FoundDay, findById } from '../places.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { absentAt, isSameAbsence, withAbsent } from '../table/absent.ts'
import { guestsAt, isSameGuests, withGuests } from '../table/guests.ts'
import type { Day, Guests, Template } from '../template.ts'

/** LIFE-8: what is said of who is at a meal, before a change and after it. */
export type CompanyChange<Said> = Readonly<{
  dayNumber: number
  itemId: ItemId
  meal: Meal
  before: Said
  after: Said
}>

/** Where a day says it. */
export type Company<Said> = Readonly<{
  at(day: Day, itemId: ItemId): Said
  put(day: Day, itemId: ItemId, said: Said): Day
  isSame(one: Said, other: Said): boolean
}>

/** TOG-3: who of the table isn't at a meal. */
export type AbsenceChange = CompanyChange<readonly EaterId[]>
export const absentCompany: Company<readonly EaterId[]> = {
  at: absentAt,
  put: withAbsent,
  isSame: isSameAbsence,
}

/** TOG-2: whom a meal's people invited. */
export type GuestChange = CompanyChange<Guests>
export const guestCompany: Company<Guests> = { at: guestsAt, put: withGuests, isSame: isSameGuests }

/** Two versions of one template: what didn't change is the same object, and isn't looked at. */
export function companyChanges<Said>(
  before: Template,
  after: Template,
  { at, isSame }: Company<Said>,
): CompanyChange<Said>[] {
  const oldDays = new Map(
    daysUnlike(before, after).flatMap(({ day }) => day.items.map(({ id }) => [id, day] as const)),
  )
  return daysUnlike(after, before).flatMap(({ day, dayNumber }) =>
    day.items.flatMap((item) => {
      const old = oldDays.get(item.id)
      if (!old) return []
      const change = { before: at(old, item.id), after: at(day, item.id) }
      return isSame(change.before, change.after)
        ? []
        : [{ dayNumber, itemId: item.id, meal: item.meal, ...change }]
    }),
  )
}

function daysUnlike(one: Template, other: Template): FoundDay[] {
  return one.weeks.flatMap((week, weekIndex) => {
    const otherWeek = other.weeks[weekIndex]
    if (week === otherWeek) return []
    return daysIn({ week, weekIndex }).filter(({ day, dayIndex }) => day !== otherWeek?.days[dayIndex])
  })
}

/** LIFE-8: as it was before the change, on days that aren't complete. */
export function bringBackCompany<Said>(
  template: Template,
  changes: readonly CompanyChange<Said>[],
  company: Company<Said>,
): Outcome {
  const refusal = refusalToBringBackCompany(template, changes, company)
  if (refusal) return refuse(refusal)
  const before = new Map(changes.map((change) => [change.itemId, change]))
  const dayBefore = (day: Day): Day =>
    day.isComplete
      ? day
      : day.items.reduce((now, { id }) => {
          const change = before.get(id)
          return change ? company.put(now, id, change.before) : now
        }, day)
  const weeks = template.weeks.map((week) => {
    const days = week.days.map(dayBefore)
    return days.every((day, at) => day === week.days[at]) ? week : { ...week, days }
  })
  return { ok: true, template: { ...template, weeks } }
}

export function refusalToBringBackCompany<Said>(
  template: Template,
  changes: readonly CompanyChange<Said>[],
  { at, isSame }: Company<Said>,
): Refusal | undefined {
  const found = changes.flatMap((change) => {
    const slot = findById(template, change.itemId)
    return slot ? [{ slot, change }] : []
  })
  const isOpen = found.filter(({ slot }) => !slot.day.isComplete)
  const [first] = found
  if (!first) return { because: 'not-there' }
  if (isOpen.length === 0) return { because: 'day-complete', dayNumber: first.slot.dayNumber }
  const isBack = isOpen.every(({ slot, change }) => isSame(at(slot.day, slot.item.id), change.before))
  return isBack ? { because: 'not-there' } : undefined
}

/** Of a change, by the names under which the history keeps and shows them; absent where nothing changed. */
export type CompanyChanges = Readonly<{
  absences?: readonly AbsenceChange[] | undefined
  guests?: readonly GuestChange[] | undefined
}>

export function allCompanyChanges(before: Template, after: Template): CompanyChanges {
  const absences = companyChanges(before, after, absentCompany)
  const guests = companyChanges(before, after, guestCompany)
  return { ...(absences.length > 0 && { absences }), ...(guests.length > 0 && { guests }) }
}

/** With what changed of each, where something did. */
function ofEach<Result>(
  { absences = [], guests = [] }: CompanyChanges,
  tell: <Said>(changes: readonly CompanyChange<Said>[], company: Company<Said>) => Result,
): Result[] {
  return [
    ...(absences.length > 0 ? [tell(absences, absentCompany)] : []),
    ...(guests.length > 0 ? [tell(guests, guestCompany)] : []),
  ]
}

/** Each as it was before the change, as far as it can be; refused where nothing of it can. */
export function bringBackAllCompany(template: Template, changes: CompanyChanges): Outcome {
  const refusal = refusalToBringBackAllCompany(template, changes)
  if (refusal) return refuse(refusal)
  const backs = ofEach(changes, (those, company) => (current: Template) => {
    const back = bringBackCompany(current, those, company)
    return back.ok ? back.template : current
  })
  return { ok: true, template: backs.reduce((current, bringBack) => bringBack(current), template) }
}

export function refusalToBringBackAllCompany(
  template: Template,
  changes: CompanyChanges,
): Refusal | undefined {
  const refusals = ofEach(changes, (those, company) => refusalToBringBackCompany(template, those, company))
  return refusals.includes(undefined) ? undefined : refusals[0]
}

/** On which days of the plan. */
export function daysWithCompanyChanges(changes: CompanyChanges): number[] {
  return ofEach(changes, (those) => those.map(({ dayNumber }) => dayNumber)).flat()
}

/** The same was said otherwise at one of these meals later. */
export function isCompanyOvertaken(changes: CompanyChanges, later: CompanyChanges): boolean {
  const meals = (all: CompanyChanges) =>
    ofEach(all, (those, company) => those.map(({ itemId }) => ({ itemId, company }))).flat()
  const changed = meals(changes)
  return meals(later).some(({ itemId, company }) =>
    changed.some((one) => one.itemId === itemId && one.company === company),
  )
}

/** TOG-3: the meals to which a person of the table comes back. */
export function mealsWithReturn(changes: readonly AbsenceChange[]): ReadonlySet<ItemId> {
  const returns = changes.filter(({ before, after }) => before.some((id) => !after.includes(id)))
  return new Set(returns.map(({ itemId }) => itemId))
}
