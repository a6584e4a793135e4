import { drawCrumbs } from '../ink/coat.ts'
import { darker, lighter, mix } from '../ink/colour.ts'
import { at, band, cut, disc, fill, inset, line, oval } from '../ink/ink.ts'
import { blob, block, boxPath, frill, ovalPath } from '../ink/outline.ts'
import { dashes, detail, dots, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

export const cheese = {
  halloumi: {
    reach: [37, 23],
    variants: 2,
    draw(pen) {
      const { outline, face, side } = block(pen, { width: 37, height: 23, depth: 11, lean: 5, rise: 3 })
      const colour = pen.tint ?? '#f3d48c'
      return {
        shade: outline,
        face,
        body:
          cut(outline, '#fbf1d6', 4) +
          fill(side, '#e6d3a4') +
          cut(face, colour, 4) +
          line(face, '#c9893a', 2.4, 0.7) +
          detail(pen, at(0, 16, line('M-28 2Q0 -3 30 -1', '#e0cc9b', 2))),
        marks: line('M-24 -13l9 20M-9 -15l9 21M7 -17l9 22M22 -18l6 15', '#8a4d1c', 4.6, 0.75),
      }
    },
  },
  /** Fried in crumbs and cut open: the cheese flows out of its crust. */
  'molten-slab': {
    reach: [50, 28],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f5c64c'
      const slab = 'M-48 -15Q-48 -24 -39 -25L16 -27L22 -12L17 2L21 15L15 20L-40 22Q-48 22 -48 14Z'
      const flow =
        'M10 -22Q20 -25 27 -18Q32 -11 38 -9Q50 -6 50 4Q57 13 49 20Q42 30 31 25Q22 31 14 25Q6 20 10 10Z'
      const places = () => spread(pen, 15, 29, 18).map(([x, y]) => [x - 15, y - 2] as const)
      return {
        shade: slab + flow,
        body:
          at(0, 6, cut(slab, '#8a5520', 3)) +
          fill(flow, darker(colour, 0.34)) +
          inset(flow, colour, 0.95, 0, -1) +
          drawCrumbs(pen, slab, places, '#cd8d3a') +
          line('M16 -26L22 -12L17 2L21 15L15 20', '#7d4a19', 4.4) +
          at(3.4, 0.6, line('M14 -24L19 -12L14 2L18 13', lighter(colour, 0.45), 3.6)) +
          detail(pen, line('M30 -10q8 2 11 8M28 18q8 5 15 -1', '#fffbe6', 3, 0.9)),
      }
    },
  },
  /** Mashed with a fork and dice of tomato, pepper and herbs folded through, oil in its hollow. */
  'folded-mash': {
    reach: [64, 52],
    draw(pen) {
      const colour = pen.tint ?? '#fbf3df'
      const mound = blob(pen, 15, 64, 51, 0.2)
      const places = (count: number) => spread(pen, count, 54, 42)
      const hollow = blob(pen, 9, 17, 11, 0.3)
      const dice = (count: number, paint: string, size: number) => {
        const path = dashes(pen, places(count), size)
        return band(path, darker(paint, 0.3), size + 2) + at(-0.4, -1, band(path, paint, size))
      }
      return {
        shade: mound,
        body:
          fill(mound, darker(colour, 0.24)) +
          inset(mound, colour, 0.97, -1, -2) +
          line(dashes(pen, places(20), 12, 0.5), darker(colour, 0.13), 6, 0.8) +
          dice(26, '#d8452f', 7) +
          dice(18, '#6fa33c', 6) +
          line(dashes(pen, places(19), 9, 0.5), lighter(colour, 0.4), 7, 0.92) +
          line(dashes(pen, places(24), 5, 0.4), '#3f7a36', 1.8) +
          at(-2, -3, fill(hollow, darker(colour, 0.2)) + inset(hollow, '#d8b23e', 0.86, 0, 1.4)) +
          detail(pen, line('M-12 -8q7 -5 15 -3', '#fff8d8', 2.4, 0.9)),
      }
    },
  },
  feta: {
    reach: [13, 12],
    variants: 3,
    draw(pen) {
      const half = 10.5 + pen.random() * 3
      const cube = boxPath(half, half * 0.92, 3.5)
      return {
        shade: cube,
        body: fill(cube, '#e3d8bd') + inset(cube, pen.tint ?? '#fffdf6', 0.9, -0.5, -1.8),
      }
    },
  },
  paneer: {
    reach: [20, 18],
    variants: 3,
    draw(pen) {
      const { outline, face, side } = block(pen, { width: 20, height: 18, depth: 10, lean: 8, rise: 4 })
      const seared =
        line(face, '#cf8f3c', 2.4, 0.7) +
        detail(pen, at(0, -5, line(dashes(pen, spread(pen, 4, 9, 5), 6, 0.3), '#c07d2e', 5, 0.4)))
      return {
        shade: outline,
        face,
        body:
          cut(outline, '#fdf6e4', 2.4) +
          fill(side, '#e9dcbd') +
          cut(face, pen.tint ?? '#edbb66', 2) +
          (pen.tint ? '' : seared),
      }
    },
  },
  mozzarella: {
    reach: [34, 32],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 9, 35, 33, 0.12)
      const milk = detail(pen, line('M-20 -6Q-8 -22 10 -20M-12 14q14 8 26 -4', '#e6dcc6', 3))
      return { shade: slice, body: fill(slice, '#dfd4ba') + inset(slice, '#fffdf7', 0.95, -1, -1.5) + milk }
    },
  },
  bocconcini: {
    reach: [15, 15],
    draw() {
      const ball = ovalPath(0, 0, 15.5, 15)
      return {
        shade: ball,
        body: fill(ball, '#ddd2ba') + disc(-0.8, -1, 13.6, '#fffdf6') + oval(-5, -6, 4, 2.6, '#fff'),
      }
    },
  },
  burrata: {
    reach: [42, 40],
    draw(pen) {
      const ball = blob(pen, 10, 43, 41, 0.08)
      const torn = blob(pen, 9, 22, 18, 0.3)
      const knot = line('M14 -30q10 -8 18 2M20 -26q6 4 12 6', '#e4d8be', 4)
      const curd =
        fill(torn, '#f3e6c4') + detail(pen, line(dashes(pen, spread(pen, 7, 14, 11), 8, 0.3), '#fffaf0', 4))
      return {
        shade: ball,
        body:
          fill(ball, '#dccfb2') +
          inset(ball, '#fffdf6', 0.94, -1, -2) +
          knot +
          `<g transform="translate(-4 4)">${curd}</g>`,
      }
    },
  },
  'grated-cheese': {
    reach: [40, 28],
    draw(pen) {
      const heap = blob(pen, 10, 38, 26, 0.24)
      const colour = pen.tint ?? '#f4bf4a'
      const shreds = (count: number, stroke: string) =>
        line(dashes(pen, spread(pen, count, 36, 24), 17, 0.12), stroke, 4)
      return {
        shade: heap,
        body: fill(heap, colour, 0.55) + shreds(18, '#d99a2c') + shreds(20, colour) + shreds(14, '#fbe3a0'),
      }
    },
  },
  'parmesan-shard': {
    reach: [22, 13],
    variants: 3,
    draw(pen) {
      const lean = pen.random() * 10
      const shard = `M-22 ${4 - lean / 2}Q-6 -12 20 -11L23 ${lean - 2}Q6 2 -14 12Z`
      return {
        shade: shard,
        body:
          fill(shard, '#dfc078') +
          inset(shard, '#fbecbc', 0.88, -0.5, -1) +
          detail(pen, line('M-10 3Q2 -4 14 -4', '#e9d190', 1.8)),
      }
    },
  },
  'cheese-slice': {
    reach: [36, 34],
    draw(pen) {
      const slice = boxPath(36, 34, 5)
      const colour = pen.tint ?? '#f8c94f'
      return {
        shade: slice,
        body: fill(slice, darker(colour, 0.18)) + inset(slice, colour, 0.95, -0.5, -1),
      }
    },
  },
  /** Pale, with its holes. */
  'swiss-slice': {
    reach: [36, 34],
    draw(pen) {
      const slice = boxPath(36, 34, 5)
      const colour = pen.tint ?? '#f7eab4'
      const hole = (x: number, y: number, size: number) =>
        disc(x, y, size, darker(colour, 0.26)) + disc(x + 0.8, y + 1.4, size * 0.8, darker(colour, 0.14))
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.2)) +
          inset(slice, colour, 0.95, -0.5, -1) +
          hole(-15, -12, 7) +
          hole(14, 8, 8) +
          detail(pen, hole(-8, 18, 5) + hole(12, -18, 4.5)),
      }
    },
  },
  /** Run flat over what lies below, browned in places. */
  /** A whole slice of it melted in its pan: one round, blistered, with a brown crust at the edge. */
  'melted-round': {
    reach: [88, 84],
    draw(pen) {
      const colour = pen.tint ?? '#f2c65e'
      const round = blob(pen, 17, 89, 85, 0.07)
      const spots = (count: number, paint: string, width: number, opacity: number) =>
        line(dashes(pen, spread(pen, count, 72, 68), 8, 0.5), paint, width, opacity)
      return {
        shade: round,
        body:
          fill(round, '#9a5a1c') +
          inset(round, '#d8953c', 0.97, -0.5, -1.5) +
          inset(round, colour, 0.88, -0.5, -2) +
          spots(12, '#d28a34', 20, 0.4) +
          spots(13, lighter(colour, 0.45), 15, 0.55) +
          spots(12, '#a2601f', 8, 0.5) +
          detail(pen, line('M-58 -34Q-40 -60 -6 -66M48 46Q62 32 66 12', '#fff6d8', 5, 0.7)),
      }
    },
  },
  'melted-cheese': {
    reach: [62, 47],
    variants: 2,
    draw(pen) {
      const sheet = blob(pen, 12, 63, 48, 0.3)
      const colour = pen.tint ?? '#fbeec6'
      const spots = line(dots(spread(pen, 12, 44, 31)), '#cf8f3c', 7, 0.5)
      return {
        shade: sheet,
        body:
          fill(sheet, darker(colour, 0.16)) +
          inset(sheet, colour, 0.95, -0.5, -1.5) +
          spots +
          detail(pen, line('M-40 -15Q-16 -30 16 -28', '#fffdf5', 4, 0.7)),
      }
    },
  },
  /** What grated cheese becomes under heat: a sheet with bubbles and brown spots. */
  /** Patches run into one another: a faint edge, and brown only in freckles. */
  'melt-patch': {
    reach: [34, 26],
    variants: 2,
    draw(pen) {
      const sheet = blob(pen, 13, 35, 27, 0.44)
      const colour = pen.tint ?? '#f6c552'
      const places = spread(pen, 11, 27, 19)
      const brown = places.filter((_, i) => i % 3 === 1)
      return {
        shade: '',
        body:
          fill(sheet, darker(mix(colour, '#c9762a', 0.45), 0.08)) +
          inset(sheet, colour, 0.96, -0.3, -1.6) +
          line(dashes(pen, brown, 6, 0.4), '#d98a34', 8, 0.45) +
          line(dots(brown), '#a8581c', 3.6, 0.6) +
          detail(
            pen,
            line(
              dashes(
                pen,
                places.filter((_, i) => i % 3 === 2),
                7,
                0.4,
              ),
              lighter(colour, 0.55),
              3.6,
              0.85,
            ),
          ),
      }
    },
  },
  'cheese-cube': {
    reach: [14, 13],
    variants: 2,
    draw(pen) {
      const cube = boxPath(14, 13, 3)
      return {
        shade: cube,
        body:
          fill(cube, '#cd9029') +
          inset(cube, pen.tint ?? '#f8cd5c', 0.84, -1, -2) +
          detail(pen, disc(3, 2, 2.5, '#e0a436')),
      }
    },
  },
  'blue-cheese': {
    reach: [17, 14],
    variants: 2,
    draw(pen) {
      // Broken, not round: three uneven bits with blue in the cracks.
      const bit = (x: number, y: number, size: number) => {
        const crumb = blob(pen, 6, size, size * 0.8, 0.5)
        const veins = line(dashes(pen, spread(pen, 2, size * 0.5, size * 0.4), 4.5, 0.3), '#567684', 2.6, 0.9)
        return at(x, y, fill(crumb, '#d6caa8') + inset(crumb, '#fcf6e4', 0.86, -0.4, -1.2) + veins)
      }
      return {
        shade: blob(pen, 8, 17, 12, 0.3),
        body: bit(-7, 3, 9.5) + bit(6, -4, 11) + (pen.fine ? bit(9, 7, 6) + bit(-6, -8, 5.5) : ''),
      }
    },
  },
  'goat-cheese': {
    reach: [27, 26],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 10, 28, 27, 0.08)
      const crumble = detail(pen, line(dashes(pen, spread(pen, 7, 16, 15), 5), '#e9e0c8', 3))
      return {
        shade: round,
        body: fill(round, '#d4c7a4') + inset(round, '#fffdf5', 0.86, -0.5, -1) + crumble,
      }
    },
  },
  /** A soft cheese baked whole: white rind, scored, its middle run out of the cuts. */
  'cheese-wheel': {
    reach: [92, 88],
    draw(pen) {
      const round = blob(pen, 14, 92, 88, 0.015)
      const molten = blob(pen, 13, 50, 46, 0.3)
      const scores = 'M-64 -40L60 44M-62 42L62 -42'
      return {
        shade: round,
        body:
          fill(round, '#c9b184') +
          inset(round, '#f0e4c6', 0.97, 0, -3) +
          inset(round, '#fffaf0', 0.88, -1, -5) +
          line(dots(spread(pen, 22, 76, 70)), '#e3cfa2', 9, 0.5) +
          line(scores, '#e0bd74', 11) +
          fill(molten, '#dcae58') +
          inset(molten, '#f8df9a', 0.93, -1, -2) +
          line(scores, '#f8df9a', 6) +
          detail(pen, line('M-78 -26Q-62 -62 -20 -74', '#ffffff', 5, 0.8)),
      }
    },
  },
  'brie-wedge': {
    reach: [38, 24],
    draw(pen) {
      const wedge = 'M-38 2Q-40 -4 -32 -7L32 -24Q40 -22 40 -12L38 14Q36 20 28 19L-32 10Q-38 8 -38 2Z'
      const top = 'M-38 1Q-38 -4 -32 -7L32 -24Q40 -22 40 -13L-30 4Q-37 5 -38 1Z'
      const { tint } = pen
      // A hard cheese has no rind: its cut faces are of one color, the top lit.
      return {
        shade: wedge,
        body: tint
          ? fill(wedge, darker(tint, 0.16)) +
            fill(top, lighter(tint, 0.22)) +
            detail(pen, line('M-18 6l12 -3M2 8l14 -2M20 0l10 -2', darker(tint, 0.28), 2))
          : fill(wedge, '#efe5cc') +
            fill('M-30 1L31 -15L31 11L-28 5Z', '#fae7a6') +
            detail(pen, line('M-14 0l20 -5M4 4l18 1', '#eccf7c', 2.4)),
      }
    },
  },
  'curd-heap': {
    reach: [38, 30],
    draw(pen) {
      const heap = frill(pen, 12, 36, 28, 0.12)
      const curds = line(dots(spread(pen, 16, 28, 20)), '#fffdf7', 13)
      return {
        shade: heap,
        body: fill(heap, '#e9dfc8') + curds + detail(pen, line(dots(spread(pen, 9, 24, 17)), '#d9cdb2', 2.4)),
      }
    },
  },
  /** Melted thin and crisped: a ragged rim, holes through it, its edge the brownest. */
  'cheese-crisp': {
    reach: [33, 31],
    variants: 3,
    draw(pen) {
      const ragged = blob(pen, 16, 33, 31, 0.2)
      const lace = spread(pen, 12, 24, 22)
      return {
        shade: ragged,
        body:
          fill(ragged, '#b87928') +
          inset(ragged, '#e2a544', 0.94, -0.3, -0.6) +
          inset(ragged, '#f1c56a', 0.74, -1, -1, 0.9) +
          line(dots(lace), '#9c6220', 5.5, 0.75) +
          line(dots(lace), '#6f4617', 2.8, 0.6) +
          detail(pen, line(dashes(pen, spread(pen, 10, 24, 22), 7, 0.4), '#fbe3a4', 2.2, 0.8)),
      }
    },
  },
} satisfies GlyphFamily
