import { foodLogCalls } from '@butterleaf/contract/food-log/calls'
import { decodeEntryWrite, decodeExtraWrite } from '@butterleaf/contract/food-log/log-codec'
import { mealPlanCalls, type MealPlan as WirePlan } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { addDays, type IsoDate, parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { weekdayOfDate, weekdays } from '@butterleaf/domain/calendar/weekday'
import { valuesOf } from '@butterleaf/domain/food-log/log-write'
import type { FoodLog } from '@butterleaf/domain/meal-plan/eating/eaten-day'
import { daysIn, type FoundDay, type FoundItem } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { type ApiSession, ToolRefusal } from '../api-session.ts'

export type DatedDay = FoundDay & Readonly<{ date: IsoDate }>

/** The person's plan, as the API told it, and decoded. */
export type OpenPlan = Readonly<{ wire: WirePlan; plan: MealPlan; days: readonly DatedDay[] }>

export async function readOpenPlan(session: ApiSession): Promise<OpenPlan> {
  return openPlan(await session.ask(mealPlanCalls.read, {}))
}

/** Of what a change answers. */
export function openPlan(answer: object): OpenPlan {
  const wire = answer as WirePlan
  const plan = decodePlan(wire)
  if (!plan) throw new ToolRefusal('There is no meal plan yet. It is made in the app.')
  const days = plan.template.weeks.flatMap((week, weekIndex) =>
    daysIn({ week, weekIndex }).map((day) => ({ ...day, date: dateOfDay(plan.template, day.dayNumber) })),
  )
  return { wire, plan, days }
}

export function readDate(words: string, today: IsoDate): IsoDate {
  const word = words.trim().toLowerCase()
  const fixed: Readonly<Record<string, number>> = { today: 0, tonight: 0, tomorrow: 1, yesterday: -1 }
  const days = fixed[word]
  if (days !== undefined) return addDays(today, days)
  const weekday = weekdays.findIndex((name) => word.length >= 3 && name.startsWith(word))
  if (weekday >= 0) {
    const ahead = (weekday - weekdays.indexOf(weekdayOfDate(today)) + weekdays.length) % weekdays.length
    return addDays(today, ahead)
  }
  const date = parseIsoDate(word)
  if (date) return date
  throw new ToolRefusal('day: Say today, tomorrow, yesterday, a weekday, or a date such as 2026-01-31.')
}

export function findDayOn({ days }: OpenPlan, date: IsoDate): DatedDay {
  const found = days.find((day) => day.date === date)
  if (found) return found
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  throw new ToolRefusal(`The plan has no ${date}. It runs from ${first} to ${last}.`)
}

export function findMealOn(day: DatedDay, meal: Meal): FoundItem {
  const item = day.day.items.find((one) => one.meal === meal)
  if (item) return { ...day, item }
  throw new ToolRefusal(`meal: There is no ${meal} on ${day.date}.`)
}

export function paramsOfDay({ plan }: OpenPlan, { week, day }: DatedDay) {
  return { planId: plan.id, templateId: plan.template.id, weekId: week.id, dayId: day.id }
}

export async function readLogOf(session: ApiSession, from: IsoDate, to: IsoDate): Promise<FoodLog> {
  const { entries, extras } = await session.ask(foodLogCalls.read, { query: { from, to } })
  return {
    entries: valuesOf(entries.map(decodeEntryWrite)),
    extras: valuesOf(extras.map(decodeExtraWrite)),
  }
}
