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
}>

type NewLine = Readonly<{ id: string; text: string }>

type UnsentList = Readonly<{ place: ListPlace; changes: ListChanges }>

export const noChanges: ListChanges = { ticks: [], added: [], removed: [] }

/** On the device, by week; the same in every tab. */
const store = createOwnerStore<{ lists: Readonly<Record<string, UnsentList>> }>('butterleaf.unsent.1', {
  lists: {},
})

export const subscribeToUnsent = store.subscribe

export function addUnsent(place: ListPlace, changes: Partial<ListChanges>): void {
  updateUnsent(place, (held) => mergeChanges(held, changes))
}

/** Called when the server has confirmed them, or refused them for good. */
export function dropUnsent(place: ListPlace, confirmed: Partial<ListChanges>): void {
  updateUnsent(place, (held) => removeConfirmed(held, confirmed))
}

export function readUnsent(weekId: string): ListChanges {
  return store.read().lists[weekId]?.changes ?? noChanges
}

export function readNextUnsent(): UnsentList | undefined {
  return Object.values(store.read().lists)[0]
}

export function useUnsent(weekId: string): ListChanges {
  return useSyncExternalStore(subscribeToUnsent, () => readUnsent(weekId))
}

function updateUnsent(place: ListPlace, update: (held: ListChanges) => ListChanges): void {
  const { [place.weekId]: held, ...others } = store.read().lists
  const changes = update(held?.changes ?? noChanges)
  const own = countChanges(changes) > 0 ? { [place.weekId]: { place, changes } } : {}
  store.write({ lists: { ...others, ...own } })
}

/** SHOP-5: puts later changes on top of earlier ones, also those of another tab. Removing a line removes its tick. */
export function mergeChanges(earlier: ListChanges, later: Partial<ListChanges>): ListChanges {
  const { ticks = [], added = [], removed = [] } = later
  const isGone = (id: string) => removed.includes(id)
  return {
    ticks: mergeTicks(earlier.ticks, ticks).filter(({ ingredient }) => !isGone(ingredient)),
    added: uniqueBy([...earlier.added, ...added], ({ id }) => id).filter(({ id }) => !isGone(id)),
    removed: uniqueBy([...earlier.removed, ...removed], (id) => id),
  }
}

/** Removes confirmed changes; what has changed again meanwhile stays. */
export function removeConfirmed(held: ListChanges, confirmed: Partial<ListChanges>): ListChanges {
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
