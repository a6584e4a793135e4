import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { listHeadings } from '@butterleaf/contract/shopping-list/list-headings'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { formatDate } from '#lib/format-date.ts'
import { type ActTable, replay } from '#lib/outbox/queue.ts'
import { type ListAct, listActs, type ReplayedList, rowsOf, type TickingAct } from '../sync/list-acts.ts'
import { type ListRow, type MergedRow, shopRows } from './list-row.ts'

export type ShownAisle = Readonly<{
  heading: string
  rows: readonly ListRow[]
  /** [LIV-5] The day of the shop that buys them, where a list has two. */
  shop?: string | undefined
}>

export type ShownShop = Readonly<{ date: string; total: number; left: number }>

export type ShownList = Readonly<{
  /** [LIV-5] By day; none where the person shops once a week. */
  shops: readonly ShownShop[]
  /** Rows that both shops buy, counted once in `total`. */
  inBothShops: number
  /** What to buy, shop by shop and aisle by aisle in walking order, none empty. */
  aisles: readonly ShownAisle[]
  own: readonly ListRow[]
  /** [PAN-3] Nothing to buy: to be looked at before one goes. */
  atHome: readonly ListRow[]
  /** Ticked rows move down here. */
  done: readonly ListRow[]
  noLongerNeeded: readonly ListRow[]
  total: number
  left: number
  /** Of `total` those that the person wrote: the rest is what the week's board says there is to buy. */
  ownTotal: number
  /** Acts that the server hasn't confirmed yet. */
  unsent: number
}>

/** The row ticked last: it stays in place for a moment, so that nothing moves under the thumb. */
export type HeldRow = Readonly<{ key: string; isAmongDone: boolean }>

type Listed = {
  list: ShoppingList
  /** The acts that wait of this week, and their table. */
  waiting: readonly (ListAct | TickingAct)[]
  table?: Pick<ActTable<ReplayedList>, 'acts'>
  system: UnitSystem
  held?: HeldRow | undefined
  /** [MAP-7] Headings of aisles as the person's shop has them. */
  aisleOrder?: readonly string[] | undefined
}

/** [SHOP-1] [SHOP-5] */
export function shownList({
  list: said,
  waiting,
  table = listActs,
  system,
  held,
  aisleOrder,
}: Listed): ShownList {
  const list: ReplayedList = replay(table, said, waiting)
  const mergedInto = mergedRows(list)
  const changed = new Set(waiting.flatMap(rowsOf))
  const sections = Object.entries(list).map(([heading, rows]) => ({
    heading,
    rows: Object.entries(rows)
      .filter(([, { boughtAs }]) => boughtAs === undefined)
      .flatMap(([key, row]) => {
        const merged = mergedInto.get(key) ?? []
        const isUnsent = [{ key }, ...merged].some((one) => changed.has(one.key))
        return shopRows({ key, row, merged, isUnsent, system })
      }),
  }))
  const { own, noLongerNeeded } = listHeadings
  const isOpen = ({ id, isDone }: ListRow) => !(id === held?.key ? held.isAmongDone : isDone)
  const isToBuy = (row: ListRow) => isOpen(row) && !row.isAtHome
  const open = sections.map(({ heading, rows }) => ({ heading, rows: rows.filter(isToBuy) }))
  const needed = sections.flatMap(({ heading, rows }) => (heading === noLongerNeeded ? [] : rows))
  const counted = needed.filter(({ isAtHome }) => !isAtHome)
  const shops = shopsOf(counted)
  const aisles = inOrder(
    open.filter(({ heading }) => heading !== own && heading !== noLongerNeeded),
    aisleOrder,
  )
  return {
    shops,
    inBothShops: counted.filter(({ shop }) => shop?.index === 1).length,
    aisles: aislesByShop(aisles, shops),
    own: open.find(({ heading }) => heading === own)?.rows ?? [],
    atHome: needed.filter(({ isAtHome }) => isAtHome),
    done: counted.filter((row) => !isOpen(row)),
    noLongerNeeded: (sections.find(({ heading }) => heading === noLongerNeeded)?.rows ?? []).filter(
      ({ isDone }) => isDone,
    ),
    ...countFoods(counted),
    ownTotal: sections.find(({ heading }) => heading === own)?.rows.length ?? 0,
    unsent: waiting.length,
  }
}

/** What the order doesn't name comes last, as it came. */
function inOrder<Aisle extends Pick<ShownAisle, 'heading'>>(
  aisles: readonly Aisle[],
  order: readonly string[] = [],
): readonly Aisle[] {
  const placeOf = ({ heading }: Aisle) => (order.includes(heading) ? order.indexOf(heading) : order.length)
  return [...aisles].sort((a, b) => placeOf(a) - placeOf(b))
}

/** A row that two shops buy is one. */
function countFoods(rows: readonly ListRow[]): Pick<ShownList, 'total' | 'left'> {
  const keysOf = (some: readonly ListRow[]) => new Set(some.map(({ key }) => key)).size
  return { total: keysOf(rows), left: keysOf(rows.filter(({ isDone }) => !isDone)) }
}

function shopsOf(rows: readonly ListRow[]): ShownShop[] {
  const dates = [...new Set(rows.flatMap(({ shop }) => shop?.date ?? []))].sort()
  return dates.map((date) => ({ date, ...countFoods(rows.filter(({ shop }) => shop?.date === date)) }))
}

function aislesByShop(aisles: readonly ShownAisle[], shops: readonly ShownShop[]): ShownAisle[] {
  const dates = shops.length > 0 ? shops.map(({ date }) => date) : [undefined]
  // What names no shop, as a row that was just said to be out, goes to the first.
  return dates
    .flatMap((date, index) =>
      aisles.map(({ heading, rows }) => {
        const isThere = ({ shop }: ListRow) => (shop ? shop.date === date : index === 0)
        return { heading, shop: date, rows: rows.filter(isThere) }
      }),
    )
    .filter(({ rows }) => rows.length > 0)
}

/** The open rows, for a text or for print; a row held in place counts as bought. */
export function openSections({ aisles, own }: ShownList): ShownAisle[] {
  const sections = aisles.map(({ heading, shop, rows }) => {
    return { heading: shop ? `${shopName(shop)}: ${heading}` : heading, rows }
  })
  return [...sections, { heading: listHeadings.own, rows: own }]
    .map(({ heading, rows }) => ({ heading, rows: rows.filter(({ isDone }) => !isDone) }))
    .filter(({ rows }) => rows.length > 0)
}

/** "Thursday’s shop" */
export function shopName(date: string): string {
  return `${formatDate(date, 'weekdayName')}’s shop`
}

/** By the key of the row they are bought as. */
function mergedRows(list: ReplayedList): Map<string, MergedRow[]> {
  const merged = new Map<string, MergedRow[]>()
  for (const [key, row] of Object.values(list).flatMap((rows) => Object.entries(rows)))
    if (row.boughtAs !== undefined)
      merged.set(row.boughtAs, [...(merged.get(row.boughtAs) ?? []), { key, row }])
  return merged
}
