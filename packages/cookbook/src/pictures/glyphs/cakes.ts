import { darker, lighter, mix } from '../ink/colour.ts'
import { at, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, frill, ovalPath } from '../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const BAKED = '#d8a053'

export const cakes = {
  'cake-slice': {
    reach: [64, 44],
    draw(pen) {
      const colour = pen.tint ?? BAKED
      const wedge = 'M-62 -8L52 -42Q62 -44 64 -34V30Q62 40 52 40L-54 14Q-62 12 -62 4Z'
      const crumb = fill('M-60 -4L62 -30V28Q60 38 52 38L-54 13Q-60 11 -60 4Z', colour)
      const icing =
        fill('M-62 -8L52 -42Q62 -44 64 -34L62 -22L-60 2Z', '#fff3dc') + line('M-58 7L60 4', '#fff3dc', 6)
      return {
        shade: wedge,
        body:
          fill(wedge, darker(colour, 0.25)) +
          crumb +
          icing +
          detail(pen, line(dots(spread(pen, 9, 40, 14)), darker(colour, 0.2), 3)),
      }
    },
  },
  'cheesecake-slice': {
    reach: [64, 44],
    draw(pen) {
      const colour = pen.tint ?? '#fbefcf'
      const wedge = 'M-62 -8L52 -42Q62 -44 64 -34V30Q62 40 52 40L-54 14Q-62 12 -62 4Z'
      const side = fill('M-60 -2L62 -28V30Q60 38 52 38L-54 13Q-60 11 -60 4Z', darker(colour, 0.1))
      const base =
        fill('M-60 5L62 22V30Q60 40 52 40L-54 14Q-60 12 -60 5Z', '#a66d33') +
        detail(pen, line('M-40 12h.1M-16 17h.1M8 22h.1M34 27h.1M52 32h.1', '#d8a560', 4))
      return {
        shade: wedge,
        body: fill(wedge, colour) + side + base + detail(pen, line('M-44 -8L40 -32', '#fff', 4, 0.7)),
      }
    },
  },
  tart: {
    reach: [96, 94],
    draw(pen) {
      const colour = pen.tint ?? '#f6cf62'
      const shell = frill(pen, 26, 94, 92, 0)
      return {
        shade: shell,
        body:
          fill(shell, '#b57c39') +
          inset(shell, '#dcab63', 0.95, -0.5, -1.5) +
          disc(0, 0, 79, darker(colour, 0.2)) +
          disc(-0.5, -1, 77, colour) +
          detail(pen, line('M-48 -36Q-20 -62 22 -58', '#fff', 6, 0.4)),
      }
    },
  },
  /** A dark crust of pressed cocoa crumbs; a wedge is out, so that the filling shows on it. */
  'crumb-pie': {
    reach: [96, 94],
    draw(pen) {
      const colour = pen.tint ?? '#dcb583'
      const crust = '#4a2d1e'
      const [right, below] = ['89 30', '40 84']
      const without = (scale: number) =>
        `M0 0L${right
          .split(' ')
          .map((v) => num(Number(v) * scale))
          .join(' ')}A${num(94 * scale)} ${num(94 * scale)} 0 1 0 ${below
          .split(' ')
          .map((v) => num(Number(v) * scale))
          .join(' ')}Z`
      const pie = without(1)
      const wall = `M0 0L${right}v18L2 19Z`
      const base = 'M1 12L89 41v7L2 19Z'
      const swirls =
        'M-62 -22Q-44 -60 -4 -58Q38 -54 52 -20M-56 20Q-40 52 -2 50M-36 -22Q-18 -40 10 -34Q32 -26 34 -2M-34 12Q-20 30 6 24M-60 -2q8 8 4 18'
      const crumbs = (count: number, paint: string, width: number) =>
        line(
          dots(
            Array.from({ length: pen.fine ? count : count / 2 }, () => {
              const angle = 1.3 + pen.random() * 5.1
              const reach = 82 + pen.random() * 11
              return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const
            }),
          ),
          paint,
          width,
        )
      return {
        shade: pie,
        face: without(0.83),
        body:
          fill(pie, darker(crust, 0.4)) +
          inset(pie, crust, 0.985, -0.5, -1) +
          crumbs(60, lighter(crust, 0.3), 4) +
          crumbs(50, darker(crust, 0.4), 3.4) +
          fill(without(0.84), darker(colour, 0.3)) +
          inset(without(0.84), colour, 0.98, -0.5, -1.4) +
          line(swirls, darker(colour, 0.2), 7, 0.7) +
          at(-1.5, -3, line(swirls, lighter(colour, 0.5), 4, 0.8)) +
          fill(wall, darker(colour, 0.16)) +
          fill(base, darker(crust, 0.1)),
      }
    },
  },
  /** Turned out: a tight wheel of browned, glazed halves on a crust that shows at the rim. */
  'upturned-tart': {
    reach: [96, 94],
    draw(pen) {
      const colour = pen.tint ?? '#b9772f'
      const crust = blob(pen, 20, 96, 94, 0.05)
      const half = 'M12 0C20 -16 62 -34 85 -18Q93 0 85 18C62 34 20 16 12 0Z'
      const spoke = (i: number) =>
        `<g transform="rotate(${i * 40})">${fill(half, darker(colour, 0.42))}<g transform="translate(1 -1.5)">${fill('M17 0C27 -13 61 -28 81 -14Q88 0 81 14C61 28 27 13 17 0Z', colour)}${line('M24 0H78M34 -8Q58 -18 77 -9M34 8Q58 18 77 9', darker(colour, 0.36), 3, 0.7)}${detail(pen, line('M44 -11Q58 -15 70 -11', '#fff1cf', 3, 0.65))}</g></g>`
      return {
        shade: crust,
        body:
          fill(crust, '#9a6228') +
          inset(crust, '#d3a055', 0.97, -0.5, -1.5) +
          disc(0, 0, 84, darker(colour, 0.5)) +
          repeat(9, spoke) +
          disc(0, 0, 17, darker(colour, 0.2)),
      }
    },
  },
  /** Strips of the same pastry laid across the filling. */
  'lattice-tart': {
    reach: [96, 94],
    draw(pen) {
      const colour = pen.tint ?? '#b5304e'
      const shell = frill(pen, 26, 94, 92, 0)
      // Chords of the filling, one way and then the other.
      const strips = [-48, -16, 16, 48].flatMap((at) => {
        const half = Math.round(Math.sqrt(77 ** 2 - at ** 2))
        return [`M${-half} ${at}H${half}`, `M${at} ${-half}V${half}`]
      })
      const lattice = strips
        .map((strip) => line(strip, '#a8692c', 15) + line(strip, '#dcab63', 11.5))
        .join('')
      return {
        shade: shell,
        body:
          fill(shell, '#a8692c') +
          inset(shell, '#d39d52', 0.95, -0.5, -1.5) +
          disc(0, 0, 79, darker(colour, 0.25)) +
          disc(-0.5, -1, 77, colour) +
          `<g transform="rotate(45)">${lattice}</g>`,
      }
    },
  },
  /** Halved across: a craggy cap on a ruff of piped cream, the hollow half below. */
  'cream-puff': {
    reach: [40, 36],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#c98d46'
      const cap =
        'M-36 -5C-40 -18 -28 -22 -25 -29C-18 -38 -9 -31 -1 -38C9 -41 14 -31 23 -31C33 -27 29 -18 36 -12C41 -2 22 4 0 4S-33 3 -36 -5Z'
      const foot = 'M-34 14C-36 28 -22 36 0 36S36 28 34 14Q20 24 0 24T-34 14Z'
      const ruff = 'M-35 8q-5 9 4 12q4 8 12 3q6 8 13 2q7 7 13 0q7 4 12 -3q9 1 9 -7q10 -2 5 -11Q0 -10 -35 8Z'
      const cracks = 'M-22 -14q8 -8 12 2q8 4 10 -8M4 -24q10 2 8 12q8 6 14 -2M-12 -28q0 8 -8 9'
      return {
        shade: `${cap}${foot}${ruff}`,
        face: cap,
        body:
          fill(foot, darker(colour, 0.4)) +
          at(0, -1, inset(foot, darker(colour, 0.06), 0.92, 0, 1)) +
          fill(ruff, '#d8bf94') +
          inset(ruff, '#fbf0d8', 0.95, 0, -1) +
          detail(
            pen,
            line('M-24 18q4 -6 3 -12M-9 20q3 -6 2 -12M7 20q3 -6 1 -12M22 17q2 -5 0 -11', '#dcc6a0', 2.4),
          ) +
          fill(cap, darker(colour, 0.4)) +
          inset(cap, colour, 0.93, -0.5, -2) +
          inset(cap, lighter(colour, 0.32), 0.5, -6, -12, 0.7) +
          line(cracks, darker(colour, 0.42), 3, 0.8) +
          detail(pen, at(-1.4, -1.6, line(cracks, lighter(colour, 0.5), 1.8, 0.8))),
      }
    },
  },
  /** Baked in a pan lined with leaves whose ends stand up around it; browned in patches. */
  'leaf-lined-cake': {
    reach: [98, 96],
    draw(pen) {
      const colour = pen.tint ?? '#e6bd76'
      const leaf = 'M-40 40C-46 -2 -28 -30 2 -46C30 -30 46 -2 40 40Z'
      const leaves = repeat(8, (i) =>
        at(
          Math.sin(i * 0.785) * 60,
          -Math.cos(i * 0.785) * 58,
          fill(leaf, '#24492a') +
            inset(leaf, i % 2 ? '#3f7a3a' : '#4f8a42', 0.93, 0, 1) +
            line('M0 36V-36', '#a9c98a', 3.4) +
            detail(pen, line('M0 -12l-18 -8M0 -12l18 -8M0 -26l-11 -6M0 -26l11 -6', '#8fb873', 2)),
          i * 45,
        ),
      )
      const round = blob(pen, 17, 72, 70, 0.05)
      const patches = (count: number, paint: string, width: number, opacity: number) =>
        line(dashes(pen, spread(pen, count, 56, 54), 11, 0.4), paint, width, opacity)
      return {
        shade: ovalPath(0, 0, 92, 90),
        face: round,
        body:
          leaves +
          fill(round, darker(colour, 0.4)) +
          inset(round, colour, 0.96, -1, -2) +
          inset(round, lighter(colour, 0.3), 0.72, -3, -5, 0.6) +
          patches(10, '#b06f2c', 17, 0.4) +
          patches(10, '#8f521b', 8, 0.4),
      }
    },
  },
  /** A wedge on its side: what was layered in it shows where the knife went through. */
  'layered-wedge': {
    reach: [64, 44],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#eebf4c'
      const wedge = 'M-62 -8L52 -42Q62 -44 64 -34V30Q62 40 52 40L-54 14Q-62 12 -62 4Z'
      const side = 'M-61 0L63 -18V30Q62 40 52 40L-54 14Q-62 12 -61 0Z'
      const layer = (y: number, lean: number, from: number, count: number) =>
        repeat(count, (i) => `M${num(from + i * 25)} ${num(y + i * lean)}l21 ${num(lean * 0.8)}`)
      const slices =
        layer(2, -1.5, -26, 3) + layer(8, -0.2, -42, 4) + layer(15, 1.8, -34, 3) + layer(23, 3, -8, 2)
      return {
        shade: wedge,
        face: side,
        body:
          fill(wedge, darker(colour, 0.34)) +
          fill('M-60 -7L52 -40Q60 -42 62 -34L61 -21L-58 -1Z', darker(mix(colour, '#c98328', 0.5), 0.02)) +
          at(12, -20, line(dots(spread(pen, 9, 36, 8)), '#8f5418', 5, 0.4)) +
          fill(side, lighter(colour, 0.25)) +
          line(slices, darker(colour, 0.2), 5.6) +
          line(slices, '#fbf4dc', 3.6) +
          line('M-54 14L52 39Q61 39 63 30', '#b9772a', 4.4),
      }
    },
  },
  muffin: {
    reach: [38, 38],
    variants: 2,
    draw(pen) {
      // The dome swells over its paper and tore as it rose; a flat top in a wide crimped rim reads as a tartlet.
      const colour = pen.tint ?? BAKED
      const paper = frill(pen, 22, 36, 36, 0)
      const top = blob(pen, 12, 36, 35, 0.07)
      const tears = 'M-20 -4q9 -11 19 -5q8 6 20 -3M-6 -9q-2 12 6 20'
      const crumb = detail(
        pen,
        line(dashes(pen, spread(pen, 9, 26, 25), 7, 0.3), darker(colour, 0.26), 3, 0.5),
      )
      return {
        shade: paper,
        body:
          fill(paper, '#e3d0a8') +
          fill(top, darker(colour, 0.34)) +
          inset(top, darker(colour, 0.06), 0.94, -0.6, -1.6) +
          inset(top, lighter(colour, 0.2), 0.66, -2, -5) +
          line(tears, darker(colour, 0.3), 3.4, 0.6) +
          oval(-10, -15, 9, 5, lighter(colour, 0.6), 0.7) +
          crumb,
      }
    },
  },
} satisfies GlyphFamily

