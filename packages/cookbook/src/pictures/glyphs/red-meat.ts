import { darker, lighter, mix } from '../ink/colour.ts'
import { at, cut, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, block, ovalPath, polygon } from '../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'
import { crumbled, drawShred, drawShreds } from './torn-meat.ts'

const STEAK =
  'M-62 -5C-66 -29 -44 -43 -16 -45C12 -48 40 -43 56 -27C68 -13 62 9 46 19C30 28 14 27 -2 35C-22 44 -58 33 -62 -5Z'
/** The side that is cut, below it. */
const STEAK_SIDE = 'M-62 -4C-62 -8 58 -20 63 -5C64 8 57 20 46 26C30 35 14 34 -2 42C-22 51 -58 40 -62 -4Z'
/** Fat lies along the round side alone; all around it the steak reads as a bowl. */
const STEAK_FAT =
  'M-62 -5C-66 -29 -44 -43 -16 -45C12 -48 40 -43 56 -27C42 -36 14 -41 -14 -39C-40 -36 -57 -25 -57 -5C-56 3 -54 9 -51 14Q-60 7 -62 -5Z'
/** A slice of loin: flat below, its fat along the round side. */
const LOIN =
  'M-58 14C-64 -10 -48 -34 -18 -38C16 -43 50 -34 59 -8C64 10 56 26 38 30C14 37 -10 28 -32 34Q-52 36 -58 14Z'
/** Its lean: the fat is a narrow band along the round side alone; all around it the slice reads as a filled shell. */
const LOIN_LEAN =
  'M-56 14C-60 -6 -45 -25 -17 -29C14 -34 43 -26 51 -4C57 12 53 24 37 27.5C14 34 -10 25 -32 31Q-50 33 -56 14Z'
/** A rib chop: a fat back, the bone along its straight side. */
const CHOP =
  'M-54 20C-62 -8 -46 -36 -14 -40C26 -45 58 -26 58 2C58 20 44 30 26 28C8 25 -8 28 -28 36Q-48 42 -54 20Z'
const CHOP_LEAN =
  'M-52 19C-58 -4 -43 -26 -13 -30C24 -35 49 -19 51 3C52 17 41 25 25 25.5C8 22.5 -8 25.5 -28 33.5Q-46 39 -52 19Z'
const CHOP_BONE = 'M-22 31Q4 20 32 26L50 37'
/** The eye, and the thin meat that runs along the bone. */
const CUTLET =
  'M-54 0C-58 -24 -34 -36 -12 -30C2 -26 6 -12 18 -6Q34 0 50 -10Q50 6 30 13C16 17 8 32 -16 32C-40 32 -52 20 -54 0Z'
const CUTLET_BONE = 'M8 0Q40 6 72 -26'

