import type { LogEntry } from '../../food-log/log-entry.ts'
import { daysOfWeek } from '../../meals/meals.ts'
import { emptied, type Item, type ItemId } from '../item.ts'
import { type Day, dateOfDay, type Template, type Week } from '../template.ts'
import { mealsReplaced } from './eaten-day.ts'

/**
 * LIFE-2: the plan as it is shopped and cooked for: without the meals that something else was eaten instead of. A cooking stays while
 * other meals eat of it, with the servings of those. What was cooked on a complete day was cooked as large as it was planned.
 */
export function dropMealsOut(template: Template, entries: readonly LogEntry[]): Template {
  if (!entries.some(({ place }) => place.kind === 'instead')) return template
  const weeks = template.weeks.map((week, weekIndex) => {
    const days = week.days.map((day, dayIndex) => {
      const date = dateOfDay(template, weekIndex * daysOfWeek + dayIndex + 1)
      return { day, out: mealsReplaced(entries, date) }
    })
    return days.some(({ out }) => out.size > 0) ? dropFromWeek(week, days) : week
  })
  return { ...template, weeks }
}

type DayOut = Readonly<{ day: Day; out: ReadonlySet<Item['meal']> }>

function dropFromWeek(week: Week, days: readonly DayOut[]): Week {
  const cooked = new Set(week.days.filter(({ isComplete }) => isComplete).flatMap(idsOf))
  const isOut = ({ meal }: Item, out: DayOut['out']) => out.has(meal)
  const withoutLeftovers = days.map(({ day, out }) => ({
    out,
    day: mapItems(day, (item) =>
      item.kind === 'leftover' && isOut(item, out) && !cooked.has(item.parentId) ? emptied(item) : item,
    ),
  }))
  const fed = new Set(
    withoutLeftovers.flatMap(({ day }) =>
      day.items.flatMap((item) => (item.kind === 'leftover' ? [item.parentId] : [])),
    ),
  )
  const kept = withoutLeftovers.map(({ day, out }) =>
    mapItems(day, (item) => (isOut(item, out) ? withoutHelping(item, fed) : item)),
  )
  return { ...week, days: kept }
}

/** Of a dish that others eat of, only its own helping goes. */
function withoutHelping(item: Item, fed: ReadonlySet<ItemId>): Item {
  if (item.kind === 'normal') return emptied(item)
  if (item.kind === 'leftover') return { ...item, sides: undefined }
  if (item.kind !== 'leftoverParent') return item
  return fed.has(item.id) ? { ...item, servings: 0, sides: undefined } : emptied(item)
}

function idsOf(day: Day): ItemId[] {
  return day.items.map(({ id }) => id)
}

function mapItems(day: Day, change: (item: Item) => Item): Day {
  return { ...day, items: day.items.map(change) }
}
