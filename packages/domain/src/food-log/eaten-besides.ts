import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { daysOfPlan } from '../meal-plan/meals.ts'
import { addMacros, type Macros, macroNames, noMacros } from '../nutrition/macros.ts'
import { extrasTotal, type FoodExtra } from './food-extra.ts'

/** LIFE-4: what a person has beside all meals; absent where that is nothing. */
export type EatsBesides = Readonly<{ extras?: readonly FoodExtra[] | undefined }>

/** Of a date; undefined where it is nothing, so that a day without extras is judged by its meals alone. */
export function eatenBesides({ extras = [] }: EatsBesides, date: IsoDate): Macros | undefined {
  const total = extrasTotal(extras, date)
  return macroNames.some((name) => total[name] > 0) ? total : undefined
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