export const redMeat = {
  /** A thick slab, brown to its edges, the bars of the grill across it, fat along one side. */
  steak: {
    reach: [63, 45],
    draw(pen) {
      const bars = (path: string, width: number, opacity: number) => line(path, '#2b0f07', width, opacity)
      return {
        shade: `${STEAK}${STEAK_SIDE}`,
        face: STEAK,
        body:
          fill(STEAK_SIDE, '#5a2c1f') +
          detail(pen, line('M-50 27Q-30 43 -4 36T44 22', '#b0604f', 3, 0.7)) +
          fill(STEAK, '#8a4a30') +
          line(dashes(pen, spread(pen, 12, 44, 26), 12, 0.4), '#5f2b19', 9, 0.36),
        marks:
          fill(STEAK_FAT, '#e3bd84') +
          detail(pen, line('M-56 -14Q-42 -36 -12 -41Q18 -44 42 -35', '#f6e0b4', 1.8, 0.8)) +
          bars('M-44 8L-6 -33M-28 28L30 -34M0 28L54 -22M28 21L60 -6', 5, 0.5) +
          line('M-30 14Q-18 6 -14 -6T4 -20M18 10q10 -4 14 -14', '#e3b585', 3, 0.75) +
          detail(pen, line(dashes(pen, spread(pen, 6, 34, 20), 8, 0.4), '#e3ae84', 2, 0.6)),
      }
    },
  },
  /** Carved: a brown rim around pink meat. */
  'beef-slice': {
    reach: [18, 39],
    variants: 3,
    draw(pen) {
      const [a, b] = [Math.round(pen.random() * 6 - 3), Math.round(pen.random() * 6 - 3)]
      const slice = `M-15 ${-33 + a}L9 -39Q18 -39 17 -29Q${14 + b} 0 18 25Q19 33 12 ${35 + a}L-9 39Q-17 39 -17 31Q${-19 + b} 2 -17 -26Q-18 -32 -15 ${-33 + a}Z`
      const core = `M-8 ${-27 + a}L7 -32Q${6 + b} 0 9 28L-7 33Q${-10 + b} 2 -8 ${-27 + a}Z`
      const colour = pen.tint ?? '#c3695b'
      const grain = line(dashes(pen, spread(pen, 10, 9, 28), 6), darker(colour, 0.3), 1.6, 0.5)
      const fat = line(dashes(pen, spread(pen, 3, 9, 26), 8, 0.4), '#f6dcc8', 2, 0.85)
      return {
        shade: slice,
        body:
          fill(slice, '#4c2515') +
          inset(slice, darker(colour, 0.26), 0.92, 0.6, 0) +
          cut(core, pen.tint ? lighter(pen.tint, 0.12) : '#d0776a', 6) +
          detail(pen, grain + fat),
      }
    },
  },
  /** Carved across the grain, its fat along one side. */
  roast: {
    reach: [47, 40],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 9, 47, 40, 0.2)
      const colour = pen.tint ?? '#b3765a'
      const grain = line(
        'M-30 -12q8 6 6 16M-17 -20q10 8 7 22M-3 -22q10 9 7 24M12 -19q9 8 6 22M25 -10q7 6 4 15M-20 10q8 5 6 12M-4 12q8 5 6 12M12 11q7 4 5 11',
        darker(colour, 0.24),
        2.2,
        0.6,
      )
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.62)) +
          inset(slice, lighter(colour, 0.62), 0.96, -0.4, -0.4) +
          inset(slice, darker(colour, 0.2), 0.91, 0.4, 2) +
          inset(slice, colour, 0.82, 0.4, 2) +
          at(
            0,
            2,
            grain +
              detail(pen, line('M-22 -2q4 3 3 8M2 -8q4 4 3 9M18 2q3 3 2 7', lighter(colour, 0.4), 2.2, 0.8)),
          ),
      }
    },
  },
  chop: {
    reach: [60, 41],
    draw(pen) {
      const colour = pen.tint ?? '#c08049'
      const sear = line(dashes(pen, spread(pen, 12, 32, 18), 12, 0.3), darker(colour, 0.5), 6, 0.34)
      return {
        shade: CHOP,
        body:
          fill(CHOP, darker(colour, 0.5)) +
          inset(CHOP, '#e9c48c', 0.97, 0, -0.6) +
          fill(CHOP_LEAN, darker(colour, 0.24)) +
          inset(CHOP_LEAN, colour, 0.94, -0.5, -1) +
          at(0, 0, sear) +
          line('M-40 4Q-22 10 -4 2', '#e9c48c', 3, 0.7) +
          detail(pen, line('M-32 -18Q-6 -32 26 -27', lighter(colour, 0.5), 4, 0.6)),
        marks: line(CHOP_BONE, '#a98654', 11) + line(CHOP_BONE, '#f5e8cf', 8),
      }
    },
  },
  'boneless-chop': {
    reach: [60, 39],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#c68a55'
      const sear = line(dashes(pen, spread(pen, 13, 38, 18), 12, 0.4), darker(colour, 0.6), 7, 0.36)
      return {
        shade: LOIN,
        body:
          fill(LOIN, darker(colour, 0.52)) +
          inset(LOIN, '#e9c48c', 0.97, 0, -0.5) +
          fill(LOIN_LEAN, darker(colour, 0.3)) +
          inset(LOIN_LEAN, colour, 0.95, -0.5, -1) +
          at(0, 1, sear) +
          line('M22 -22Q26 -6 38 0', '#e9c48c', 3, 0.7) +
          detail(pen, line('M-34 -10Q-8 -24 22 -20', lighter(colour, 0.5), 4, 0.6)),
      }
    },
  },
  'lamb-cutlet': {
    reach: [62, 33],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#9a4f38'
      const sear = line('M-42 -2L-18 -22M-36 16L2 -16M-18 24L10 0', '#43190e', 4.4, 0.6)
      return {
        shade: CUTLET,
        body:
          line(CUTLET_BONE, '#a98a5c', 11) +
          line(CUTLET_BONE, '#f6ead3', 8) +
          fill(CUTLET, '#a8703d') +
          inset(CUTLET, '#ecca98', 0.97, 0, -0.5) +
          at(1, 0.5, inset(CUTLET, darker(colour, 0.24), 0.84)) +
          fill(ovalPath(-19, -1, 24, 21), colour) +
          fill(ovalPath(-21, -3, 16, 13), lighter(colour, 0.16)) +
          sear,
      }
    },
  },
  ribs: {
    reach: [78, 42],
    draw(pen) {
      const rack = `M-76 -26${repeat(5, () => 'q15.2 -11 30.4 0')}V24${repeat(5, () => 'q-15.2 12 -30.4 0')}Z`
      const ends = repeat(5, (i) => `M${i * 30 - 60} -34v72`)
      const gaps = line(
        repeat(4, (i) => `M${i * 30 - 45} -25q5 25 0 49`),
        '#4a190d',
        5,
      )
      const gloss = line(
        repeat(5, (i) => `M${i * 30 - 66} -20q5 14 2 28`),
        '#e58c56',
        4.5,
        0.8,
      )
      const char = line(dashes(pen, spread(pen, 12, 62, 20), 9, 0.3), '#36110a', 5, 0.35)
      return {
        shade: rack,
        body:
          line(ends, '#a98a5c', 14) +
          line(ends, '#f5e8d0', 10.5) +
          fill(rack, '#6d2813') +
          inset(rack, '#a04722', 0.95, 0, -1.5) +
          gaps +
          char +
          gloss,
      }
    },
  },
  /** One bone of a braised rib, cut short: the meat has drawn back from its end. */
  'rib-block': {
    reach: [46, 34],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#6b3824'
      const meat = polygon(pen, 7, 35, 26, 0.3)
      const bone = 'M-34 19Q-6 26 36 17'
      const fibers = line(
        'M-26 -9Q-4 -16 22 -11M-29 -1Q-2 -8 26 -3M-27 7Q-2 0 25 5',
        darker(colour, 0.45),
        2.6,
        0.7,
      )
      const shine = line('M-24 -13Q-4 -20 18 -16', lighter(colour, 0.42), 4, 0.7)
      return {
        shade: meat,
        body:
          line(bone, '#9d7c50', 21) +
          line(bone, '#f3e6cb', 17) +
          line('M-35 19h.1M37 17h.1', '#d3ae84', 9) +
          at(0, -4, cut(meat, darker(colour, 0.5), 10)) +
          at(-0.5, -8, cut(meat, colour, 10), 0, 0.86),
        marks:
          at(0, -5, fibers) + at(0, -6, shine) + detail(pen, line('M-20 9Q-4 5 12 8', '#e0b684', 3.4, 0.75)),
      }
    },
  },
  /** Sawed across the bones: a long thin slice, three of them in a row along its edge. */
  'short-rib': {
    reach: [66, 20],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#7d452b'
      const slice =
        'M-64 -12Q-44 -20 -22 -15T22 -16T64 -11Q70 2 62 15Q40 21 14 17T-34 18T-63 13Q-70 0 -64 -12Z'
      const char = line(dashes(pen, spread(pen, 9, 54, 9), 10, 0.3), darker(colour, 0.6), 6, 0.4)
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.5)) +
          inset(slice, colour, 0.95, -0.4, -1.2) +
          char +
          line('M-56 9Q-30 14 -6 10T54 10', '#e6bd8c', 3.4, 0.85),
        marks: repeat(3, (i) =>
          at(
            i * 40 - 40,
            -7,
            oval(0, 0, 11, 7.6, '#a98a5c') + oval(0, -0.5, 9, 6, '#f5e8d0') + oval(0, 0, 4, 2.4, '#cfa27c'),
          ),
        ),
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
  /** Cut through the tail at a joint: lobes of meat all around a knuckle of bone, fat in the seams between them. */
  oxtail: {
    reach: [37, 33],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#8a4f30'
      const piece = blob(pen, 10, 37, 31, 0.34)
      const knuckle = blob(pen, 8, 12, 9.6, 0.5)
      const start = pen.random()
      const seams = repeat(4, (i) => {
        const [x, y] = [Math.cos((i + start) * 1.571), Math.sin((i + start) * 1.571)]
        return `M${num(x * 20)} ${num(y * 16 - 4)}Q${num(x * 24 - y * 4)} ${num(y * 20 + x * 4 - 4)} ${num(x * 31)} ${num(y * 25 - 4)}`
      })
      const fibers = line(dashes(pen, spread(pen, 12, 27, 22), 7, 0.3), darker(colour, 0.34), 2.2, 0.7)
      return {
        shade: piece,
        face: piece,
        body:
          at(0.5, 5, fill(piece, darker(colour, 0.56))) +
          at(
            0,
            -3,
            fill(piece, darker(colour, 0.3)) + inset(piece, colour, 0.94, -0.4, -1) + detail(pen, fibers),
          ),
        marks:
          line(seams, '#e9c896', 3, 0.75) +
          at(0, -2.4, cut(knuckle, '#b08a5c', 4)) +
          at(0, -4, cut(knuckle, '#f6ead0', 4)) +
          oval(0.5, -4, 5, 3.8, '#cfa27c') +
          detail(pen, line(dots(spread(pen, 4, 8, 6)), '#d9bd92', 2)),
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
      const lobes = `M-32 ${3 + dent}Q-26 -16 -10 -17Q1 -19 ${dent + 6} -11Q18 ${-21 + dent} 33 -8Q30 8 16 11Q8 ${20 - dent} -8 18Q-24 18 -32 ${3 + dent}Z`
      return {
        shade: lobes,
        body:
          fill(lobes, darker(colour, 0.38)) +
          inset(lobes, colour, 0.93, -0.5, -1.5) +
          line(`M${dent + 6} -11Q${dent - 2} -2 14 10`, darker(colour, 0.32), 3, 0.75) +
          detail(
            pen,
            line('M-22 -4Q-17 -12 -8 -12M17 -9Q22 -11 26 -6', '#f3d3bd', 3.4, 0.6) +
              line('M-16 8Q-8 12 -2 9M12 6Q18 6 22 3', lighter(colour, 0.3), 3, 0.5),
          ),
      }
    },
  },
  /** Uneven, with the grain of the meat and a seam of fat. */
  'stew-beef': {
    reach: [25, 21],
    variants: 3,
    draw(pen) {
      const piece = polygon(pen, 6, 23, 18, 0.6)
      const light = pen.tint ?? '#9a5433'
      const turn = pen.random() * 80 - 40
      const grain =
        line('M-13 -9Q0 -13 11 -9M-15 -2Q0 -6 14 -2M-12 5Q0 2 12 5', darker(light, 0.34), 2, 0.7) +
        detail(pen, line('M-11 -5.5Q0 -9.5 11 -5.5M-13 1.5Q0 -2.5 13 1.5', lighter(light, 0.36), 2, 0.8))
      const fat = pen.random() < 0.6 ? line('M-12 10Q-1 13 10 9', '#f0d3a6', 4, 0.9) : ''
      return {
        shade: piece,
        body:
          cut(piece, darker(light, 0.46), 10) +
          at(-0.6, -2.8, cut(piece, light, 10), 0, 0.84) +
          at(0, -2, grain + fat, turn),
      }
    },
  },
  /** Layers of fat and lean below a crisp skin. */
  'pork-belly': {
    reach: [22, 21],
    variants: 3,
    draw(pen) {
      const { outline, face, side } = block(pen, { width: 22, height: 21, depth: 19, lean: 8, rise: 3 })
      const colour = pen.tint ?? '#bd7038'
      const layer = (drop: number, paint: string, width: number) =>
        line(`M-20 ${drop - 7}L-13 ${drop + 3}L20 ${drop}`, paint, width)
      const blisters = at(0, -9, line(dots(spread(pen, 6, 13, 6)), lighter(colour, 0.45), 3.4, 0.7))
      return {
        shade: outline,
        face,
        body:
          cut(outline, '#f3dcb6', 2.4) +
          fill(side, '#e2c496') +
          layer(5, mix(colour, '#a85a3e', 0.6), 4.6) +
          layer(14, mix(colour, '#98492f', 0.6), 5) +
          cut(face, darker(colour, 0.12), 2) +
          line(face, darker(colour, 0.5), 2, 0.5) +
          blisters,
      }
    },
  },
  /** Such a belly cut into slices and fried. */
  'belly-slice': {
    reach: [36, 14],
    variants: 3,
    draw(pen) {
      const bow = Math.round(pen.random() * 8 - 4)
      const colour = pen.tint ?? '#b8683c'
      const slice = `M-36 -11Q-12 ${-13 + bow} 6 -12T36 -11L35 10Q14 ${12 + bow} -4 12T-35 11Z`
      const along = (y: number) => `M-34 ${y}Q-12 ${y + bow * 0.5} 4 ${y}T34 ${y}`
      return {
        shade: slice,
        body:
          cut(slice, '#f3d9b2', 2.4) +
          line(along(-11), darker(colour, 0.35), 4.4) +
          line(along(-3), colour, 5) +
          line(along(7), darker(colour, 0.14), 6) +
          line(`M-35 -10L-34 10M35 -10L34 9`, darker(colour, 0.45), 3, 0.6) +
          detail(pen, line('M-20 -3h9M2 7h12M14 -3h8M-14 7h6', lighter(colour, 0.45), 1.8, 0.8)),
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
  /** Thin, ragged and creased; straight sides read as planks. */
  'fried-slice': {
    reach: [32, 18],
    variants: 3,
    draw(pen) {
      const slice = polygon(pen, 11, 33, 17, 0.6)
      const bow = Math.round(pen.random() * 8 - 4)
      const colour = pen.tint ?? '#a8653c'
      const grain = line(
        `M-20 -5l9 -2M-16 3l11 -2M-3 -7l9 -1M1 ${1 + bow * 0.3}l11 -2M-6 8l9 -1M13 -5l8 0`,
        darker(colour, 0.3),
        1.8,
        0.6,
      )
      const fold = line(`M${-4 + bow} -11Q${4 + bow} 0 ${-3 + bow} 11`, darker(colour, 0.4), 3, 0.4)
      const lift = line(`M${1 + bow} -10Q${8 + bow} 0 ${1 + bow} 10`, lighter(colour, 0.3), 4, 0.4)
      const fat = line(`M-24 6Q-10 ${10 + bow * 0.4} 8 10`, lighter(colour, 0.6), 2.6, 0.7)
      return {
        shade: slice,
        body:
          cut(slice, darker(colour, 0.5), 5) +
          at(0.4, -0.9, cut(slice, colour, 5), 0, 0.9) +
          fold +
          lift +
          detail(pen, grain + fat),
      }
    },
  },
  /** Cut from a tray of meat with a filling: its browned top, and two sides that show the layers. */
  'meat-diamond': {
    reach: [50, 38],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#8a5634'
      const top = 'M-50 -8L-2 -35L50 -10L4 16Z'
      const outline = 'M-50 -8L-2 -35L50 -10L49 12L4 38L-49 14Z'
      const side = (from: number, to: number, paint: string) =>
        fill(
          `M-50 ${-8 + from}L4 ${16 + from}L50 ${-10 + from}V${-10 + to}L4 ${16 + to}L-50 ${-8 + to}Z`,
          paint,
        )
      const crumbs = (count: number, paint: string, width: number) =>
        at(0, -9, line(dashes(pen, spread(pen, count, 27, 14), 5, 0.3), paint, width, 0.7))
      const filled = (paint: string, width: number) =>
        line(
          'M-42 7l1 1M-31 10l2 1M-20 17l1 1M-9 20l2 1M12 24l2 -1M22 17l1 -1M33 12l2 -1M43 5l1 -1',
          paint,
          width,
        )
      return {
        shade: outline,
        face: top,
        body:
          fill(outline, darker(colour, 0.34)) +
          side(0, 6, darker(colour, 0.2)) +
          side(6, 15, darker(colour, 0.62)) +
          filled('#d9b27a', 4.4) +
          detail(pen, at(5, 1.5, filled('#a8683c', 3.4))) +
          side(15, 21, darker(colour, 0.26)) +
          cut(top, darker(colour, 0.16), 2) +
          inset(top, colour, 0.93, 0, -0.6) +
          crumbs(12, darker(colour, 0.34), 4) +
          detail(pen, crumbs(9, lighter(colour, 0.3), 3)),
      }
    },
  },
  'pulled-meat': {
    reach: [58, 42],
    draw: (pen) => drawShreds(pen, pen.tint ?? '#9c5c38', [58, 42]),
  },
} satisfies GlyphFamily
