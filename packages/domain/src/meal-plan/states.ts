// Where a plan stands: what follows from its slots for a day, a week and the whole, for server and screens alike. All of it is
// asked of values that never change, so that what a week is at is worked out once for each week (`derived/once-per-value.ts`).

import type { IsoDate } from '../calendar/iso-date.ts'
import { oncePerValue } from '../derived/once-per-value.ts'
import { daysOfPlan, daysOfWeek, type Meal } from '../meals/meals.ts'
import { type Item, isFilled } from './item.ts'
import { type DayPlace, daysIn, type FoundDay, findDay, placeOfDay, type WeekPlace } from './places.ts'
import type { Refusal } from './refusal.ts'
import {
  type Day,
  dateOfDay,
  datesOf,
  dayNumberOf,
  type Template,
  type Week,
  type WeekId,
} from './template.ts'

/** DAY-2: every slot is filled, a leftover or skipped. Dessert is optional. */
export function isDayReady({ items }: Day): boolean {
  return items.every(({ kind, meal }) => kind !== 'empty' || meal === 'dessert')
}

/** Nothing to eat yet, whatever is skipped. */
export function isDayUnfilled({ items }: Day): boolean {
  return !items.some(isFilled)
}

/** Meals of the day that still wait for something to eat; a dessert may stay open. */
export function openMeals({ items }: Day): Meal[] {
  return items.filter(({ kind, meal }) => kind === 'empty' && meal !== 'dessert').map(({ meal }) => meal)
}

export function openMealsBeside(day: Day, meal: Meal): Meal[] {
  return openMeals(day).filter((open) => open !== meal)
}

const cardVariants = ['construct', 'replace', 'leftover', 'leftoverParent', 'skipped', 'view-only'] as const
export type CardVariant = (typeof cardVariants)[number]

/** ITEM-1. */
export function cardVariantOf({ isComplete }: Day, { kind }: Item): CardVariant {
  if (isComplete) return 'view-only'
  if (kind === 'empty') return 'construct'
  return kind === 'normal' ? 'replace' : kind
}

export const weekStates = ['empty', 'preparing', 'ready', 'cooking', 'complete'] as const
export type WeekState = (typeof weekStates)[number]

/** A complete day in a week that isn't ready leaves the week preparing. */
export const weekStateOf = oncePerValue(({ days }: Week): WeekState => {
  if (days.every(({ isComplete }) => isComplete)) return 'complete'
  if (days.every(isDayUnfilled)) return 'empty'
  if (!days.every(isDayReady)) return 'preparing'
  return days.some(({ isComplete }) => isComplete) ? 'cooking' : 'ready'
})

/** Its seven days can be cooked and shopped for. */
export function isWeekPlanned(week: Week): boolean {
  const state = weekStateOf(week)
  return state === 'ready' || state === 'cooking' || state === 'complete'
}

/** DAY-2, DAY-3: where a week opens: its first day that isn't ready, else its first incomplete one, else its first. */
export function activeDayIndex(week: Week): number {
  const notReady = week.days.findIndex((day) => !isDayReady(day))
  return notReady === -1 ? Math.max(0, nextToComplete(week)) : notReady
}

/** DAY-5: the first incomplete day, which alone can be completed; -1 in a complete week. */
export function nextToComplete({ days }: Week): number {
  return days.findIndex(({ isComplete }) => !isComplete)
}

/** DAY-5: the last complete day, which alone can be reopened; -1 where none is complete. */
export function lastComplete({ days }: Week): number {
  return days.findLastIndex(({ isComplete }) => isComplete)
}

/** How many weeks from the first on are planned now. */
export function plannedWeeks(weeks: readonly Week[]): number {
  const first = weeks.findIndex((week) => !isWeekPlanned(week))
  return first === -1 ? weeks.length : first
}

/** APP-4, DAY-3: a week that was planned once stays open for cooking and shopping, also when a slot in it is emptied later. */
export function isWeekUnlocked({ weeks, reachedWeeks }: Template, weekIndex: number): boolean {
  const week = weeks[weekIndex]
  return week !== undefined && (weekIndex < reachedWeeks || isWeekPlanned(week))
}

/** To be applied to each change of the weeks: `reachedWeeks` only ever grows. */
export function withReachedWeeks(template: Template): Template {
  const reachedWeeks = Math.max(template.reachedWeeks, plannedWeeks(template.weeks))
  return reachedWeeks === template.reachedWeeks ? template : { ...template, reachedWeeks }
}

export const templateStates = ['preparing', 'ready', 'complete'] as const
export type TemplateState = (typeof templateStates)[number]

/** Preparing until week 1 was ready once, complete after the last week. */
export function templateStateOf({ weeks, reachedWeeks }: Template): TemplateState {
  if (weeks.every((week) => weekStateOf(week) === 'complete')) return 'complete'
  return reachedWeeks > 0 || plannedWeeks(weeks) > 0 ? 'ready' : 'preparing'
}

const lastDays = 3

/** DAY-10: one of the plan's last days is today's or the next to complete, or its calendar is over: time to think of the next plan. */
export function isEndNear(template: Template, today: IsoDate): boolean {
  if (templateStateOf(template) !== 'ready') return false
  const next = template.weeks.flatMap(({ days }) => days).findIndex(({ isComplete }) => !isComplete) + 1
  const firstOfLast = daysOfPlan - lastDays + 1
  return next >= firstOfLast || dateOfDay(template, firstOfLast) <= today
}

/**
 * MAP-4: a plan that begins then follows this one, and takes nothing of it over: all of it was eaten, or it is in its last days and what
 * was eaten lies before.
 */
