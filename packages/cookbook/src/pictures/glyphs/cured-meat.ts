import { darker, lighter, mix } from '../ink/colour.ts'
import { at, cut, disc, fill, inset, line, oval, ring } from '../ink/ink.ts'
import { blob, block, ovalPath } from '../ink/outline.ts'
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
  /** Cut aslant: the skin stands as a red-brown wall below the cut side, which is rosy and flecked with fat. */
  'sausage-slice': {
    reach: [22, 18],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#dd8f78'
      const skin = mix(colour, '#6e2412', 0.78)
      const wall = 'M-22 -4V4Q-20 19 0 19Q20 19 22 4V-4Z'
      const face = ovalPath(0, -4, 22, 14)
      const meat = (count: number, paint: string, width: number) =>
        at(0, -4, line(dots(spread(pen, count, 15, 8.5)), paint, width, 0.9))
      return {
        shade: `${wall}${face}`,
        face,
        body:
          fill(wall, skin) +
          line('M-15 13.5Q-4 17 12 14', lighter(skin, 0.35), 2.4, 0.7) +
          fill(face, darker(skin, 0.12)) +
          fill(ovalPath(0, -4.2, 19, 11.6), colour) +
          meat(5, darker(colour, 0.24), 3.4) +
          meat(7, lighter(colour, 0.45), 2.6) +
          detail(pen, meat(6, darker(colour, 0.42), 1.8)),
      }
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
  /** A slice folded once: smooth and pink, its rind along the round side. */
  ham: {
    reach: [42, 29],
    variants: 3,
    draw(pen) {
      const bow = Math.round(pen.random() * 6 - 3)
      const slice = `M-42 12C-46 -16 -22 -30 2 ${-29 + bow}C28 -29 46 -12 42 14Q34 24 22 18T-2 22T-24 20T-42 12Z`
      const colour = pen.tint ?? '#f0a9a0'
      const rind = `M-41 10C-44 -15 -21 -28 2 ${-27 + bow}C27 -27 44 -11 41 12`
      const fold = `M-38 8Q-18 ${-6 + bow} 6 0T40 4Q40 20 30 20Q26 20 22 18T-2 22T-24 20T-40 12Z`
      return {
        shade: slice,
        body:
          fill(slice, colour) +
          line(rind, darker(colour, 0.3), 5) +
          line(rind, '#fceadb', 3) +
          fill(fold, lighter(colour, 0.22)) +
          line(`M-38 8Q-18 ${-6 + bow} 6 0T40 4`, darker(colour, 0.22), 2.4, 0.8) +
          detail(pen, line('M-24 -12Q-10 -20 4 -16M-4 10q10 -4 20 0', lighter(colour, 0.6), 2.6, 0.7)),
      }
    },
  },
  'ham-cube': {
    reach: [15, 14],
    variants: 3,
    draw(pen) {
      const { outline, face, side } = block(pen, { width: 15, height: 14, depth: 9, lean: 7, rise: 3 })
      const colour = pen.tint ?? '#f0a097'
      return {
        shade: outline,
        face,
        body:
          cut(outline, darker(colour, 0.12), 2) +
          fill(side, darker(colour, 0.26)) +
          cut(face, colour, 2) +
          detail(pen, line('M-7 -8l7 2M1 -3l6 -2', lighter(colour, 0.7), 2, 0.9)),
      }
    },
  },
  /** A thin slice rolled loosely around a little butter or cheese, which shows at the open end. */
  'meat-roll': {
    reach: [31, 14],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#8a2c2e'
      const roll = 'M-29 -9Q-3 -14 22 -12Q29 -9 29 0T22 12Q-3 14 -29 9Q-32 0 -29 -9Z'
      const flap = 'M-29 2Q-17 7 -6 4T11 6T22 4'
      return {
        shade: roll,
        body:
          fill(roll, darker(colour, 0.4)) +
          inset(roll, colour, 0.96, -0.3, -0.6) +
          line('M-25 -6Q-6 -10 14 -8', lighter(colour, 0.26), 3, 0.7) +
          detail(pen, line('M-22 -2q8 -3 15 -1M0 -3q7 -2 14 0M-15 9q8 2 14 1', '#e9c0b4', 1.4, 0.75)) +
          line(flap, darker(colour, 0.55), 2.8) +
          at(0, -1.6, line(flap, '#e0a89a', 1.6)) +
          oval(22.4, 0, 7.2, 12, darker(colour, 0.5)) +
          oval(22.7, 0, 5.8, 10.4, lighter(colour, 0.14)) +
          oval(22.8, 0.3, 4.3, 8, '#f8eec8') +
          line('M21 -3h.1M24 1h.1M22 4h.1', '#6f8a3c', 2),
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
