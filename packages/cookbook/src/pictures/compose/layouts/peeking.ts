import { pieceArea } from '../piece.ts'
import type { Scene, wishOf } from '../scene.ts'
import { strew } from '../strew.ts'
import { uprightTurn } from '../toppings.ts'

/** Lays what shows through a crust, none of it on top; `reach` is about half a piece. */
export function layPeeking(scene: Scene, wishes: ReturnType<typeof wishOf>[], reach = 40): void {
  const { floor, sheet, random } = scene
  const sized = wishes.map((wish) => {
    const isHeap = pieceArea(wish.glyph) > 5200
    return {
      ...wish,
      count: isHeap ? 2 : Math.max(4, wish.count),
      scale: isHeap ? 1 : Math.min(1.35, reach / Math.sqrt(pieceArea(wish.glyph) / 3.14)),
    }
  })
  for (const piece of strew(floor, sized, 0.9, random))
    sheet.lay({ ...piece, turn: uprightTurn(piece.glyph, piece.turn), isSunk: true })
}
