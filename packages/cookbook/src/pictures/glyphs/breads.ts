import { colourDistance, darker, lighter } from '../ink/colour.ts'
import { at, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, frill } from '../ink/outline.ts'
import { dashes, detail, dots, type Pen, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily, GlyphInk } from './glyph.ts'

const SLICE =
  'M-38 -14C-48 -26 -34 -42 -18 -40Q0 -46 18 -40C34 -42 48 -26 38 -14V34Q38 42 30 42H-30Q-38 42 -38 34Z'
const CRUST = '#b3743a'

/** Scraps of flatbread: straight where the rim was, ragged where they were torn. */
const TORN_EDGES = [
  'M-27 -10Q-8 -19 12 -17L25 -13L22 -3L27 7L15 12L6 17L-10 14L-24 16Q-30 4 -27 -10Z',
  'M-24 -15L-9 -13L3 -18L20 -13Q29 -2 24 12L8 13L-3 18L-19 14L-23 4L-28 -3Z',
  'M-21 -14Q0 -22 20 -12L26 0L20 6L21 14L4 15L-7 18L-24 13L-21 3L-27 -4Z',
] as const

export const breads = {
  'bread-slice': {
    reach: [43, 43],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#edcf98'
      const pores = detail(pen, line(dots(spread(pen, 16, 26, 28)), darker(colour, 0.2), 3))
      return {
        shade: SLICE,
        body:
          fill(SLICE, darker(colour, 0.42)) +
          inset(SLICE, colour, 0.88, 0, 0.5) +
          inset(SLICE, lighter(colour, 0.3), 0.7, -1, 0) +
          pores,
      }
    },
  },
  /** A small round bread, as a mug makes it, cut across: its slices lean on one another, browned, their crust thin. */
  'round-slices': {
    reach: [82, 38],
    draw(pen) {
      const colour = pen.tint ?? '#d3a468'
      const round = blob(pen, 12, 37, 36, 0.05)
      const pores = (count: number, paint: string, width: number) =>
        line(dots(spread(pen, count, 24, 23)), paint, width, 0.85)
      const slice = (x: number) =>
        at(
          x,
          0,
          at(-3, 2.4, fill(round, darker(colour, 0.6))) +
            fill(round, darker(colour, 0.44)) +
            inset(round, darker(colour, 0.06), 0.92, 0, -0.3) +
            inset(round, lighter(colour, 0.3), 0.8, 0.4, -0.4) +
            pores(7, darker(colour, 0.08), 5) +
            detail(pen, pores(9, darker(colour, 0.5), 2.6)),
          pen.random() * 16 - 8,
        )
      return {
        shade: 'M-82 0Q-82 -37 -45 -37H45Q82 -37 82 0Q82 37 45 37H-45Q-82 37 -82 0Z',
        body: [45, 15, -15, -45].map(slice).join(''),
      }
    },
  },
  'sandwich-half': { reach: [62, 40], variants: 2, draw: (pen) => sandwichHalf(pen, false) },
  /** The same of two waffles, their wells in rows. */
  'waffle-half': { reach: [62, 40], variants: 2, draw: (pen) => sandwichHalf(pen, true) },
  /** What lies between two slices, as its edge shows along the cut. */
  'sandwich-layer': {
    reach: [54, 6],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#f0bd4c'
      const sag = Math.round(pen.random() * 3)
      const band = `M-54 -4Q-30 -7 0 -5T54 -4L57 3Q40 ${6 + sag} 26 4T-4 ${6 + sag}T-32 4T-57 3Z`
      return {
        shade: band,
        body: fill(band, darker(colour, 0.2)) + at(0, -1, fill(band, colour)),
      }
    },
  },
  'sandwich-fillet': {
    reach: [54, 10],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#8a4f32'
      const slab =
        'M-50 -8Q-20 -11 10 -9T50 -8Q58 -4 57 2Q54 9 44 9Q10 11 -20 9T-50 8Q-58 4 -57 -2Q-56 -7 -50 -8Z'
      return {
        shade: slab,
        body:
          fill(slab, darker(colour, 0.4)) +
          inset(slab, colour, 0.94, 0, -1.4) +
          detail(
            pen,
            line('M-40 -1q8 -3 16 0M-10 1q9 -3 18 0M22 -1q8 -3 18 0', darker(colour, 0.25), 2.4, 0.7),
          ),
      }
    },
  },
  /** A fried egg between two slices: the white hangs over the edge, the yolk runs. */
  'sandwich-egg': {
    reach: [56, 14],
    draw(pen) {
      const white =
        'M-52 -7Q-28 -11 0 -9T52 -7Q60 -2 56 5Q50 13 40 9Q32 6 24 11Q12 17 -4 11Q-16 7 -26 12Q-40 16 -50 9Q-60 2 -52 -7Z'
      return {
        shade: white,
        body:
          fill(white, '#d8b47c') +
          inset(white, '#fffaf0', 0.97, 0, -1.4) +
          oval(5, 0, 21, 9.6, '#e8951c') +
          oval(4.5, -1, 19.4, 8.4, '#f9b930') +
          line('M15 4q3 6 1 13', '#f6a823', 7) +
          detail(pen, line('M-8 -5q6 -3 12 -3', '#fff', 3, 0.8)),
      }
    },
  },
  /** Loose meat spooned between two slices: it bulges out along the cut, crumb beside crumb. */
  'sandwich-crumbs': {
    reach: [52, 10],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#8a4526'
      const heap = frill(pen, 20, 52, 9.5, 0.16)
      const crumbs = (count: number, paint: string, width: number) =>
        line(dashes(pen, spread(pen, count, 46, 6), 4), paint, width)
      return {
        shade: heap,
        body:
          fill(heap, darker(colour, 0.4)) +
          inset(heap, colour, 0.93, 0, -1) +
          crumbs(18, darker(colour, 0.3), 5) +
          crumbs(16, lighter(colour, 0.2), 5) +
          detail(pen, crumbs(12, lighter(colour, 0.5), 2.6)),
      }
    },
  },
  /** Nut butter or cream alone between two slices: one thick, smooth band. */
  'sandwich-spread': {
    reach: [48, 9],
    draw(pen) {
      const colour = pen.tint ?? '#e9cf9a'
      const band =
        'M-46 -8Q0 -10 46 -8Q53 -4 51 3Q46 9 37 7Q30 7 25 10Q18 12 12 7Q-18 6 -40 7Q-51 7 -51 1Q-52 -5 -46 -8Z'
      return {
        shade: band,
        body:
          fill(band, darker(colour, 0.3)) +
          inset(band, colour, 0.95, 0, -1.2) +
          detail(pen, line('M-38 -3Q-10 -5 26 -3', lighter(colour, 0.6), 3.4, 0.8)),
      }
    },
  },
  /** Two rounds of bread seen a little from the side, with room for the filling between them. */
  'round-sandwich': {
    reach: [62, 44],
    variants: 2,
    draw(pen) {
      const crumb = pen.tint ?? '#dfb878'
      const outline = 'M-58 -14Q-56 -42 0 -44Q56 -42 58 -14V26Q56 42 0 42T-58 26Z'
      const lower = 'M-58 20Q-50 34 0 34T58 20V28Q54 44 0 44T-58 28Z'
      const dome = 'M-58 -12Q-58 -44 0 -45Q58 -44 58 -12Q58 6 0 8T-58 -12Z'
      // Cracks as the crust broke in the oven: dots on a dome are seeds on a bun.
      const pores = detail(
        pen,
        line(dashes(pen, spread(pen, 7, 34, 13), 13, 0.4), darker(crumb, 0.26), 2.6, 0.7),
      )
      return {
        shade: outline,
        body:
          fill(outline, '#7d4f2a') +
          fill(lower, darker(crumb, 0.2)) +
          fill(dome, darker(crumb, 0.3)) +
          at(0, -4, inset(dome, crumb, 0.94, 0, 0)) +
          at(0, -20, pores),
      }
    },
  },
  'sandwich-leaf': {
    reach: [56, 6],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#8fc05a'
      const ruffle = 'M-58 0q7 -7 14 0t14 0t14 0t14 0t14 0t14 0t14 0t14 0'
      return {
        shade: 'M-58 -4H58V4H-58Z',
        body: line(ruffle, darker(colour, 0.25), 8) + line(ruffle, colour, 5),
      }
    },
  },
  toast: {
    reach: [43, 43],
    variants: 2,
    draw(pen) {
      const sear = line('M-22 -24L22 20M-24 -4L4 26M-2 -28L26 0', '#8d5420', 5, 0.45)
      return {
        shade: SLICE,
        body:
          fill(SLICE, '#8a5626') +
          inset(SLICE, '#d9a45a', 0.9, 0, -0.5) +
          inset(SLICE, '#e8bd76', 0.72, -1, -1) +
          detail(pen, sear),
      }
    },
  },
  bun: {
    reach: [50, 49],
    draw(pen) {
      const round = blob(pen, 12, 51, 50, 0.04)
      const seeds = line(dashes(pen, spread(pen, 20, 36, 34), 4), '#fbeccb', 4.4)
      return {
        shade: round,
        body:
          fill(round, '#a1662b') +
          inset(round, pen.tint ?? '#d3964a', 0.93, -1, -2.5) +
          oval(-14, -20, 20, 11, '#f2cf90', 0.7) +
          seeds,
      }
    },
  },
  bagel: {
    reach: [50, 48],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 12, 51, 49, 0.05)
      const seeds =
        line(dashes(pen, spread(pen, 22, 40, 38), 3), '#fdf0d0', 4) +
        line(dots(spread(pen, 12, 40, 38)), '#3a2c22', 3)
      const hole = disc(0, 0, 15, '#8a5424') + disc(0, 1, 11, '#efe6d2')
      return {
        shade: round,
        body:
          fill(round, '#9a5f28') +
          inset(round, '#d09550', 0.94, -1, -2) +
          oval(-16, -26, 18, 7, '#f0cc90', 0.6) +
          seeds +
          hole,
      }
    },
  },
  scone: {
    reach: [32, 31],
    variants: 2,
    draw(pen) {
      // Risen: the pale side is split all around below a domed, browned top.
      const colour = pen.tint ?? '#e6bb73'
      const round = blob(pen, 10, 33, 32, 0.08)
      const split = line('M-28 12Q-14 27 2 26T28 10', darker(colour, 0.34), 2.4, 0.7)
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.32)) +
          inset(round, lighter(colour, 0.42), 0.95, 0, -0.5) +
          split +
          `<g transform="translate(-0.5 -7)">${inset(round, darker(colour, 0.1), 0.86)}${inset(round, colour, 0.8, -0.5, -1.5)}</g>` +
          detail(pen, line(dashes(pen, spread(pen, 5, 15, 13), 7, 0.3), darker(colour, 0.28), 2.6, 0.55)) +
          detail(pen, oval(-8, -17, 11, 6, '#fff3d6', 0.55)),
      }
    },
  },
  flatbread: {
    reach: [72, 54],
    draw(pen) {
      const round = blob(pen, 12, 73, 55, 0.12)
      const bubbles = line(dots(spread(pen, 9, 54, 38)), '#96602a', 12, 0.5)
      return {
        shade: round,
        body:
          fill(round, '#bd8c4a') +
          inset(round, pen.tint ?? '#efd5a0', 0.95, -0.5, -1.5) +
          bubbles +
          detail(pen, line(dots(spread(pen, 12, 58, 42)), '#fff1d0', 7, 0.8)),
      }
    },
  },
  'torn-bread': {
    reach: [25, 17],
    variants: 3,
    draw(pen) {
      const piece = TORN_EDGES[Math.floor(pen.random() * TORN_EDGES.length)] ?? TORN_EDGES[0]
      const colour = pen.tint ?? '#ecce92'
      return {
        shade: piece,
        body:
          fill(piece, darker(colour, 0.4)) +
          inset(piece, lighter(colour, 0.5), 0.95, -0.6, -1.6) +
          inset(piece, colour, 0.82, -0.6, -2) +
          line(dots(spread(pen, 5, 15, 8)), '#8a4f1d', 6, 0.5) +
          detail(pen, line(dots(spread(pen, 6, 17, 9)), darker(colour, 0.3), 2.6, 0.7)),
      }
    },
  },
  'bread-boat': {
    reach: [84, 46],
    draw(pen) {
      const boat = 'M-84 0Q-62 -20 -34 -40Q0 -50 34 -40Q62 -20 84 0Q62 20 34 40Q0 50 -34 40Q-62 20 -84 0Z'
      return {
        shade: boat,
        body:
          fill(boat, '#b9762f') +
          inset(boat, pen.tint ?? '#e3ad5c', 0.95, -0.5, -1.5) +
          oval(0, 0, 52, 29, '#b06a28') +
          oval(0, 1, 49, 26, '#f8dc94') +
          detail(pen, line(dots(spread(pen, 9, 40, 20)), '#fff2cc', 12, 0.8)) +
          line('M-76 -2Q-56 -16 -34 -33M76 2Q56 16 34 33', '#f6cf8c', 5, 0.7),
      }
    },
  },
  tortilla: {
    reach: [58, 56],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 14, 59, 57, 0.05)
      const char = line(dots(spread(pen, 12, 44, 42)), '#a8733a', 7, 0.45)
      return {
        shade: round,
        body:
          fill(round, '#c99c58') + inset(round, pen.tint ?? '#f3dcab', 0.95, -0.5, -1) + detail(pen, char),
      }
    },
  },
  /** The far side of a shell that is folded upward; its filling rises above the near one. */
  taco: {
    reach: [64, 40],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#eec36a'
      const far = 'M-64 -16Q-60 34 0 37Q60 34 64 -16Q50 -36 0 -37Q-50 -36 -64 -16Z'
      return { shade: far, body: fill(far, darker(colour, 0.42)) + inset(far, darker(colour, 0.2), 0.95) }
    },
  },
  'taco-front': {
    reach: [64, 28],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#eec36a'
      const near = 'M-65 -16Q-64 36 0 40Q64 36 65 -16Q32 2 0 2Q-32 2 -65 -16Z'
      const blisters = line(dots(spread(pen, 10, 44, 11)), darker(colour, 0.3), 6, 0.45)
      return {
        shade: near,
        body:
          fill(near, darker(colour, 0.26)) +
          inset(near, colour, 0.95, 0, 0.5) +
          detail(pen, `<g transform="translate(0 20)">${blisters}</g>`),
      }
    },
  },
  /** The lower half of a flatbread that is folded over melted cheese. */
  quesadilla: {
    reach: [64, 42],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#eec36a'
      const half = 'M-64 -24Q0 -34 64 -24C62 18 32 43 0 43C-32 43 -62 18 -64 -24Z'
      const melt =
        'M-60 -20Q0 -24 60 -20C58 14 38 34 22 37Q14 44 8 38Q-4 41 -14 38Q-20 43 -26 35C-42 28 -58 10 -60 -20Z'
      return {
        shade: half,
        body:
          fill(half, darker(colour, 0.4)) + inset(half, darker(colour, 0.16), 0.96) + fill(melt, '#fbdc7e'),
      }
    },
  },
  'quesadilla-top': {
    reach: [62, 34],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#eec36a'
      const half = 'M-63 -25Q0 -35 63 -25C60 8 34 27 0 28C-34 27 -60 8 -63 -25Z'
      const toast = (count: number, width: number, opacity: number) =>
        line(dots(spread(pen, count, 42, 19)), '#a8672a', width, opacity)
      return {
        shade: '',
        body:
          fill(half, darker(colour, 0.36)) +
          inset(half, colour, 0.96, 0, -0.6) +
          toast(8, 11, 0.4) +
          detail(pen, toast(14, 4, 0.5) + line('M-54 -22Q0 -30 54 -22', lighter(colour, 0.5), 4, 0.8)),
      }
    },
  },
  /** Sealed around its filling: the round edge is crimped. */
  turnover: {
    reach: [64, 40],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#e4ae54'
      const half = 'M-62 28C-60 -18 -32 -38 0 -38C32 -38 60 -18 62 28Q30 38 0 37Q-30 38 -62 28Z'
      const crimps = Array.from({ length: 13 }, (_, i) => {
        const angle = Math.PI * (1.02 - (i / 12) * 1.04)
        const [x, y] = [Math.cos(angle), -Math.sin(angle)]
        return `M${num(x * 62)} ${num(y * 61 + 25)}L${num(x * 50)} ${num(y * 48 + 24)}`
      }).join('')
      const steam = line('M-14 4l6 -10M2 2l4 -11M18 5l3 -10', darker(colour, 0.5), 3.4, 0.8)
      return {
        shade: half,
        body:
          fill(half, darker(colour, 0.34)) +
          inset(half, colour, 0.94, 0, 0) +
          line(crimps, darker(colour, 0.36), 4, 0.85) +
          detail(pen, line('M-34 14Q-28 -14 2 -20', lighter(colour, 0.5), 5, 0.6) + steam),
      }
    },
  },
  cracker: {
    reach: [25, 24],
    variants: 2,
    draw(pen) {
      const square =
        'M-22 -24Q0 -20 22 -24Q25 -23 25 -20Q21 0 25 20Q24 24 21 24Q0 20 -22 24Q-25 23 -25 20Q-21 0 -25 -20Q-25 -24 -22 -24Z'
      const holes = detail(pen, line('M-10 -10h.1M10 -10h.1M0 0h.1M-10 10h.1M10 10h.1', '#8a5a28', 3))
      const seeds = line(dashes(pen, spread(pen, 10, 18, 17), 3), '#fbe9c3', 3.4)
      return {
        shade: square,
        body: fill(square, '#a9712f') + inset(square, pen.tint ?? '#dca758', 0.93, -0.5, -1) + seeds + holes,
      }
    },
  },
  pizza: {
    reach: [104, 104],
    draw(pen) {
      const crust = blob(pen, 18, 105, 105, 0.04)
      const blisters = detail(
        pen,
        line(
          repeat(
            9,
            (i) =>
              `M${Math.round(Math.cos(i * 0.7 + 0.3) * 97)} ${Math.round(Math.sin(i * 0.7 + 0.3) * 97)}h.1`,
          ),
          '#7a4a1c',
          9,
          0.5,
        ),
      )
      // What is spread on it without cheese, a pesto, has no spots of it.
      const isSpread = pen.tint !== undefined && colourDistance(pen.tint, '#fbe0a0') > 0.25
      const spots = isSpread ? lighter(pen.tint ?? '', 0.16) : '#fbe0a0'
      const melt = line(dots(spread(pen, 24, 74, 74)), spots, isSpread ? 12 : 26)
      return {
        shade: crust,
        body:
          fill(crust, CRUST) +
          inset(crust, '#dfae68', 0.96, -1, -2) +
          blisters +
          inset(crust, pen.tint ?? '#c2442a', 0.82) +
          inset(crust, pen.tint ?? '#f3c765', 0.76) +
          melt +
          detail(pen, line(dots(spread(pen, 14, 72, 72)), '#c8792c', 9, 0.5)),
      }
    },
  },
} satisfies GlyphFamily

