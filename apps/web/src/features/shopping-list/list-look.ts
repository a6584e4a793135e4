import { aisleHeadings } from '@butterleaf/domain/shopping-list/aisles'
import { useSyncExternalStore } from 'react'
import { createDeviceStore } from '#lib/device/device-store.ts'

const notes = createDeviceStore<boolean>('butterleaf.list-notes', (stored) => stored === true)

/** [MAP-7] In the shop a row is its name, its amount and its tick; this device remembers who wants to read more. */
export function useListNotes(): boolean {
  return useSyncExternalStore(notes.subscribe, notes.read)
}

export function showListNotes(isShown: boolean): void {
  notes.write(isShown)
}

/** The headings of all aisles, in the order that people usually walk through a shop. */
export const usualAisleOrder: readonly string[] = Object.values(aisleHeadings)

const aisleOrder = createDeviceStore<readonly string[]>('butterleaf.aisle-order', orderOf)

/** One that this version doesn't have is left out, and one that is new stands where it usually does. */
function orderOf(stored: unknown): readonly string[] {
  const known = Array.isArray(stored) ? usualAisleOrder.filter((heading) => stored.includes(heading)) : []
  const chosen = Array.isArray(stored) ? stored.filter((heading) => known.includes(heading)) : []
  return usualAisleOrder.reduce<readonly string[]>((order, heading, at) => {
    return order.includes(heading) ? order : [...order.slice(0, at), heading, ...order.slice(at)]
  }, chosen)
}

/** [MAP-7] As the person's own shop has its aisles. */
export function useAisleOrder(): readonly string[] {
  return useSyncExternalStore(aisleOrder.subscribe, aisleOrder.read)
}

export function chooseAisleOrder(order: readonly string[]): void {
  aisleOrder.write(order)
}

export function forgetAisleOrder(): void {
  aisleOrder.remove()
}
