import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'

/** A week's list as it is printed; amounts come said ("1 ½ cups"), in the system the user chose. */
export type ShoppingListModel = Readonly<{
  weekNumber: number
  startDate: IsoDate
  endDate: IsoDate
  people: number
  system: UnitSystem
  /** In walking order. */
  aisles: readonly ListedAisle[]
  /** What the user wrote themselves. */
  ownLines: readonly OwnLine[]
  /** Ticked once, and then no dish needed it any more. */
  noLongerNeeded: readonly string[]
}>

export type ListedAisle = Readonly<{ heading: string; lines: readonly ListedLine[] }>

export type ListedLine = Readonly<{
  ingredient: string
  /** None where no recipe says how much. */
  amount?: string | undefined
  isTicked: boolean
  /** Still to buy since it was ticked: the box is open again. */
  more?: string | undefined
  /** Bought beyond need. */
  surplus?: string | undefined
  recipeTitles: readonly string[]
}>

export type OwnLine = Readonly<{ text: string; isTicked: boolean }>
