import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ListChanges } from '../sync/unsent-changes.ts'

/** A row as shown: the server's row with unsent changes. */
export type ListRow = Readonly<{
  /** The key of a tick: the ingredient, or the id of an own line. */
  key: string
  row: ShoppingListRow
  /** Bought, or at home, and enough of it. */
  isDone: boolean
  /** Ticked, but the plan has asked for more since. */
  hasGrown: boolean
  /** Changed here, and not confirmed by the server yet. */
  isUnsent: boolean
}>

type RowOnTheWay = { key: string; row: ShoppingListRow; changes: ListChanges; system: UnitSystem }

export function listRow({ key, row, changes, system }: RowOnTheWay): ListRow {
  const tick = changes.ticks.find(({ ingredient }) => ingredient === key)
  const checked = tick?.checked ?? row.checked
  // While a tick is pending, only the server can tell how much the row has grown since.
  const hasGrown = !tick && row.checked && row.more[system] !== null
  const isNew = changes.added.some(({ id }) => id === key)
  return { key, row, hasGrown, isDone: checked && !hasGrown, isUnsent: tick !== undefined || isNew }
}

/** An own line that the server hasn't confirmed yet. */
export function pendingRow(text: string): ShoppingListRow {
  const nothing = { us: null, metric: null }
  const amounts = { measures: nothing, needed: nothing, more: nothing, surplus: nothing, neededGrams: 0 }
  return { kind: 'own', name: text, items: {}, checked: false, ...amounts }
}
