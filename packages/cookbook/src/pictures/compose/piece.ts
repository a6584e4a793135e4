import type { GlyphId } from '../glyphs/glyphs.ts'
import { glyphs } from '../glyphs/glyphs.ts'
import type { Coat } from '../ink/coat.ts'

/** One glyph laid somewhere. */
export interface Piece {
  glyph: GlyphId
  tint?: string | undefined
  coat?: Coat | undefined
  variant: number
  x: number
  y: number
  turn: number
  scale: number
  /** Half sunk in sauce: no shadow. */
  isSunk?: boolean
}

export interface Disc {
  x: number
  y: number
  radius: number
}

/** A piece as a few discs along its longer side: near enough to keep pieces apart. */
export function pieceDiscs(piece: Piece): Disc[] {
  const [halfWidth, halfHeight] = glyphs[piece.glyph].reach
  const isWide = halfWidth >= halfHeight
  const long = (isWide ? halfWidth : halfHeight) * piece.scale
  const radius = (isWide ? halfHeight : halfWidth) * piece.scale
  const count = Math.max(1, Math.min(5, Math.round(long / radius)))
  const angle = ((piece.turn + (isWide ? 0 : 90)) * Math.PI) / 180
  return Array.from({ length: count }, (_, i) => {
    const along = count === 1 ? 0 : (i / (count - 1) - 0.5) * 2 * (long - radius)
    return { x: piece.x + Math.cos(angle) * along, y: piece.y + Math.sin(angle) * along, radius }
  })
}

/** Larger things come in the number that is eaten. */
const LARGEST_BITE = 3400
/** Grams. */
const HEAVIEST_BITE = 40

/** What may be laid in more or fewer pieces than were cut, to show how much of it there is. */
export function isCutSmall({ glyph, each }: { glyph: GlyphId; each: number }): boolean {
  return pieceArea(glyph) < LARGEST_BITE && each < HEAVIEST_BITE && !/egg|butter|dollop/.test(glyph)
}

export function pieceArea(glyph: GlyphId): number {
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  return Math.PI * halfWidth * halfHeight
}

/** Half the width and height that a piece takes as it lies turned. */
export function extentOf({ glyph, turn, scale }: Piece): [halfWidth: number, halfHeight: number] {
  const [long, short] = glyphs[glyph].reach
  const [cos, sin] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))]
  return [(long * cos + short * sin) * scale, (long * sin + short * cos) * scale]
}
