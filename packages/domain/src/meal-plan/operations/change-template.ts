import type { Meal } from '../../meals/meals.ts'
import { type DayPlace, type FoundDay, type FoundItem, findDay, findItem, type ItemPlace } from '../places.ts'
import { type Refused, refuse } from '../refusal.ts'
import { withReachedWeeks } from '../states.ts'
import type { Day, Template, Week } from '../template.ts'

export type Outcome = Readonly<{ ok: true; template: Template }> | Refused
/** The week as it becomes, itself where nothing changes. */
export type WeekChange = Week | Refused

/** Every change to what a day eats comes through here: a complete day refuses it. */
export function changeDay(
  template: Template,
  place: DayPlace,
  change: (found: FoundDay) => WeekChange,
): Outcome {
  const found = findDay(template, place)
  if (!found) return refuse({ because: 'not-there' })
  if (found.day.isComplete) return refuse({ because: 'day-complete', dayNumber: found.dayNumber })
  return withWeek(template, found.week, change(found))
}

export function changeItem(
  template: Template,
  place: ItemPlace,
  change: (found: FoundItem) => WeekChange,
): Outcome {
  const item = findItem(template, place)?.item
  if (!item) return refuse({ because: 'not-there' })
  return changeDay(template, place, (found) => change({ ...found, item }))
}

/** The slot of a day for that meal, which not every day has. */
export function changeSlot(
  template: Template,
  { meal, ...place }: DayPlace & { meal: Meal },
  change: (found: FoundItem) => WeekChange,
): Outcome {
  return changeDay(template, place, (found) => {
    const item = found.day.items.find((slot) => slot.meal === meal)
    if (!item) return refuse({ because: 'no-such-slot', dayNumber: found.dayNumber, meal })
    return change({ ...found, item })
  })
}

/** The day itself, complete or not. */
export function changeDayState(
  template: Template,
  place: DayPlace,
  change: (found: FoundDay) => Day | Refused,
): Outcome {
  const found = findDay(template, place)
  if (!found) return refuse({ because: 'not-there' })
  const { week, day } = found
  const next = change(found)
  if ('ok' in next) return next
  const days = week.days.map((other) => (other === day ? next : other))
  return withWeek(template, week, next === day ? week : { ...week, days })
}

/** One after the other; the first refusal refuses them all. */
export function applyInOrder(
  template: Template,
  steps: readonly ((template: Template) => Outcome)[],
): Outcome {
  const start: Outcome = { ok: true, template }
  return steps.reduce<Outcome>((outcome, step) => (outcome.ok ? step(outcome.template) : outcome), start)
}

function withWeek(template: Template, old: Week, next: WeekChange): Outcome {
  if ('ok' in next) return next
  if (next === old) return { ok: true, template }
  const weeks = template.weeks.map((week) => (week === old ? next : week))
  return { ok: true, template: withReachedWeeks({ ...template, weeks }) }
}
