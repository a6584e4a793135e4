import { type Weekday, weekdays } from '../calendar/weekday.ts'
import { type MainMeal, mainMeals } from '../meals/meals.ts'

/** What a meal may take on one weekday, prep and cook together; 0 for any time. */
export const weekdayTimeOptions = [0, 15, 20, 25, 30, 45, 60] as const
export type WeekdayTime = (typeof weekdayTimeOptions)[number]

export function weekdayTimeOf(minutes: number): WeekdayTime {
  return weekdayTimeOptions.find((time) => time === minutes) ?? 0
}

export type MinutesOfMeal = Readonly<Partial<Record<Weekday, WeekdayTime>>>

/** LIV-4: in place of the meal's own limit: a quick Tuesday, a long Sunday. Where nothing is said the meal's own holds. */
export type WeekdayMinutes = Readonly<Partial<Record<MainMeal, MinutesOfMeal>>>

/** The limits that differ from the meal's own, in the order of the week; undefined where none does. */
export function unusualMinutes(
  minutes: MinutesOfMeal | undefined,
  usual: number,
): Readonly<Partial<Record<Weekday, number>>> | undefined {
  const unusual = weekdays.flatMap((weekday) => {
    const most = minutes?.[weekday]
    return most === undefined || most === usual ? [] : [[weekday, most] as const]
  })
  return unusual.length > 0 ? Object.fromEntries(unusual) : undefined
}

/** Undefined takes the limit back; comes back undefined where none is left. */
export function withWeekdayTime(
  minutes: WeekdayMinutes,
  { meal, weekday }: Readonly<{ meal: MainMeal; weekday: Weekday }>,
  time: WeekdayTime | undefined,
): WeekdayMinutes | undefined {
  const { [meal]: ofMeal = {}, ...others } = minutes
  const { [weekday]: _, ...otherDays } = ofMeal
  const days = time === undefined ? otherDays : { ...otherDays, [weekday]: time }
  const changed = Object.keys(days).length > 0 ? { ...others, [meal]: days } : others
  return Object.keys(changed).length > 0 ? inOrder(changed) : undefined
}

/** So that what is chosen again is what it was before. */
function inOrder(minutes: WeekdayMinutes): WeekdayMinutes {
  const ofMeals = mainMeals.flatMap((meal) => {
    const days = weekdays.filter((weekday) => minutes[meal]?.[weekday] !== undefined)
    const ofMeal = days.map((weekday) => [weekday, minutes[meal]?.[weekday]])
    return days.length > 0 ? [[meal, Object.fromEntries(ofMeal)]] : []
  })
  return Object.fromEntries(ofMeals)
}

/** MAP-2: one limit from Monday to Friday, and one for the weekend. */
export type KitchenTimes = Readonly<{ weekdays: WeekdayTime; weekend: WeekdayTime }>

export const usualKitchenTimes: KitchenTimes = { weekdays: 30, weekend: 0 }

const weekend: readonly Weekday[] = ['saturday', 'sunday']

/** The limits that all of these meals share; undefined where the person said otherwise of a meal or a weekday. */
export function kitchenTimesOf(
  minutes: WeekdayMinutes,
  meals: readonly MainMeal[],
): KitchenTimes | undefined {
  const shared = (days: readonly Weekday[]) => {
    const [first, ...others] = new Set(meals.flatMap((meal) => days.map((day) => minutes[meal]?.[day])))
    return others.length > 0 ? undefined : first
  }
  const times = {
    weekdays: shared(weekdays.filter((day) => !weekend.includes(day))),
    weekend: shared(weekend),
  }
  return times.weekdays === undefined || times.weekend === undefined
    ? undefined
    : { weekdays: times.weekdays, weekend: times.weekend }
}

export function withKitchenTimes(times: KitchenTimes): WeekdayMinutes {
  const days = Object.fromEntries(
    weekdays.map((day) => [day, weekend.includes(day) ? times.weekend : times.weekdays]),
  )
  return Object.fromEntries(mainMeals.map((meal) => [meal, days]))
}
