import type { Piece } from './piece.ts'
import { type Disc, pieceDiscs } from './piece.ts'

/** Pieces that keep their places to one another while the whole finds room on the plate. */
export interface Body {
  pieces: readonly Piece[]
  discs: readonly Disc[]
  /** Half the length of its longer side and of its shorter one. */
  reach: readonly [long: number, short: number]
  /** Degrees by which it lies turned on the plate. */
  turn: number
  x: number
  y: number
  /** Heavy bodies stay, light ones give way. */
  weight: number
  /** Of a bed its edge is seen; the main thing lies over the rest of it instead of giving way. */
  isBed?: boolean
}

export function makeBody(pieces: readonly Piece[], weight: number): Body {
  const exact = pieces.flatMap(pieceDiscs)
  const width = Math.max(...exact.map((disc) => Math.abs(disc.x) + disc.radius))
  const height = Math.max(...exact.map((disc) => Math.abs(disc.y) + disc.radius))
  const around = Math.max(...exact.map((disc) => Math.hypot(disc.x, disc.y) + disc.radius))
  const discs = pieces.length > 2 ? fewDiscs(width, height, around) : exact
  return { pieces, discs, reach: [width, height], turn: 0, x: 0, y: 0, weight }
}

/** A group as a short row of discs: settling compares every disc with every other. */
function fewDiscs(width: number, height: number, around: number): Disc[] {
  const [long, short] = [Math.max(width, height), Math.min(width, height)]
  const radius = short + (long - short) * 0.08
  const count = Math.max(1, Math.round(long / short))
  if (count === 1) return [{ x: 0, y: 0, radius: around * 0.96 }]
  return Array.from({ length: count }, (_, i) => {
    const along = (i / (count - 1) - 0.5) * 2 * (long - radius)
    return { x: width >= height ? along : 0, y: width >= height ? 0 : along, radius }
  })
}

export function bodyArea(body: Body): number {
  return Math.min(
    body.discs.reduce((sum, disc) => sum + Math.PI * disc.radius ** 2, 0),
    4 * body.reach[0] * body.reach[1],
  )
}

/** The discs where the body lies now, at a common scale. */
export function placeDiscs(body: Body, scale: number): Disc[] {
  const angle = (body.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return body.discs.map((disc) => ({
    x: body.x + disc.x * cos - disc.y * sin,
    y: body.y + disc.x * sin + disc.y * cos,
    radius: disc.radius * scale,
  }))
}

export function placePieces(body: Body, scale: number, x: number, y: number): Piece[] {
  const angle = (body.turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return body.pieces.map((piece) => ({
    ...piece,
    x: x + body.x + piece.x * cos - piece.y * sin,
    y: y + body.y + piece.x * sin + piece.y * cos,
    turn: piece.turn + body.turn,
    scale: piece.scale * scale,
  }))
}
