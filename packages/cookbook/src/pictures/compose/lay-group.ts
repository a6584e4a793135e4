import { jitter, type Random } from '@butterleaf/domain/chance/seeded-random'
import { habitOf } from '../glyphs/glyph-habits.ts'
import { glyphs } from '../glyphs/glyphs.ts'
import type { Coat } from '../ink/coat.ts'
import type { Piece } from './piece.ts'

export interface GroupWish {
  glyph: Piece['glyph']
  tint?: string | undefined
  coat?: Coat | undefined
  count: number
  scale: number
}

/** Pieces of one kind laid together around their common middle, the way a cook would lay them. */
export function layGroup(wish: GroupWish, random: Random): Piece[] {
  const habit = wish.count === 1 ? 'heap' : habitOf(wish.glyph)
  const places = { row: rowPlaces, fan: fanPlaces, heap: heapPlaces, huddle: huddlePlaces }[habit](
    wish,
    random,
  )
  const variants = glyphs[wish.glyph].variants ?? 1
  return places.map((place, i) => ({
    glyph: wish.glyph,
    tint: wish.tint,
    coat: wish.coat,
    variant: i % variants,
    scale: wish.scale,
    ...place,
  }))
}

type Place = Pick<Piece, 'x' | 'y' | 'turn'>

function heapPlaces(wish: GroupWish, random: Random): Place[] {
  const reach = glyphs[wish.glyph].reach[0] * wish.scale
  // Three heaps run into one.
  if (wish.count === 3)
    return HUDDLES(3).map(([x, y]) => ({
      x: x * reach * 0.62,
      y: y * reach * 0.5,
      turn: jitter(random, 40),
    }))
  return Array.from({ length: wish.count }, (_, i) => ({
    x: (i - (wish.count - 1) / 2) * reach * (wish.count === 2 ? 1.15 : 1.5),
    y: 0,
    turn: jitter(random, 10),
  }))
}

function rowPlaces(wish: GroupWish, random: Random): Place[] {
  const [halfWidth, halfHeight] = glyphs[wish.glyph].reach
  const isWide = halfWidth >= halfHeight
  const [long, short] = [Math.max(halfWidth, halfHeight), Math.min(halfWidth, halfHeight)]
  // Many lie over one another rather than in a ladder longer than the plate.
  const step = Math.min(2 * short * 1.04, (3.4 * long) / wish.count) * wish.scale
  return Array.from({ length: wish.count }, (_, i) => {
    const across = (i - (wish.count - 1) / 2) * step
    const along = jitter(random, Math.max(halfWidth, halfHeight) * 0.07)
    const turn = jitter(random, 3.5)
    return isWide ? { x: along, y: across, turn } : { x: across, y: along, turn }
  })
}

/** More are laid in rows that overlap, so that a group stays compact. */
const MOST_IN_FAN = 5

function fanPlaces(wish: GroupWish, random: Random): Place[] {
  const [halfWidth, halfHeight] = glyphs[wish.glyph].reach
  const isTall = halfHeight > halfWidth * 1.3
  const step = halfWidth * wish.scale * (isTall ? 1.35 : 1.22)
  const opening = isTall ? Math.min(11, 60 / wish.count) : 3
  const rows = Math.ceil(wish.count / MOST_IN_FAN)
  const inRow = Math.ceil(wish.count / rows)
  return Array.from({ length: wish.count }, (_, i) => {
    const row = Math.floor(i / inRow)
    const own = Math.min(inRow, wish.count - row * inRow)
    const offset = (i % inRow) - (own - 1) / 2
    return {
      x: offset * step,
      y:
        offset * offset * (isTall ? 1.6 : 2.2) * wish.scale +
        (row - (rows - 1) / 2) * halfHeight * wish.scale * 1.35,
      turn: offset * opening + jitter(random, 3),
    }
  })
}

function huddlePlaces(wish: GroupWish, random: Random): Place[] {
  const [halfWidth, halfHeight] = glyphs[wish.glyph].reach
  const isLong = Math.max(halfWidth, halfHeight) > 1.45 * Math.min(halfWidth, halfHeight)
  // Many lie on one another, so that they come out larger where the plate is full.
  const closeness = wish.count >= 6 ? 0.84 : 1
  const radius = Math.sqrt(halfWidth * halfHeight) * wish.scale * closeness
  const start = random() * 6.28
  return HUDDLES(wish.count).map(([x, y]) => ({
    x: (x * Math.cos(start) - y * Math.sin(start)) * radius + jitter(random, radius * 0.08),
    y: (x * Math.sin(start) + y * Math.cos(start)) * radius * 0.96 + jitter(random, radius * 0.08),
    turn: isLong ? random() * 360 : jitter(random, 40),
  }))
}

/** Middles of touching unit discs: pairs, triangles, then a heap around one. */
function HUDDLES(count: number): [number, number][] {
  if (count === 2)
    return [
      [-0.86, -0.34],
      [0.86, 0.34],
    ]
  if (count === 3)
    return [
      [0, -1.15],
      [1, 0.58],
      [-1, 0.58],
    ]
  if (count === 4)
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]
  if (count === 5) return [0, 1, 2, 3, 4].map((i) => [Math.cos(i * 1.2566) * 1.7, Math.sin(i * 1.2566) * 1.7])
  // One round heap, like seeds in a sunflower: a half-filled outer ring would look like strays.
  return Array.from({ length: count }, (_, i) => {
    const reach = 1.14 * Math.sqrt(i + 0.4)
    return [Math.cos(i * 2.4) * reach, Math.sin(i * 2.4) * reach]
  })
}
