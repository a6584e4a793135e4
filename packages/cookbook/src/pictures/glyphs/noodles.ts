import { darker, lighter } from '../ink/colour.ts'
import { at, broken, cut, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, boxPath } from '../ink/outline.ts'
import { dashes, detail, dots, type Pen, repeat, spread, tangle } from '../ink/pen.ts'
import type { Glyph, GlyphFamily } from './glyph.ts'

/** A lock of strands side by side: one path, stroked ever thinner in turn dark and light. */
function lock(path: string, strands: number, [dark, pale]: readonly [string, string], width: number): string {
  return repeat(strands, (i) => {
    const wide = (strands - i) * width
    return line(path, dark, wide) + line(path, pale, wide - width * 0.36)
  })
}

/** Long locks that sweep from rim to rim over one another, as tongs drop them: no coil, or it reads as a bun. */
export function drawNest(pen: Pen, colour: string, rx: number, ry: number, width = 3.4) {
  const base = blob(pen, 16, rx * 0.96, ry * 0.96, 0.12)
  const strand = pen.fine ? width * 2 : width * 3.4
  const count = Math.ceil(((pen.fine ? 1.25 : 0.5) * Math.min(rx, ry)) / strand)
  const paints = [darker(colour, 0.07), colour, lighter(colour, 0.22), lighter(colour, 0.1)]
  const turn = pen.random() * 6.28
  const locks = repeat(count, (i) => {
    const strands = pen.fine ? 4 - (i % 3) : 2
    const [sx, sy] = [rx - strands * strand * 0.5, ry - strands * strand * 0.5]
    const start = turn + i * 2.4
    const end = start + 1.4 + pen.random() * 2.2
    const near = (angle: number, far: number) =>
      `${num(Math.cos(angle) * sx * far)} ${num(Math.sin(angle) * sy * far)}`
    const bow = pen.random() * 1.5 - 0.1
    const path = `M${near(start, 0.7 + pen.random() * 0.3)}C${near(start + 0.7, bow)} ${near(end - 0.8, 1.2 - bow)} ${near(end, 1)}`
    return lock(path, strands, [darker(colour, 0.3), paints[i % paints.length] ?? colour], strand)
  })
  return { shade: base, body: fill(base, darker(colour, 0.26)) + locks }
}

/** Strands raked from a squash: thin and broken, so that no end finds another. */
export function drawStrands(pen: Pen, colour: string, rx: number, ry: number) {
  const base = blob(pen, 16, rx * 0.95, ry * 0.95, 0.16)
  const many = (rx * ry) / 12000
  const strands = (count: number, share: number, paint: string) => {
    const path = tangle(pen, Math.ceil(count * many), rx * share, ry * share)
    const wide = pen.fine ? 1 : 1.6
    return (
      broken(path, darker(paint, 0.3), 4.6 * wide, 34, 8) +
      at(-0.3, -0.7, broken(path, paint, 3 * wide, 34, 8))
    )
  }
  return {
    shade: base,
    body:
      fill(base, darker(colour, 0.16)) +
      detail(pen, strands(15, 0.98, darker(colour, 0.1))) +
      strands(17, 0.95, colour) +
      detail(pen, strands(11, 0.9, lighter(colour, 0.3))),
  }
}

/** What lies in long strands, and its color. */
export const NOODLES = {
  'noodle-nest': '#f2e6c6',
  'courgette-noodles': '#b7cf7c',
  'squash-strands': '#f2b740',
} as const

function nest(colour: string): Glyph {
  return { reach: [62, 52], draw: (pen) => drawNest(pen, pen.tint ?? colour, 62, 52) }
}

