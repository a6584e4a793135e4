import { fill, inset, line, oval } from '../../ink/ink.ts'
import { blob } from '../../ink/outline.ts'
import { dashes, detail, dots, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

/** Small things never lie alone: one glyph is a pinch of them. */
export const seedsCrumbs = {
  sesame: {
    reach: [18, 15],
    variants: 2,
    draw(pen) {
      const seeds = dashes(pen, spread(pen, 7, 17, 14), 3.4)
      return { shade: '', body: line(seeds, '#7a5a2c', 5, 0.3) + line(seeds, pen.tint ?? '#fbecc6', 3.8) }
    },
  },
  'pumpkin-seed': {
    reach: [11, 7],
    variants: 2,
    draw(pen) {
      const seed = 'M-11 0C-8 -8 4 -8 11 0C4 8 -8 8 -11 0Z'
      return {
        shade: seed,
        body:
          fill(seed, '#5a7038') +
          inset(seed, '#8fa65a', 0.8, -0.5, -0.6) +
          detail(pen, line('M-5 -1h8', '#c4d291', 1.6)),
      }
    },
  },
  'sunflower-seed': {
    reach: [10, 6],
    variants: 2,
    draw(pen) {
      const seed = 'M-10 0C-6 -7 4 -6 10 0C4 6 -6 7 -10 0Z'
      return {
        shade: seed,
        body: fill(seed, '#a58a60') + inset(seed, '#e9dcbd', 0.8, -0.5, -0.6) + detail(pen, ''),
      }
    },
  },
  'tiny-seed': {
    reach: [20, 16],
    variants: 2,
    draw(pen) {
      return { shade: '', body: line(dots(spread(pen, 11, 19, 15)), pen.tint ?? '#3a322d', 3) }
    },
  },
  'spice-dust': {
    reach: [34, 28],
    draw(pen) {
      const colour = pen.tint ?? '#b8431f'
      const specks = pen.fine ? 22 : 9
      return {
        shade: '',
        body:
          line(dots(spread(pen, specks, 34, 28)), colour, 2.8, 0.8) +
          detail(pen, line(dots(spread(pen, 14, 26, 20)), colour, 1.8, 0.6)),
      }
    },
  },
  crumbs: {
    reach: [30, 24],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d69a45'
      return {
        shade: '',
        body:
          line(dashes(pen, spread(pen, 15, 30, 23), 3), '#7a4a14', 7, 0.3) +
          line(dashes(pen, spread(pen, 18, 30, 23), 3), colour, 6) +
          detail(pen, line(dots(spread(pen, 10, 27, 20)), '#f8dba0', 4)),
      }
    },
  },
  'salt-flake': {
    reach: [16, 14],
    draw(pen) {
      return { shade: '', body: line(dashes(pen, spread(pen, 6, 15, 13), 1.6), '#fffdf8', 3, 0.95) }
    },
  },
  'bagel-seasoning': {
    reach: [24, 20],
    variants: 2,
    draw(pen) {
      const points = (count: number) => dots(spread(pen, count, 23, 19))
      return {
        shade: '',
        body:
          line(points(9), '#2f2925', 3.2) +
          line(points(9), '#f9ecc8', 3.4) +
          detail(pen, line(points(5), '#cfa05a', 4)),
      }
    },
  },
  'bran-heap': {
    reach: [40, 32],
    draw(pen) {
      const heap = blob(pen, 10, 39, 31, 0.16)
      const flakes = (count: number, colour: string) =>
        line(dashes(pen, spread(pen, count, 34, 26), 5), colour, 6)
      return {
        shade: heap,
        body:
          fill(heap, '#9a6a35') +
          flakes(18, pen.tint ?? '#c9975a') +
          flakes(12, '#ecd0a0') +
          oval(0, 0, 0.1, 0.1, '#fff'),
      }
    },
  },
} satisfies GlyphFamily
