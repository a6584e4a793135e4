import { darker, lighter } from '../ink/colour.ts'
import { at, cut, fill, inset, line, num } from '../ink/ink.ts'
import { blob } from '../ink/outline.ts'
import { detail, type Pen, spread } from '../ink/pen.ts'

/** Torn along the grain: ragged pieces, thick in the middle, with frayed ends. */
export function drawShred(pen: Pen, colour: string) {
  const rise = () => num(pen.random() * 7 - 3.5)
  const piece = `M-29 ${rise()}L-20 -6Q-6 ${num(-12 + pen.random() * 4)} 8 -9L19 -7L28 ${rise()}L21 2L27 6L12 8Q-4 ${num(13 - pen.random() * 4)} -17 8L-26 7L-21 2Z`
  const grain = `M-22 0Q-4 ${rise()} 20 -2M-16 4Q2 ${rise()} 18 4`
  return {
    shade: piece,
    body:
      fill(piece, darker(colour, 0.38)) +
      inset(piece, colour, 0.88, -0.5, -1.4) +
      line(grain, darker(colour, 0.24), 1.8, 0.85) +
      detail(pen, line('M-14 -5Q-2 -8 12 -5', lighter(colour, 0.5), 2.2, 0.85)),
  }
}

/** A heap of such pieces. */
export function drawShreds(pen: Pen, colour: string, reach: readonly [number, number]) {
  const [rx, ry] = reach
  const heap = blob(pen, 13, rx * 0.95, ry * 0.95, 0.3)
  const places = spread(pen, pen.fine ? 20 : 13, rx * 0.76, ry * 0.76)
  const pieces = [...places].reverse().map(([x, y], i) => {
    const [long, thick] = [17 + pen.random() * 9, 4 + pen.random() * 3]
    const bow = pen.random() * 12 - 6
    const paint = [colour, lighter(colour, 0.28), darker(colour, 0.12)][i % 3] ?? colour
    const strip = `M${num(-long)} 1Q0 ${num(bow - thick * 1.6)} ${num(long)} -1L${num(long * 0.86)} ${num(thick * 0.8)}Q0 ${num(bow + thick)} ${num(-long * 0.8)} ${num(thick)}Z`
    const grain = detail(
      pen,
      line(`M${num(-long * 0.6)} 1Q0 ${num(bow - 0.6)} ${num(long * 0.7)} 0`, darker(paint, 0.2), 1.3, 0.7),
    )
    const turn = i % 4 === 0 ? pen.random() * 180 : pen.random() * 70 - 20
    return at(
      x,
      y,
      cut(strip, darker(paint, 0.24), 2.4) + inset(strip, paint, 0.94, -0.3, -0.9) + grain,
      turn,
    )
  })
  return { shade: heap, body: fill(heap, darker(colour, 0.28)) + pieces.join('') }
}

/** Crumbs or flakes of one path, dark below and lit above, so that none runs into the next. */
export function drawLoose(crumbs: string, colour: string, width: number): string {
  return (
    line(crumbs, darker(colour, 0.42), width) +
    at(-0.6, -1.5, line(crumbs, colour, width * 0.74)) +
    at(-1.2, -3, line(crumbs, lighter(colour, 0.3), width * 0.2, 0.7))
  )
}
