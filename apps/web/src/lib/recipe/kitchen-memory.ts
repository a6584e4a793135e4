import { useSyncExternalStore } from 'react'
import { createDeviceStore } from '../device/device-store.ts'

/** Where a cook was in one recipe, and what they ticked off, by row from 0. */
interface Remembered {
  /** From 0. */
  step: number
  checked: readonly number[]
  /** Of a main that is cooked with its sides: whose step the cook was at, by recipe; absent: its own. */
  at?: string
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

/** PLATE-3: a main and its sides that are cooked together; `sessionId` is the main's. */
export function useSessionMemory(sessionId: string) {
  const all = useSyncExternalStore(kitchen.subscribe, kitchen.read)
  return {
    at: all[sessionId]?.at,
    stepOf: (cookingId: string) => all[cookingId]?.step ?? 0,
    goTo(place: { cookingId: string; recipeId: string; step: number }) {
      remember(place.cookingId, { step: place.step })
      remember(sessionId, { at: place.recipeId })
    },
    startOver(cookingIds: readonly string[]) {
      for (const cookingId of cookingIds) remember(cookingId, { step: 0 })
      forgetDish(sessionId)
    },
  }
}

function forgetDish(sessionId: string): void {
  const { at: _done, ...kept } = { ...nothing, ...kitchen.read()[sessionId] }
  kitchen.write({ ...kitchen.read(), [sessionId]: kept })
}

/** The last one touched stands last; what stands first goes when there are too many. */
function remember(cookingId: string, part: Partial<Remembered>): void {
  const { [cookingId]: before, ...others } = kitchen.read()
  const kept = Object.entries(others).slice(1 - mostRemembered)
  kitchen.write({ ...Object.fromEntries(kept), [cookingId]: { ...nothing, ...before, ...part } })
}
