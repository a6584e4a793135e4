import { fill, inset, line, oval } from '../../ink/ink.ts'
import { blob, ovalPath } from '../../ink/outline.ts'
import { detail, repeat } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const ALMOND = 'M-17 0C-12 -12 6 -13 18 -1C8 12 -11 12 -17 0Z'

export const nuts = {
  almond: {
    reach: [17, 10],
    variants: 2,
    draw(pen) {
      return {
        shade: ALMOND,
        body:
          fill(ALMOND, '#8f5526') +
          inset(ALMOND, '#b97a40', 0.84, -0.5, -1) +
          detail(pen, line('M-10 -3Q0 -7 8 -3M-10 2Q0 -1 10 1', '#8f5526', 1.4)),
      }
    },
  },
  'almond-flake': {
    reach: [14, 9],
    variants: 2,
    draw(pen) {
      const flake = ovalPath(0, 0, 14, 8.5)
      return {
        shade: flake,
        body:
          fill(flake, '#c58e4d') +
          oval(0, -0.5, 12, 6.8, pen.tint ?? '#fbedcd') +
          detail(pen, line('M-6 0h9', '#e6cd9c', 2)),
      }
    },
  },
  walnut: {
    reach: [20, 18],
    variants: 2,
    draw(pen) {
      const half =
        'M0 -14C4 -20 10 -19 12 -15C18 -17 22 -10 19 -6C24 -2 22 5 18 6C19 13 13 16 9 14C6 19 2 18 0 14C-2 18 -6 19 -9 14C-13 16 -19 13 -18 6C-22 5 -24 -2 -19 -6C-22 -10 -18 -17 -12 -15C-10 -19 -4 -20 0 -14Z'
      const side = (x: number) =>
        `M${4 * x} -11q${8 * x} -1 ${5 * x} 5q${8 * x} -3 ${7 * x} 4M${3 * x} -2q${8 * x} 0 ${5 * x} 6q${6 * x} -1 ${5 * x} 5M${3 * x} 8q${3 * x} 0 ${3 * x} 4`
      return {
        shade: half,
        body:
          fill(half, '#7d4f27') +
          inset(half, '#c08b54', 0.92, -0.5, -0.9) +
          line(`M0 -12V12${side(1)}${side(-1)}`, '#7d4f27', 2.2) +
          detail(pen, line('M-15 -4q0 -5 4 -6M7 -14q4 1 5 4M-13 9q2 3 5 2', '#efcd9b', 2)),
      }
    },
  },
  pecan: {
    reach: [20, 12],
    variants: 2,
    draw(pen) {
      const half = ovalPath(0, 0, 20, 12)
      const folds = line('M-16 0H16M-10 -6Q0 -10 10 -6M-10 6Q0 10 10 6', '#6a3513', 2.4)
      return {
        shade: half,
        body:
          fill(half, '#79431d') +
          oval(-0.5, -0.8, 18, 10.4, '#a9693a') +
          folds +
          detail(pen, line('M-8 -3H6', '#d49b67', 1.6)),
      }
    },
  },
  hazelnut: {
    reach: [14, 13],
    variants: 2,
    draw(pen) {
      const nut = ovalPath(0, 0, 14, 13.5)
      return {
        shade: nut,
        body:
          fill(nut, '#7d4a20') +
          oval(-0.8, -1, 12, 11.4, '#b9793e') +
          oval(0, 6, 7, 5, '#e3c291') +
          detail(pen, oval(-5, -5, 3, 2.4, '#fff', 0.5)),
      }
    },
  },
  macadamia: {
    reach: [14, 14],
    variants: 2,
    draw(pen) {
      const nut = ovalPath(0, 0, 14.5, 14)
      return {
        shade: nut,
        body:
          fill(nut, '#cfae74') +
          oval(-0.8, -1, 12.6, 12, '#f6e6bf') +
          detail(pen, oval(-5, -5, 4, 2.6, '#fff', 0.8)),
      }
    },
  },
  cashew: {
    reach: [19, 13],
    variants: 2,
    draw(pen) {
      const nut = 'M-19 4C-20 -14 6 -18 16 -6C22 4 16 12 9 9C4 6 6 0 0 -1C-6 0 -6 10 -12 11Q-18 10 -19 4Z'
      return {
        shade: nut,
        body:
          fill(nut, '#cda063') +
          inset(nut, '#f2d9a6', 0.86, -0.5, -1) +
          detail(pen, line('M-12 -2Q-6 -9 4 -8', '#fff', 2, 0.7)),
      }
    },
  },
  pistachio: {
    reach: [13, 8],
    variants: 2,
    draw(pen) {
      const nut = ovalPath(0, 0, 13, 8)
      return {
        shade: nut,
        body:
          fill(nut, '#7c5a63') +
          oval(0, -0.8, 11, 6, '#a9c05c') +
          detail(pen, line('M-6 -1h10', '#d8e39a', 2)),
      }
    },
  },
  'pine-nut': {
    reach: [9, 5],
    variants: 2,
    draw(pen) {
      const nut = 'M-9 0C-8 -6 4 -6 9 0C4 6 -8 6 -9 0Z'
      return {
        shade: nut,
        body: fill(nut, '#c99a55') + inset(nut, '#f8e4b6', 0.8, -0.5, -0.6) + detail(pen, ''),
      }
    },
  },
  'brazil-nut': {
    reach: [24, 12],
    variants: 2,
    draw(pen) {
      const nut = 'M-24 4C-18 -14 14 -16 24 2C14 12 -14 14 -24 4Z'
      return {
        shade: nut,
        body:
          fill(nut, '#8a5a34') +
          inset(nut, '#f0ddb8', 0.84, -0.5, -1) +
          detail(pen, line('M-16 2Q0 -8 16 0', '#a97648', 2.4)),
      }
    },
  },
  peanut: {
    reach: [14, 9],
    variants: 2,
    draw(pen) {
      const nut = ovalPath(0, 0, 13.5, 9)
      return {
        shade: nut,
        body:
          fill(nut, '#b5793a') +
          oval(-0.5, -0.8, 12, 7.4, '#e9bf7c') +
          detail(pen, line('M-9 0H9', '#b5793a', 1.6)),
      }
    },
  },
  'chopped-nut': {
    reach: [8, 7],
    variants: 3,
    draw(pen) {
      const bit = blob(pen, 5, 8.5, 7, 0.4)
      return { shade: bit, body: fill(bit, '#9c6430') + inset(bit, pen.tint ?? '#e2b678', 0.76, -0.5, -1) }
    },
  },
  granola: {
    reach: [22, 18],
    variants: 3,
    draw(pen) {
      const cluster = blob(pen, 8, 22, 18, 0.26)
      const bits = repeat(6, (i) =>
        oval(
          Math.cos(i * 1.1) * 11,
          Math.sin(i * 1.1) * 8,
          5,
          3.6,
          ['#f0cf97', '#d89c51', '#fbecc9'][i % 3] ?? '#fff',
        ),
      )
      return {
        shade: cluster,
        body: fill(cluster, '#9a612b') + inset(cluster, '#c2843f', 0.88, -0.5, -1) + bits,
      }
    },
  },
} satisfies GlyphFamily
