import { darker, lighter } from '../ink/colour.ts'
import { fill, inset, line } from '../ink/ink.ts'
import { blob, boxPath } from '../ink/outline.ts'
import { detail, dots, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

/** Things a cook makes of several foods, where no single food shows any more. */
export const rolledDishes = {
  'stuffed-roll': {
    reach: [56, 24],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#7fae55'
      const roll = 'M-54 -10Q-50 -24 -30 -24H30Q52 -24 56 -8V8Q52 24 30 24H-30Q-50 24 -54 10Z'
      const folds = line(
        'M-34 -22Q-28 0 -36 22M34 -22Q28 0 36 22M-20 -14Q0 -20 20 -14',
        darker(colour, 0.22),
        3,
      )
      return {
        shade: roll,
        body:
          fill(roll, darker(colour, 0.25)) +
          inset(roll, colour, 0.94, 0, -2) +
          folds +
          detail(pen, line('M-40 -10Q0 -22 40 -10', lighter(colour, 0.5), 3, 0.7)),
      }
    },
  },
  pinwheel: {
    reach: [32, 31],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#efa79b'
      const round = blob(pen, 10, 32.5, 31.5, 0.05)
      const spiral = line(
        'M0 0C8 -8 16 4 6 12C-8 20 -20 4 -12 -10C-2 -24 22 -18 24 2C24 14 16 22 8 25',
        colour,
        7,
      )
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.2)) +
          inset(round, '#fbf4e2', 0.9, -0.5, -1) +
          spiral +
          detail(pen, line(dots(spread(pen, 6, 20, 20)), '#4f9440', 4)),
      }
    },
  },
  dumpling: {
    reach: [34, 25],
    variants: 2,
    draw(pen) {
      const fold = 'M-34 14C-38 -10 -16 -26 2 -26C22 -26 38 -8 34 14Q16 26 0 24Q-18 26 -34 14Z'
      const colour = pen.tint ?? '#f4e6c4'
      return {
        shade: fold,
        body:
          fill(fold, darker(colour, 0.22)) +
          inset(fold, colour, 0.92, 0, -1) +
          line(
            'M-18 -16q2 8 -2 12M-5 -21q2 9 -1 14M9 -20q0 9 -3 14M21 -13q-1 8 -5 11',
            darker(colour, 0.25),
            2.6,
          ) +
          detail(pen, line('M-24 8Q0 18 24 8', '#fff', 3, 0.7)),
      }
    },
  },
  'spring-roll': {
    reach: [50, 15],
    variants: 2,
    draw(pen) {
      const roll = boxPath(50, 15, 12)
      const wrap = line('M-24 -14L-6 14M8 -14L26 14', '#9c6322', 3, 0.7)
      return {
        shade: roll,
        body:
          fill(roll, '#b0742c') +
          inset(roll, pen.tint ?? '#e4b35a', 0.93, 0, -2) +
          wrap +
          detail(pen, line('M-36 -8H34', '#fbe6b4', 3, 0.7)),
      }
    },
  },
} satisfies GlyphFamily