export function isFollowedBy(template: Template, startDate: IsoDate | undefined, today: IsoDate): boolean {
  if (templateStateOf(template) === 'complete') return true
  const eaten = template.weeks.flatMap(({ days }) => days).findLastIndex(({ isComplete }) => isComplete) + 1
  if (startDate === undefined || eaten === 0) return false
  return isEndNear(template, today) && startDate > dateOfDay(template, eaten)
}

/** DAY-2: the first week that isn't complete, else the first. */
export function activeWeekIndex({ weeks }: Template): number {
  return Math.max(
    0,
    weeks.findIndex((week) => weekStateOf(week) !== 'complete'),
  )
}

/** APP-4, APP-5: "My Meals" and "Shopping List" are there from the first ready week 1; until then a hint says how to get them. */
export function areTabsUnlocked(template: Template): boolean {
  return templateStateOf(template) !== 'preparing'
}

/** DAY-6: the day after a ready one, across weeks; undefined after the last, and while the day isn't ready. */
export function nextDay(template: Template, place: DayPlace): DayPlace | undefined {
  const found = findDay(template, place)
  if (!found || !isDayReady(found.day)) return undefined
  const { week, weekIndex, dayIndex } = found
  const sameWeek = week.days[dayIndex + 1]
  if (sameWeek) return { weekId: week.id, dayId: sameWeek.id }
  const nextWeek = template.weeks[weekIndex + 1]
  const first = nextWeek?.days[0]
  return nextWeek && first && { weekId: nextWeek.id, dayId: first.id }
}

/** DAY-5: where completing a day leads; undefined is the list of templates, as the week became complete. */
export function dayAfterCompleting(template: Template, place: DayPlace): DayPlace | undefined {
  const week = findDay(template, place)?.week
  const next = week?.days[nextToComplete(week)]
  return week && next && { weekId: week.id, dayId: next.id }
}

/** PLAN-7: the day of the plan that has this date; undefined before its first, after its last and on a day away. */
export function dayOnDate(template: Template, date: IsoDate): FoundDay | undefined {
  const found = dayFromDate(template, date)
  return found && dateOfDay(template, found.dayNumber) === date ? found : undefined
}

/** TOG-1: the first day of the plan that isn't before this date; undefined after its last. */
export function dayFromDate(template: Template, date: IsoDate): FoundDay | undefined {
  const index = datesOf(template).findIndex((ofDay) => ofDay >= date)
  const weekIndex = Math.floor(index / daysOfWeek)
  const week = template.weeks[weekIndex]
  return week && daysIn({ week, weekIndex })[index % daysOfWeek]
}

/** DAY-3. */
export function dayToOpen(week: Week | undefined): DayPlace | undefined {
  const day = week?.days[activeDayIndex(week)]
  return week && day && { weekId: week.id, dayId: day.id }
}

/** The day that the plan is at; undefined of a template without days. */
export function activeDay(template: Template): DayPlace | undefined {
  return dayToOpen(activeWeek(template))
}

/**
 * Where Meals opens: today, where it can be cooked; else the first day to complete of the week that the plan is at, or while that is
 * still being built, of the last week that was planned.
 */
export function dayToCook(template: Template, today: IsoDate): DayPlace | undefined {
  const { weeks } = template
  const found = dayOnDate(template, today)
  if (found && isWeekUnlocked(template, found.weekIndex)) return placeOfDay(found)
  const active = activeWeekIndex(template)
  const last = weeks.findLast((_, index) => isWeekUnlocked(template, index))
  return dayToOpen(isWeekUnlocked(template, active) ? weeks[active] : last)
}

/** DAY-4: days are built in their order. */
export function refusalToOpen({ week, weekIndex, dayIndex }: FoundDay): Refusal | undefined {
  const open = week.days.slice(0, dayIndex).findIndex((day) => !isDayReady(day))
  return open === -1 ? undefined : { because: 'day-not-ready', dayNumber: dayNumberOf(weekIndex, open) }
}

/** Where the Editor opens: the first day that isn't ready; of a week that has none, today. */
export function dayToEdit(template: Template, today: IsoDate): DayPlace | undefined {
  const active = activeWeek(template)
  const planned = active && isWeekPlanned(active) ? dayToCookToday(template, today) : undefined
  return planned ?? activeDay(template)
}

/** Undefined where today isn't in the plan, or its week isn't planned yet. */
export function dayToCookToday(template: Template, today: IsoDate): DayPlace | undefined {
  const found = dayOnDate(template, today)
  return found && isWeekPlanned(found.week) ? placeOfDay(found) : undefined
}

function activeWeek(template: Template): Week | undefined {
  return template.weeks[activeWeekIndex(template)]
}

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

export type WeekButton = Readonly<{
  weekId: WeekId
  weekNumber: number
  state: WeekState
  isEnabled: boolean
  /** SHOP-1: the same week's button on the shopping list. */
  isListEnabled: boolean
}>

/** DAY-3. Week 1 can always be opened, or nothing could be planned at all; a slot emptied later closes no week. */
export function weekButtons(template: Template): WeekButton[] {
  const reached = activeWeekIndex(template)
  return template.weeks.map((week, index) => {
    const state = weekStateOf(week)
    const previous = template.weeks[index - 1]
    const isReached = state !== 'empty' && index <= reached
    return {
      weekId: week.id,
      weekNumber: index + 1,
      state,
      isEnabled: previous === undefined || isReached || isWeekUnlocked(template, index - 1),
      isListEnabled: isWeekUnlocked(template, index),
    }
  })
}
