import { drawCrumbs } from '../ink/coat.ts'
import { colourDistance, darker, lighter, mix } from '../ink/colour.ts'
import { at, cut, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, polygon } from '../ink/outline.ts'
import { dashes, detail, type Pen, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'
import { drawShreds } from './torn-meat.ts'

const BREAST =
  'M-62 8C-66 -10 -52 -26 -34 -31C-14 -38 12 -35 32 -26C48 -22 62 -12 71 1C70 9 58 10 48 17C34 28 12 30 -10 29C-34 34 -58 28 -62 8Z'
/** Thin, drawn in on one side, narrower at one end: an even oval is a potato. */
const CUTLETS = [
  'M-66 4C-66 -16 -50 -32 -30 -36C-12 -40 -2 -29 14 -28C36 -28 56 -24 68 -10C74 0 66 10 52 12C34 14 28 28 10 34C-6 40 -18 31 -32 32C-52 32 -66 22 -66 4Z',
  'M-68 -10C-66 -24 -48 -36 -26 -37C-8 -38 4 -30 20 -33C42 -37 62 -26 66 -8C68 8 58 16 50 26C38 38 22 38 8 31C-4 25 -16 24 -30 24C-50 24 -70 8 -68 -10Z',
] as const
const DRUMSTICK =
  'M-46 2C-46 -24 -22 -34 0 -28C18 -22 24 -10 40 -6L58 -10Q64 -20 72 -14Q78 -8 72 -2Q80 4 74 11Q66 17 60 7L40 8C24 12 14 30 -8 32C-32 32 -46 22 -46 2Z'
/** Each with the edge of its skin, which shrinks from the flesh, and the bone that sticks out of it. */
const THIGHS = [
  [
    'M-50 4C-52 -12 -42 -24 -32 -29C-20 -38 0 -37 14 -30C28 -27 44 -20 46 -6C47 4 38 9 33 15C26 27 10 36 -8 35C-20 38 -34 34 -41 25C-48 20 -50 12 -50 4Z',
    'M-48 2C-50 -12 -40 -23 -31 -27C-19 -36 0 -35 13 -28C26 -26 40 -19 42 -9C36 -4 38 3 30 5C30 13 20 12 16 19C8 20 6 28 -4 25C-12 31 -20 24 -28 28C-38 24 -34 15 -43 14C-46 10 -48 6 -48 2Z',
    'M36 -14L50 -19Q55 -26 61 -20Q65 -15 60 -11Q64 -4 58 -1Q52 2 49 -4L38 0Z',
  ],
  [
    'M-48 -4C-48 -20 -34 -30 -20 -31C-8 -38 10 -36 24 -30C38 -28 50 -16 49 -2C48 8 40 14 34 20C24 30 6 32 -8 32C-18 37 -30 30 -36 22C-44 16 -48 8 -48 -4Z',
    'M-46 -5C-46 -19 -33 -28 -19 -29C-8 -36 9 -34 23 -28C36 -26 47 -16 47 -5C42 -2 44 6 36 8C36 16 26 14 22 21C14 20 10 27 2 23C-6 29 -14 22 -22 25C-30 22 -28 15 -36 13C-42 8 -45 2 -46 -5Z',
    'M-40 8L-53 13Q-60 9 -64 15Q-66 21 -61 24Q-64 31 -57 33Q-51 34 -49 28L-34 20Z',
  ],
] as const
const DRUMETTE =
  'M-36 -2C-36 -16 -22 -23 -8 -20C6 -18 10 -8 22 -5L34 -8Q40 -14 45 -9Q48 -5 44 -1Q49 4 44 8Q38 12 34 6L22 7C12 10 6 20 -8 20C-26 20 -36 12 -36 -2Z'
const FLAT =
  'M-42 -6C-40 -15 -24 -18 -8 -15C10 -18 30 -16 40 -8Q46 -2 42 6C36 15 14 16 -2 14C-20 18 -38 15 -43 7Q-46 0 -42 -6Z'
const BIRD =
  'M-80 0C-82 -22 -62 -40 -36 -45C-8 -50 30 -46 54 -30C66 -18 66 18 54 30C30 46 -8 50 -36 45C-62 40 -82 22 -80 0Z'
const LEG =
  'M-4 -30C-8 -52 20 -60 42 -46C58 -38 64 -28 80 -22Q86 -30 92 -25Q97 -20 92 -15Q97 -8 90 -5Q83 -4 80 -12C60 -12 44 -6 26 -8C10 -10 -2 -16 -4 -30Z'
const WING =
  'M-66 -26C-64 -46 -44 -56 -28 -52C-14 -48 -12 -40 -24 -36C-32 -34 -36 -28 -46 -22C-56 -16 -66 -16 -66 -26Z'
const BROWN = '#7c3c10'
const POACHED = 0.14

/** Skin that blistered unevenly: brown blotches, and the creases between them. */
function brownedSkin(pen: Pen, reach: readonly [number, number], creases: string): string {
  return blotches(pen, reach, BROWN) + detail(pen, line(creases, '#8a4a17', 2.2, 0.6))
}

/** Brown where it lay on the pan or under the fire: broad and faint, darker in their middles. */
function blotches(pen: Pen, [rx, ry]: readonly [number, number], colour: string): string {
  const places = spread(pen, 12, rx, ry)
  return (
    line(dashes(pen, places, 6), colour, 12, 0.24) +
    detail(pen, line(dashes(pen, places.slice(4), 4), colour, 5, 0.34))
  )
}

/** Poached or simmered meat has no brown on it. */
function isPale(tint: string | undefined): boolean {
  return tint !== undefined && colourDistance(tint, '#ffffff') < POACHED
}

export const poultry = {
  /** Flat; pale where it was thick, browned in patches where it lay on the pan. */
  'chicken-breast': {
    reach: [68, 35],
    draw: (pen) => seared(pen, BREAST, pen.tint ?? '#e9b868'),
  },
  /** White and fibrous, browned along one side only. */
  'chicken-slice': {
    reach: [15, 35],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f6e4c4'
      const bow = Math.round(pen.random() * 4)
      const rim = isPale(pen.tint) ? darker(colour, 0.2) : '#a8622a'
      const slice = `M-4 -35C8 -36 14 -24 ${13 + bow} -4C15 14 12 28 4 35C-4 36 -10 30 -12 20C-14 4 -13 -18 -4 -35Z`
      const fibres = line(
        'M-6 -20L6 -25M-9 -10L8 -15M-9 1L9 -4M-9 12L8 7M-7 22L5 18',
        darker(colour, 0.2),
        1.6,
        0.8,
      )
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.22)) +
          inset(slice, colour, 0.92, -0.6, -0.4) +
          detail(pen, fibres) +
          line(`M0 -34C11 -30 12 -14 ${12 + bow} -3C13 12 11 25 4 33`, rim, 4, 0.95),
      }
    },
  },
  'chicken-thigh': {
    reach: [52, 37],
    variants: 2,
    draw(pen) {
      const [thigh, skin, bone] = THIGHS[pen.random() < 0.5 ? 0 : 1]
      return {
        shade: thigh,
        body:
          fill(bone, '#f6ecd8') +
          fill(thigh, '#93551f') +
          inset(thigh, '#e7bd85', 0.94, 0, 0) +
          fill(skin, pen.fine ? '#a5601f' : '#d98e38') +
          detail(pen, inset(skin, '#d98e38', 0.95, -0.6, -1.6)) +
          brownedSkin(
            pen,
            [33, 22],
            'M28 -16Q12 -12 4 0M34 -8Q22 -4 16 6M-36 -8Q-26 -18 -14 -18M-30 10Q-22 2 -8 6',
          ) +
          detail(pen, line('M-30 -17Q-20 -27 -6 -27M8 -22q8 0 13 4M-24 0q5 -6 12 -6', '#ffe2a6', 3.4, 0.75)),
      }
    },
  },
  drumstick: {
    reach: [60, 31],
    draw(pen) {
      const bone = fill('M36 -5L58 -10Q64 -20 72 -14Q78 -8 72 -2Q80 4 74 11Q66 17 60 7L36 7Z', '#f4e8d3')
      const colour = pen.tint ?? '#dc963f'
      const skin =
        'M-43 1C-43 -21 -22 -31 -1 -26C16 -20 22 -10 37 -6Q34 -3 38 0Q34 3 37 6C22 11 12 27 -8 29C-30 29 -43 19 -43 1Z'
      const patches = blotches(pen, [28, 15], darker(colour, 0.55))
      const cuff = line('M30 -6Q26 0 30 7M20 -9Q14 0 20 10', darker(colour, 0.4), 2.4, 0.6)
      return {
        shade: DRUMSTICK,
        body:
          fill(DRUMSTICK, darker(colour, 0.35)) +
          bone +
          fill(skin, colour) +
          patches +
          oval(-18, -11, 13, 7, lighter(colour, 0.4), 0.7) +
          detail(pen, cuff + line('M-2 -18q10 2 15 7M-34 4q1 9 8 13', lighter(colour, 0.55), 3, 0.7)),
      }
    },
  },
  /** Thigh and drumstick in one piece. */
  'whole-leg': {
    reach: [82, 42],
    draw(pen) {
      const leg =
        'M-82 4C-84 -22 -60 -42 -32 -40C-12 -38 -6 -27 4 -22C14 -27 28 -23 38 -13C42 -10 46 -9 50 -8L50 8C40 11 32 18 18 21C6 24 -2 22 -8 29C-20 40 -46 44 -62 34C-76 26 -82 14 -82 4Z'
      const bone = fill('M46 -6L66 -10Q72 -18 79 -12Q84 -6 78 -1Q85 5 79 11Q72 17 66 8L46 8Z', '#f4e8d3')
      const colour = pen.tint ?? '#d9923f'
      const joint = line('M2 -21Q-16 -6 -12 14M-6 26Q-8 20 -4 15', darker(colour, 0.4), 3, 0.6)
      const crisp = at(-14, 1, blotches(pen, [48, 20], darker(colour, 0.5)))
      return {
        shade: leg,
        body:
          bone +
          fill(leg, darker(colour, 0.34)) +
          inset(leg, colour, 0.92, -1, -2) +
          oval(-42, -12, 24, 13, lighter(colour, 0.26), 0.7) +
          oval(20, -6, 14, 6, lighter(colour, 0.22), 0.6) +
          crisp +
          detail(
            pen,
            joint + line('M-62 -12Q-52 -28 -34 -30M14 -14q10 1 18 4', lighter(colour, 0.6), 3.6, 0.75),
          ),
      }
    },
  },
  /** The upper wing is a small drumstick, the middle one flat with two bones. */
  'chicken-wing': {
    reach: [48, 22],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#d98a3a'
      const isFlat = pen.random() < 0.5
      const wing = isFlat ? FLAT : DRUMETTE
      const bones = isFlat
        ? line('M-50 -5h9M-50 5h9M40 -5h9M40 5h9', '#f4e8d3', 7)
        : fill('M20 -5L34 -8Q40 -14 45 -9Q48 -5 44 -1Q49 4 44 8Q38 12 34 6L20 6Z', '#f4e8d3')
      const skin = isFlat
        ? inset(FLAT, colour, 0.92, -0.5, -1.4)
        : fill(
            'M-34 -2C-34 -14 -21 -21 -8 -18C5 -16 9 -7 21 -4V5C11 8 5 17 -8 18C-25 18 -34 10 -34 -2Z',
            colour,
          )
      const groove = isFlat ? 'M-34 1Q-4 -4 34 0' : 'M12 -6Q8 0 12 7'
      return {
        shade: wing,
        body:
          (isFlat ? bones : '') +
          fill(wing, darker(colour, 0.42)) +
          (isFlat ? '' : bones) +
          skin +
          blotches(pen, [isFlat ? 30 : 20, 8], darker(colour, 0.5)) +
          detail(
            pen,
            line(groove, darker(colour, 0.4), 2.6, 0.6) +
              line('M-28 -7Q-18 -13 -6 -12M4 -10q7 1 11 4', lighter(colour, 0.6), 3.4, 0.75),
          ),
      }
    },
  },
  /** An uneven block with blunt corners: browned on top, its torn face in front pale through and through, and no sauce clings to that. */
  'chicken-chunk': {
    reach: [26, 20],
    variants: 3,
    draw(pen) {
      const light = pen.tint ?? '#dca45a'
      const isPoached = isPale(pen.tint)
      const uneven = (x: number, y: number) =>
        `${num(x + pen.random() * 5 - 2.5)} ${num(y + pen.random() * 5 - 2.5)}`
      const [left, right] = [uneven(-25, 2), uneven(25, -4)]
      const torn = [uneven(16, 3), uneven(7, 1), uneven(-2, 6), uneven(-14, 4)]
      const back = [...torn].reverse()
      const top = `M${[left, uneven(-17, -16), uneven(2, -20), uneven(20, -14), right, ...torn].join('L')}Z`
      const front = `M${[left, ...back, right, uneven(24, 11), uneven(5, 19), uneven(-18, 15)].join('L')}Z`
      const edge = darker(light, isPoached ? 0.34 : 0.5)
      const inside = mix(light, '#fff1da', 0.78)
      return {
        shade: `${top}${front}`,
        face: top,
        body:
          cut(`${top}${front}`, edge, 9) +
          cut(front, inside, 6) +
          cut(top, light, 6) +
          (isPoached ? '' : at(0, -8, blotches(pen, [15, 5], darker(light, 0.62)))),
        marks:
          line(`M${[left, ...back, right].join('L')}`, mix(edge, light, 0.4), 2.2, 0.8) +
          detail(
            pen,
            line('M-12 11q5 -3 9 0M5 12q5 -4 10 -2', darker(inside, 0.2), 2.2, 0.7) +
              line('M-11 -12q7 -4 15 -3', lighter(light, 0.55), 2.8, 0.7),
          ),
      }
    },
  },
  /** A finger of breast: bent, tapering to one end, browned above, pale and fibrous along the side. */
  'chicken-strip': {
    reach: [37, 14],
    variants: 3,
    draw(pen) {
      const light = pen.tint ?? '#dfa95c'
      const isPoached = isPale(pen.tint)
      const bow = Math.round(pen.random() * 12 - 6)
      const end = Math.round(pen.random() * 5)
      const strip = `M-37 ${2 + end}Q-36 ${-9 + end} -22 ${-10}Q0 ${-13 - bow} 20 -8Q34 -6 37 ${3 - end}Q33 9 20 8Q0 ${12 - bow} -20 11Q-34 12 -37 ${2 + end}Z`
      return {
        shade: strip,
        body:
          fill(strip, darker(light, isPoached ? 0.24 : 0.46)) +
          inset(strip, lighter(light, 0.5), 0.95, -0.2, -0.4) +
          inset(strip, light, 0.88, -0.6, -3.4) +
          (isPoached ? '' : at(0, -2 - bow * 0.4, blotches(pen, [18, 4], darker(light, 0.6)))) +
          detail(
            pen,
            line(
              `M-22 5l2 5M-12 ${6 - bow * 0.4}l2 5M-2 ${6 - bow * 0.5}l1 5M9 ${6 - bow * 0.4}v4M19 4v4`,
              darker(light, 0.3),
              1.5,
              0.7,
            ) + line(`M-24 -7Q-10 ${-10 - bow * 0.7} 4 ${-9 - bow * 0.7}`, lighter(light, 0.7), 2.6, 0.8),
          ),
      }
    },
  },
  'shredded-chicken': {
    reach: [56, 40],
    draw: (pen) => drawShreds(pen, pen.tint ?? '#e3c08a', [56, 40]),
  },
  'fried-cutlet': {
    reach: [64, 38],
    variants: 2,
    draw: (pen) => seared(pen, CUTLETS[pen.random() < 0.5 ? 0 : 1], pen.tint ?? '#e9b868'),
  },
  /** Thin meat in a slice of ham that was fried crisp around it: its ends stick out. */
  'ham-wrapped': {
    reach: [68, 39],
    variants: 2,
    draw(pen) {
      const ham =
        'M-45 -36Q-38 -43 -28 -39T-8 -40T14 -33T36 -31Q47 -29 45 -18T47 -2Q48 8 42 15T26 29Q16 35 6 35T-14 36Q-28 40 -38 34Q-50 29 -48 17T-51 -2Q-54 -20 -45 -36Z'
      const { shade, body } = seared(pen, CUTLETS[0], pen.tint ?? '#e9c794')
      const streaks =
        'M-36 -34Q-30 -10 -38 8T-33 31M-14 -36Q-8 -14 -15 6T-9 33M10 -31Q16 -10 9 8T14 30M31 -27Q36 -10 31 6T33 22'
      const crisp = line(dashes(pen, spread(pen, 11, 36, 26), 8, 0.4), '#6b2417', 6, 0.45)
      return {
        shade: `${shade}${ham}`,
        body:
          body +
          at(0.6, 2.4, fill(ham, '#5d2015')) +
          fill(ham, '#8c3524') +
          inset(ham, '#b9583d', 0.96, -0.4, -0.8) +
          line(streaks, '#d98663', 6, 0.55) +
          crisp +
          detail(pen, line(streaks, '#f0c9a6', 2, 0.8)) +
          line('M-47 -30Q-53 -4 -47 26', '#f0cba4', 3.4, 0.9),
      }
    },
  },
  nugget: {
    reach: [32, 21],
    variants: 3,
    draw(pen) {
      const crust = polygon(pen, pen.fine ? 15 : 9, 32, 21, 0.22)
      return {
        shade: crust,
        body:
          cut(crust, '#a9692a', 3) +
          drawCrumbs(pen, crust, () => spread(pen, 10, 27, 17), pen.tint ?? '#dda14c'),
      }
    },
  },
  /** Beaten thin and fried in crumbs: flat, its rim uneven. */
  schnitzel: {
    reach: [66, 46],
    draw(pen) {
      const crust = blob(pen, 19, 67, 47, 0.2)
      return {
        shade: crust,
        body:
          cut(crust, '#9c6024', 4) +
          at(
            -1,
            -2,
            drawCrumbs(pen, crust, () => spread(pen, 24, 60, 41), pen.tint ?? '#d99c46'),
            0,
            0.97,
          ),
      }
    },
  },
  /** Rosy in the middle, browner to the rim; fat and skin along one side. */
  'duck-slice': {
    reach: [17, 37],
    variants: 2,
    draw(pen) {
      const slice = 'M-8 -36C8 -40 17 -22 16 0C17 22 8 40 -8 36C-16 22 -16 -22 -8 -36Z'
      const fibres = detail(pen, line('M-8 -20L3 -24M-10 -8L4 -12M-10 4L4 0M-9 16L3 13', '#a8574f', 1.6, 0.6))
      return {
        shade: slice,
        body:
          fill(slice, '#8f5546') +
          inset(slice, '#c98078', 0.9, -1.4, 0) +
          inset(slice, '#de948c', 0.66, -3.5, 0) +
          fibres +
          line('M1 -33C11 -24 11 -12 11 0C11 13 9 24 1 33', '#f0d9ae', 4.4) +
          line('M3 -36C15 -26 15 -12 15 0C15 14 12 27 3 36', '#6b3312', 4.4),
      }
    },
  },
  /** Seen from above on its back: wings at its shoulders, legs drawn up along the breast, their bones sticking out. */
  'whole-chicken': {
    reach: [88, 56],
    draw(pen) {
      const half = (turned: number, parts: string) => `<g transform="scale(1 ${turned})">${parts}</g>`
      const limb =
        fill(WING, '#8f4d18') +
        inset(WING, '#c8802f', 0.9, -3, -3) +
        line('M78 -17h8', '#f4e8d3', 13) +
        fill(LEG, '#8f4d18') +
        line('M80 -17L90 -21M82 -14L91 -10', '#f6ecd8', 8) +
        fill(
          'M0 -30C-4 -48 20 -56 40 -43C54 -36 62 -27 76 -22L74 -13C58 -14 44 -8 27 -10C12 -12 2 -18 0 -30Z',
          '#d38b38',
        )
      const skin = blotches(pen, [60, 32], BROWN)
      const light = oval(-26, -19, 30, 11, '#f3c276', 0.75) + oval(-28, 17, 26, 9, '#eeb766', 0.5)
      return {
        shade: BIRD,
        body:
          fill(BIRD, '#9a5820') +
          inset(BIRD, '#d7903a', 0.95, -1, -1.6) +
          light +
          line('M-72 0Q-20 -4 34 0', '#9a5820', 3.4, 0.7) +
          half(1, limb) +
          half(-1, limb) +
          skin +
          detail(pen, line('M10 -44Q24 -49 38 -38M-56 -34q6 -9 16 -11M12 38q12 5 24 -2', '#ffe2a6', 4, 0.7)),
      }
    },
  },
} satisfies GlyphFamily

/** A flat piece fried without a coat: brown patches out to its edge, no rim, or it reads as a boat with a filling. */
function seared(pen: Pen, piece: string, colour: string) {
  const patches = spread(pen, 11, 50, 25)
  const brown =
    line(dashes(pen, patches, 9, 0.3), '#8f4d18', 13, 0.2) +
    detail(pen, line(dashes(pen, patches.slice(3), 7, 0.3), '#8f4d18', 6, 0.24))
  const grain = line(
    'M-34 -4q12 -5 24 -4M-12 10q14 -5 28 -3M8 -10q12 -2 22 2M-44 10q8 -4 16 -4M28 8q9 -2 16 -2',
    darker(colour, 0.3),
    1.8,
    0.5,
  )
  return {
    shade: piece,
    body:
      fill(piece, darker(colour, 0.42)) +
      inset(piece, lighter(colour, 0.1), 0.97, -0.5, -1.4) +
      brown +
      detail(pen, grain + line('M-40 -12q8 -6 18 -8M-8 -20q9 -2 17 0', lighter(colour, 0.7), 3, 0.7)),
  }
}
