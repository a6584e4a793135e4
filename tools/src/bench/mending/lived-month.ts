import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { countDaysInRange, type DaysInRange, judgeDay } from '@butterleaf/domain/food-log/days-in-range'
import { eatenDay, type FoodLog } from '@butterleaf/domain/food-log/eaten-day'
import type { LogEntry, LogPlace } from '@butterleaf/domain/food-log/log-entry'
import { dayFit, type MacrosPerServing } from '@butterleaf/domain/meal-plan/fit'
import { daysOfPlan } from '@butterleaf/domain/meal-plan/meals'
import { daysIn } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { type Macros, noMacros } from '@butterleaf/domain/nutrition/macros'
import type { MacroRanges } from '@butterleaf/domain/nutrition/ranges'

type Happening = Readonly<{ dayNumber: number; what: string; place: LogPlace; figures: Macros | undefined }>

const instead = (meal: 'lunch' | 'dinner') => ({ kind: 'instead', meal }) as const

/** What befalls the month; without figures the meal isn't counted. */
const happenings: readonly Happening[] = [
  {
    dayNumber: 3,
    what: 'lunch out',
    place: instead('lunch'),
    figures: { calories: 900, fat: 55, netCarbs: 40, protein: 60 },
  },
  {
    dayNumber: 7,
    what: 'pizza',
    place: instead('dinner'),
    figures: { calories: 1100, fat: 42, netCarbs: 128, protein: 46 },
  },
  { dayNumber: 11, what: 'dinner skipped', place: instead('dinner'), figures: noMacros },
  { dayNumber: 16, what: 'dinner not counted', place: instead('dinner'), figures: undefined },
  {
    dayNumber: 20,
    what: 'another coffee',
    place: { kind: 'beside', meal: 'breakfast' },
    figures: { calories: 104, fat: 10.8, netCarbs: 0.9, protein: 0.8 },
  },
  {
    dayNumber: 24,
    what: 'snack',
    place: { kind: 'snack' },
    figures: { calories: 150, fat: 15, netCarbs: 1.1, protein: 1.7 },
  },
]

export type LivedDay = Readonly<{
  dayNumber: number
  what: string | undefined
  planned: Macros
  eaten: Macros
  asPlanned: boolean
  asEaten: boolean | undefined
}>
export type LivedMonth = Readonly<{ days: readonly LivedDay[]; inRange: DaysInRange }>

/** LIFE-9: the certificates of a month in which six things happened, judged on the day after it. */
export function livedMonth(template: Template, macrosOf: MacrosPerServing, ranges: MacroRanges): LivedMonth {
  const log: FoodLog = { entries: happenings.map((one) => entryOf(template, one)), extras: [] }
  const days = template.weeks.flatMap((week, weekIndex) =>
    daysIn({ week, weekIndex }).map((found) => {
      const { day, dayNumber } = found
      const planned = dayFit(day, macrosOf, ranges)
      const judged = judgeDay(template, found, { planned, macrosOf, log })
      const { eaten } = eatenDay(day, judged.date, macrosOf, log)
      const what = happenings.find((one) => one.dayNumber === dayNumber)?.what
      return { ...judged, dayNumber, what, planned: planned.actual, eaten }
    }),
  )
  const after: IsoDate = addDays(template.startDate, daysOfPlan)
  return { days, inRange: countDaysInRange(days, after) }
}

function entryOf(template: Template, { dayNumber, what, place, figures }: Happening): LogEntry {
  return {
    id: `happening-${dayNumber}`,
    date: dateOfDay(template, dayNumber),
    place,
    source: figures ? { kind: 'figures', name: what } : { kind: 'notCounted' },
    figures: figures ?? noMacros,
  }
}
