import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ListChanges } from '../sync/unsent-changes.ts'

/** A row as it stands on the screen: the server's, with what was done to it since. */
export type ListRow = Readonly<{
  /** What a tick names: the ingredient, or the id of an own line. */
  key: string
  row: ShoppingListRow
  /** Bought, or at home, and enough of it. */
  isDone: boolean
  /** Ticked, and then the plan asked for more than was ticked. */
  hasGrown: boolean
  /** Ticked or written here, and the server hasn't confirmed it yet. */
  isUnsent: boolean
}>

type RowOnTheWay = { key: string; row: ShoppingListRow; changes: ListChanges; system: UnitSystem }

export function listRow({ key, row, changes, system }: RowOnTheWay): ListRow {
  const tick = changes.ticks.find(({ ingredient }) => ingredient === key)
  const checked = tick?.checked ?? row.checked
  // What it grew by since a tick that is on its way, only the server can tell.
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