const _SLICE =
  'M-38 -14C-48 -26 -34 -42 -18 -40Q0 -46 18 -40C34 -42 48 -26 38 -14V34Q38 42 30 42H-30Q-38 42 -38 34Z'
const _CRUST = '#b3743a'

export const griddleCakes = {
  waffle: {
    reach: [74, 73],
    variants: 2,
    draw(pen) {
      const round = ovalPath(0, 0, 75, 74)
      const colour = pen.tint ?? '#dd9f4c'
      const rows = [-2, -1, 0, 1, 2]
      const wells = rows
        .flatMap((r) =>
          rows.map((c) => (Math.abs(r) + Math.abs(c) > 3 ? '' : `M${c * 26 - 9} ${r * 26 - 9}h18v18h-18Z`)),
        )
        .join('')
      const lit = rows
        .flatMap((r) =>
          rows.map((c) => (Math.abs(r) + Math.abs(c) > 3 ? '' : `M${c * 26 - 6} ${r * 26 + 9}h15v-15`)),
        )
        .join('')
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.32)) +
          oval(-0.5, -2, 71, 70, colour) +
          fill(wells, darker(colour, 0.28)) +
          detail(pen, line(lit, lighter(colour, 0.4), 2.6)),
      }
    },
  },
  pancake: {
    reach: [58, 56],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d8984a'
      const round = blob(pen, 12, 59, 57, 0.06)
      return {
        shade: round,
        body:
          fill(round, lighter(colour, 0.55)) +
          inset(round, colour, 0.92, 0, -1) +
          inset(round, lighter(colour, 0.18), 0.62, -3, -4, 0.7) +
          detail(pen, line(dots(spread(pen, 12, 42, 40)), darker(colour, 0.25), 4, 0.4)),
      }
    },
  },
  /** Batter that ran into a net, folded in four: the plate is seen between its strands. */
  'lace-crepe': {
    reach: [90, 62],
    draw(pen) {
      const colour = pen.tint ?? '#f1c64e'
      const fan = 'M0 60L-88 -18Q-50 -60 0 -62Q50 -60 88 -18Z'
      const rows = pen.fine ? [28, 53, 79, 104] : [30, 66, 100]
      const loop = pen.fine ? 17 : 19
      const net = rows
        .flatMap((reach) => {
          const count = Math.max(2, Math.round((reach * 1.62) / (loop * 1.55)))
          return Array.from({ length: count }, (_, i) => {
            const angle = -1.57 + ((i + 0.5) / count - 0.5) * 1.62 + (pen.random() - 0.5) * 0.1
            const size = loop * (0.8 + pen.random() * 0.45)
            const [x, y] = [Math.cos(angle) * reach, 58 + Math.sin(angle) * reach]
            return `M${num(x - size)} ${num(y)}a${num(size)} ${num(size * 0.84)} 0 1 1 0 1`
          })
        })
        .join('')
      const folds = 'M-2 58L-84 -18M2 58L84 -18M0 55Q-28 2 -38 -50'
      return {
        shade: '',
        body:
          at(2, 5, fill(fan, '#2b1a0e', 0.16)) +
          fill(fan, lighter(colour, 0.5), 0.75) +
          line(net, darker(colour, 0.36), 4) +
          line(folds, darker(colour, 0.3), 5.4) +
          at(-0.4, -0.7, line(net, colour, 2.8) + line(folds, colour, 4)),
      }
    },
  },
  crepe: {
    reach: [66, 46],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f0cf85'
      const fold = 'M-66 38C-62 -20 -30 -46 6 -46C44 -44 66 -14 66 36Q36 48 0 46Q-36 48 -66 38Z'
      const edges = line('M-60 34C-30 24 20 20 62 32M-52 20C-24 8 24 6 56 16', darker(colour, 0.2), 3)
      return {
        shade: fold,
        body:
          fill(fold, darker(colour, 0.22)) +
          inset(fold, colour, 0.95, 0, -1) +
          edges +
          detail(pen, line(dots(spread(pen, 12, 44, 26)), '#b8772c', 7, 0.4)),
      }
    },
  },
} satisfies GlyphFamily
