import { useSyncExternalStore } from 'react'
import { createDeviceStore } from '../device/device-store.ts'

/** Where a cook was in one recipe, and what they ticked off, by row from 0. */
interface Remembered {
  /** From 0. */
  step: number
  checked: readonly number[]
}
type Kitchen = Readonly<Record<string, Remembered>>

const mostRemembered = 40
const nothing: Remembered = { step: 0, checked: [] }

const kitchen = createDeviceStore<Kitchen>('butterleaf.kitchen', (stored) =>
  typeof stored === 'object' && stored !== null ? (stored as Kitchen) : {},
)

/** A recipe in a slot of the plan is cooked by itself: another recipe there, or another day, starts afresh. */
export function cookingIdOf(recipeId: string, itemId?: string): string {
  return itemId === undefined ? recipeId : `${itemId}/${recipeId}`
}

export function useKitchenMemory(cookingId: string) {
  const all = useSyncExternalStore(kitchen.subscribe, kitchen.read)
  const remembered = { ...nothing, ...all[cookingId] }
  return {
    ...remembered,
    goTo: (step: number) => remember(cookingId, { step }),
    check(row: number, isChecked: boolean) {
      const others = remembered.checked.filter((other) => other !== row)
      remember(cookingId, { checked: isChecked ? [...others, row] : others })
    },
    uncheckAll: () => remember(cookingId, { checked: [] }),
  }
}

/** The last one touched stands last; what stands first goes when there are too many. */
function remember(cookingId: string, part: Partial<Remembered>): void {
  const { [cookingId]: before, ...others } = kitchen.read()
  const kept = Object.entries(others).slice(1 - mostRemembered)
  kitchen.write({ ...Object.fromEntries(kept), [cookingId]: { ...nothing, ...before, ...part } })
}
