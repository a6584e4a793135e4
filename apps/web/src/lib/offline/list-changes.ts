import { mergeTicks, type Tick } from '@butterleaf/domain/shopping-list/ticks'

/** What happened to a list on this device and the server hasn't confirmed yet. */
export type ListChanges = Readonly<{
  ticks: readonly Tick[]
  added: readonly NewLine[]
  /** Ids of own lines. */
  removed: readonly string[]
}>

export type NewLine = Readonly<{ id: string; text: string }>

export const noChanges: ListChanges = { ticks: [], added: [], removed: [] }

/** SHOP-5: later changes on top of earlier ones, also of another tab. A line taken off takes its tick along. */
export function mergeChanges(earlier: ListChanges, later: Partial<ListChanges>): ListChanges {
  const { ticks = [], added = [], removed = [] } = later
  const isGone = (id: string) => removed.includes(id)
  return {
    ticks: mergeTicks(earlier.ticks, ticks).filter(({ ingredient }) => !isGone(ingredient)),
    added: uniqueBy([...earlier.added, ...added], ({ id }) => id).filter(({ id }) => !isGone(id)),
    removed: uniqueBy([...earlier.removed, ...removed], (id) => id),
  }
}

/** What is left once these were confirmed: whatever changed in the meantime stays. */
export function withoutConfirmed(held: ListChanges, confirmed: Partial<ListChanges>): ListChanges {
  const { ticks = [], added = [], removed = [] } = confirmed
  return {
    ticks: held.ticks.filter((tick) => !ticks.some((other) => isSameTick(tick, other))),
    added: held.added.filter((line) => !added.some(({ id }) => id === line.id)),
    removed: held.removed.filter((id) => !removed.includes(id)),
  }
}

export function countChanges({ ticks, added, removed }: ListChanges): number {
  return ticks.length + added.length + removed.length
}

function isSameTick(a: Tick, b: Tick): boolean {
  return a.ingredient === b.ingredient && a.atMs === b.atMs && a.checked === b.checked
}

function uniqueBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()]
}
