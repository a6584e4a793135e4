import type { PackCount } from './packs-to-buy.ts'
import type { StockFood } from './stock-food.ts'

/** `isBought`: all that the list asked for came home; else what was ticked alone, with the grams needed then. */
export type ShoppingTrip = Readonly<{
  day: number
  isBought: boolean
  /** LIV-5: the second of a list, at which no staple is bought. */
  isSecond?: boolean
  ticked?: ReadonlyMap<string, number>
}>

/** A person said so: on that day at least these grams are at home, or none. */
export type AtHomeEvent = Readonly<{ food: string; day: number; grams: number | 'out' }>

/** What a trip, and the days until the next one, are to a food. */
export type TripFood = {
  food: string
  /** What the cookings until the next trip use, and how much of it was at home already. */
  neededGrams: number
  fromHomeGrams: number
  /** For the rest. */
  toBuy: readonly PackCount[]
  /** Came home: what was to buy if the trip was made, and what was ticked beyond it. */
  boughtGrams: number
  /** At home though never bought: a person said so. */
  declaredGrams: number
  usedGrams: number
  /** At home after the last cooking before the next trip, and the last day on which some of it keeps. */
  leftGrams: number
  leftUntilDay: number
  /** The first day after the next trip on which it is used. */
  nextUseDay: number | undefined
  /** Of what came home with this trip: what grew too old, however late. */
  thrownGrams: number
  /** Should have been at home, and a person said that it isn't. */
  missingGrams: number
}

export type FoodLedger = Readonly<{
  food: StockFood
  /** One for each trip. */
  trips: readonly TripFood[]
  /** At home at the end of each day. */
  closingGrams: readonly number[]
}>
