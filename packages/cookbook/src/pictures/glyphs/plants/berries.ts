import { at, disc, fill, inset, line, oval } from '../../ink/ink.ts'
import { blob, ovalPath } from '../../ink/outline.ts'
import { detail, dots, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const STRAWBERRY = 'M0 26C-12 20 -24 2 -21 -10C-18 -20 -6 -22 0 -18C6 -22 18 -20 21 -10C24 2 12 20 0 26Z'
const CALYX = 'M0 -14L-9 -24L-11 -15L-19 -16L-12 -10L0 -11L12 -10L19 -16L11 -15L9 -24Z'

export const berries = {
  strawberry: {
    reach: [22, 25],
    variants: 2,
    draw(pen) {
      const pips = detail(
        pen,
        line('M-11 -6h.1M-4 -2h.1M5 -6h.1M12 -3h.1M-8 5h.1M1 7h.1M8 5h.1M-2 15h.1M4 15h.1', '#f9d48b', 3),
      )
      return {
        shade: STRAWBERRY,
        body:
          fill(STRAWBERRY, '#b9202f') +
          inset(STRAWBERRY, '#dc3a42', 0.9, -1, -1) +
          pips +
          fill(CALYX, '#4c9440'),
      }
    },
  },
  'strawberry-half': {
    reach: [21, 25],
    variants: 2,
    draw(pen) {
      const flesh = inset(STRAWBERRY, '#ee6b66', 0.84) + inset(STRAWBERRY, '#fbd0c0', 0.44, 0, 1)
      return {
        shade: STRAWBERRY,
        body:
          fill(STRAWBERRY, '#c62a36') +
          flesh +
          detail(pen, line('M0 8L-9 -2M0 8L9 -2M0 14L-5 8M0 14L5 8', '#fbe0d4', 1.6)) +
          fill(CALYX, '#559a45'),
      }
    },
  },
  raspberry: {
    reach: [17, 18],
    variants: 2,
    draw(pen) {
      const berry = 'M0 20C-10 18 -18 6 -17 -4C-16 -14 -8 -18 0 -18C8 -18 16 -14 17 -4C18 6 10 18 0 20Z'
      const beads = line(
        'M-9 -9h.1M0 -12h.1M9 -9h.1M-12 0h.1M-4 -3h.1M5 -3h.1M12 0h.1M-8 8h.1M0 6h.1M8 8h.1M-3 14h.1M4 14h.1',
        '#dd4f69',
        7.4,
      )
      return {
        shade: berry,
        body:
          fill(berry, '#a91e3e') +
          beads +
          detail(pen, line('M-10 -11h.1M-1 -14h.1M-5 -5h.1M4 -5h.1M-9 6h.1', '#f7a5b0', 2.4)),
      }
    },
  },
  blueberry: {
    reach: [14, 14],
    variants: 2,
    draw(pen) {
      const berry = ovalPath(0, 0, 14, 13.5)
      const crown = fill('M3 -4L6 -1L10 -1L7 3L8 7L3 5L-1 7L0 2L-3 -1L1 -1Z', '#26305c')
      return {
        shade: berry,
        body:
          fill(berry, '#333f78') +
          disc(-1, -1, 11.8, '#5567ac') +
          oval(-5, -6, 4, 2.6, '#b4c0e8', 0.8) +
          crown +
          detail(pen, ''),
      }
    },
  },
  blackberry: {
    reach: [17, 19],
    variants: 2,
    draw(pen) {
      const berry = 'M0 20C-11 18 -17 8 -16 -3C-15 -14 -8 -19 0 -19C8 -19 15 -14 16 -3C17 8 11 18 0 20Z'
      const beads = line(
        'M-8 -10h.1M0 -13h.1M8 -10h.1M-11 -1h.1M-4 -4h.1M4 -4h.1M11 -1h.1M-8 7h.1M0 5h.1M8 7h.1M-3 14h.1M4 14h.1',
        '#4b3563',
        7.6,
      )
      return {
        shade: berry,
        body:
          fill(berry, '#281a39') +
          beads +
          detail(pen, line('M-9 -12h.1M-1 -15h.1M-5 -6h.1M3 -6h.1M-9 5h.1M-1 3h.1', '#9d86bd', 2.2)),
      }
    },
  },
  cranberry: {
    reach: [11, 11],
    variants: 2,
    draw(pen) {
      const berry = ovalPath(0, 0, 11.5, 11)
      return {
        shade: berry,
        body:
          fill(berry, '#9c1c2d') +
          disc(-0.8, -1, 9.4, '#cf3344') +
          oval(-4, -4, 3, 2, '#fff', 0.6) +
          detail(pen, disc(5, 5, 1.6, '#6d0f1d')),
      }
    },
  },
  /** Small, angular and clear, never one alone. */
  'pomegranate-seed': {
    reach: [15, 12],
    variants: 3,
    draw(pen) {
      const seeds = spread(pen, 6, 13, 10).map(([x, y]) => {
        const turn = pen.random() * 360
        return at(
          x,
          y,
          fill('M-5 1Q-4 -4 1 -4.4L5.4 -1Q4 4 -1 4.4Z', '#8f1230') +
            fill('M-4 .6Q-3 -3 1 -3.4L4 -1Q3 2.6 -1 3.2Z', '#d3304f') +
            detail(pen, line('M-1.6 -1.4l2 -.6', '#ffc4cc', 1.5)),
          turn,
        )
      })
      return { shade: '', body: seeds.join('') }
    },
  },
  cherry: {
    reach: [18, 24],
    variants: 2,
    draw(pen) {
      const fruit = ovalPath(0, 6, 17, 16)
      return {
        shade: fruit,
        body:
          line('M1 -6Q4 -20 14 -26', '#6d7c38', 3) +
          fill(fruit, '#7d1230') +
          disc(-1, 5, 14, '#a91d3f') +
          oval(-6, -1, 4, 3, '#fff', 0.55) +
          detail(pen, fill('M14 -26Q4 -30 0 -24Q8 -20 14 -26Z', '#5e9a48')),
      }
    },
  },
  'apple-slice': {
    reach: [30, 13],
    variants: 2,
    draw(pen) {
      const slice = 'M-31 -8C-23 22 23 22 31 -8Q0 -15 -31 -8Z'
      return {
        shade: slice,
        body:
          fill(slice, pen.tint ?? '#b9382f') +
          fill('M-28 -7C-20 14 20 14 28 -7Q0 -13 -28 -7Z', '#fbf1cf') +
          detail(pen, line('M-3 7h.1M4 7h.1', '#6d4322', 3)),
      }
    },
  },
  compote: {
    reach: [40, 32],
    draw(pen) {
      const pool = blob(pen, 10, 40, 32, 0.24)
      const colour = pen.tint ?? '#b02a4c'
      const fruit =
        line(dots(spread(pen, 9, 27, 20)), colour, 13) +
        detail(pen, line(dots(spread(pen, 7, 24, 18)), '#fff', 3, 0.35))
      return {
        shade: pool,
        body: fill(pool, colour, 0.9) + inset(pool, '#3d0818', 0.9, 0, 1, 0.24) + fruit,
      }
    },
  },
  melon: {
    reach: [16, 15],
    variants: 2,
    draw(pen) {
      const ball = blob(pen, 9, 16, 15.5, 0.06)
      return {
        shade: ball,
        body:
          fill(ball, '#d9823a') +
          inset(ball, pen.tint ?? '#f8b26c', 0.88, -0.5, -1.5) +
          detail(pen, oval(-5, -6, 4, 2.4, '#fff', 0.6)),
      }
    },
  },
  'passion-fruit': {
    reach: [24, 23],
    draw(pen) {
      const half = ovalPath(0, 0, 24.5, 23.5)
      const seeds = repeat(7, (i) => oval(Math.cos(i * 0.9) * 9, Math.sin(i * 0.9) * 8, 2.6, 3.4, '#33251d'))
      return {
        shade: half,
        body:
          fill(half, '#5a2a4d') +
          disc(0, 0, 19, '#f6e9dc') +
          disc(0, 0, 15.5, '#efab2e') +
          seeds +
          detail(pen, oval(-5, -6, 4, 2, '#fff', 0.6)),
      }
    },
  },
} satisfies GlyphFamily
