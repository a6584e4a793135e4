import { drawCrumbs } from '../ink/coat.ts'
import { darker, lighter } from '../ink/colour.ts'
import { at, cut, fill, inset, line, oval } from '../ink/ink.ts'
import { blob, chunk, polygon } from '../ink/outline.ts'
import { dashes, detail, dots, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'
import { drawShreds } from './torn-meat.ts'

const BREAST = 'M-66 4C-66 -26 -34 -40 -4 -36C28 -34 62 -18 70 2C72 14 56 18 36 24C6 36 -62 40 -66 4Z'
const DRUMSTICK =
  'M-46 2C-46 -24 -22 -34 0 -28C18 -22 24 -10 40 -6L58 -10Q64 -20 72 -14Q78 -8 72 -2Q80 4 74 11Q66 17 60 7L40 8C24 12 14 30 -8 32C-32 32 -46 22 -46 2Z'
const WING =
  'M-44 16C-50 -4 -34 -20 -18 -16C-8 -30 10 -30 20 -20C34 -26 52 -16 54 -2C54 6 46 6 38 0C34 12 20 16 10 8C4 24 -36 34 -44 16Z'

export const poultry = {
  'chicken-breast': {
    reach: [68, 37],
    draw(pen) {
      const sear = line(dashes(pen, spread(pen, 16, 46, 22), 11, 0.3), '#8a4d17', 5, 0.36)
      const shine = detail(pen, line('M-48 -14Q-26 -32 4 -28', '#fff3d2', 5, 0.6))
      return {
        shade: BREAST,
        body: fill(BREAST, '#bd7a30') + inset(BREAST, '#e4aa58', 0.92, -1, -3) + sear + shine,
      }
    },
  },
  'chicken-slice': {
    reach: [15, 33],
    variants: 2,
    draw(pen) {
      const bow = Math.round(pen.random() * 4)
      const slice = `M-13 -28L-4 -34L${11 + bow} -31L${14 + bow} -4L12 27L4 34L-12 30L-15 2Z`
      const grain = line(
        'M-8 -21L9 -24M-9 -11L11 -14M-10 0L11 -3M-10 11L10 8M-8 22L8 19',
        darker(pen.tint ?? '#f0d6a4', 0.2),
        1.8,
        0.9,
      )
      return {
        shade: slice,
        body:
          cut(slice, '#a8682a', 3) +
          at(1.4, -0.8, cut(slice, pen.tint ?? '#f0d6a4', 2), 0, 0.86) +
          detail(pen, grain) +
          line('M-13 -27L-14 2L-11 28', '#b06f28', 4.4, 0.9),
      }
    },
  },
  'chicken-thigh': {
    reach: [49, 37],
    variants: 2,
    draw(pen) {
      const thigh = blob(pen, 8, 51, 38, 0.2)
      const crisp = line(dots(spread(pen, 13, 34, 24)), '#7a4413', 3.4, 0.6)
      const skin = inset(thigh, '#e3a04b', 0.86, -3, -4) + inset(thigh, '#f3c074', 0.44, -14, -13, 0.75)
      return { shade: thigh, body: fill(thigh, '#bd742a') + skin + crisp }
    },
  },
  drumstick: {
    reach: [60, 31],
    draw(pen) {
      const bone = fill('M36 -5L58 -10Q64 -20 72 -14Q78 -8 72 -2Q80 4 74 11Q66 17 60 7L36 7Z', '#f4e8d3')
      const colour = pen.tint ?? '#e2a04a'
      const skin =
        '<g transform="translate(-6 1)">' +
        fill(
          'M-36 0C-36 -20 -16 -27 0 -22C16 -16 22 -6 36 -3V4C22 8 12 24 -6 26C-26 26 -36 16 -36 0Z',
          colour,
        ) +
        oval(-12, -8, 14, 8, pen.tint ? lighter(colour, 0.25) : '#f6cb84', 0.85) +
        '</g>'
      const crisp = detail(pen, line(dots(spread(pen, 9, 26, 19)), '#7a4413', 3, 0.55))
      return {
        shade: DRUMSTICK,
        body: fill(DRUMSTICK, pen.tint ? darker(colour, 0.35) : '#b96f28') + bone + skin + crisp,
      }
    },
  },
  /** Thigh and drumstick in one piece. */
  'whole-leg': {
    reach: [82, 42],
    draw(pen) {
      const leg =
        'M-80 2C-82 -26 -54 -42 -26 -38C-8 -36 -2 -26 10 -22C24 -18 34 -16 50 -8L50 8C34 14 22 22 6 26C-10 36 -40 44 -58 34C-74 26 -80 14 -80 2Z'
      const bone = fill('M46 -6L66 -10Q72 -18 79 -12Q84 -6 78 -1Q85 5 79 11Q72 17 66 8L46 8Z', '#f4e8d3')
      const colour = pen.tint ?? '#d9923f'
      const joint = line('M-2 -24Q-14 0 -4 28', darker(colour, 0.34), 3.6, 0.6)
      const crisp = line(dots(spread(pen, 12, 50, 26)), darker(colour, 0.45), 3.4, 0.5)
      return {
        shade: leg,
        body:
          bone +
          fill(leg, darker(colour, 0.34)) +
          inset(leg, colour, 0.92, -1, -2) +
          oval(-42, -12, 24, 13, lighter(colour, 0.26), 0.7) +
          oval(20, -6, 14, 6, lighter(colour, 0.22), 0.6) +
          detail(pen, joint + crisp),
      }
    },
  },
  'chicken-wing': {
    reach: [50, 26],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d98a3a'
      const gloss = line('M-34 6Q-28 -8 -14 -8M0 -18Q12 -24 20 -12', '#fff0cf', 4.5, 0.6)
      const joints = detail(pen, line('M-12 -14Q0 -4 8 8M22 -18Q26 -6 36 -2', '#7b3f12', 3, 0.6))
      return { shade: WING, body: fill(WING, '#9c5520') + inset(WING, colour, 0.9, -1, -2) + gloss + joints }
    },
  },
  /** Cut with a knife and browned: flat faces and corners, or it would be a dumpling. */
  /** Cut with a knife and browned on its faces, or it would be a dumpling. */
  'chicken-chunk': {
    reach: [23, 20],
    variants: 3,
    draw(pen) {
      const piece = chunk(pen, 25, 21)
      const light = pen.tint ?? '#ecbe76'
      const sear = blob(pen, 7, 15, 8, 0.5)
      return {
        shade: piece,
        body:
          fill(piece, darker(light, 0.4)) +
          inset(piece, light, 0.88, -0.8, -2.6) +
          at(-1, -5, fill(sear, '#b9772a', 0.5)) +
          detail(pen, line('M-14 7L-3 5M3 8L13 5M-9 1L4 0', darker(light, 0.26), 1.9, 0.8)),
      }
    },
  },
  'shredded-chicken': {
    reach: [56, 40],
    draw: (pen) => drawShreds(pen, pen.tint ?? '#e3c08a', [56, 40]),
  },
  'fried-cutlet': {
    reach: [64, 36],
    variants: 2,
    draw(pen) {
      const cutlet = blob(pen, 11, 63, 35, 0.16)
      const colour = pen.tint ?? '#dda653'
      const seared = line(dashes(pen, spread(pen, 16, 50, 26), 13, 0.3), darker(colour, 0.4), 5, 0.45)
      return {
        shade: cutlet,
        body:
          fill(cutlet, darker(colour, 0.36)) +
          inset(cutlet, colour, 0.94, -0.5, -2) +
          seared +
          detail(pen, line('M-42 -14Q-14 -28 22 -22', lighter(colour, 0.6), 4, 0.7)),
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
  'duck-slice': {
    reach: [18, 36],
    variants: 2,
    draw(pen) {
      const slice = 'M-8 -34C10 -38 18 -20 17 0C18 22 8 38 -8 34C-16 20 -16 -20 -8 -34Z'
      const skin = line('M-2 -33C14 -28 15 -12 14 0C15 16 10 30 -2 33', '#7c3f17', 6)
      const grain = detail(pen, line(dashes(pen, spread(pen, 6, 6, 20), 7), '#f3b3a4', 1.8))
      return {
        shade: slice,
        body:
          fill(slice, '#c8695f') +
          line('M-4 -26C8 -16 8 16 -4 26', '#dd8a80', 8) +
          skin +
          line('M6 -26C11 -12 11 12 6 26', '#f6dcb6', 2.4) +
          grain,
      }
    },
  },
  'whole-chicken': {
    reach: [84, 66],
    draw(pen) {
      const bird =
        'M-58 -36C-30 -62 34 -62 58 -34C76 -14 76 20 54 38C66 44 84 54 78 64C66 70 50 58 42 46C20 58 -20 58 -42 46C-50 58 -66 70 -78 64C-84 54 -66 44 -54 38C-76 20 -76 -14 -58 -36Z'
      const legs =
        fill('M-48 38C-40 8 -14 6 -8 28C-6 46 -34 56 -48 38Z', '#cf8a37') +
        fill('M48 38C40 8 14 6 8 28C6 46 34 56 48 38Z', '#cf8a37')
      const breast = oval(0, -14, 46, 30, '#e6a752') + oval(-12, -24, 24, 12, '#f7cf88', 0.9)
      const crisp = detail(pen, line(dots(spread(pen, 20, 54, 36)), '#7a4413', 3.4, 0.5))
      return { shade: bird, body: fill(bird, '#b36c26') + breast + legs + crisp }
    },
  },
} satisfies GlyphFamily
