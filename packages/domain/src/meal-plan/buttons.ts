// What may be pressed of an item and a day: of each what the operation behind it would refuse.

import { isFilled } from './item.ts'
import { refusalToServe } from './operations/change-servings.ts'
import { refusalToComplete, refusalToReopen } from './operations/complete-day.ts'
import { refusalToSkip } from './operations/skip-slot.ts'
import {
  daysIn,
  type FoundDay,
  type FoundItem,
  findItem,
  findWeek,
  type ItemPlace,
  type WeekPlace,
} from './places.ts'
import type { Refusal } from './refusal.ts'
import { servingStep } from './servings.ts'
import { isDayReady, isDayUnfilled, nextDay, weekStateOf } from './states.ts'
import { dayNumberOf, type Template } from './template.ts'

/** Absent where it makes no sense, disabled where it is only not possible now. */
export type Button = 'absent' | 'disabled' | 'enabled'

export type DayButtons = Readonly<{
  /** The day's own button in the building view. */
  canOpen: boolean
  canComplete: boolean
  canReopen: boolean
  hasNextDay: boolean
  /** DAY-8. */
  canSuggestMeals: boolean
  resetItems: Button
}>

/** For each day of the week. */
export function dayButtons(template: Template, place: WeekPlace): DayButtons[] {
  const found = findWeek(template, place)
  return found ? daysIn(found).map((day) => buttonsOf(template, day)) : []
}

function buttonsOf(template: Template, found: FoundDay): DayButtons {
  const { week, day } = found
  return {
    canOpen: refusalToOpen(found) === undefined,
    canComplete: !day.isComplete && refusalToComplete(found) === undefined,
    canReopen: day.isComplete && refusalToReopen(found) === undefined,
    hasNextDay: nextDay(template, { weekId: week.id, dayId: day.id }) !== undefined,
    canSuggestMeals: isDayUnfilled(day),
    resetItems: resetItems(found),
  }
}

/** DAY-4: days are built in their order. */
export function refusalToOpen({ week, weekIndex, dayIndex }: FoundDay): Refusal | undefined {
  const open = week.days.slice(0, dayIndex).findIndex((day) => !isDayReady(day))
  return open === -1 ? undefined : { because: 'day-not-ready', dayNumber: dayNumberOf(weekIndex, open) }
}

/** DAY-7. A skipped meal is something to take back, though the week counts as empty. */
function resetItems({ week, day }: FoundDay): Button {
  const state = weekStateOf(week)
  const hasItems = day.items.some(({ kind }) => kind !== 'empty')
  if (!hasItems || (state !== 'preparing' && state !== 'empty')) return 'absent'
  return day.isComplete ? 'disabled' : 'enabled'
}

export type ItemButtons = Readonly<{ skip: Button; unskip: Button; minus: Button; plus: Button }>

const none: ItemButtons = { skip: 'absent', unskip: 'absent', minus: 'absent', plus: 'absent' }

/** ITEM-3, ITEM-4. A complete day is for looking at only. */
export function itemButtons(template: Template, place: ItemPlace): ItemButtons {
  const found = findItem(template, place)
  if (!found || found.day.isComplete) return none
  return { ...skipButtons(template, found), ...servingButtons(found) }
}

function skipButtons(template: Template, found: FoundItem): Pick<ItemButtons, 'skip' | 'unskip'> {
  const { kind, meal } = found.item
  if (template.mode !== 'own' || meal === 'dessert') return { skip: 'absent', unskip: 'absent' }
  if (kind === 'skipped') return { skip: 'absent', unskip: 'enabled' }
  return { skip: refusalToSkip(template, found) ? 'disabled' : 'enabled', unskip: 'absent' }
}

function servingButtons({ item, ...found }: FoundItem): Pick<ItemButtons, 'minus' | 'plus'> {
  if (!isFilled(item)) return { minus: 'absent', plus: 'absent' }
  const buttonFor = (change: number): Button =>
    refusalToServe({ ...found, item }, item.servings + change) ? 'disabled' : 'enabled'
  return { minus: buttonFor(-servingStep), plus: buttonFor(servingStep) }
}
