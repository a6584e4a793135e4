import { useSyncExternalStore } from 'react'
import { createOwnerStore } from '#lib/device/owner-store.ts'
import { countChanges, type ListChanges, mergeChanges, noChanges, withoutConfirmed } from './list-changes.ts'
import type { ListPlace } from './list-place.ts'

export type Unsent = Readonly<{ place: ListPlace; changes: ListChanges }>

type Waiting = Readonly<{ lists: Readonly<Record<string, Unsent>> }>

const store = createOwnerStore<Waiting>('butterleaf.unsent.1', { lists: {} })

export const subscribeToUnsent = store.subscribe

export function addUnsent(place: ListPlace, changes: Partial<ListChanges>): void {
  change(place, (held) => mergeChanges(held, changes))
}

/** The server has them, or has refused them for good. */
export function dropUnsent(place: ListPlace, confirmed: Partial<ListChanges>): void {
  change(place, (held) => withoutConfirmed(held, confirmed))
}

export function unsentOf(weekId: string): ListChanges {
  return store.read().lists[weekId]?.changes ?? noChanges
}

export function nextUnsent(): Unsent | undefined {
  return Object.values(store.read().lists)[0]
}

export function useUnsent(weekId: string): ListChanges {
  return useSyncExternalStore(subscribeToUnsent, () => unsentOf(weekId))
}

function change(place: ListPlace, to: (held: ListChanges) => ListChanges): void {
  const { [place.weekId]: held, ...others } = store.read().lists
  const changes = to(held?.changes ?? noChanges)
  const own = countChanges(changes) > 0 ? { [place.weekId]: { place, changes } } : {}
  store.write({ lists: { ...others, ...own } })
}
