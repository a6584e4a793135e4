import { darker, lighter } from '../ink/colour.ts'
import { at, fill, line, num } from '../ink/ink.ts'
import { blob } from '../ink/outline.ts'
import { dashes, detail, type Pen, type Point, repeat, spread } from '../ink/pen.ts'

/** Of unequal length, most along the grain, each bent its own way. */
function strands(pen: Pen, places: readonly Point[], long: number, grain: number): string {
  return places
    .map(([x, y]) => {
      const angle = grain + (pen.random() < 0.25 ? 1.5 : 0) + pen.random() * 1.3 - 0.65
      const half = long * (0.5 + pen.random() * 0.7)
      const [dx, dy] = [Math.cos(angle) * half, Math.sin(angle) * half]
      const bow = (pen.random() - 0.5) * 1.3
      return `M${num(x - dx)} ${num(y - dy)}q${num(dx - dy * bow)} ${num(dy + dx * bow)} ${num(2 * dx)} ${num(2 * dy)}`
    })
    .join('')
}

/** Torn flat ends. */
function torn(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`
}

/** Light and dark bundles of fibers that cross, each with a dark edge and the lines of its grain. */
function fibres(pen: Pen, colour: string, places: readonly Point[], long: number, thick: number): string {
  const grain = pen.random() * 0.8 - 0.4
  const paints = [darker(colour, 0.16), colour, lighter(colour, 0.26)]
  return repeat(3, (i) => {
    const own = places.filter((_, n) => n % 3 === i)
    const path = strands(pen, own, long, grain)
    const paint = paints[i] ?? colour
    return (
      torn(path, darker(paint, 0.42), thick + 1.8) +
      at(-0.3, -0.7, torn(path, paint, thick)) +
      detail(pen, at(0, 0.7, torn(path, darker(paint, 0.26), 0.9)))
    )
  })
}

/** A few fibers. */
export function drawShred(pen: Pen, colour: string) {
  return { shade: '', body: fibres(pen, colour, spread(pen, 12, 18, 8), 17, 3.4) }
}

/** A loose heap of them, ends sticking out all around. */
export function drawShreds(pen: Pen, colour: string, [rx, ry]: readonly [number, number]) {
  const heap = blob(pen, 13, rx * 0.84, ry * 0.84, 0.34)
  const places = [...spread(pen, 60, rx * 0.84, ry * 0.84)].reverse()
  return { shade: heap, body: fill(heap, darker(colour, 0.3)) + fibres(pen, colour, places, 16, 4.2) }
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
