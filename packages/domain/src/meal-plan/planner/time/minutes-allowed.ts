import { type Weekday, weekdayAfter } from '../../../calendar/weekday.ts'
import { minutesOfCooking, type WrittenTimes } from '../../../cooking/batches.ts'
import { daysOfPlan } from '../../../meals/meals.ts'
import type { MealWish } from '../../../onboarding/wishes.ts'
import type { Slot } from '../slots.ts'

type TimeWish = Pick<MealWish, 'mostMinutes' | 'mostMinutesOn'>

/** 0 is no limit. */
export function takesNoLonger({ minutes }: { minutes: number }, mostMinutes: number): boolean {
  return minutes <= asLimit(mostMinutes)
}

/** How long a dish takes: as written and, where it is cooked in batches, by what these are counted. */
export type DishTimes = Readonly<{ minutes: number; batchTimes?: WrittenTimes | undefined }>

/** HELD-4: of so many servings, all at the table together. */
export function minutesFor({ minutes, batchTimes }: DishTimes, servings: number): number {
  return batchTimes ? minutesOfCooking(batchTimes, servings) : minutes
}

/** PLATE-3: what a side adds to the minutes of its main: its work, and what it cooks longer than the main does. Beside a leftover all of it. */
export function minutesBeside(
  side: Readonly<{ minutes: number; cookMinutes?: number | undefined }>,
  main: Readonly<{ cookMinutes?: number | undefined }> | undefined,
): number {
  const { minutes, cookMinutes = 0 } = side
  return minutes - Math.min(cookMinutes, main?.cookMinutes ?? 0)
}

export function asLimit(minutes: number): number {
  return minutes === 0 ? Number.POSITIVE_INFINITY : minutes
}

/** LIV-4: the wish of a meal that is cooked on this weekday. */
export function wishOn({ mostMinutesOn, ...wish }: MealWish, weekday: Weekday): MealWish {
  return { ...wish, mostMinutes: mostMinutesOn?.[weekday] ?? wish.mostMinutes }
}

/** What is allowed on the weekday that allows most. */
export function longestMinutes({ mostMinutes, mostMinutesOn }: TimeWish): number {
  const all = [mostMinutes, ...Object.values(mostMinutesOn ?? {})]
  return all.includes(0) ? 0 : Math.max(...all)
}

/** When the days of a plan are: the first is on this weekday, and each so many days after it; one follows the other where that isn't said. */
export type PlannedDates = Readonly<{
  startsOn: Weekday
  daysSinceStart?: readonly number[] | undefined
}>

export function weekdayOfPlan({ startsOn, daysSinceStart }: PlannedDates, day: number): Weekday {
  return weekdayAfter(startsOn, daysSinceStart?.[day] ?? day)
}

/** For each day of a plan; undefined where all days have the same. */
export function minutesByDay(
  { mostMinutes, mostMinutesOn }: TimeWish,
  dates: PlannedDates,
): readonly number[] | undefined {
  if (!mostMinutesOn) return undefined
  return Array.from(
    { length: daysOfPlan },
    (_, day) => mostMinutesOn[weekdayOfPlan(dates, day)] ?? mostMinutes,
  )
}

/** What the days allow on which a dish for these slots is cooked; a leftover takes no time. */
export function cookingLimit(slots: readonly Slot[], byDay: readonly number[]): number {
  const limits = slots
    .filter(({ leftoverOf }) => leftoverOf === undefined)
    .map(({ day }) => asLimit(byDay[day]!))
  const most = Math.min(...limits)
  return Number.isFinite(most) ? most : 0
}
