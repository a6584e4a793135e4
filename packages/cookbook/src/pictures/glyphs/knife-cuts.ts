import { darker, lighter } from '../ink/colour.ts'
import { cut, fill, inset, line, oval } from '../ink/ink.ts'
import { blob, ovalPath } from '../ink/outline.ts'
import { dashes, detail, dots, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

/** Cuts of any firm food: the color tells which. */
export const knifeCuts = {
  coin: {
    reach: [19, 18],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f0e0b4'
      const round = ovalPath(0, 0, 19.5, 18)
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.3)) +
          oval(-0.5, -1, 17, 15.6, colour) +
          detail(pen, oval(-1, -1.5, 9, 8, lighter(colour, 0.35), 0.7)),
      }
    },
  },
  matchsticks: {
    reach: [50, 36],
    draw(pen) {
      const colour = pen.tint ?? '#e8c27a'
      const heap = blob(pen, 11, 47, 33, 0.22)
      const sticks = (count: number, paint: string, width: number, reach: number) =>
        line(dashes(pen, spread(pen, count, 41 * reach, 28 * reach), 26), paint, width)
      return {
        shade: heap,
        body:
          fill(heap, darker(colour, 0.35)) +
          sticks(26, darker(colour, 0.34), 5.6, 1) +
          sticks(26, colour, 4.2, 0.97) +
          detail(pen, sticks(18, lighter(colour, 0.4), 3, 0.88)),
      }
    },
  },
  /** The round skin behind, two flat cut sides that meet in a ridge, blunt ends. */
  'root-wedge': {
    reach: [31, 19],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#f3e6bd'
      const bow = Math.round(pen.random() * 6 - 3)
      const wedge = `M-30 -2L-25 -10Q-2 ${-22 + bow} 25 -11L31 -1L25 10Q2 ${22 + bow} -22 11Z`
      const ridge = `M-30 -2Q0 ${-6 + bow} 31 -1`
      return {
        shade: wedge,
        body:
          cut(wedge, darker(colour, 0.3), 2) +
          inset(wedge, lighter(colour, 0.16), 0.95, 0, -0.8) +
          fill(`${ridge}L25 10Q2 ${22 + bow} -22 11Z`, darker(colour, 0.12)) +
          line(dashes(pen, spread(pen, 2, 18, 8), 7), '#b07a3a', 5, 0.35) +
          detail(pen, line(ridge, lighter(colour, 0.6), 2, 0.8)),
      }
    },
  },
  /** Chopped fine and loose in its own oil or juice: a thin puddle, bits of all sizes over its edge. */
  relish: {
    reach: [40, 32],
    draw(pen) {
      const colour = pen.tint ?? '#c9482c'
      const puddle = blob(pen, 12, 40, 31, 0.34)
      const bits = (count: number, part: number, length: number, paint: string, width: number) =>
        line(dashes(pen, spread(pen, count, 34 * part, 26 * part), length), paint, width)
      return {
        shade: puddle,
        body:
          fill(puddle, darker(colour, 0.26)) +
          inset(puddle, lighter(colour, 0.12), 0.95, -0.4, -1.2) +
          bits(20, 1.02, 4, darker(colour, 0.24), 5.4) +
          bits(20, 1, 3.4, colour, 5) +
          bits(16, 0.94, 2.6, lighter(colour, 0.36), 3.6) +
          detail(
            pen,
            bits(12, 1, 2, darker(colour, 0.45), 2.4) + line(dots(spread(pen, 7, 30, 22)), '#fff', 2.2, 0.7),
          ),
      }
    },
  },
} satisfies GlyphFamily
