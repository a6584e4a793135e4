import { darker, lighter } from '../../ink/colour.ts'
import { disc, fill, inset, line, oval } from '../../ink/ink.ts'
import { blob, holePath, ovalPath } from '../../ink/outline.ts'
import { detail, dots, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const PEPPER =
  'M-54 6C-58 -22 -34 -36 -14 -30Q0 -38 16 -31C38 -38 58 -18 54 8C52 32 28 40 8 35Q-4 40 -18 36C-38 38 -52 28 -54 6Z'
const STRIP = 'M-30 6Q-27 -5 -12 -10Q4 -14 18 -9Q29 -4 31 6L23 13Q15 4 1 3Q-13 4 -21 14Z'
const RED = '#d8402b'

export const tomatoesPeppers = {
  'tomato-slice': {
    reach: [27, 26],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 9, 27.5, 26.5, 0.06)
      const chambers = repeat(
        5,
        (i) => `<ellipse cy="-14" rx="6.5" ry="7.5" fill="#f6a077" transform="rotate(${i * 72})"/>`,
      )
      const pips = detail(
        pen,
        repeat(
          5,
          (i) =>
            `<path d="M-2 -14h.1M3 -12h.1" stroke="#fbe3a4" stroke-width="3" stroke-linecap="round" transform="rotate(${i * 72})"/>`,
        ),
      )
      return { shade: round, body: fill(round, '#c5301f') + inset(round, '#e6563d', 0.9) + chambers + pips }
    },
  },
  'cherry-tomato': {
    reach: [17, 17],
    variants: 2,
    draw(pen) {
      const ball = ovalPath(0, 0, 17.5, 17)
      const calyx = detail(pen, fill('M0 -9L3 -3L10 -4L5 1L8 7L1 4L-5 8L-4 1L-9 -2L-3 -3Z', '#4f8f3c'))
      return {
        shade: ball,
        body:
          fill(ball, '#b52a1d') +
          disc(-1, -1.5, 15, pen.tint ?? '#e04a34') +
          oval(-7, -9, 4, 2.6, '#fff', 0.7) +
          `<g transform="translate(5 4)scale(.7)">${calyx}</g>`,
      }
    },
  },
  'cherry-half': {
    reach: [18, 17],
    variants: 2,
    draw(pen) {
      const half = ovalPath(0, 0, 18.5, 17.5)
      const chambers = repeat(
        3,
        (i) => `<ellipse cy="-7.5" rx="4.8" ry="5.6" fill="#f8b48b" transform="rotate(${i * 120})"/>`,
      )
      return {
        shade: half,
        body:
          fill(half, '#c9331f') +
          disc(0, 0, 14.8, pen.tint ?? '#e8593f') +
          chambers +
          detail(pen, line(dots(spread(pen, 4, 8, 8)), '#fdebb0', 2.4)),
      }
    },
  },
  'tomato-wedge': {
    reach: [30, 16],
    variants: 2,
    draw(pen) {
      const wedge = 'M-30 -8C-22 22 22 22 30 -8Q14 -16 0 -14Q-14 -16 -30 -8Z'
      const pulp = oval(-11, -3, 8, 5, '#f8b07f') + oval(11, -3, 8, 5, '#f8b07f')
      return {
        shade: wedge,
        body:
          fill(wedge, '#c02d1c') +
          fill('M-30 -8Q-14 -16 0 -14Q14 -16 30 -8C20 8 -20 8 -30 -8Z', '#e85a40') +
          detail(pen, pulp),
      }
    },
  },
  'dried-tomato': {
    reach: [21, 12],
    variants: 2,
    draw(pen) {
      const strip = blob(pen, 7, 22, 13, 0.26)
      return {
        shade: strip,
        body:
          fill(strip, '#7c1d12') +
          inset(strip, '#b53a22', 0.84, -1, -1.5) +
          detail(pen, line('M-12 -2q8 -6 12 1t12 -2', '#e0754f', 2.2)),
      }
    },
  },
  /** Broad and flat, with blunt ends; along one side the flesh shows. */
  'pepper-strip': {
    reach: [29, 13],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? RED
      return {
        shade: STRIP,
        body:
          fill(STRIP, darker(colour, 0.2)) +
          inset(STRIP, colour, 0.93, 0, -0.8) +
          line('M-20 11Q-13 2 1 1.4Q14 2 22 10', lighter(colour, 0.45), 2.6) +
          detail(pen, line('M-18 -3Q-6 -9 10 -8', lighter(colour, 0.6), 2.6, 0.8)),
      }
    },
  },
  'pepper-ring': {
    reach: [27, 25],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? RED
      const lobes =
        'M0 -26C12 -32 26 -20 24 -6C30 6 22 24 8 24C0 30 -18 28 -22 14C-32 4 -26 -18 -14 -22Q-8 -28 0 -26Z'
      return {
        shade: lobes + holePath(19, 18),
        body: line(lobes, darker(colour, 0.2), 6) + line(lobes, colour, 4),
      }
    },
  },
  'pepper-half': {
    reach: [56, 36],
    draw(pen) {
      const colour = pen.tint ?? RED
      const stem = fill('M-54 0Q-70 -6 -72 4Q-66 12 -53 9Z', '#5d8c40')
      const hollow =
        inset(PEPPER, darker(colour, 0.3), 0.84) + inset(PEPPER, lighter(colour, 0.25), 0.76, 1, 2)
      return {
        shade: PEPPER,
        body:
          stem +
          fill(PEPPER, colour) +
          hollow +
          detail(pen, line('M-44 -14Q-28 -30 -8 -26', '#fff', 3.4, 0.5)),
      }
    },
  },
  /** A whole pepper that stands, its lid behind the mouth and the filling domed in it. */
  'pepper-cup': {
    reach: [46, 56],
    draw(pen) {
      const colour = pen.tint ?? RED
      const lid = 'M-36 -28C-40 -46 -24 -56 -8 -52Q2 -58 12 -52C28 -56 42 -46 38 -28Z'
      const wall =
        'M-42 -20C-48 8 -42 44 -28 50Q-16 54 -8 47Q0 53 8 47Q16 54 28 50C42 44 48 8 42 -20Q0 -46 -42 -20Z'
      const mouth = ovalPath(0, -20, 42, 19)
      return {
        shade: wall + lid,
        body:
          line('M2 -50Q0 -62 10 -68', '#4c7a34', 8) +
          fill(lid, darker(colour, 0.3)) +
          inset(lid, darker(colour, 0.08), 0.93, 0, -3) +
          fill(wall, darker(colour, 0.22)) +
          inset(wall, colour, 0.94, -1, -1) +
          line('M-14 4Q-17 28 -8 45M14 4Q17 28 8 45', darker(colour, 0.24), 3.4, 0.7) +
          detail(pen, line('M-33 6Q-35 26 -26 40', '#fff', 5, 0.45)) +
          fill(mouth, lighter(colour, 0.3)) +
          oval(0, -20, 37, 15, darker(colour, 0.4)) +
          oval(0, -23, 34, 15, '#8a5735') +
          detail(pen, oval(-4, -27, 22, 7, '#a87349', 0.7)),
      }
    },
  },
  chilli: {
    reach: [42, 12],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? RED
      const pod = 'M-30 -8C-6 -14 22 -4 44 10C20 12 -8 14 -28 8Q-36 0 -30 -8Z'
      const stem = line('M-32 0Q-40 -2 -44 -8', '#5d8c40', 5)
      return {
        shade: pod,
        body:
          stem +
          fill(pod, darker(colour, 0.15)) +
          inset(pod, colour, 0.86, -1, -1) +
          detail(pen, line('M-22 -4C-6 -8 12 -2 26 4', '#fff', 2.6, 0.6)),
      }
    },
  },
  'chilli-ring': {
    reach: [9, 8],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? RED
      const round = ovalPath(0, 0, 9, 8)
      return {
        shade: round,
        body:
          fill(round, colour) +
          oval(0, 0, 5.6, 4.8, lighter(colour, 0.6)) +
          detail(pen, line('M-2 -1h.1M2 1h.1', '#fdf3cc', 2)),
      }
    },
  },
} satisfies GlyphFamily
