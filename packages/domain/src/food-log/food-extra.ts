import type { IsoDate } from '../calendar/iso-date.ts'
import { type Weekday, weekdayOfDate } from '../calendar/weekday.ts'
import { addMacros, type Macros, noMacros } from '../nutrition/macros.ts'
import type { FiguresSource, FoodSource, RecipeSource } from './log-entry.ts'

export type ExtraSource = FoodSource | RecipeSource | FiguresSource

/** LIFE-4: what a person has on certain weekdays beside all meals, like coffee with cream each morning. */
export type FoodExtra = Readonly<{
  /** A UUID made by the device. */
  id: string
  source: ExtraSource
  /** Of one day. */
  figures: Macros
  weekdays: readonly Weekday[]
  from: IsoDate
  /** The last day it counts on; absent while it goes on. */
  until?: IsoDate | undefined
  /** It stands on the shopping list. */
  isBought: boolean
}>

export function extrasOn(extras: readonly FoodExtra[], date: IsoDate): FoodExtra[] {
  const weekday = weekdayOfDate(date)
  return extras.filter(
    ({ weekdays, from, until }) =>
      weekdays.includes(weekday) && date >= from && (until === undefined || date <= until),
  )
}

export function extrasTotal(extras: readonly FoodExtra[], date: IsoDate): Macros {
  return extrasOn(extras, date).reduce((sum, { figures }) => addMacros(sum, figures), noMacros)
}
