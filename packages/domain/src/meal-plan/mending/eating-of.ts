import type { IsoDate } from '../../calendar/iso-date.ts'
import { besidesOfDay } from '../../food-log/eaten-besides.ts'
import { sumOfBesides, withBesides } from '../../food-log/sum-of-besides.ts'
import type { Meal } from '../../meals/meals.ts'
import { noMacros } from '../../nutrition/macros.ts'
import { profileOf } from '../../onboarding/diner-profile.ts'
import type { Questionnaire } from '../../onboarding/questionnaire.ts'
import { type FoodLog, mealsReplaced, openRoomOfDay } from '../eating/eaten-day.ts'
import { eatenOffsets } from '../eating/eaten-offsets.ts'
import type { MacrosPerServing } from '../fit.ts'
import { daysIn } from '../places.ts'
import { dateOfDay, type Template } from '../template.ts'
import type { Eating } from './span.ts'

/** From this hour of the day on a meal is eaten, or cooked at least. */
const overFrom: Readonly<Record<Meal, number>> = { breakfast: 10, lunch: 14, dinner: 20, dessert: 22 }

/** What the log says of the days of a plan, with every day's extras, and the room for snacks that may still be eaten; `hour` is today's, as the person's device has it. */
export function eatingOf(
  template: Template,
  macrosOf: MacrosPerServing,
  log: FoodLog,
  {
    answers,
    today,
    hour = 0,
  }: Readonly<{ answers: Questionnaire; today: IsoDate; hour?: number | undefined }>,
): Eating & Readonly<{ isEaten: (dayNumber: number, meal: Meal) => boolean }> {
  const byDate = eatenOffsets(template, macrosOf, log.entries)
  const { ranges, snackRoom: wholeRoom } = profileOf(answers)
  const offsets = template.weeks.flatMap((week, weekIndex) =>
    daysIn({ week, weekIndex }).map(({ day, dayNumber }) => {
      const date = dateOfDay(template, dayNumber)
      const { besides } = besidesOfDay(log, date)
      const snackRoom = openRoomOfDay(answers.snackRoom, wholeRoom, log.entries, { day, date, today })
      return [
        dayNumber,
        withBesides(byDate.get(date) ?? noMacros, sumOfBesides({ besides, snackRoom })),
      ] as const
    }),
  )
  return {
    macrosOf,
    rangesOf: () => ranges,
    offsets: new Map(offsets),
    isEaten: (dayNumber, meal) => {
      const date = dateOfDay(template, dayNumber)
      return (date === today && hour >= overFrom[meal]) || mealsReplaced(log.entries, date).has(meal)
    },
  }
}
