import { darker, lighter } from '../../ink/colour.ts'
import { at, band, disc, fill, inset, line, oval } from '../../ink/ink.ts'
import { blob, ovalPath } from '../../ink/outline.ts'
import { detail, dots, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const GREEN_OLIVE = '#8d9a3a'

export const pickles = {
  olive: {
    reach: [13, 11],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? GREEN_OLIVE
      const olive = ovalPath(0, 0, 14, 11.5)
      return {
        shade: olive,
        body:
          fill(olive, darker(colour, 0.3)) +
          oval(-0.8, -1, 12, 9.6, colour) +
          disc(9, 1, 3.4, darker(colour, 0.45)) +
          oval(-5, -5, 4, 2, '#fff', 0.55) +
          detail(pen, ''),
      }
    },
  },
  /** Pitted and halved: the hollow where the pit was. */
  'olive-half': {
    reach: [13, 11],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? GREEN_OLIVE
      const half = ovalPath(0, 0, 14, 10.5)
      return {
        shade: half,
        body:
          fill(half, darker(colour, 0.3)) +
          oval(0, -0.6, 12.4, 9, lighter(colour, 0.28)) +
          oval(0, 0, 6, 3.2, darker(colour, 0.16)),
      }
    },
  },
  'olive-ring': {
    reach: [12, 11],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? GREEN_OLIVE
      const round = ovalPath(0, 0, 12, 11)
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.2)) +
          oval(0, 0, 10, 9.2, lighter(colour, 0.12)) +
          oval(0, 0, 5, 4.4, darker(colour, 0.55)),
      }
    },
  },
  caper: {
    reach: [7, 6],
    variants: 2,
    draw(pen) {
      const bud = ovalPath(0, 0, 7, 6)
      return {
        shade: bud,
        body:
          fill(bud, '#56692f') +
          oval(-0.5, -0.8, 5.6, 4.6, '#7d9147') +
          detail(pen, line('M-3 -1q3 2 6 0', '#a9ba73', 1.4)),
      }
    },
  },
  'pickle-slice': {
    reach: [19, 18],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 12, 19.5, 18.5, 0.08)
      return {
        shade: round,
        body:
          fill(round, '#5c7a2c') +
          inset(round, '#b8c662', 0.86) +
          inset(round, '#d3da8b', 0.56) +
          detail(pen, line(dots(spread(pen, 5, 8, 8)), '#8fa244', 3)),
      }
    },
  },
  'pickle-spear': {
    reach: [46, 11],
    draw(pen) {
      const spear = 'M-46 0Q-38 -12 0 -12Q40 -12 48 0Q38 11 0 11Q-40 12 -46 0Z'
      return {
        shade: spear,
        body:
          fill(spear, '#5f7d2f') +
          fill('M-40 1Q-30 -6 2 -6Q32 -6 42 1Q30 8 0 8Q-30 8 -40 1Z', '#bccb68') +
          detail(pen, line('M-24 1h6M-8 2h6M10 1h6M24 2h4', '#94a74a', 3)),
      }
    },
  },
  artichoke: {
    reach: [26, 28],
    variants: 2,
    draw(pen) {
      const heart = 'M0 28C-16 26 -28 14 -26 -4L-18 -26L-8 -10L0 -29L8 -10L18 -26L26 -4C28 14 16 26 0 28Z'
      const leaves = line('M-16 -8C-14 6 -8 14 0 20M16 -8C14 6 8 14 0 20M0 -14V14', '#8f9a4e', 2.6)
      return {
        shade: heart,
        body:
          fill(heart, '#97a156') +
          inset(heart, '#d8d998', 0.84, 0, 1) +
          leaves +
          detail(pen, oval(0, 14, 10, 6, '#f0edc4', 0.8)),
      }
    },
  },
  anchovy: {
    reach: [34, 7],
    variants: 2,
    draw(pen) {
      const fillet = 'M-36 2Q-16 -10 8 -5T36 -2Q20 8 -2 5T-36 2Z'
      return {
        shade: fillet,
        body:
          fill(fillet, '#7b4a36') +
          inset(fillet, '#a9745a', 0.84, -1, -1) +
          detail(pen, line('M-26 0Q0 -4 26 -1', '#d9b39a', 1.8)),
      }
    },
  },
  /** Cut into limp strips, skinned and flat: no gloss, their ends as the knife left them. */
  'roast-pepper': {
    reach: [40, 20],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#d8472a'
      const bend = Math.round((pen.random() - 0.5) * 12)
      const strips = `M-37 2Q-8 ${-28 - bend} 34 -13M-31 17Q4 ${-6 - bend} 39 9`
      const gloss = detail(pen, line(`M-24 -9Q-2 ${-24 - bend} 22 -18`, lighter(colour, 0.5), 2.6, 0.55))
      return {
        shade: '',
        body:
          at(0.8, 2, band(strips, darker(colour, 0.5), 17)) +
          band(strips, darker(colour, 0.26), 17) +
          at(0, -0.6, band(strips, colour, 13.5)) +
          gloss,
      }
    },
  },
  'pickled-onion': {
    reach: [30, 20],
    draw(pen) {
      const heap = blob(pen, 8, 28, 18, 0.2)
      const loops = line(
        'M-24 4C-20 -18 6 -18 8 2M-10 12C-8 -10 18 -14 24 6M-26 -4C-10 16 10 18 22 8',
        '#d2447f',
        4.5,
      )
      return {
        shade: heap,
        body:
          fill(heap, '#e58bb0', 0.6) +
          loops +
          detail(pen, line('M-22 2C-18 -14 4 -15 6 2M-8 10C-6 -8 16 -11 22 4', '#f9cadd', 1.8)),
      }
    },
  },
} satisfies GlyphFamily
