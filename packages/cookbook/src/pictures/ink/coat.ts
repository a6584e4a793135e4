import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { darker, lighter } from './colour.ts'
import { cut, fill, line, num } from './ink.ts'
import { dashes, dots, type Pen, type Point, spread } from './pen.ts'

/** What cooking leaves on a food of any shape: sauce that clings, char of the grill, chopped herbs. */
export interface Coat {
  /** The colour that clings, and how much of the food's own colour it hides. */
  wash?: string
  strength?: number
  isCharred?: boolean
  /** The bars of a grill; without them what is charred has dark patches. */
  isGrilled?: boolean
  herbs?: string
  /** Fried in crumbs or batter. */
  isCrumbed?: boolean
}

type Shape = {
  shade: string
  face?: string | undefined
  /** The color that the food was given. */
  tint?: string | undefined
  reach: readonly [halfWidth: number, halfHeight: number]
}

/** Tells coats apart. */
export function coatKey({
  wash = '',
  strength = 0,
  isCharred = false,
  isGrilled = false,
  isCrumbed = false,
  herbs = '',
}: Coat): string {
  return `${wash}${strength}${isCharred ? 'c' : ''}${isGrilled ? 'g' : ''}${isCrumbed ? 'b' : ''}${herbs}`
}

export function drawCoat(coat: Coat, shape: Shape, random: Random, isFine: boolean): string {
  const { shade, face, tint, reach } = shape
  const [halfWidth, halfHeight] = reach
  const pen: Pen = { random, fine: isFine, tint: undefined }
  const many = Math.max(2, Math.min(14, Math.round((halfWidth * halfHeight) / 220)))
  const corners = coat.isCrumbed && face ? cornersOf(face) : undefined
  if (corners && face) return drawBreading(pen, shade, face, corners, tint ?? CRUMB, coat.herbs)
  const { middle, half } = face ? boxOf(face) : { middle: [0, 0] as const, half: reach }
  const within = face ? 0.5 : 0.6
  const places = () =>
    spread(pen, many, half[0] * within, half[1] * within).map(
      ([x, y]): Point => [x + middle[0], y + middle[1]],
    )
  const { strength = 0.4 } = coat
  // Between the bars of a grill a flat face stays pale.
  const wash = coat.wash ? fill(face ?? shade, coat.wash, strength * (face && coat.isGrilled ? 0.35 : 1)) : ''
  // A crust is darkest along its edges; a thin sauce leaves none.
  const crust =
    face && coat.wash && strength > 0.24 && !coat.isGrilled
      ? line(face, darker(coat.wash, 0.3), 2.2, 0.6) +
        line(dashes(pen, places(), halfWidth * 0.3, 0.3), darker(coat.wash, 0.34), halfWidth * 0.2, 0.3) +
        line(dots(places()), lighter(coat.wash, 0.4), 2.6, 0.6)
      : ''
  const gloss =
    coat.wash && isFine
      ? line(dashes(pen, places().slice(0, 4), Math.min(6, halfWidth * 0.2)), '#fff6dd', 1.8, 0.45)
      : ''
  const crumbs = coat.isCrumbed ? drawCrumbs(pen, face ?? shade, places) : ''
  const patches = () => line(dots(places().slice(0, many / 2)), '#2a130a', Math.min(9, halfWidth * 0.26), 0.4)
  const grate = () =>
    face
      ? line(bars(middle, half), '#2a130a', 4.6, 0.5)
      : line(grateMarks(places(), halfWidth), '#2a130a', 4.2, 0.55)
  const char = coat.isCharred ? (coat.isGrilled ? grate() : patches()) : ''
  const herbs = coat.herbs && isFine ? line(dashes(pen, places(), 4.5), coat.herbs, 3, 0.95) : ''
  return crumbs + wash + crust + char + gloss + herbs
}

/** Where the corners of an outline lie. */
function boxOf(outline: string): { middle: Point; half: Point } {
  const numbers = (outline.match(/-?\d*\.?\d+/g) ?? []).map(Number)
  const [xs, ys] = [0, 1].map((axis) => numbers.filter((_, i) => i % 2 === axis))
  const range = (values: readonly number[] = []) => [Math.min(...values), Math.max(...values)] as const
  const [left, right] = range(xs)
  const [top, bottom] = range(ys)
  return { middle: [(left + right) / 2, (top + bottom) / 2], half: [(right - left) / 2, (bottom - top) / 2] }
}

