import { darker, lighter } from '../ink/colour.ts'
import { fill, inset, line, oval } from '../ink/ink.ts'
import { blob, boxPath } from '../ink/outline.ts'
import { dashes, detail, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const DARK = '#5a3220'

export const coconutChocolate = {
  'coconut-flake': {
    reach: [22, 12],
    variants: 3,
    draw(pen) {
      const lift = Math.round(pen.random() * 8)
      const flake = `M-22 4Q0 ${-16 - lift} 22 2Q20 8 14 8Q0 -6 -16 10Q-22 10 -22 4Z`
      return {
        shade: flake,
        body:
          fill(flake, '#e4d5b6') +
          inset(flake, pen.tint ?? '#fffdf6', 0.9, 0, -1.4) +
          detail(pen, line(`M-20 5Q0 ${-14 - lift} 20 3`, '#b98a55', 1.8)),
      }
    },
  },
  'coconut-shreds': {
    reach: [30, 24],
    variants: 2,
    draw(pen) {
      const strands = dashes(pen, spread(pen, 18, 29, 22), 11, 0.15)
      return {
        shade: '',
        body: line(strands, '#7a5a30', 4.6, 0.22) + line(strands, pen.tint ?? '#fffaf0', 3.6),
      }
    },
  },
  'chocolate-chunk': {
    reach: [16, 14],
    variants: 3,
    draw(pen) {
      const chunk = blob(pen, 5, 19, 16, 0.3)
      const colour = pen.tint ?? DARK
      return {
        shade: chunk,
        body:
          fill(chunk, darker(colour, 0.4)) +
          inset(chunk, colour, 0.84, -1, -1.6) +
          detail(pen, line('M-7 -5l8 -2', lighter(colour, 0.5), 2.4, 0.8)),
      }
    },
  },
  'chocolate-square': {
    reach: [24, 22],
    variants: 2,
    draw(pen) {
      const square = boxPath(24, 22, 4)
      const inner = boxPath(15, 13, 3)
      return {
        shade: square,
        body:
          fill(square, '#3d1f12') +
          inset(square, DARK, 0.95, -0.5, -1.5) +
          fill(inner, '#70432c') +
          detail(pen, line('M-13 11V-11H13', '#8d5c40', 2.4)),
      }
    },
  },
  'chocolate-shaving': {
    reach: [18, 9],
    variants: 3,
    draw(pen) {
      const rise = Math.round(pen.random() * 8) + 6
      const curl = `M-17 5Q-6 ${-rise} 4 0T17 -5`
      return {
        shade: '',
        body:
          line(curl, '#36190d', 6.4) +
          line(curl, pen.tint ?? '#6d4129', 4.4) +
          detail(pen, line(`M-14 1Q-6 ${-rise + 1} 2 -2`, '#a8795c', 1.4)),
      }
    },
  },
  'chocolate-chip': {
    reach: [9, 8],
    variants: 2,
    draw(pen) {
      const chip = 'M-8 5C-9 -2 -3 -5 0 -9C3 -5 9 -2 8 5Q0 10 -8 5Z'
      return { shade: chip, body: fill(chip, '#3d1f12') + oval(-1.5, 0, 3.4, 3, '#7d4d34') + detail(pen, '') }
    },
  },
} satisfies GlyphFamily
