import type { IsoDate } from '../../calendar/iso-date.ts'
import type { KitchenAmount } from '../../kitchen/scale-amount.ts'
import type { Purchase } from '../../kitchen/shopping-amount.ts'
import type { ItemLink } from '../item-links.ts'
import type { PerSystem } from '../per-system.ts'

/** LIV-5: what one of a list's two shops buys of a row. */
export type RowTrip = Readonly<{
  date: IsoDate
  /** Of the row's own food, until the next shop that buys it: what a tick made at this one was for. */
  neededGrams: number
  toBuy: PerSystem<Purchase>
  isTicked: boolean
  /** Still to buy since it was ticked. */
  more: PerSystem<Purchase>
}>

/** What a row of the list says of what is at home, in amounts of its food and its near-equals together. */
export type LineAtHome = {
  /** Nothing of it is to be bought. */
  isCovered: boolean
  neededGrams: number
  needed: PerSystem<KitchenAmount>
  /** Of what is needed. */
  fromHome: PerSystem<KitchenAmount>
  toBuy: PerSystem<Purchase>
  /** Still to buy since all of it was ticked. */
  more: PerSystem<Purchase>
  /** After the last dish of this list. */
  left: PerSystem<KitchenAmount>
  /** The next dish, of a later list, that uses what is left. */
  nextUse: (ItemLink & { date: IsoDate }) | undefined
  /** The last day on which what is left keeps; undefined: for months. */
  leftUntil: IsoDate | undefined
  /** Foods that this one is bought for, too, and in how many dishes. */
  alsoFor: readonly { ingredient: string; dishes: number }[]
}

/** A row of its own, or bought as another row: its key. */
export type RowAtHome = (LineAtHome | { boughtAs: string }) & {
  /** LIV-5: the shops that buy it; absent of a list with one shop. */
  trips?: readonly RowTrip[]
}
