import type { IsoDate } from '../../../calendar/iso-date.ts'
import type { DayPlace, WeekPlace } from '../../places.ts'
import type { Template } from '../../template.ts'
import { activeWeekIndex } from '../active-week.ts'
import { templateStateOf } from '../template-state.ts'
import { isWeekPlanned, weekStateOf } from '../week-state.ts'
import { activeDay, dayToCookToday } from './day-to-open.ts'

export type OpeningView =
  | ({ view: 'building' | 'ready-day' } & DayPlace)
  | ({ view: 'shopping-list' } & WeekPlace)
  | { view: 'complete' }

/** What was looked at last on a device, and when that was. */
export type LastView = Readonly<{ view: 'list' | 'meals'; atMs: number }>

const shopLastsMs = 60 * 60_000

/** A person who has the list open, or looked at it last within the hour, is shopping. */
export function isShopUnderWay(last: LastView | undefined, nowMs: number): boolean {
  return last?.view === 'list' && Math.abs(nowMs - last.atMs) < shopLastsMs
}

/**
 * APP-2: where the app opens: on today, unless all of its week is eaten and the next is still to be built. The shopping list comes up
 * again only while a shop is under way, and there is one.
 */
export function openingView(template: Template, isShopping: boolean, today: IsoDate): OpeningView {
  const active = activeDay(template)
  if (!active || templateStateOf(template) === 'complete') return { view: 'complete' }
  const day = isNextToBuild(template, today) ? active : (dayToCookToday(template, today) ?? active)
  const week = template.weeks.find(({ id }) => id === day.weekId)
  if (!week || !isWeekPlanned(week)) return { view: 'building', ...day }
  if (isShopping) return { view: 'shopping-list', weekId: day.weekId }
  return { view: 'ready-day', ...day }
}

function isNextToBuild(template: Template, today: IsoDate): boolean {
  const active = template.weeks[activeWeekIndex(template)]
  const cooked = dayToCookToday(template, today)
  const todays = template.weeks.find(({ id }) => id === cooked?.weekId)
  return Boolean(active && !isWeekPlanned(active) && todays && weekStateOf(todays) === 'complete')
}
