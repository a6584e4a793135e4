import type { ItemView } from '@butterleaf/contract/meal-plan/calls'
import { deviceStore } from '#lib/recipe/device-store.ts'

/** A few days' meals, some ten kilobytes each. */
const mostKept = 12

/** With the format's number: what another version wrote is left alone. */
const kept = deviceStore<readonly ItemView[]>('butterleaf.items.1', (stored) =>
  Array.isArray(stored) ? (stored as readonly ItemView[]) : [],
)

/** What was opened can be cooked without a network. */
export function keepItem(item: ItemView): void {
  const others = kept.read().filter(({ id }) => id !== item.id)
  kept.write([...others, item].slice(-mostKept))
}

export function keptItem(itemId: string): ItemView | undefined {
  return kept.read().find(({ id }) => id === itemId)
}
