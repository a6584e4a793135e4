import { instantOfMeal, type MealTimes } from '../account/meal-times.ts'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { addMinutes, type ZoneClock } from '../calendar/local-time.ts'
import { weekdayOfDate } from '../calendar/weekday.ts'
import type { Meal } from '../meals/meals.ts'
import {
  isQuiet,
  isWanted,
  type ReminderChoices,
  type ReminderKind,
  type TimedReminder,
} from './reminder-choices.ts'

/** When a reminder would come, if it has something to say then. */
export type PlannedReminder = Readonly<{
  kind: ReminderKind
  at: Date
  date: IsoDate
  /** What is cooked. */
  meal?: Meal
}>

export type ReminderSetting = Readonly<{ choices: ReminderChoices; mealTimes: MealTimes; clock: ZoneClock }>
/** What is cooked on a day, and for how long. */
export type CookingMinutes = (date: IsoDate) => readonly Readonly<{ meal: Meal; minutes: number }>[]

/** The same for one reminder whenever it is planned, so that it is sent once. */
export function keyOfReminder({ kind, date, meal }: PlannedReminder): string {
  return [kind, date, ...(meal ? [meal] : [])].join(':')
}

const daysAhead = 7

/** Those after one instant, until another, the earliest first. */
export function remindersBetween(
  after: Date,
  until: Date,
  setting: ReminderSetting,
  cookingsOn: CookingMinutes,
): PlannedReminder[] {
  const reminders: PlannedReminder[] = []
  // A long cooking of tomorrow may begin today.
  const last = addDays(setting.clock.localAt(until).date, 1)
  for (let date = setting.clock.localAt(after).date; date <= last; date = addDays(date, 1))
    reminders.push(...remindersOn(date, setting, cookingsOn))
  return reminders
    .filter(({ at }) => at > after && at <= until)
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}

/** Undefined where none comes within a week. */
export function nextReminder(
  after: Date,
  setting: ReminderSetting,
  cookingsOn: CookingMinutes,
): PlannedReminder | undefined {
  return remindersBetween(after, addMinutes(after, daysAhead * 24 * 60), setting, cookingsOn)[0]
}

function remindersOn(
  date: IsoDate,
  { choices, mealTimes, clock }: ReminderSetting,
  cookingsOn: CookingMinutes,
): PlannedReminder[] {
  const timed = (Object.keys(choices.at) as TimedReminder[]).map((kind) => {
    return { kind, date, at: clock.instantAt(date, choices.at[kind]) }
  })
  const cookings = isWanted(choices, 'cook')
    ? cookingsOn(date).map(({ meal, minutes }) => {
        const eaten = instantOfMeal(mealTimes, clock, date, meal)
        return { kind: 'cook' as const, date, meal, at: addMinutes(eaten, -minutes) }
      })
    : []
  return [...timed, ...cookings].filter(
    ({ kind, at }) =>
      isWanted(choices, kind) &&
      !isQuiet(choices, clock.localAt(at).time) &&
      (kind !== 'weighIn' || choices.weighInOn.includes(weekdayOfDate(date))),
  )
}
