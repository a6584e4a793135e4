import type { MoveWish } from '@butterleaf/domain/meal-plan/drawing/moving/move-to-fit'
import type { ItemPlace } from '@butterleaf/domain/meal-plan/places'
import { createOwnerStore } from '#lib/device/owner-store.ts'

/** A move that the server doesn't have yet, with all that was shown when the person confirmed it. */
export type UnsentMove = Readonly<{
  id: string
  planId: string
  templateId: string
  from: ItemPlace
  wish: MoveWish & Required<Pick<MoveWish, 'expected'>>
}>

type Stored = Readonly<{ moves: readonly UnsentMove[] }>

/** On the device, the oldest first; the same in every tab. */
const store = createOwnerStore<Stored>('butterleaf.unsent-moves.1', { moves: [] })

export const subscribeToMoves = store.subscribe

export function readMoves(): readonly UnsentMove[] {
  return store.read().moves
}

export function addMove(move: UnsentMove): void {
  store.write({ moves: [...readMoves(), move] })
}

/** The server has it, or refused it for good. */
export function dropMove(id: string): void {
  store.write({ moves: readMoves().filter((move) => move.id !== id) })
}
