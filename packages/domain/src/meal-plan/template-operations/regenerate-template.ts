import type { IsoDate } from '../../calendar/iso-date.ts'
import { awayFrom, layAway, listAway } from '../away/times-away.ts'
import { heldCookings } from '../free-slots.ts'
import { cookingOf, type Item, type ItemId, isFilled } from '../item.ts'
import type { Outcome } from '../operations/change-template.ts'
import { templateStateOf } from '../states.ts'
import { absentAt, withAbsent } from '../table/absent.ts'
import { guestsAt, withGuests } from '../table/guests.ts'
import { type Day, datesOf, dayNumberOf, type Template } from '../template.ts'
import { type Draft, type KeptDays, layOut, type NewId } from './draft.ts'
import { fillAsDrawn } from './fill-as-drawn.ts'

/**
 * PLAN-6: a new template beside the old one, with its complete days and locked dishes; what is cooked once is kept whole. Nothing
 * has the old one's ids. Times away stay (TOG-1). Take out first what is forbidden now (`dropForbidden`).
 */
export function regenerateTemplate(
  old: Template,
  draft: Draft,
  newId: NewId,
  { isNext = false }: Readonly<{ isNext?: boolean }> = {},
): Outcome {
  const laidOut = layOut(draft, newId, isNext ? [] : withNewIds(keptDays(old), newId))
  const away = awayFrom(listAway(old), draft.startDate)
  return fillAsDrawn(withCompany(layAway(laidOut, away), old), draft.mode === 'own' ? [] : draft.days)
}

/** TOG-2, TOG-3: guests come, and people of the table are out, on a date: whatever is planned for it. */
function withCompany(template: Template, old: Template): Template {
  const oldDays = old.weeks.flatMap(({ days }) => days)
  const byDate = new Map(datesOf(old).map((date, at) => [date, oldDays[at]!]))
  const dates = datesOf(template)
  const seated = (day: Day, date: IsoDate): Day => {
    const before = byDate.get(date)
    if (!before?.guests && !before?.absent) return day
    return before.items.reduce<Day>((now, { id, meal }) => {
      const slot = now.items.find((item) => item.meal === meal)
      return slot
        ? withAbsent(withGuests(now, slot.id, guestsAt(before, id)), slot.id, absentAt(before, id))
        : now
    }, day)
  }
  const weeks = template.weeks.map((week, weekIndex) => ({
    ...week,
    days: week.days.map((day, dayIndex) => seated(day, dates[dayNumberOf(weekIndex, dayIndex) - 1]!)),
  }))
  return { ...template, weeks }
}

/** What the planner has to draw around, too. A plan that was eaten to its end makes room for a wholly new one. */
export function keptDays(template: Template): KeptDays {
  if (templateStateOf(template) === 'complete') return []
  return template.weeks.flatMap((week) => {
    const held = heldCookings(week)
    const isKept = (item: Item) => isFilled(item) && held.has(cookingOf(item))
    return week.days.map(({ isComplete, items }) => {
      return { isComplete, items: isComplete ? items : items.filter(isKept) }
    })
  })
}

function withNewIds(days: KeptDays, newId: NewId): KeptDays {
  const ids = new Map<ItemId, ItemId>()
  const idFor = (old: ItemId) => {
    const id = ids.get(old) ?? newId()
    ids.set(old, id)
    return id
  }
  const renamed = (item: Item): Item => {
    const id = idFor(item.id)
    return item.kind === 'leftover' ? { ...item, id, parentId: idFor(item.parentId) } : { ...item, id }
  }
  return days.map(({ isComplete, items }) => ({ isComplete, items: items.map(renamed) }))
}
