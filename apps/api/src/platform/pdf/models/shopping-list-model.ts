import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ForWhom } from './recipe-model.ts'

/** A week's list for print; amounts are formatted ("1 ½ cups") in the user's system. */
export type ShoppingListModel = ForWhom &
  Readonly<{
    weekNumber: number
    startDate: IsoDate
    endDate: IsoDate
    system: UnitSystem
    /** PAN-3: to buy, by shop and in walking order; then what is at home, and what is bought. */
    aisles: readonly ListedAisle[]
    atHome: readonly ListedLine[]
    gotIt: readonly ListedLine[]
    /** The user's own lines. */
    ownLines: readonly OwnLine[]
    /** Ticked once, but no dish needs it any more. */
    noLongerNeeded: readonly string[]
  }>

export type ListedAisle = Readonly<{
  heading: string
  lines: readonly ListedLine[]
  /** LIV-5: the day of the shop that buys them; those of one shop follow each other. */
  shop?: IsoDate | undefined
}>

export type ListedLine = Readonly<{
  ingredient: string
  /** Absent where no recipe has an amount. */
  amount?: string | undefined
  isTicked: boolean
  /** Needed in addition since it was ticked: the box is open again. */
  more?: string | undefined
  /** SHOP-3: what one pack holds, of what is bought by the pack. */
  packSize?: string | undefined
  /** Of what is needed, at home already. */
  fromHome?: string | undefined
  /** PAN-4: near-equals that it is bought for, too. */
  alsoFor?: readonly string[]
  /** Left when all is cooked. */
  surplus?: string | undefined
  recipeTitles: readonly string[]
}>

export type OwnLine = Readonly<{ text: string; isTicked: boolean }>
