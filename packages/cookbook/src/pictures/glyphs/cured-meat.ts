import { disc, fill, inset, line, oval, ring } from '../ink/ink.ts'
import { blob, boxPath, ovalPath } from '../ink/outline.ts'
import { detail, dots, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

function wave(y: number): string {
  return `M-62 ${y}q12 -10 25 0t25 0t25 0t25 0t25 0`
}

export const curedMeat = {
  bacon: {
    reach: [62, 17],
    draw(pen) {
      const strip = 'M-62 -14q12 -10 25 0t25 0t25 0t25 0t25 0v28q-12 10 -25 0t-25 0t-25 0t-25 0t-25 0Z'
      const lean = detail(pen, line(wave(11), '#b7503c', 4))
      return {
        shade: strip,
        body: fill(strip, '#8e2f22') + line(wave(-6), '#f3c9ae', 5.5) + line(wave(4), '#efbb9c', 4) + lean,
      }
    },
  },
  'bacon-bit': {
    reach: [14, 8],
    variants: 2,
    draw(pen) {
      const lift = Math.round(pen.random() * 3)
      const bit = `M-14 -5q7 ${-5 - lift} 14 0t14 0v10q-7 5 -14 0t-14 0Z`
      return {
        shade: bit,
        body:
          fill(bit, '#8e2f22') +
          line('M-13 0q6 -5 13 0t13 0', '#f1c3a6', 3.4) +
          detail(pen, line('M-12 5q6 -3 12 0t12 0', '#b9523d', 2.2)),
      }
    },
  },
  sausage: {
    reach: [62, 18],
    draw(pen) {
      const link = 'M-46 -16Q0 -26 46 -16Q64 -12 64 2Q62 18 46 18Q0 10 -46 18Q-62 18 -64 2Q-64 -12 -46 -16Z'
      const colour = pen.tint ?? '#b8693a'
      const scores = line('M-34 -10l10 14M-8 -14l10 15M18 -14l10 15', '#6d3214', 4, 0.7)
      const shine = detail(pen, line('M-46 -9Q0 -18 44 -9', '#fff', 4, 0.4))
      return {
        shade: link,
        body: fill(link, '#8a4520') + inset(link, colour, 0.93, 0, -1.5) + scores + shine,
      }
    },
  },
  'sausage-slice': {
    reach: [18, 18],
    draw(pen) {
      const round = ovalPath(0, 0, 18.5, 18)
      const fat = line(dots(spread(pen, 9, 13, 13)), '#f0c2a0', 3.4, 0.85)
      return { shade: round, body: fill(round, '#7c2a18') + disc(0, -0.5, 15.5, pen.tint ?? '#b6492e') + fat }
    },
  },
  salami: {
    reach: [26, 26],
    draw(pen) {
      const round = ovalPath(0, 0, 27, 26)
      const fat = line(dots(spread(pen, 14, 21, 20)), '#f3cdb6', 3.6, 0.9)
      return {
        shade: round,
        body:
          fill(round, '#8f2b23') +
          disc(0, -0.5, 24, pen.tint ?? '#bd4338') +
          detail(pen, fat) +
          ring(0, 0, 24, '#d8766a', 1.5),
      }
    },
  },
  ham: {
    reach: [42, 30],
    variants: 2,
    draw(pen) {
      const fold = 'M-42 6C-40 -20 -20 -32 0 -24C16 -34 40 -22 42 2C40 24 22 32 2 24C-16 34 -40 26 -42 6Z'
      const colour = pen.tint ?? '#eba39a'
      const folds = line('M-34 6Q-18 -10 0 -6T34 0M-28 16Q-8 4 8 10T32 10', '#c9655f', 3, 0.8)
      const fat = line('M-38 -4C-32 -20 -16 -26 0 -19C14 -28 34 -18 38 -2', '#fbe6da', 4)
      return {
        shade: fold,
        body: fill(fold, colour) + folds + fat + detail(pen, line('M-18 -10q12 -6 22 -2', '#fff', 3, 0.4)),
      }
    },
  },
  'ham-cube': {
    reach: [14, 13],
    variants: 2,
    draw(pen) {
      const cube = boxPath(14, 13, 4)
      const marble = detail(pen, line('M-6 -4l8 3M0 5l6 -2', '#fde3d8', 2.4))
      return {
        shade: cube,
        body: fill(cube, '#c4665d') + inset(cube, pen.tint ?? '#ea978d', 0.84, -1, -1.5) + marble,
      }
    },
  },
  'beef-jerky': {
    reach: [40, 14],
    draw(pen) {
      const strip = blob(pen, 9, 41, 15, 0.26)
      const grain = repeat(3, (i) => line(`M-28 ${i * 7 - 7}q26 ${i * 4 - 4} 54 0`, '#3b140a', 2.4, 0.6))
      return {
        shade: strip,
        body:
          fill(strip, '#5d2415') +
          inset(strip, '#7c3622', 0.86, -1, -1) +
          detail(pen, grain) +
          oval(-14, -6, 9, 2, '#fff', 0.2),
      }
    },
  },
} satisfies GlyphFamily