const CRUMB = '#d99f4a'

type Corners = readonly [back: Point, right: Point, front: Point, left: Point]

/** Of a top with four straight sides; any other has none. */
function cornersOf(face: string): Corners | undefined {
  const corners = face.match(/-?[\d.]+ -?[\d.]+/g)?.map((pair) => pair.split(' ').map(Number))
  if (corners?.length !== 4 || !/^M[^A-KN-Z]*Z$/.test(face)) return undefined
  return corners as unknown as Corners
}

/** A block rolled in crumbs or seeds has them on top from edge to edge and on its sides. */
function drawBreading(
  pen: Pen,
  outline: string,
  face: string,
  [back, right, front, left]: Corners,
  colour: string,
  seeds?: string,
): string {
  const across = (left[1] - back[1]) / 6
  const along = (right[0] - back[0]) / 6
  // Past the front edge a grain lies on the side.
  const scatter = (share: number, from: number, to: number) => {
    const part = pen.fine ? share : share * 0.4
    const [columns, rows] = [along * part, across * part * (to - from)].map(Math.round) as [number, number]
    return dots(
      Array.from({ length: columns * rows }, (_, i): Point => {
        const u = ((i % columns) + 0.1 + pen.random() * 0.8) / columns
        const v = from + ((Math.floor(i / columns) + 0.1 + pen.random() * 0.8) / rows) * (to - from)
        const [top, bottom] = [between(back, right, u), between(left, front, u)]
        return between(top, bottom, v)
      }),
    )
  }
  const size = pen.fine ? 1 : 1.6
  const side = darker(colour, 0.16)
  return (
    cut(outline, side, 2) +
    line(scatter(1, 1.06, 1.3), seeds ? darker(seeds, 0.1) : lighter(side, 0.36), 3.4 * size) +
    cut(face, colour, 3) +
    line(scatter(0.9, 0, 1), darker(colour, 0.24), 3.8 * size, 0.7) +
    line(scatter(1.1, 0, 1), lighter(colour, 0.4), 2.8 * size, 0.9) +
    (seeds ? line(scatter(1.15, 0, 1), seeds, 4.6 * size) : '')
  )
}

function between([ax, ay]: Point, [bx, by]: Point, share: number): Point {
  return [ax + (bx - ax) * share, ay + (by - ay) * share]
}

/** Fine, close and wavy: few and large they read as the seeds on a loaf. */
export function drawCrumbs(
  pen: Pen,
  outline: string,
  places: () => readonly Point[],
  colour = CRUMB,
): string {
  const grains = (times: number) => Array.from({ length: times }, places).flat()
  return (
    fill(outline, colour, 0.92) +
    line(dashes(pen, places(), 13, 0.6), darker(colour, 0.26), 5, 0.5) +
    line(dashes(pen, places(), 11, 0.6), lighter(colour, 0.3), 4.4, 0.7) +
    line(dots(grains(3)), lighter(colour, 0.6), 2.2) +
    line(dots(grains(2)), darker(colour, 0.42), 2, 0.8)
  )
}

/** On a flat face the bars of a grill run right across. */
function bars([x, y]: Point, [halfWidth, halfHeight]: Point): string {
  return [-0.56, -0.2, 0.16, 0.52]
    .map((share) => {
      const reach = halfHeight * (0.78 - Math.abs(share) * 0.4)
      return `M${num(x + halfWidth * share + reach * 0.5)} ${num(y - reach)}L${num(x + halfWidth * share - reach * 0.5)} ${num(y + reach)}`
    })
    .join('')
}

/** The bars of a grill leave marks side by side; what is charred in a pan has them shorter. */
function grateMarks(places: readonly Point[], halfWidth: number): string {
  const half = Math.min(9, halfWidth * 0.22)
  return places
    .map(([x, y]) => `M${num(x - half)} ${num(y + half * 0.5)}l${num(2 * half)} ${num(-half)}`)
    .join('')
}
