import { mergeTicks, type Tick } from '@butterleaf/domain/shopping-list/ticks'
import { useSyncExternalStore } from 'react'
import { createOwnerStore } from '#lib/device/owner-store.ts'

/** The week of a list, in its calls' terms. */
export type ListPlace = Readonly<{ planId: string; templateId: string; weekId: string }>

/** Changes of a list on this device that the server hasn't confirmed yet. */
export type ListChanges = Readonly<{
  ticks: readonly Tick[]
  added: readonly NewLine[]
  /** Ids of own lines. */
  removed: readonly string[]
  /** [PAN-2] "I have this" where it is checked, else "I'm out". */
  atHome: readonly Tick[]
}>

type NewLine = Readonly<{ id: string; text: string }>

type UnsentList = Readonly<{ place: ListPlace; changes: ListChanges }>

export const noChanges: ListChanges = { ticks: [], added: [], removed: [], atHome: [] }

type StoredChanges = Omit<ListChanges, 'atHome'>

/** On the device, by week; the same in every tab. */
const store = createOwnerStore<Stored<{ changes: StoredChanges }>>('butterleaf.unsent.1', { lists: {} })
/** Apart, since a tab that still runs the version before this one would drop marks, or try to send them forever. */
const markStore = createOwnerStore<Stored<{ atHome: readonly Tick[] }>>('butterleaf.unsent-at-home.1', {
  lists: {},
})

type Stored<Kind> = { lists: Readonly<Record<string, Readonly<{ place: ListPlace }> & Kind>> }

export function subscribeToUnsent(listener: () => void): () => void {
  const stops = [store.subscribe(listener), markStore.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

export function addUnsent(place: ListPlace, changes: Partial<ListChanges>): void {
  updateUnsent(place, (held) => mergeChanges(held, changes))
}

/** Called when the server has confirmed them, or refused them for good. */
export function dropUnsent(place: ListPlace, confirmed: Partial<ListChanges>): void {
  updateUnsent(place, (held) => removeConfirmed(held, confirmed))
}

export function readUnsent(weekId: string): ListChanges {
  const changes = store.read().lists[weekId]?.changes
  const atHome = markStore.read().lists[weekId]?.atHome
  return changes || atHome ? bothOf(changes ?? noChanges, atHome ?? noChanges.atHome) : noChanges
}

export function readNextUnsent(): UnsentList | undefined {
  const [next] = [...Object.values(store.read().lists), ...Object.values(markStore.read().lists)]
  return next && { place: next.place, changes: readUnsent(next.place.weekId) }
}

export function useUnsent(weekId: string): ListChanges {
  return useSyncExternalStore(subscribeToUnsent, () => readUnsent(weekId))
}

const known = new WeakMap<object, Readonly<{ changes: StoredChanges; both: ListChanges }>>()

/** The same object for the same two, so that React sees no change where there is none. */
function bothOf(changes: StoredChanges, atHome: readonly Tick[]): ListChanges {
  const key = atHome.length > 0 ? atHome : changes
  const before = known.get(key)
  if (before?.changes === changes && before.both.atHome === atHome) return before.both
  const both = { ...changes, atHome }
  known.set(key, { changes, both })
  return both
}

function updateUnsent(place: ListPlace, update: (held: ListChanges) => ListChanges): void {
  const { atHome, ...changes } = update(readUnsent(place.weekId))
  const { [place.weekId]: heldChanges, ...others } = store.read().lists
  const { [place.weekId]: heldMarks, ...otherMarks } = markStore.read().lists
  const hasChanges = countChanges({ ...changes, atHome: [] }) > 0
  if (hasChanges || heldChanges)
    store.write({ lists: { ...others, ...(hasChanges && { [place.weekId]: { place, changes } }) } })
  if (atHome.length > 0 || heldMarks)
    markStore.write({
      lists: { ...otherMarks, ...(atHome.length > 0 && { [place.weekId]: { place, atHome } }) },
    })
}

/** SHOP-5: puts later changes on top of earlier ones, also those of another tab. Removing a line removes its tick. */
export function mergeChanges(earlier: ListChanges, later: Partial<ListChanges>): ListChanges {
  const { ticks = [], added = [], removed = [], atHome = [] } = later
  const isGone = (id: string) => removed.includes(id)
  return {
    ticks: mergeTicks(earlier.ticks, ticks).filter(({ ingredient }) => !isGone(ingredient)),
    added: uniqueBy([...earlier.added, ...added], ({ id }) => id).filter(({ id }) => !isGone(id)),
    removed: uniqueBy([...earlier.removed, ...removed], (id) => id),
    atHome: mergeTicks(earlier.atHome, atHome),
  }
}

/** Removes confirmed changes; what has changed again meanwhile stays. */
export function removeConfirmed(held: ListChanges, confirmed: Partial<ListChanges>): ListChanges {
  const { ticks = [], added = [], removed = [], atHome = [] } = confirmed
  return {
    ticks: held.ticks.filter((tick) => !ticks.some((other) => isSameTick(tick, other))),
    added: held.added.filter((line) => !added.some(({ id }) => id === line.id)),
    removed: held.removed.filter((id) => !removed.includes(id)),
    atHome: held.atHome.filter((mark) => !atHome.some((other) => isSameTick(mark, other))),
  }
}

export function countChanges({ ticks, added, removed, atHome }: ListChanges): number {
  return ticks.length + added.length + removed.length + atHome.length
}

function isSameTick(a: Tick, b: Tick): boolean {
  return a.ingredient === b.ingredient && a.atMs === b.atMs && a.checked === b.checked
}

function uniqueBy<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[] {
  return [...new Map(values.map((value) => [keyOf(value), value])).values()]
}
