import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ListChanges } from '../sync/unsent-changes.ts'

/** A row as shown: the server's row with unsent changes. */
export type ListRow = Readonly<{
  /** The key of a tick: the ingredient, or the id of an own line. */
  key: string
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
}>

export type MergedRow = Readonly<{ key: string; row: ShoppingListRow }>

type RowOnTheWay = {
  key: string
  row: ShoppingListRow
  merged?: readonly MergedRow[]
  changes: ListChanges
  system: UnitSystem
}

export function listRow({ key, row, merged = [], changes, system }: RowOnTheWay): ListRow {
  const all = [{ key, row }, ...merged]
  const tickOf = (of: string) => changes.ticks.find(({ ingredient }) => ingredient === of)
  const hasTick = all.some((one) => tickOf(one.key) !== undefined)
  const mark = changes.atHome.find(({ ingredient }) => ingredient === key)
  // While a tick is pending, only the server can tell how much the row has grown since.
  const more = (row.home ?? row).more[system]
  const hasGrown = !hasTick && row.checked && more !== null
  const isNew = changes.added.some(({ id }) => id === key)
  const isDone = (tickOf(key)?.checked ?? row.checked) && !hasGrown
  return {
    ...{ key, row, merged, hasGrown, isDone },
    isAtHome: !isDone && (mark?.checked ?? row.home?.isCovered ?? false),
    isUnsent: hasTick || mark !== undefined || isNew,
  }
}

/** An own line that the server hasn't confirmed yet. */
export function pendingRow(text: string): ShoppingListRow {
  const nothing = { us: null, metric: null }
  const amounts = { measures: nothing, needed: nothing, more: nothing, surplus: nothing, neededGrams: 0 }
  return { kind: 'own', name: text, items: {}, checked: false, ...amounts }
}
