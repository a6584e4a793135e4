import { useSyncExternalStore } from 'react'
import { deviceStore } from '#lib/device/device-store.ts'
import { deviceOwner, isKeptForUs } from '../device/device-owner.ts'
import { countChanges, type ListChanges, mergeChanges, noChanges, withoutConfirmed } from './list-changes.ts'
import type { ListPlace } from './list-place.ts'
import { unsentKey } from './unsent-key.ts'

export type Unsent = Readonly<{ place: ListPlace; changes: ListChanges }>

type Waiting = Readonly<{ owner: string | null; lists: Readonly<Record<string, Unsent>> }>

const nothing: Waiting = { owner: null, lists: {} }

const store = deviceStore<Waiting>(unsentKey, (stored) => (stored as Waiting | null) ?? nothing)

export const subscribeToUnsent = store.subscribe

export function addUnsent(place: ListPlace, changes: Partial<ListChanges>): void {
  change(place, (held) => mergeChanges(held, changes))
}

/** The server has them, or has refused them for good. */
export function dropUnsent(place: ListPlace, confirmed: Partial<ListChanges>): void {
  change(place, (held) => withoutConfirmed(held, confirmed))
}

export function unsentOf(weekId: string): ListChanges {
  return ours().lists[weekId]?.changes ?? noChanges
}

export function nextUnsent(): Unsent | undefined {
  return Object.values(ours().lists)[0]
}

export function useUnsent(weekId: string): ListChanges {
  return useSyncExternalStore(subscribeToUnsent, () => unsentOf(weekId))
}

function change(place: ListPlace, to: (held: ListChanges) => ListChanges): void {
  const { owner, lists } = ours()
  const { [place.weekId]: held, ...others } = lists
  const changes = to(held?.changes ?? noChanges)
  const own = countChanges(changes) > 0 ? { [place.weekId]: { place, changes } } : {}
  store.write({ owner: deviceOwner() ?? owner, lists: { ...others, ...own } })
}

function ours(): Waiting {
  const waiting = store.read()
  return isKeptForUs(waiting.owner) ? waiting : nothing
}
