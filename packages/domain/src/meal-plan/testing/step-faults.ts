import { daysOfWeek } from '../../meals/meals.ts'
import { dayButtons } from '../buttons.ts'
import { type Item, isFilled } from '../item.ts'
import { itemButtons } from '../item-buttons.ts'
import type { Outcome } from '../operations/change-template.ts'
import { allItems, daysIn, findSlot } from '../places.ts'
import { templateStateOf } from '../states.ts'
import type { Day, Template } from '../template.ts'
import { dayAt } from './invented-template.ts'
import { faultIf } from './plan-faults.ts'
import { type Step, slotOf } from './random-steps.ts'

/** What a step changed that was none of its business: complete days, other weeks, the slots themselves. */
export function meddling(before: Template, after: Template, { name, dayNumber }: Step): string[] {
  return before.weeks.flatMap((week, weekIndex) => {
    const next = after.weeks[weekIndex]!
    const isOfAllWeeks = name === 'drop' || name === 'move' || name === 'exchange'
    const isElsewhere = !isOfAllWeeks && weekIndex !== Math.floor((dayNumber - 1) / daysOfWeek)
    if (next === week) return []
    const inDays = daysIn({ week, weekIndex }).flatMap(({ day, dayIndex, dayNumber: number }) => {
      const isReopened = name === 'reopen' && number === dayNumber
      return dayFaults(day, next.days[dayIndex]!, { isReopened, isDropped: name === 'drop' })
    })
    return [...faultIf(isElsewhere, `week ${weekIndex + 1} changed`), ...inDays]
  })
}

function dayFaults(day: Day, after: Day, how: { isReopened: boolean; isDropped: boolean }): string[] {
  if (after === day) return []
  const ids = ({ items }: Day) => items.map(({ id, meal }) => id + meal).join()
  // What is left of a complete day and now forbidden goes, and with it the word that it is saved for later.
  const isSame = how.isDropped && after.isComplete && dishes(after.items) === dishes(day.items)
  return [
    ...faultIf(ids(after) !== ids(day), `slots of ${day.id} changed`),
    ...faultIf(day.isComplete && !how.isReopened && !isSame, `complete ${day.id} changed`),
  ]
}

/** What a new plan should have kept of the old one and did not. */
export function lost(before: Template, after: Template): string[] {
  if (templateStateOf(before) === 'complete') return []
  return allItems(before).flatMap(({ item, day, dayNumber }) => {
    if (!day.isComplete && !(isFilled(item) && item.isLocked)) return []
    const kept = findSlot(after, dayNumber, item.meal)
    const isKept = kept?.day.isComplete === day.isComplete && dishes([kept.item]) === dishes([item])
    return faultIf(!isKept || kept.item.kind !== item.kind, `${item.meal} of day ${dayNumber} lost`)
  })
}

/** Whether a step did what its button promised, or did what the button refused. */
export function brokenPromises(before: Template, outcome: Outcome, step: Step): string[] {
  const promise = promiseOf(before, step)
  const hasChanged = outcome.ok && outcome.template !== before
  return faultIf(promise !== undefined && promise !== hasChanged, `the button said ${promise}`)
}

function promiseOf(template: Template, step: Step): boolean | undefined {
  const { name, dayNumber, steps } = step
  const day = () => dayButtons(template, dayAt(template, dayNumber))[(dayNumber - 1) % daysOfWeek]!
  const item = () => itemButtons(template, slotOf(template, step))
  if (name === 'complete') return day().canComplete
  if (name === 'reopen') return day().canReopen
  if (name === 'skip') return item().skip === 'enabled'
  if (name === 'unskip') return item().unskip === 'enabled'
  if (name === 'serve' && steps === 1) return item().plus === 'enabled'
  if (name === 'serve' && steps === -1) return item().minus === 'enabled'
  return undefined
}

function dishes(items: readonly Item[]): string {
  return items
    .map((item) =>
      isFilled(item)
        ? JSON.stringify([item.recipeId, item.servings, item.sides ?? [], item.isLocked])
        : item.kind,
    )
    .join()
}