export const noodles = {
  'noodle-nest': nest(NOODLES['noodle-nest']),
  'courgette-noodles': nest(NOODLES['courgette-noodles']),
  'squash-strands': {
    reach: [62, 52],
    draw: (pen) => drawStrands(pen, pen.tint ?? NOODLES['squash-strands'], 62, 52),
  },
  'konjac-rice': {
    reach: [58, 44],
    draw(pen) {
      const heap = blob(pen, 12, 57, 43, 0.12)
      const grains = (count: number, colour: string, width: number) =>
        line(dots(spread(pen, count, 51, 37)), colour, width)
      return {
        shade: heap,
        body:
          fill(heap, '#dcd2bb') +
          grains(40, '#fffdf6', 8) +
          detail(pen, grains(18, '#cfc3a6', 2.4)) +
          grains(18, pen.tint ?? '#f6efdd', 6),
      }
    },
  },
  nori: {
    reach: [30, 28],
    variants: 2,
    draw(pen) {
      const sheet = boxPath(30, 28, 2)
      return {
        shade: sheet,
        body:
          fill(sheet, '#17291f') +
          inset(sheet, '#24402f', 0.93, -0.5, -1) +
          detail(pen, line('M-22 -16h30M-14 -4h34M-24 8h26M-10 18h30', '#3c5d45', 2)),
      }
    },
  },
  'nori-strip': {
    reach: [22, 4],
    variants: 2,
    draw(pen) {
      const strip = boxPath(22, 3.6, 1)
      return { shade: strip, body: fill(strip, '#1d3527') + detail(pen, line('M-16 -1h30', '#44654c', 1.4)) }
    },
  },
  'nori-roll': {
    reach: [32, 31],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 10, 32.5, 31.5, 0.04)
      // Rolled around rice, unless the color says what else fills it.
      const colour = pen.tint
      const grains = colour
        ? line(dashes(pen, spread(pen, 12, 22, 21), 9, 0.3), lighter(colour, 0.3), 5)
        : line(dots(spread(pen, 18, 24, 23)), '#fffdf5', 7)
      const filling = colour
        ? ''
        : line('M-7 -3h.1', '#ef8a62', 13) + line('M6 -6h.1', '#cfe08a', 12) + line('M2 7h.1', '#5f9a45', 10)
      return {
        shade: round,
        body:
          fill(round, '#1c3226') +
          inset(round, colour ?? '#e9e0c8', 0.88) +
          grains +
          filling +
          (colour ? '' : detail(pen, line('M-10 -6h6', '#ffd2b8', 2))),
      }
    },
  },
  /** A sheet rolled into a cone, open at the wide end. */
  'nori-cone': {
    reach: [36, 62],
    variants: 2,
    draw(pen) {
      const cone = 'M-34 -46Q-34 -60 0 -60Q34 -60 34 -46Q24 4 8 56Q0 64 -6 56Q-26 2 -34 -46Z'
      const seam = line('M30 -40Q-4 -8 -14 30M31 -34Q6 0 0 52', '#3f6350', 3, 0.8)
      return {
        shade: cone,
        body:
          fill(cone, '#16281f') +
          inset(cone, '#274336', 0.95, -1, -1) +
          seam +
          oval(0, -46, 33, 14, '#16281f') +
          oval(0, -45, 29, 11, pen.tint ?? '#e9e0c8'),
      }
    },
  },
  /** Soaked and soft: broad bands that float apart. */
  seaweed: {
    reach: [36, 26],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#2f6040'
      const bands = repeat(pen.fine ? 5 : 3, (i) => {
        const [x, y] = [-33 + pen.random() * 8, (i - 2) * 10 + pen.random() * 4]
        const [wave, thick] = [7 + pen.random() * 7, 9 + pen.random() * 5]
        const edge = `q12 ${num(-wave)} 22 ${num(-wave * 0.2)}t20 ${num(wave * 0.3)}t22 ${num(-wave * 0.4)}`
        const back = `q-9 ${num(wave * 0.9)} -20 ${num(wave * 0.1)}t-21 ${num(wave * 0.6)}t-23 ${num(-wave * 0.2)}`
        const band = `M${num(x)} ${num(y)}${edge}l${num(pen.random() * 6)} ${num(thick)}${back}Z`
        const paint = i % 2 ? colour : lighter(colour, 0.16)
        return (
          cut(band, darker(colour, 0.42), 3) +
          at(-0.4, -1.2, cut(band, paint, 1)) +
          detail(pen, at(-1, 3, line(`M${num(x)} ${num(y)}${edge}`, lighter(colour, 0.42), 1.5, 0.7)))
        )
      })
      return { shade: '', body: at(0, 0, bands, Math.round(pen.random() * 70 - 35)) }
    },
  },
} satisfies GlyphFamily