/** Cut across and laid on its crust: two slices with room for the filling between them. */
function sandwichHalf(pen: Pen, isWaffle: boolean): GlyphInk {
  const crumb = pen.tint ?? '#f3dcae'
  const crust = pen.tint ? darker(crumb, 0.4) : CRUST
  const outline = 'M-62 30Q-64 38 -54 38H54Q64 38 62 30L10 -34Q0 -44 -10 -34Z'
  const upper = 'M-44 8L-8 -32Q0 -40 8 -32L44 8Z'
  const lower = 'M-61 28L-62 30Q-64 38 -54 38H54Q64 38 62 30L61 28Z'
  const wells =
    'M-7 -30h6v7h-6ZM2 -30h6v7h-6ZM-16 -19h8v8h-8ZM-4 -19h8v8h-8ZM8 -19h8v8h-8ZM-29 -7h9v9h-9ZM-16 -7h9v9h-9ZM-4 -7h9v9h-9ZM8 -7h9v9h-9ZM21 -7h9v9h-9Z'
  const rims = 'M-50 32v5M-36 32v5M-22 32v5M-8 32v5M6 32v5M20 32v5M34 32v5M48 32v5'
  const face = isWaffle
    ? fill(wells, darker(crumb, 0.34)) + line(rims, darker(crumb, 0.34), 5)
    : detail(pen, line(dots(spread(pen, 12, 20, 10)), darker(crumb, 0.14), 3.4))
  return {
    shade: outline,
    body:
      fill(outline, '#7d4f2a') +
      fill(upper, crumb) +
      line('M-44 8L-8 -32Q0 -40 8 -32L44 8', crust, 5) +
      fill(lower, crumb) +
      line('M-60 33Q-60 38 -54 38H54Q60 38 60 33', crust, 5) +
      face,
  }
}
