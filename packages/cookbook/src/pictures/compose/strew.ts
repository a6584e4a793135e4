import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { glyphs } from '../glyphs/glyphs.ts'
import { type Floor, pushInside } from './floor.ts'
import type { GroupWish } from './lay-group.ts'
import type { Disc, Piece } from './piece.ts'

const TRIES = 9

/**
 * Pieces thrown over a floor: each takes, of a few random places, the one farthest from all pieces
 * strewn before it, so that they spread evenly and don't cover one another.
 */
export function strew(
  floor: Floor,
  wishes: readonly GroupWish[],
  share: number,
  random: Random,
  taken: readonly Disc[] = [],
): Piece[] {
  const discs = [...taken]
  const pieces: Piece[] = []
  for (const wish of wishes) {
    const variants = glyphs[wish.glyph].variants ?? 1
    const [halfWidth, halfHeight] = glyphs[wish.glyph].reach
    const radius = Math.sqrt(halfWidth * halfHeight) * wish.scale
    for (let i = 0; i < wish.count; i++) {
      const place = roomiest(floor, share, radius, discs, random)
      discs.push({ ...place, radius })
      pieces.push({
        glyph: wish.glyph,
        tint: wish.tint,
        coat: wish.coat,
        variant: i % variants,
        ...place,
        turn: random() * 360,
        scale: wish.scale,
      })
    }
  }
  return pieces
}

function roomiest(floor: Floor, share: number, radius: number, discs: readonly Disc[], random: Random) {
  let best = { x: floor.x, y: floor.y }
  let bestRoom = Number.NEGATIVE_INFINITY
  for (let i = 0; i < TRIES; i++) {
    const angle = random() * 6.2832
    const reach = Math.sqrt(random()) * share
    const across = floor.shape === 'oval' ? Math.cos(angle) * reach : (random() * 2 - 1) * share
    const down = floor.shape === 'oval' ? Math.sin(angle) * reach : (random() * 2 - 1) * share
    const [dx, dy] = pushInside(floor, across * floor.halfWidth, down * floor.halfHeight, radius)
    const place = { x: floor.x + across * floor.halfWidth + dx, y: floor.y + down * floor.halfHeight + dy }
    let room = 400
    for (const disc of discs) {
      room = Math.min(room, Math.hypot(disc.x - place.x, disc.y - place.y) - disc.radius - radius)
    }
    if (room > bestRoom) [best, bestRoom] = [place, room]
  }
  return best
}
