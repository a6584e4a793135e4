import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { daysOfPlan } from '../meals/meals.ts'
import { type Macros, macroNames, noMacros } from '../nutrition/macros.ts'
import type { Questionnaire } from '../onboarding/questionnaire.ts'
import { snackRoomOf } from '../onboarding/snack/snack-room-of.ts'
import { extrasTotal, type FoodExtra } from './food-extra.ts'
import { type BesidesOfDay, sumOfBesides } from './sum-of-besides.ts'

/** What a person has beside all meals (LIFE-4), and wants room for (LIFE-7); absent where that is nothing. */
export type EatsBesides = Readonly<{
  extras?: readonly FoodExtra[] | undefined
  answers?: Questionnaire | undefined
}>

/** Of a date. */
export function besidesOfDay({ extras = [], answers }: EatsBesides, date: IsoDate): BesidesOfDay {
  const besides = extrasTotal(extras, date)
  const snackRoom = answers && snackRoomOf(answers)
  return {
    ...(macroNames.some((name) => besides[name] > 0) && { besides }),
    ...(snackRoom && { snackRoom }),
  }
}

/** Both together: what a plan is made around. */
export function eatenBesides(eater: EatsBesides, date: IsoDate): Macros | undefined {
  return sumOfBesides(besidesOfDay(eater, date))
}

/** Of each day of a plan, which follow each other unless `daysSinceStart` says otherwise; undefined where none has any. */
export function eatenBesidesPlan(
  eater: EatsBesides,
  startDate: IsoDate,
  daysSinceStart?: readonly number[],
): readonly Macros[] | undefined {
  const days = Array.from({ length: daysOfPlan }, (_, day) =>
    eatenBesides(eater, addDays(startDate, daysSinceStart?.[day] ?? day)),
  )
  return days.some((besides) => besides) ? days.map((besides) => besides ?? noMacros) : undefined
}
