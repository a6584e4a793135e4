import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { daysOfPlan } from '../meal-plan/meals.ts'
import { addMacros, type Macros, macroNames, noMacros } from '../nutrition/macros.ts'
import type { Questionnaire } from '../onboarding/questionnaire.ts'
import { extrasTotal, type FoodExtra } from './food-extra.ts'
import { snackRoomOf } from './snack/snack-room-of.ts'

/** What a person has beside all meals (LIFE-4), and wants room for (LIFE-7); absent where that is nothing. */
export type EatsBesides = Readonly<{
  extras?: readonly FoodExtra[] | undefined
  answers?: Questionnaire | undefined
}>

/** Of a date; each is absent where it is nothing, so that a day without them is judged by its meals alone. */
export type BesidesOfDay = Readonly<{
  /** Every day's extras. */
  besides?: Macros | undefined
  /** What the plan leaves free for snacks. */
  snackRoom?: Macros | undefined
}>

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

export function sumOfBesides({ besides, snackRoom }: BesidesOfDay): Macros | undefined {
  return besides && snackRoom ? addMacros(besides, snackRoom) : (besides ?? snackRoom)
}

/** Of each day of a plan; undefined where none has any. */
export function eatenBesidesPlan(eater: EatsBesides, startDate: IsoDate): readonly Macros[] | undefined {
  const days = Array.from({ length: daysOfPlan }, (_, day) => eatenBesides(eater, addDays(startDate, day)))
  return days.some((besides) => besides) ? days.map((besides) => besides ?? noMacros) : undefined
}

/** What a day comes to with them. */
export function withBesides(totals: Macros, besides: Macros | undefined): Macros {
  return besides ? addMacros(totals, besides) : totals
}
