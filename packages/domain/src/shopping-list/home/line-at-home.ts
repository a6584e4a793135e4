import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { KitchenAmount } from '../../kitchen/scale-amount.ts'
import { dustGrams } from '../../pantry/batch.ts'
import type { TripFood } from '../../pantry/trip-food.ts'
import type { Need } from '../add-up.ts'
import { isNoticed, kitchenAmountOf, listLine, usefulAmountOf } from '../list-line.ts'
import { inEachSystem, type PerSystem } from '../per-system.ts'
import type { Tick } from '../ticks.ts'
import type { LineAtHome, RowTrip } from './row-at-home.ts'
import { addPurchases } from './row-trips.ts'

/** LIV-5: the same bought in two shops. `more` is what the row as a whole still asks for once it was ticked at one. */
export function lineOfTwoShops(line: LineAtHome, trips: readonly RowTrip[], facts: LineFacts): LineAtHome {
  if (trips.length < 2) return line
  const { need, row, ratio, tick } = facts
  const open = trips.map(({ isTicked, toBuy, more }) => (isTicked ? more : toBuy))
  const nothing = inEachSystem(() => undefined)
  return {
    ...line,
    toBuy: addPurchases(
      need,
      trips.map(({ toBuy }) => toBuy),
    ),
    more: tick?.checked ? addPurchases(need, open) : nothing,
    left: leftOf(need, row.leftGrams / ratio),
  }
}

export type LineFacts = {
  need: Need
  /** In grams of the food that stands in for this one, of which `ratio` grams stand in for one. */
  row: TripFood
  ratio: number
  startDate: IsoDate
  tick: Tick | undefined
  nextUse: LineAtHome['nextUse']
  alsoFor: LineAtHome['alsoFor']
}

/** Two plans: what keeps beyond them keeps until it is used up, as far as anybody cares. */
const lastingDays = 56

/** PAN-3 */
export function lineAtHome({ need, row, ratio, startDate, tick, nextUse, alsoFor }: LineFacts): LineAtHome {
  const homeGrams = row.fromHomeGrams / ratio
  const isCovered = row.neededGrams - row.fromHomeGrams <= dustGrams
  const shortGrams = isCovered ? 0 : Math.max(0, need.grams - homeGrams)
  const toBuy = listLine({ ...need, grams: shortGrams }, tick && less(tick, homeGrams))
  const hasHome = homeGrams > dustGrams
  return {
    isCovered,
    neededGrams: need.grams,
    needed: hasHome || isCovered ? neededOf(need) : toBuy.needed,
    fromHome: inEachSystem((system) => (hasHome ? kitchenAmountOf(need, homeGrams, system) : undefined)),
    toBuy: toBuy.toBuy,
    more: toBuy.more,
    // As the row says it where nothing but its purchase is at home, so that need and rest add up.
    left: hasHome || row.declaredGrams > 0 ? leftOf(need, row.leftGrams / ratio) : toBuy.surplus,
    nextUse,
    leftUntil: row.leftUntilDay < lastingDays ? addDays(startDate, row.leftUntilDay) : undefined,
    alsoFor,
  }
}

function neededOf(need: Need): PerSystem<KitchenAmount> {
  return inEachSystem((system) => kitchenAmountOf(need, need.grams, system))
}

function less(tick: Tick, grams: number): Tick {
  return { ...tick, neededGrams: Math.max(0, tick.neededGrams - grams) }
}

function leftOf(need: Need, grams: number): PerSystem<KitchenAmount> {
  const isWorthSaying = isNoticed(grams, need.food.buy.grams)
  return inEachSystem((system) =>
    isWorthSaying ? usefulAmountOf(need, grams, need.food.buy.grams, system) : undefined,
  )
}
