import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { listHeadings } from '@butterleaf/contract/shopping-list/list-headings'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import type { ListChanges } from '../sync/unsent-changes.ts'
import { type ListRow, listRow, type MergedRow, pendingRow } from './list-row.ts'

export type ShownAisle = Readonly<{ heading: string; rows: readonly ListRow[] }>

export type ShownList = Readonly<{
  /** What to buy, aisle by aisle in walking order, none empty. */
  aisles: readonly ShownAisle[]
  own: readonly ListRow[]
  /** [PAN-3] Nothing to buy: to be looked at before one goes. */
  atHome: readonly ListRow[]
  /** Ticked rows move down here. */
  done: readonly ListRow[]
  noLongerNeeded: readonly ListRow[]
  total: number
  left: number
}>

/** The row ticked last: it stays in place for a moment, so that nothing moves under the thumb. */
export type HeldRow = Readonly<{ key: string; isAmongDone: boolean }>

type ListInHand = {
  list: ShoppingList
  changes: ListChanges
  system: UnitSystem
  held?: HeldRow | undefined
}

/** [SHOP-1] [SHOP-5] */
export function shownList({ list, changes, system, held }: ListInHand): ShownList {
  const mergedInto = mergedRows(list)
  const sections = Object.entries(addPendingRows(list, changes)).map(([heading, rows]) => ({
    heading,
    rows: Object.entries(rows)
      .filter(([key, { boughtAs }]) => boughtAs === undefined && !changes.removed.includes(key))
      .map(([key, row]) => listRow({ key, row, merged: mergedInto.get(key) ?? [], changes, system })),
  }))
  const { own, noLongerNeeded } = listHeadings
  const isOpen = ({ key, isDone }: ListRow) => !(key === held?.key ? held.isAmongDone : isDone)
  const isToBuy = (row: ListRow) => isOpen(row) && !row.isAtHome
  const open = sections.map(({ heading, rows }) => ({ heading, rows: rows.filter(isToBuy) }))
  const needed = sections.flatMap(({ heading, rows }) => (heading === noLongerNeeded ? [] : rows))
  const counted = needed.filter(({ isAtHome }) => !isAtHome)
  return {
    aisles: open.filter(
      ({ heading, rows }) => heading !== own && heading !== noLongerNeeded && rows.length > 0,
    ),
    own: open.find(({ heading }) => heading === own)?.rows ?? [],
    atHome: needed.filter(({ isAtHome }) => isAtHome),
    done: counted.filter((row) => !isOpen(row)),
    noLongerNeeded: (sections.find(({ heading }) => heading === noLongerNeeded)?.rows ?? []).filter(
      ({ isDone }) => isDone,
    ),
    total: counted.length,
    left: counted.filter(({ isDone }) => !isDone).length,
  }
}

/** The open rows, for a text or for print; a row held in place counts as bought. */
export function openSections({ aisles, own }: ShownList): ShownAisle[] {
  return [...aisles, { heading: listHeadings.own, rows: own }]
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ isDone }) => !isDone) }))
    .filter(({ rows }) => rows.length > 0)
}

/** By the key of the row they are bought as. */
function mergedRows(list: ShoppingList): Map<string, MergedRow[]> {
  const merged = new Map<string, MergedRow[]>()
  for (const [key, row] of Object.values(list).flatMap((rows) => Object.entries(rows)))
    if (row.boughtAs !== undefined)
      merged.set(row.boughtAs, [...(merged.get(row.boughtAs) ?? []), { key, row }])
  return merged
}

function addPendingRows(list: ShoppingList, { added }: ListChanges): ShoppingList {
  const known = list[listHeadings.own] ?? {}
  const unknown = added.filter(({ id }) => !(id in known))
  const written = Object.fromEntries(unknown.map(({ id, text }) => [id, pendingRow(text)]))
  return { ...list, [listHeadings.own]: { ...known, ...written } }
}
