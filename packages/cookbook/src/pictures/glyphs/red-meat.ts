import { darker, lighter } from '../ink/colour.ts'
import { at, cut, fill, inset, line, oval } from '../ink/ink.ts'
import { blob, chunk, ovalPath } from '../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'
import { crumbled, drawShred, drawShreds } from './torn-meat.ts'

const CHOP =
  'M-52 -8C-54 -34 -20 -46 10 -40C34 -36 46 -22 44 -6L78 12Q88 20 80 27Q70 32 62 26L32 18C20 38 -48 40 -52 -8Z'
const CUTLET =
  'M-40 2C-40 -24 -10 -34 8 -26C22 -18 22 -8 34 -6L74 -10Q84 -8 82 0Q80 7 72 5L34 8C26 12 22 30 -2 30C-26 30 -40 20 -40 2Z'

export const redMeat = {
  steak: {
    reach: [64, 45],
    draw(pen) {
      const cut = blob(pen, 9, 65, 46, 0.2)
      const sear =
        line(dashes(pen, spread(pen, 15, 32, 22), 11, 0.3), '#4a2015', 6, 0.4) +
        detail(pen, line('M-30 -22Q-6 -38 24 -28', '#d98a68', 4, 0.7))
      const meat = inset(cut, '#7b3a2b', 0.91) + inset(cut, '#a4523b', 0.76, -4, -4) + sear
      return { shade: cut, body: fill(cut, '#e8c7a4') + meat }
    },
  },
  'beef-slice': {
    reach: [17, 38],
    variants: 3,
    draw(pen) {
      const [a, b] = [Math.round(pen.random() * 8 - 4), Math.round(pen.random() * 8 - 4)]
      const strip = `M-14 -36L${6 + a} -39L17 -31Q12 -12 ${15 + b} 2T${13 - a} 31L4 39L-15 ${35 + a}Q-11 ${14 + b} -16 -4T-14 -36Z`
      const colour = pen.tint ?? '#b4604c'
      const grain = line(
        `M-7 -29q4 14 1 27t3 29M1 -31q3 16 0 30t2 28M8 -26q-3 14 1 26t-2 22`,
        darker(colour, 0.3),
        2,
        0.6,
      )
      const sear = line(`M-14 -36Q-17 -20 -16 -4T-15 ${35 + a}`, '#4d2414', 4.5, 0.75)
      return {
        shade: strip,
        body: fill(strip, '#6b3823') + inset(strip, colour, 0.9) + detail(pen, grain) + sear,
      }
    },
  },
  roast: {
    reach: [46, 40],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 9, 47, 41, 0.14)
      const grain = detail(pen, line(dashes(pen, spread(pen, 12, 30, 26), 10), '#c99478', 2, 0.8))
      return {
        shade: slice,
        body: fill(slice, '#7a4128') + inset(slice, pen.tint ?? '#b3765a', 0.87) + grain,
      }
    },
  },
  chop: {
    reach: [66, 40],
    draw(pen) {
      const bone = fill('M40 2L78 13Q88 20 80 27Q70 32 62 26L32 16Z', '#f1e3cc')
      const sear = `<g transform="translate(-6 -4)">${line(dashes(pen, spread(pen, 12, 30, 22), 10, 0.3), '#6e3a1c', 5, 0.38)}</g>`
      const meat =
        fill(CHOP, '#edd3ae') +
        bone +
        `<g transform="translate(-4 0)">${fill(ovalPath(-4, -3, 40, 31), '#a8653c')}${fill(ovalPath(-7, -7, 32, 23), '#c68152')}</g>`
      return {
        shade: CHOP,
        body: meat + sear + detail(pen, line('M-30 -22Q-10 -36 16 -30', '#e8b58a', 4, 0.7)),
      }
    },
  },
  'boneless-chop': {
    reach: [60, 38],
    draw(pen) {
      const cut = blob(pen, 9, 60, 38, 0.16)
      const sear = line(dashes(pen, spread(pen, 13, 34, 20), 10, 0.3), '#6e3a1c', 5, 0.38)
      const colour = pen.tint ?? '#c98a58'
      return {
        shade: cut,
        body:
          fill(cut, '#edd3ae') +
          inset(cut, darker(colour, 0.25), 0.92, 1, 2) +
          inset(cut, colour, 0.82, -2, -2) +
          sear +
          detail(pen, line('M-34 -18Q-8 -30 22 -24', lighter(colour, 0.4), 4, 0.7)),
      }
    },
  },
  'lamb-cutlet': {
    reach: [60, 30],
    draw(pen) {
      const bone = fill('M22 -7L74 -10Q84 -8 82 0Q80 7 72 5L22 9Z', '#f3e7d2')
      const eye = fill(ovalPath(-11, 2, 25, 24), '#8d4634') + fill(ovalPath(-13, 0, 19, 17), '#b8654f')
      const sear = detail(pen, line('M-26 -6L-8 -14M-28 8L4 -8M-16 16L8 4', '#5d2a1c', 4, 0.6))
      return { shade: CUTLET, body: fill(CUTLET, '#e9c8a0') + bone + eye + sear }
    },
  },
  ribs: {
    reach: [78, 42],
    draw(pen) {
      const rack = 'M-74 -32Q0 -50 74 -34Q82 0 74 34Q0 46 -74 34Q-84 0 -74 -32Z'
      const bones = repeat(5, (i) => oval(i * 30 - 60, 41 - Math.abs(i - 2) * 2, 6, 8, '#f3e4cb'))
      const gaps = line(
        repeat(4, (i) => `M${i * 30 - 45} -34q5 32 0 66`),
        '#5a2214',
        4,
      )
      const gloss = detail(
        pen,
        line(
          repeat(5, (i) => `M${i * 30 - 66} -26q4 16 2 30`),
          '#e08a58',
          4,
          0.8,
        ),
      )
      return {
        shade: rack,
        body: bones + fill(rack, '#7c3019') + inset(rack, '#9c4524', 0.93, 0, -2) + gaps + gloss,
      }
    },
  },
  mince: {
    reach: [56, 42],
    draw(pen) {
      const colour = pen.tint ?? '#99603f'
      const bed = blob(pen, 12, 44, 31, 0.36)
      return { shade: bed, body: fill(bed, darker(colour, 0.36)) + crumbled(pen, colour, [53, 39], 66) }
    },
  },
  patty: {
    reach: [44, 42],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 11, 45, 43, 0.14)
      const colour = pen.tint ?? '#8a4f32'
      const bits = (count: number, paint: string, width: number, opacity: number) =>
        line(dashes(pen, spread(pen, count, 34, 32), 5), paint, width, opacity)
      const crust =
        bits(14, darker(colour, 0.55), 9, 0.3) +
        detail(pen, bits(12, darker(colour, 0.6), 4, 0.5) + bits(9, lighter(colour, 0.35), 3, 0.55))
      const light = detail(pen, line('M-26 -18Q-8 -36 18 -30', '#fff', 4, 0.22))
      return {
        shade: round,
        body: fill(round, darker(colour, 0.55)) + inset(round, colour, 0.94, -0.6, -1.6) + crust + light,
      }
    },
  },
  /** Not quite round, browned where it touched the pan; an even rim or even dots make it a cookie or a mushroom. */
  meatball: {
    reach: [23, 23],
    variants: 2,
    draw(pen) {
      const ball = blob(pen, 7, 24, 23, 0.18)
      const colour = pen.tint ?? '#935637'
      const crust = line(dashes(pen, spread(pen, 3, 16, 15), 6), darker(colour, 0.5), 12, 0.4)
      return {
        shade: ball,
        body:
          fill(ball, darker(colour, 0.42)) +
          inset(ball, colour, 0.95, -0.4, -0.9) +
          crust +
          line(dots(spread(pen, 4, 15, 14)), darker(colour, 0.5), 4, 0.6) +
          detail(pen, line('M-13 -9q5 -7 12 -7', '#fff6e0', 3.4, 0.6)),
      }
    },
  },
  'shank-slice': {
    reach: [40, 36],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 9, 41, 37, 0.14)
      const colour = pen.tint ?? '#8f5130'
      const fibre = detail(
        pen,
        line(dashes(pen, spread(pen, 11, 31, 27), 9, 0.2), darker(colour, 0.3), 2.6, 0.6),
      )
      const bone =
        oval(4, 2, 14, 12.5, '#d9c4a0') + oval(4, 2, 11.5, 10, '#f4e8d2') + oval(4, 2, 7, 6, '#b98a62')
      return {
        shade: slice,
        body: fill(slice, darker(colour, 0.45)) + inset(slice, colour, 0.9, -0.5, -1.5) + fibre + bone,
      }
    },
  },
  /** Smooth and lobed, with a shine and a seam between the lobes. */
  liver: {
    reach: [31, 23],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#8a4f40'
      const dent = Math.round(pen.random() * 8 - 4)
      const lobes = `M-31 3C-33 -15 -16 -25 ${dent - 3} -15C6 -27 28 -21 31 -2C32 13 18 21 5 15C-6 25 -28 21 -31 3Z`
      return {
        shade: lobes,
        body:
          fill(lobes, darker(colour, 0.38)) +
          inset(lobes, colour, 0.93, -0.5, -1.5) +
          line(`M${dent - 3} -14Q${dent + 3} -2 4 13`, darker(colour, 0.32), 3, 0.75) +
          detail(
            pen,
            line('M-24 -5Q-20 -15 -11 -16M11 -15Q20 -16 24 -8', '#f3d3bd', 3.4, 0.6) +
              line('M-16 8Q-8 12 -2 9M12 6Q18 6 22 3', lighter(colour, 0.3), 3, 0.5),
          ),
      }
    },
  },
  'stew-beef': {
    reach: [24, 21],
    variants: 3,
    draw(pen) {
      const piece = chunk(pen, 26, 22)
      const light = pen.tint ?? '#9a5433'
      const fibre =
        line('M-14 -5q8 -3 14 -2t12 -3M-13 2q9 -3 15 -1t10 -2', lighter(light, 0.26), 2.2, 0.8) +
        detail(pen, line('M-11 8q8 -2 16 -1', darker(light, 0.3), 2, 0.7))
      return {
        shade: piece,
        body: fill(piece, darker(light, 0.5)) + inset(piece, light, 0.87, -0.8, -2.6) + fibre,
      }
    },
  },
  crumbles: {
    reach: [24, 18],
    variants: 3,
    draw: (pen) => ({ shade: '', body: crumbled(pen, pen.tint ?? '#8f5736', [22, 16], 13) }),
  },
  'meat-shred': {
    reach: [30, 12],
    variants: 3,
    draw: (pen) => drawShred(pen, pen.tint ?? '#9c5c38'),
  },
  'chicken-shred': {
    reach: [28, 12],
    variants: 3,
    draw: (pen) => drawShred(pen, pen.tint ?? '#e9cb98'),
  },
  /** Flat, with cut ends and the grain across it. */
  'fried-slice': {
    reach: [34, 15],
    variants: 3,
    draw(pen) {
      const lift = Math.round(pen.random() * 6 - 3)
      const slice = `M-34 -5L-27 -12Q-8 ${-15 + lift} 8 ${-12 - lift}L30 -13L35 -2L31 9Q12 ${13 - lift} -6 ${10 + lift}L-29 12Z`
      const colour = pen.tint ?? '#a8653c'
      const fat = line(`M-30 9L-6 ${8 + lift}Q12 ${10 - lift} 29 7`, lighter(colour, 0.5), 3, 0.8)
      const grain = detail(
        pen,
        line('M-24 -8l3 11M-13 -9l3 11M-2 -9l3 12M9 -9l3 11M20 -9l3 10', darker(colour, 0.3), 1.8, 0.7),
      )
      return {
        shade: slice,
        body:
          cut(slice, darker(colour, 0.5), 2.4) + at(-0.4, -1.6, cut(slice, colour, 2), 0, 0.92) + fat + grain,
      }
    },
  },
  'pulled-meat': {
    reach: [58, 42],
    draw: (pen) => drawShreds(pen, pen.tint ?? '#9c5c38', [58, 42]),
  },
} satisfies GlyphFamily
