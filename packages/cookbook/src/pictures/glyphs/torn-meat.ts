import { darker, lighter } from '../ink/colour.ts'
import { at, fill, line } from '../ink/ink.ts'
import { blob } from '../ink/outline.ts'
import { dashes, detail, type Pen, type Point, spread } from '../ink/pen.ts'

/** Torn along its fibers: thick, no two of one width, its ends blunt and ragged. Thin ones of one width read as noodles. */
function drawTorn(pen: Pen, colour: string, [x, y]: Point, [long, thick]: Point, angle: number): string {
  const uneven = (low: number, high: number) => low + pen.random() * (high - low)
  const bow = uneven(-0.3, 0.3) * long
  const wide = pen.random() < 0.5 ? 1 : -1
  const [left, right] = [0.7 + 0.3 * wide, 0.7 - 0.3 * wide].map((share) => thick * share * uneven(0.8, 1.1))
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const point = (along: number, across: number) =>
    `${Math.round(x + along * cos - across * sin)} ${Math.round(y + along * sin + across * cos)}`
  const ragged = (end: number, half = 0) =>
    [-1, 0.1, 1].map((share) => point(end * uneven(0.76, 1.1), share * half))
  const bulge = () => thick * uneven(0.9, 1.5)
  const torn = `M${ragged(-long, left).join('L')}Q${point(uneven(-0.4, 0.4) * long, bulge() + bow)} ${ragged(long, right).reverse().join('L')}Q${point(uneven(-0.4, 0.4) * long, bow - bulge())} ${point(-long, -(left ?? 0))}Z`
  const fibre = (from: number, to: number, across: number) =>
    `M${point(from * long, across * (left ?? 0))}Q${point(0, across * thick + bow)} ${point(to * long, across * (right ?? 0))}`
  return (
    edged(torn, colour, darker(colour, 0.44)) +
    detail(pen, line(fibre(-0.9, 0.8, pen.random() - 0.5), darker(colour, 0.36), 1.3, 0.7))
  )
}

function edged(path: string, colour: string, edge: string): string {
  return `<path d="${path}" fill="${colour}" stroke="${edge}" stroke-width="1.2" stroke-linejoin="round"/>`
}

/** Most along the grain of the meat that they were pulled from, the last lying on the others. */
function tornPieces(pen: Pen, colour: string, places: readonly Point[], [long, thick]: Point): string {
  const grain = pen.random() * 0.8 - 0.4
  const paints = [darker(colour, 0.12), colour, lighter(colour, 0.2)]
  return places
    .map((place, i) => {
      const angle = grain + (pen.random() < 0.25 ? 1.4 : 0) + pen.random() * 1.4 - 0.7
      const size: Point = [long * (0.6 + pen.random() * 0.5), thick * (0.65 + pen.random() * 0.6)]
      return drawTorn(pen, paints[i % 3] ?? colour, place, size, angle)
    })
    .join('')
}

/** A few torn pieces. */
export function drawShred(pen: Pen, colour: string) {
  return { shade: '', body: tornPieces(pen, colour, spread(pen, 4, 17, 8), [16, 5.8]) }
}

/** A loose heap of them, ends sticking out all around. */
export function drawShreds(pen: Pen, colour: string, [rx, ry]: readonly [number, number]) {
  const heap = blob(pen, 13, rx * 0.84, ry * 0.84, 0.34)
  const places = [...spread(pen, 23, rx * 0.82, ry * 0.82)].reverse()
  return { shade: heap, body: fill(heap, darker(colour, 0.3)) + tornPieces(pen, colour, places, [20, 6.6]) }
}

/** Ground meat broken up in the pan: loose crumbs of all sizes, the finest lying on the others. */
export function crumbled(
  pen: Pen,
  colour: string,
  [rx, ry]: readonly [number, number],
  count: number,
): string {
  const crumbs = (share: number, part: number, length: number, width: number, paint: string) => {
    const path = dashes(pen, spread(pen, Math.round(count * share), rx * part, ry * part), length)
    return at(0.8, 1.6, line(path, darker(paint, 0.46), width + 0.8)) + line(path, paint, width)
  }
  return (
    crumbs(0.5, 1, 4, 6.4, darker(colour, 0.14)) +
    crumbs(0.62, 0.96, 4.6, 5.8, colour) +
    detail(
      pen,
      crumbs(0.5, 0.9, 3, 4.2, lighter(colour, 0.15)) + crumbs(0.34, 1.06, 1.4, 2.8, lighter(colour, 0.28)),
    )
  )
}
