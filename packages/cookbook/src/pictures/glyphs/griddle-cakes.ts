import { darker, lighter } from '../ink/colour.ts'
import { fill, inset, line, oval } from '../ink/ink.ts'
import { blob, ovalPath } from '../ink/outline.ts'
import { detail, dots, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const _SLICE =
  'M-38 -14C-48 -26 -34 -42 -18 -40Q0 -46 18 -40C34 -42 48 -26 38 -14V34Q38 42 30 42H-30Q-38 42 -38 34Z'
const _CRUST = '#b3743a'

export const griddleCakes = {
  waffle: {
    reach: [74, 73],
    variants: 2,
    draw(pen) {
      const round = ovalPath(0, 0, 75, 74)
      const colour = pen.tint ?? '#dd9f4c'
      const rows = [-2, -1, 0, 1, 2]
      const wells = rows
        .flatMap((r) =>
          rows.map((c) => (Math.abs(r) + Math.abs(c) > 3 ? '' : `M${c * 26 - 9} ${r * 26 - 9}h18v18h-18Z`)),
        )
        .join('')
      const lit = rows
        .flatMap((r) =>
          rows.map((c) => (Math.abs(r) + Math.abs(c) > 3 ? '' : `M${c * 26 - 6} ${r * 26 + 9}h15v-15`)),
        )
        .join('')
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.32)) +
          oval(-0.5, -2, 71, 70, colour) +
          fill(wells, darker(colour, 0.28)) +
          detail(pen, line(lit, lighter(colour, 0.4), 2.6)),
      }
    },
  },
  pancake: {
    reach: [58, 56],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d8984a'
      const round = blob(pen, 12, 59, 57, 0.06)
      return {
        shade: round,
        body:
          fill(round, lighter(colour, 0.55)) +
          inset(round, colour, 0.92, 0, -1) +
          inset(round, lighter(colour, 0.18), 0.62, -3, -4, 0.7) +
          detail(pen, line(dots(spread(pen, 12, 42, 40)), darker(colour, 0.25), 4, 0.4)),
      }
    },
  },
  crepe: {
    reach: [66, 46],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f0cf85'
      const fold = 'M-66 38C-62 -20 -30 -46 6 -46C44 -44 66 -14 66 36Q36 48 0 46Q-36 48 -66 38Z'
      const edges = line('M-60 34C-30 24 20 20 62 32M-52 20C-24 8 24 6 56 16', darker(colour, 0.2), 3)
      return {
        shade: fold,
        body:
          fill(fold, darker(colour, 0.22)) +
          inset(fold, colour, 0.95, 0, -1) +
          edges +
          detail(pen, line(dots(spread(pen, 12, 44, 26)), '#b8772c', 7, 0.4)),
      }
    },
  },
} satisfies GlyphFamily
