import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { at, line, num } from '../../ink/ink.ts'
import { makeBody, placeDiscs, placePieces } from '../body.ts'
import { layGroup } from '../lay-group.ts'
import { type Disc, type Piece, pieceArea } from '../piece.ts'
import { type Scene, wishOf } from '../scene.ts'
import { settleBodies } from '../settle-bodies.ts'
import { strew } from '../strew.ts'
import { uprightTurn } from '../toppings.ts'

/** Thighs, chops and eggs find places of their own; the sauce laps over their feet. */
export function layBig(scene: Scene, mains: readonly Shown[], colour: string): Disc[] {
  const { floor, sheet, random } = scene
  const bodies = mains.flatMap((main, m) => {
    const wish = wishOf(scene, main, mains.length > 1 ? 2 : 4)
    return Array.from({ length: wish.count }, (_, i) => {
      const [piece] = layGroup({ ...wish, count: 1 }, random)
      return makeBody(piece ? [{ ...piece, variant: i % 2 }] : [], 5 - m)
    })
  })
  if (bodies.length === 0) return []
  const inner = { ...floor, halfWidth: floor.halfWidth * 0.92, halfHeight: floor.halfHeight * 0.92 }
  const scale = settleBodies(inner, bodies, bodies.length === 1 ? 0.4 : 0.56, random)
  return bodies.flatMap((body) => {
    for (const piece of placePieces(body, scale, floor.x, floor.y)) {
      sheet.lay({ ...piece, isSunk: !sheet.isFine })
      lap(scene, piece, colour)
    }
    return placeDiscs(body, scale).map((disc) => ({ ...disc, x: disc.x + floor.x, y: disc.y + floor.y }))
  })
}

/** Small pieces strewn through the sauce between the big ones. */
export function laySmall(
  scene: Scene,
  kinds: readonly Shown[],
  colour: string,
  taken: readonly Disc[],
): void {
  const wishes = kinds.map((kind, i) => {
    const isHeap = pieceArea(kind.look.glyph) > 5200
    const wish = wishOf(scene, kind, kind.look.glyph === 'black-bean' ? 30 : ([10, 7, 5, 4, 4][i] ?? 4))
    const count = isHeap ? 1 : Math.max(i === 0 ? 6 : 4, wish.count)
    return { ...wish, count, scale: wish.scale * (isHeap ? 0.8 : spoonScale(kind)) }
  })
  for (const piece of strew(scene.floor, wishes, 0.84, scene.random, taken)) {
    const upright = { ...piece, turn: uprightTurn(piece.glyph, piece.turn), isSunk: true }
    scene.sheet.lay(upright)
    lap(scene, upright, colour)
  }
}

/** Pieces for a spoon: small ones a little bigger than life, long ones shorter. */
function spoonScale(kind: Shown): number {
  return Math.max(0.8, Math.min(1.4, 30 / Math.sqrt(pieceArea(kind.look.glyph) / Math.PI)))
}

/** The sauce climbs the near side of what stands in it. */
function lap(scene: Scene, piece: Piece, colour: string): void {
  if (!scene.sheet.isFine) return
  const [halfWidth, halfHeight] = glyphs[piece.glyph].reach
  const isLong = Math.max(halfWidth, halfHeight) > 2.2 * Math.min(halfWidth, halfHeight)
  if (isLong) return
  const [w, h] = [halfWidth * piece.scale * 0.86, halfHeight * piece.scale]
  const wave = `M${num(-w)} ${num(h * 0.66)}Q${num(-w * 0.5)} ${num(h * 0.42)} ${num(-w * 0.1)} ${num(h * 0.72)}T${num(w)} ${num(h * 0.62)}`
  scene.sheet.ink(at(piece.x, piece.y, line(wave, colour, h * 0.3, 0.85)))
}
