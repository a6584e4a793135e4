import { darker, lighter, mix } from '../ink/colour.ts'
import { at, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, boxPath, frill, ovalPath } from '../ink/outline.ts'
import { dashes, detail, type Pen, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const CREAM = '#fffaec'

export const creams = {
  'cream-swirl': {
    reach: [36, 34],
    draw(pen) {
      const colour = pen.tint ?? CREAM
      const base = frill(pen, 9, 33, 31, 0.06)
      const tier = frill(pen, 7, 19, 18, 0.06)
      const folds = repeat(9, (i) => `<path d="M0 -19Q6 -24 3 -33" transform="rotate(${i * 40})"/>`)
      return {
        shade: base,
        body:
          fill(base, darker(colour, 0.14)) +
          inset(base, colour, 0.95, -0.5, -1.5) +
          detail(pen, `<g fill="none" stroke="${darker(colour, 0.16)}" stroke-width="2">${folds}</g>`) +
          fill(tier, darker(colour, 0.12)) +
          inset(tier, lighter(colour, 0.4), 0.9, -0.5, -1.5) +
          disc(0, -1, 6, darker(colour, 0.08)) +
          disc(-0.5, -2, 5, lighter(colour, 0.6)),
      }
    },
  },
  dollop: {
    reach: [36, 31],
    draw(pen) {
      const colour = pen.tint ?? CREAM
      const spoonful = blob(pen, 10, 37, 32, 0.16)
      const swirl = line('M-20 6C-22 -14 8 -22 18 -8C22 4 6 12 -2 6Q-6 0 2 -3', darker(colour, 0.16), 3.4)
      return {
        shade: spoonful,
        body:
          fill(spoonful, darker(colour, 0.18)) +
          inset(spoonful, colour, 0.95, -1, -2) +
          swirl +
          detail(pen, line('M-26 -2C-24 -18 -2 -24 12 -20', '#fff', 3, 0.6)),
      }
    },
  },
  /** Mashed and spooned out: a loose edge, lumps left whole, flecks of tomato and cilantro. */
  guacamole: {
    reach: [40, 32],
    draw(pen) {
      const mound = blob(pen, 13, 40, 31, 0.36)
      const lumps = (count: number, paint: string, width: number, length = 5) =>
        line(dashes(pen, spread(pen, count, 29, 21), length, 0.3), paint, width)
      return {
        shade: mound,
        body:
          fill(mound, '#7d9238') +
          inset(mound, '#b3c768', 0.94, -0.4, -1.4) +
          lumps(9, '#97ae4c', 8) +
          lumps(8, '#d3e08f', 7) +
          detail(
            pen,
            lumps(5, '#d2452c', 4.4, 2) +
              lumps(6, '#4f7d33', 3, 3) +
              line('M-26 -8Q-14 -22 6 -21', '#eef3c4', 3, 0.8),
          ),
      }
    },
  },
  'herb-butter': {
    reach: [21, 20],
    draw(pen) {
      const round = ovalPath(0, 0, 21, 20)
      const flecks = line(dashes(pen, spread(pen, 8, 13, 12), 2), '#4b8f3e', 3)
      return { shade: round, body: fill(round, '#dba838') + oval(-0.5, -1, 18.5, 17.5, '#fbdf84') + flecks }
    },
  },
  butter: {
    reach: [22, 19],
    draw(pen) {
      const pat = boxPath(21, 18, 4)
      const melt = blob(pen, 9, 30, 25, 0.2)
      return {
        shade: pat,
        body:
          fill(melt, '#f7d55f', 0.55) +
          fill(pat, '#dba52b') +
          inset(pat, '#fbdb6b', 0.9, -0.5, -2.4) +
          detail(pen, line('M-12 -10H8', '#fff6c9', 3)),
      }
    },
  },
  'ice-cream': {
    reach: [38, 39],
    variants: 2,
    draw: (pen) => scoop(pen, pen.tint ?? '#f7e7bf'),
  },
  'panna-cotta': {
    reach: [56, 54],
    draw(pen) {
      const colour = lighter(pen.tint ?? '#fdf5e3', 0.3)
      const foot = blob(pen, 16, 56, 54, 0.01)
      const gloss = detail(
        pen,
        line('M-30 -20Q-16 -38 8 -39', '#fff', 6, 0.9) +
          line('M-38 26Q-20 44 8 45', darker(colour, 0.2), 3, 0.5),
      )
      return {
        shade: foot,
        body:
          fill(foot, darker(colour, 0.2)) +
          disc(-0.5, -1.5, 52, darker(colour, 0.08)) +
          disc(-1, -4, 43, lighter(colour, 0.3)) +
          gloss,
      }
    },
  },
  'caramel-flan': {
    reach: [60, 58],
    draw(pen) {
      const pool = blob(pen, 14, 62, 60, 0.1)
      const foot = blob(pen, 16, 51, 49, 0.01)
      const colour = mix(pen.tint ?? '#f2dba0', '#f2dba0', 0.5)
      const gloss = detail(
        pen,
        line('M-26 -18Q-14 -33 8 -34', '#fff', 5, 0.8) + line('M-52 18Q-46 34 -34 42', '#f0b45e', 4, 0.7),
      )
      return {
        shade: pool,
        body:
          fill(pool, '#8a4512') +
          inset(pool, '#b5651d', 0.95, -0.5, -1.5) +
          fill(foot, darker(colour, 0.25)) +
          inset(foot, colour, 0.95, -0.5, -2) +
          inset(foot, '#9c5217', 0.82, -0.5, -4) +
          inset(foot, '#c47a2a', 0.74, -2, -6) +
          gloss,
      }
    },
  },
  /** Turned out of a ring pan: the hole goes through it, caramel covers the top and runs down a pale wall. */
  'ring-flan': {
    reach: [72, 64],
    draw(pen) {
      const colour = pen.tint ?? '#f4dfa6'
      const pool = blob(pen, 14, 73, 52, 0.1)
      const wall = 'M-58 -14L-61 14A61 42 0 0 0 61 14L58 -14Z'
      const runs = [-0.86, -0.58, -0.24, 0.16, 0.5, 0.82]
        .map(
          (share) =>
            `M${num(share * 57)} ${num(Math.sqrt(1 - share * share) * 40 - 16)}v${num(8 + pen.random() * 16)}`,
        )
        .join('')
      return {
        shade: `${wall}${ovalPath(0, -14, 58, 41)}`,
        body:
          at(0, 12, fill(pool, '#7a3a10') + inset(pool, '#a85a1c', 0.96, -0.5, -1.5)) +
          fill(wall, darker(colour, 0.1)) +
          line('M-59 12A60 42 0 0 0 -30 49', lighter(colour, 0.5), 6, 0.7) +
          line(runs, '#a85a1c', 11) +
          oval(0, -14, 58, 41, '#8a4512') +
          oval(0, -15, 55, 38, '#bd6d22') +
          oval(0, -15, 22, 14, '#8a4512') +
          oval(0, -14, 20, 12.4, darker(colour, 0.04)) +
          oval(0, -8.6, 17, 7, '#7a3a10') +
          line('M-44 -26Q-34 -44 -10 -47', '#fff3dc', 5, 0.85) +
          detail(pen, line('M38 -2Q44 -8 45 -16M-60 36Q-50 50 -34 55', '#f0b45e', 4, 0.7)),
      }
    },
  },
  /** A wide nest of meringue, its hollow filled with cream. */
  pavlova: {
    reach: [96, 92],
    draw(pen) {
      const nest = frill(pen, 13, 90, 86, 0.05)
      const cream = frill(pen, 9, 60, 57, 0.08)
      return {
        shade: nest,
        body:
          fill(nest, '#dcc8a0') +
          inset(nest, '#fbf3e0', 0.95, -1, -2.5) +
          detail(pen, line(dashes(pen, spread(pen, 16, 80, 76), 20, 0.4), '#e6d3ac', 5, 0.8)) +
          fill(cream, '#e9dcc0') +
          inset(cream, '#fffdf6', 0.95, -1, -3) +
          detail(pen, line('M-34 -6C-34 -34 6 -38 26 -18M30 10C20 34 -14 36 -30 18', '#e9dcc0', 5, 0.8)),
      }
    },
  },
  meringue: {
    reach: [28, 27],
    variants: 2,
    draw(pen) {
      const base = frill(pen, 8, 26, 25, 0.06)
      return {
        shade: base,
        body:
          fill(base, '#e3d3b2') +
          inset(base, '#fffaf0', 0.94, -0.5, -1.5) +
          detail(pen, line('M-12 4C-12 -12 10 -14 11 -2C11 8 -4 8 -4 0', '#e6d6b4', 3)) +
          disc(0, -2, 4, '#fff'),
      }
    },
  },
  curd: {
    reach: [42, 34],
    draw(pen) {
      const colour = pen.tint ?? '#f6cc3e'
      const pool = blob(pen, 10, 42, 34, 0.2)
      return {
        shade: '',
        body:
          fill(pool, darker(colour, 0.14)) +
          inset(pool, colour, 0.94, -0.5, -1.5) +
          line('M-22 -8Q-4 -22 18 -14', '#fff', 4, 0.5) +
          detail(pen, line('M-26 4Q0 -8 26 2M-18 14Q2 4 22 12', darker(colour, 0.1), 2.4)),
      }
    },
  },
} satisfies GlyphFamily

/** Seen from the side and above: a dull, pitted ball that stands in the ruffle which the rim of the scoop left. */
function scoop(pen: Pen, colour: string): { body: string; shade: string; face: string } {
  const ball = 'M-33 6C-36 -22 -18 -40 1 -40C22 -40 36 -22 33 6C32 22 16 28 0 28S-32 22 -33 6Z'
  const ruffle = frill(pen, 13, 37, 17, 0.16)
  const pits = (count: number, paint: string, width: number) =>
    line(dashes(pen, spread(pen, count, 25, 24), 5, 0.5), paint, width, 0.7)
  return {
    shade: ball,
    face: ball,
    body:
      at(0, 20, fill(ruffle, darker(colour, 0.3)) + inset(ruffle, darker(colour, 0.04), 0.95, -0.5, -2)) +
      fill(ball, darker(colour, 0.13)) +
      inset(ball, colour, 0.92, -2, -2) +
      inset(ball, lighter(colour, 0.35), 0.56, -7, -11, 0.75) +
      at(
        0,
        18,
        detail(
          pen,
          line('M-33 2q5 7 11 2q5 8 12 2q6 7 12 0q6 6 11 -1q5 4 9 -4', darker(colour, 0.22), 2.6, 0.8),
        ),
      ) +
      at(0, -7, pits(11, darker(colour, 0.2), 2.6) + detail(pen, pits(7, lighter(colour, 0.6), 2.4))),
  }
}
