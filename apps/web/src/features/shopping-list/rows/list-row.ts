import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ReplayedRow } from '../sync/list-acts.ts'

/** A row as shown: the server's row with the acts that wait. */
export type ListRow = Readonly<{
  /** The key of a tick: the ingredient, or the id of an own line. */
  key: string
  /** The same, with the day of the shop where two shops buy it. */
  id: string
  row: ShoppingListRow
  /** [PAN-4] Near-equals that this row is bought for, too. */
  merged: readonly MergedRow[]
  /** Bought, and enough of it. */
  isDone: boolean
  /** [PAN-3] Nothing of it is to be bought, since it is at home. */
  isAtHome: boolean
  /** Ticked, but the plan has asked for more since. */
  hasGrown: boolean
  /** Changed here, and not confirmed by the server yet. */
  isUnsent: boolean
  /** [LIV-5] Where the person shops twice a week: the shop that buys it, and its place among the row's. */
  shop?: Readonly<{ date: string; index: number; count: number }>
}>

export type MergedRow = Readonly<{ key: string; row: ShoppingListRow }>

type RowOnTheWay = {
  key: string
  row: ReplayedRow
  merged?: readonly MergedRow[]
  isUnsent?: boolean
  system: UnitSystem
}

export function listRow({ key, row, merged = [], isUnsent = false, system }: RowOnTheWay): ListRow {
  const hasGrown = row.checked && (row.home ?? row).more[system] !== null
  const isDone = row.checked && !hasGrown
  const isAtHome = !isDone && (row.saidAtHome ?? row.home?.isCovered ?? false)
  return { key, id: key, row, merged, hasGrown, isDone, isAtHome, isUnsent }
}

/** [LIV-5] One for each shop that buys it. */
export function shopRows(listed: RowOnTheWay): ListRow[] {
  const whole = listRow(listed)
  const { trips = [] } = listed.row
  if (whole.isAtHome || trips.length === 0) return [whole]
  return trips.map((_, index) => shopRow(whole, listed, index))
}

function shopRow(whole: ListRow, { key, row, system }: RowOnTheWay, index: number): ListRow {
  const trips = row.trips ?? []
  const { date, checked, more } = trips[index]!
  const hasGrown = checked && more[system] !== null
  const count = trips.length
  return {
    ...whole,
    id: count > 1 ? `${key} ${date}` : key,
    row: count > 1 ? rowAtShop(row, index) : row,
    ...{ hasGrown, isDone: checked && !hasGrown },
    shop: { date, index, count },
  }
}

/** What is at home serves the first of two, and what is left is left by the last; how much the two need isn't what one does. */
function rowAtShop(row: ShoppingListRow, index: number): ShoppingListRow {
  const { home, trips = [] } = row
  const nothing = { us: null, metric: null }
  const { toBuy, more, checked } = trips[index]!
  const isFirst = index === 0
  return {
    ...{ ...row, checked, more },
    ...(home && {
      home: {
        ...{ ...home, toBuy, more, needed: nothing },
        fromHome: isFirst ? home.fromHome : nothing,
        left: isFirst ? nothing : home.left,
      },
    }),
  }
}

/** What a press on the row sends of it, or of a near-equal. [LIV-5] Who takes back the second shop's keeps the first's. */
export function tickOf({ isDone, shop }: ListRow, listed: ShoppingListRow) {
  const gramsAt = (index: number) => listed.trips?.[index]?.neededGrams ?? listed.neededGrams
  if (!shop || shop.count === 1) return { checked: !isDone, neededGrams: listed.neededGrams }
  if (isDone && shop.index > 0) return { checked: true, neededGrams: gramsAt(0) }
  return { checked: !isDone, neededGrams: gramsAt(shop.index) }
}
