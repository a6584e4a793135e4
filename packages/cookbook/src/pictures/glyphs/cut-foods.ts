import { darker, lighter, mix } from '../ink/colour.ts'
import { at, cut, fill, inset, line } from '../ink/ink.ts'
import { blob, boxPath, ovalPath, polygon } from '../ink/outline.ts'
import { dashes, detail, dots, type Pen, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily, GlyphInk } from './glyph.ts'

/** What a knife, a grater or a spoon leaves of a food: no single one shows its whole shape any more. */
export const cutFoods = {
  dice: {
    reach: [19, 16],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#d2432c'
      const cubes = repeat(pen.fine ? 4 : 2, (i) => {
        const [x, y] = [(i % 2) * 18 - 9 + pen.random() * 5, Math.floor(i / 2) * 15 - 7 + pen.random() * 4]
        const box = boxPath(8, 7, 2)
        return at(
          x,
          y,
          fill(box, darker(colour, 0.28)) + inset(box, colour, 0.92, -0.5, -1.6),
          pen.random() * 70 - 35,
        )
      })
      const light = detail(pen, line('M-12 -9h4M6 -8h4M-11 7h4M7 8h4', lighter(colour, 0.5), 2, 0.8))
      return { shade: blob(pen, 7, 18, 15, 0.2), body: cubes + light }
    },
  },
  /** Pale flesh, and skin on a side of every other one. */
  'cucumber-dice': {
    reach: [19, 16],
    variants: 3,
    draw(pen) {
      const cubes = repeat(pen.fine ? 4 : 2, (i) => {
        const [x, y] = [(i % 2) * 18 - 9 + pen.random() * 5, Math.floor(i / 2) * 15 - 7 + pen.random() * 4]
        const box = boxPath(7.4, 6.6, 2)
        const skin = i % 2 ? '#b9cf92' : '#3d7a3a'
        return at(x, y, fill(box, skin) + inset(box, '#e2f0c6', 0.86, 0, -2), pen.random() * 70 - 35)
      })
      return { shade: blob(pen, 7, 18, 15, 0.2), body: cubes }
    },
  },
  'crumbled-cheese': {
    reach: [16, 12],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#fffaf0'
      const crumb = (x: number, y: number, size: number) => {
        const bit = blob(pen, 6, size, size * 0.85, 0.4)
        return at(x, y, fill(bit, '#dccfae') + inset(bit, colour, 0.86, -0.5, -1))
      }
      const body =
        crumb(-8, 2, 7) +
        crumb(6, -4, 8) +
        (pen.fine ? crumb(8, 7, 5.5) + crumb(-4, -7, 4.5) + crumb(-1, 8, 4) : '')
      return { shade: blob(pen, 7, 14, 10, 0.3), body }
    },
  },
  'cheese-threads': {
    reach: [20, 15],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f7d583'
      const threads = (count: number, paint: string, width: number) =>
        line(dashes(pen, spread(pen, count, 17, 12), 12, 0.2), paint, width)
      return {
        shade: '',
        body: threads(9, darker(colour, 0.22), 3.6) + threads(9, colour, 2.8) + threads(5, '#fffbea', 1.8),
      }
    },
  },
  'okra-slice': {
    reach: [12, 12],
    variants: 2,
    draw(pen) {
      const star = polygon(pen, 5, 12, 12, 0.08)
      return {
        shade: star,
        body:
          cut(star, '#55803a', 5) +
          at(0, 0, cut(star, '#bcd28a', 3), 0, 0.7) +
          detail(pen, line(dots(spread(pen, 5, 6, 6)), '#f6f3d6', 3.4)),
      }
    },
  },
  'chopped-egg': {
    reach: [44, 32],
    draw(pen) {
      const colour = pen.tint ?? '#f3e6b0'
      const heap = blob(pen, 11, 43, 31, 0.18)
      const bits = (count: number, paint: string, size: number) =>
        line(dashes(pen, spread(pen, count, 36, 24), 4), paint, size)
      return {
        shade: heap,
        body:
          fill(heap, darker(colour, 0.18)) +
          inset(heap, colour, 0.95, -0.5, -1.5) +
          bits(13, pen.tint ? mix('#fffdf4', colour, 0.55) : '#fffdf4', 13) +
          bits(10, pen.tint ? mix('#f4c13c', colour, 0.45) : '#f4c13c', 9) +
          detail(pen, bits(9, '#fff', 4) + bits(7, '#6f9a3c', 3)),
      }
    },
  },
  'sauce-spoon': {
    reach: [36, 35],
    draw(pen) {
      const colour = pen.tint ?? '#c8472a'
      const bowl = ovalPath(0, 0, 36, 35)
      return {
        shade: bowl,
        body:
          fill(bowl, '#d9cfbd') +
          inset(bowl, '#fffaf0', 0.95, -0.5, -1) +
          inset(bowl, darker(colour, 0.25), 0.8, 0, 0) +
          inset(bowl, colour, 0.76, 0, 1) +
          line('M-13 4C-10 -9 8 -10 13 -1C14 8 0 10 -3 5', darker(colour, 0.16), 3, 0.75) +
          detail(pen, line('M-17 -10C-12 -18 0 -20 8 -18', lighter(colour, 0.65), 3, 0.8)),
      }
    },
  },
  'chopped-salad': {
    reach: [50, 36],
    draw(pen) {
      const heap = blob(pen, 11, 48, 34, 0.2)
      const green = pen.tint ?? '#8fb858'
      const bits = (count: number, paint: string, size: number) =>
        line(dashes(pen, spread(pen, count, 41, 28), 5), paint, size)
      return {
        shade: heap,
        body:
          fill(heap, darker(green, 0.25)) +
          bits(16, green, 13) +
          bits(11, '#d2432c', 11) +
          bits(10, '#dcebb4', 10) +
          detail(pen, bits(8, '#f3e4ee', 5) + bits(8, '#b97aa0', 2.6) + bits(8, '#3f7a33', 3.4)),
      }
    },
  },
  /** A slice of a terrine or a loaf of meat: square, firm, pieces of its kind showing in the cut. */
  'loaf-slice': {
    reach: [44, 40],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#b98266'
      const slice = 'M-44 -26Q-43 -40 -28 -40H28Q43 -40 44 -26V32Q44 40 35 40H-35Q-44 40 -44 32Z'
      const bits = (count: number, paint: string, length: number, width: number) =>
        line(dashes(pen, spread(pen, count, 32, 28), length, 0.2), paint, width, 0.75)
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.4)) +
          inset(slice, colour, 0.9, -0.5, -1) +
          bits(11, lighter(colour, 0.4), 7, 8) +
          bits(9, darker(colour, 0.24), 6, 7) +
          bits(6, lighter(colour, 0.65), 3, 5),
      }
    },
  },
  'meat-roulade': {
    reach: [36, 33],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#8a5236'
      const round = blob(pen, 10, 36, 33, 0.08)
      const spiral = 'M2 2C8 -6 16 4 6 11C-8 19 -20 4 -12 -10C-2 -24 23 -18 25 2C25 13 17 22 8 25'
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.35)) +
          inset(round, lighter(colour, 0.12), 0.9, -0.5, -1) +
          line(spiral, '#5c7d3a', 5.5) +
          line(spiral, '#efdfae', 2, 0.75) +
          detail(pen, line(dots(spread(pen, 7, 22, 20)), darker(colour, 0.25), 3, 0.7)),
      }
    },
  },
  /** Cut through the middle: a long pocket of filling between two layers of meat. */
  'filled-slice': {
    reach: [56, 37],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 11, 57, 38, 0.1)
      const filling = blob(pen, 11, 40, 12, 0.22)
      const colour = pen.tint ?? '#f2bd4a'
      const fibres = line(dashes(pen, spread(pen, pen.fine ? 20 : 10, 45, 28), 8, 0.2), '#8f5d40', 3.4, 0.5)
      return {
        shade: slice,
        body:
          fill(slice, '#6d3c20') +
          inset(slice, '#c19270', 0.91, -0.5, -1) +
          fibres +
          fill(filling, darker(colour, 0.28)) +
          inset(filling, colour, 0.92, -0.5, -1) +
          detail(pen, line(dashes(pen, spread(pen, 10, 32, 8), 7, 0.3), lighter(colour, 0.6), 3, 0.9)),
      }
    },
  },
  /** A slice of what was wrapped in bacon: pale meat, around it the strip with its fat. */
  'wrapped-slice': {
    reach: [42, 38],
    variants: 2,
    draw: (pen) => wrappedSlice(pen, pen.tint ?? '#ecc7a6'),
  },
  /** The same with a filling in the middle of the meat. */
  'wrapped-filled-slice': {
    reach: [42, 38],
    variants: 2,
    draw(pen) {
      const { shade, body } = wrappedSlice(pen, '#e3b892')
      const colour = pen.tint ?? '#6b4a2e'
      const filling = blob(pen, 9, 17, 14, 0.2)
      const bits = (count: number, paint: string) =>
        line(dashes(pen, spread(pen, count, 12, 9), 4, 0.2), paint, 3.4)
      return {
        shade,
        body:
          body +
          fill(filling, darker(colour, 0.35)) +
          inset(filling, colour, 0.92, -0.5, -1) +
          bits(6, lighter(colour, 0.45)) +
          detail(pen, bits(4, '#6f8a4a')),
      }
    },
  },
  'egg-filled-slice': {
    reach: [46, 40],
    variants: 2,
    draw(pen) {
      // Cut from a loaf: flat below, a thin crust, and inside it is minced; a dark round one reads as a patty.
      const slice = 'M-45 34C-51 -12 -32 -40 1 -40C34 -40 50 -12 45 34Q0 41 -45 34Z'
      const colour = pen.tint ?? '#95603f'
      const inner = lighter(colour, 0.26)
      const grain = (count: number, paint: string) =>
        line(dashes(pen, spread(pen, count, 36, 30), 6, 0.3), paint, 4, 0.5)
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.4)) +
          inset(slice, inner, 0.9, 0, -0.5) +
          grain(14, darker(inner, 0.24)) +
          detail(pen, grain(12, lighter(inner, 0.3))) +
          fill(ovalPath(1, 3, 22, 20), '#d9cba4') +
          fill(ovalPath(0.5, 2, 20, 18.5), '#fdf8ea') +
          fill(ovalPath(1, 3, 11, 10), '#f2b23a') +
          detail(pen, fill(ovalPath(-2, 0, 4, 2.6), '#fbe19a')),
      }
    },
  },
  /** Greens and carrot rolled around a boiled egg. */
  'egg-roulade': {
    reach: [46, 42],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 10, 47, 43, 0.08)
      const colour = pen.tint ?? '#95603f'
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.4)) +
          inset(slice, colour, 0.93, -0.5, -1) +
          line(
            'M-34 4C-36 -22 -14 -34 8 -31C30 -27 38 -8 32 12C26 30 4 34 -10 27C-24 20 -28 6 -22 -8',
            '#46713a',
            6.5,
          ) +
          detail(pen, line('M-31 -2C-30 -18 -12 -29 8 -27', '#7fa25c', 2.4)) +
          fill(ovalPath(3, -1, 20, 17), '#e9dcc0') +
          fill(ovalPath(2.5, -2, 18, 15.5), '#fdf8ea') +
          fill(ovalPath(3, -1, 10, 9), '#f2b23a') +
          fill(ovalPath(-12, 20, 7, 6.4), '#cd6417') +
          fill(ovalPath(-12.4, 19.4, 5.4, 5), '#f3903a'),
      }
    },
  },
  'egg-roll-slice': {
    reach: [36, 25],
    variants: 2,
    draw(pen) {
      const slice = boxPath(36, 25, 14)
      const spiral = 'M-2 1C4 -5 12 1 5 7C-7 12 -18 2 -12 -9C-2 -17 22 -13 24 2C24 11 14 17 4 18'
      return {
        shade: slice,
        body:
          fill(slice, '#c98f2c') +
          inset(slice, '#f6cf58', 0.94, 0, -1.5) +
          line(spiral, pen.tint ?? '#d9a035', 3.4) +
          detail(pen, line('M-24 -17Q0 -22 24 -17', '#fdeaa8', 3, 0.8)),
      }
    },
  },
  'nori-parcel': {
    reach: [60, 38],
    variants: 2,
    draw(pen) {
      const parcel = boxPath(60, 37, 12)
      const layer = (y: number, height: number, paint: string) =>
        fill(ovalPath(0, y, 51 - Math.abs(y) * 0.35, height), paint)
      return {
        shade: parcel,
        body:
          fill(parcel, '#1d2b22') +
          inset(parcel, '#2f4638', 0.97, 0, -1) +
          fill(boxPath(53, 29, 9), '#f7f1de') +
          layer(-16, 7, '#cfe0a0') +
          layer(-3, 8, pen.tint ?? '#f0966f') +
          layer(10, 7, '#f5cf5e') +
          layer(20, 4, '#86b458') +
          detail(pen, line(dots(spread(pen, 16, 46, 24)), '#fffdf6', 3, 0.7)),
      }
    },
  },
} satisfies GlyphFamily

function wrappedSlice(pen: Pen, colour: string): GlyphInk {
  const slice = blob(pen, 10, 43, 39, 0.08)
  const meat = blob(pen, 10, 33, 29, 0.08)
  const fat = 'M-36 -6Q-32 -26 -12 -33M8 -35Q28 -30 36 -12M38 6Q32 26 14 33M-6 35Q-28 30 -37 12'
  return {
    shade: slice,
    body:
      fill(slice, '#7d2c1f') +
      inset(slice, '#b54a38', 0.95, -0.5, -1) +
      line(fat, '#f3cfae', 4, 0.95) +
      fill(meat, darker(colour, 0.22)) +
      inset(meat, colour, 0.94, -0.5, -1) +
      line(dashes(pen, spread(pen, pen.fine ? 12 : 6, 22, 19), 7, 0.3), darker(colour, 0.16), 3, 0.7),
  }
}
