import { darker, lighter } from '../ink/colour.ts'
import { at, cut, fill, inset, line, num } from '../ink/ink.ts'
import { blob } from '../ink/outline.ts'
import { detail, type Pen, spread } from '../ink/pen.ts'

/** Torn along the grain: strands of unequal length that hold together in the middle. */
export function drawShred(pen: Pen, colour: string) {
  const paints = [darker(colour, 0.1), colour, lighter(colour, 0.22), colour, lighter(colour, 0.3)]
  const strands = paints.map((paint, i) => {
    const [long, thick] = [15 + pen.random() * 11, 4.6 + pen.random() * 2.4]
    const bow = pen.random() * 8 - 4
    const strand = `M${num(-long)} 1Q${num(-long * 0.3)} ${num(bow - thick)} ${num(long * 0.5)} ${num(-thick * 0.7)}L${num(long)} 0L${num(long * 0.6)} ${num(thick * 0.7)}Q0 ${num(bow + thick)} ${num(-long * 0.7)} ${num(thick * 0.8)}Z`
    return at(
      (pen.random() - 0.5) * 9,
      (i - 2) * 3.6,
      cut(strand, darker(paint, 0.3), 2) + inset(strand, paint, 0.88, -0.3, -0.9),
      Math.round(pen.random() * 26 - 13),
    )
  })
  return { shade: '', body: strands.join('') }
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
