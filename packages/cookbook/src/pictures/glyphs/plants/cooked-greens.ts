import { pick } from '@butterleaf/domain/chance/seeded-random'
import { darker, lighter, mix } from '../../ink/colour.ts'
import { at, band, cut, fill, inset, line } from '../../ink/ink.ts'
import { blob, frill } from '../../ink/outline.ts'
import { dashes, detail, dots, type Pen, type Point, spread, tangle } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'
import { headWedge } from './salad-leaves.ts'

/** Cut thin and long: flat, square at the ends, loose and each bent its own way. */
function drawRibbons(
  pen: Pen,
  places: readonly Point[],
  colour: string,
  width: number,
  long = 42,
  bow = 0.3,
): string {
  const path = places
    .map(([x, y]) => {
      const turn = pen.random() * 6.28
      const half = long * (0.34 + pen.random() * 0.4)
      const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half]
      const bend = bow * (1 + pen.random() * 2) * (pen.random() < 0.5 ? -1 : 1)
      const numbers = [x - dx, y - dy, dx - dy * bend, dy + dx * bend, dx * 1.9, dy * 1.9].map(Math.round)
      return `M${numbers[0]} ${numbers[1]}q${numbers.slice(2).join(' ')}`
    })
    .join('')
  return band(path, darker(colour, 0.34), width + 1.6) + at(-0.4, -0.8, band(path, colour, width))
}

/**
 * Shreds of a head: short, flat and cut off square, green along the side that was the leaf's edge and pale across.
 * Long, even and of one color they are noodles.
 */
function drawSlivers(pen: Pen, places: readonly Point[], flesh: string, edge: string): string {
  const sides = places.map(([x, y]) => {
    const turn = pen.random() * 6.28
    const half = (11 + pen.random() * 9) * (pen.fine ? 1 : 1.3)
    const wide = (5 + pen.random() * 3) / half
    const bow = 0.1 + pen.random() * 0.6
    const [dx, dy] = [Math.cos(turn) * half, Math.sin(turn) * half]
    const step = (along: number, across: number) =>
      `${Math.round(along * dx - across * dy)} ${Math.round(along * dy + across * dx)}`
    const outer = `M${Math.round(x - dx)} ${Math.round(y - dy)}q${step(1, bow)} ${step(2, 0)}`
    return [
      outer,
      `${outer}l${step(0.1, -wide)}q${step(-1.3, bow * 0.6)} ${step(-2.1, wide * 0.3)}Z`,
    ] as const
  })
  const whole = sides.map(([, path]) => path).join('')
  const outer = sides.map(([path]) => path).join('')
  return cut(whole, darker(edge, 0.4), 1.8) + at(-0.3, -0.6, fill(whole, flesh) + band(outer, edge, 2.4))
}

export const cookedGreens = {
  kale: {
    reach: [28, 40],
    variants: 2,
    draw(pen) {
      const leaf = frill(pen, 17, 25, 36, 0.18)
      const green = pen.tint ?? pick(pen.random, ['#3c7145', '#2f6340', '#4b8049'])
      const ruffle = inset(leaf, pen.tint ? lighter(pen.tint, 0.45) : '#6a9f5c', 0.72, 0, 1, 0.75)
      return {
        shade: leaf,
        body:
          fill(leaf, green) +
          ruffle +
          line('M0 -26V42', '#c6dfa6', 3) +
          detail(
            pen,
            line('M0 -8L12 -18M0 6L13 -3M0 20L11 12M0 -8L-12 -18M0 6L-13 -3M0 20L-11 12', '#c6dfa6', 1.8),
          ),
      }
    },
  },
  'wilted-greens': {
    reach: [56, 40],
    draw(pen) {
      // Limp, shrunken leaves folded over one another, with their stems: no clump, and none is raw and whole.
      const colour = pen.tint ?? '#3b7439'
      const heap = blob(pen, 16, 48, 31, 0.5)
      const folds = (count: number, paint: string, width: number) => {
        const path = tangle(pen, count, 45, 28)
        return line(path, darker(paint, 0.36), width + 2.4) + line(path, paint, width)
      }
      const stems = line(tangle(pen, 4, 44, 27), lighter(colour, 0.5), 2.4, 0.85)
      const shine = detail(
        pen,
        line(dashes(pen, spread(pen, 7, 34, 20), 9, 0.3), lighter(colour, 0.6), 2, 0.6),
      )
      return {
        shade: heap,
        body:
          fill(heap, darker(colour, 0.34)) +
          folds(5, darker(colour, 0.14), 9) +
          stems +
          folds(4, colour, 8) +
          folds(3, lighter(colour, 0.14), 7) +
          shine,
      }
    },
  },
  /** Chopped leaves bound in cream that has turned green with them. */
  'creamed-greens': {
    reach: [56, 46],
    draw(pen) {
      const cream = mix(pen.tint ?? '#f0eccd', '#8fae6a', 0.45)
      const heap = blob(pen, 14, 55, 45, 0.16)
      const chopped = (count: number, paint: string, width: number, length: number) =>
        line(dashes(pen, spread(pen, count, 46, 37), length, 0.3), paint, width)
      return {
        shade: heap,
        body:
          fill(heap, darker(cream, 0.26)) +
          inset(heap, cream, 0.95, -0.5, -1.5) +
          chopped(22, '#2f5c2c', 7, 6) +
          chopped(20, '#4f8040', 6, 5) +
          chopped(14, lighter(cream, 0.3), 5, 8) +
          detail(pen, chopped(14, '#79a35a', 4, 4) + chopped(9, '#fffbe8', 2.6, 7)),
      }
    },
  },
  'cabbage-shreds': {
    reach: [56, 40],
    draw(pen) {
      const colour = pen.tint ?? '#bcd888'
      const heap = blob(pen, 15, 44, 29, 0.4)
      const slivers = (count: number, share: number, light: number) =>
        drawSlivers(
          pen,
          spread(pen, count, 46 * share, 32 * share),
          lighter(colour, light),
          darker(colour, 0.24 - light * 0.3),
        )
      return {
        shade: heap,
        face: heap,
        body:
          fill(heap, darker(colour, 0.4)) +
          slivers(15, 1, 0) +
          detail(pen, slivers(11, 0.86, 0.2)) +
          slivers(12, 0.74, 0.4) +
          detail(pen, slivers(8, 0.5, 0.66)),
      }
    },
  },
  /** White and green cabbage with carrot through it. */
  coleslaw: {
    reach: [56, 40],
    draw(pen) {
      const colour = pen.tint ?? '#dfe9bd'
      const heap = blob(pen, 15, 46, 31, 0.4)
      return {
        shade: heap,
        face: heap,
        body:
          fill(heap, darker(colour, 0.3)) +
          drawSlivers(pen, spread(pen, 14, 46, 32), colour, '#a9c877') +
          drawRibbons(pen, spread(pen, 10, 40, 27), '#ee8a30', 3.6, 30) +
          drawSlivers(pen, spread(pen, 11, 34, 23), lighter(colour, 0.6), '#bcd690') +
          detail(pen, drawRibbons(pen, spread(pen, 6, 32, 20), '#f08f37', 3.6, 30)) +
          detail(pen, drawSlivers(pen, spread(pen, 5, 20, 13), lighter(colour, 0.5), '#a9c877')),
      }
    },
  },
  'cabbage-wedge': {
    reach: [58, 50],
    variants: 2,
    draw(pen) {
      const { shade, body } = headWedge(pen, ['#6f9c48', pen.tint ?? '#c4de95', '#f4f8dc'])
      const char = detail(pen, line(dashes(pen, spread(pen, 7, 34, 26), 9), '#6b3f17', 4, 0.4))
      return { shade, body: body + char }
    },
  },
  'bok-choy': {
    reach: [30, 56],
    variants: 2,
    draw(pen) {
      const plant =
        'M0 56C-18 56 -22 42 -16 26C-14 12 -16 6 -24 -6C-34 -24 -28 -48 -12 -48Q-4 -60 4 -54C18 -58 32 -40 28 -20C26 -4 16 10 16 26C22 42 18 56 0 56Z'
      const leaves = fill(
        'M-8 -4C-28 0 -34 -44 -12 -48C2 -46 2 -14 -4 -2ZM8 -4C30 -8 34 -50 12 -52C-4 -50 0 -14 4 -2Z',
        '#47873f',
      )
      const stalks = fill('M0 54C-16 54 -18 40 -12 26L-8 -6L0 20L9 -6L12 26C18 40 16 54 0 54Z', '#f0f5df')
      return {
        shade: plant,
        body:
          fill(plant, '#5f9f4c') +
          leaves +
          stalks +
          detail(pen, line('M-8 -6L-14 -36M9 -6L16 -40M-2 46Q-4 26 -5 10M4 46Q6 26 6 10', '#c7dfa8', 2.4)),
      }
    },
  },
  /** Cut across and wilted: pale stems among dark leaves. */
  'cut-bok-choy': {
    reach: [56, 40],
    draw(pen) {
      const heap = blob(pen, 15, 50, 34, 0.4)
      const leaf = '#3f7d3c'
      const folds = (count: number, paint: string, width: number) => {
        const path = tangle(pen, count, 45, 29)
        return line(path, darker(paint, 0.34), width + 2.4) + line(path, paint, width)
      }
      const stems = [...spread(pen, pen.fine ? 8 : 5, 40, 25)].reverse().map(([x, y]) => {
        const cut = 'M-15 -6Q0 -11 15 -7Q19 0 15 7Q0 3 -15 7Q-19 0 -15 -6Z'
        const rib = line('M-13 -1Q0 -5 14 -1', '#cfe0ab', 2.2)
        return at(x, y, fill(cut, '#b9cf8e') + inset(cut, '#f3f8e2', 0.9, -0.4, -1) + rib, pen.random() * 360)
      })
      return {
        shade: heap,
        body:
          fill(heap, darker(leaf, 0.4)) +
          folds(4, leaf, 10) +
          stems.slice(0, 4).join('') +
          folds(3, lighter(leaf, 0.14), 9) +
          stems.slice(4).join('') +
          detail(pen, line(dashes(pen, spread(pen, 6, 36, 22), 8, 0.3), lighter(leaf, 0.6), 2, 0.6)),
      }
    },
  },
  chard: {
    reach: [30, 48],
    variants: 2,
    draw(pen) {
      const leaf = frill(pen, 13, 27, 40, 0.16)
      const rib = pick(pen.random, ['#d9476a', '#e8a53c'])
      return {
        shade: leaf,
        body:
          fill(leaf, '#35713c') +
          inset(leaf, '#4f9049', 0.82, -1, -1) +
          line('M0 -26V50', rib, 5) +
          detail(pen, line('M0 -6L14 -16M0 10L15 0M0 -6L-14 -16M0 10L-15 0', rib, 2.2)),
      }
    },
  },
  /** Short, flat and hardly bent, crossing each other: long and curled they are noodles. */
  kraut: {
    reach: [40, 30],
    draw(pen) {
      const heap = blob(pen, 12, 35, 25, 0.4)
      const colour = pen.tint ?? '#ecdfae'
      const shreds = (count: number, share: number, paint: string, width: number) =>
        drawRibbons(pen, spread(pen, count, 34 * share, 24 * share), paint, width, 22, 0.18)
      return {
        shade: heap,
        face: heap,
        body:
          fill(heap, darker(colour, 0.16)) +
          shreds(15, 1, darker(colour, 0.07), 3.8) +
          detail(pen, shreds(22, 1, lighter(colour, 0.42), 3)) +
          shreds(12, 0.8, colour, 4.2) +
          detail(pen, shreds(9, 0.7, lighter(colour, 0.6), 3.2)) +
          shreds(7, 0.56, lighter(colour, 0.24), 4),
      }
    },
  },
  kimchi: {
    reach: [42, 32],
    draw(pen) {
      // Folded pieces of cabbage: pale ribs, red where the paste clings, darker at the frilled edge.
      const heap = blob(pen, 14, 39, 28, 0.4)
      const pieces = [...spread(pen, pen.fine ? 11 : 6, 30, 19)].reverse().map(([x, y], i) => {
        const leaf = frill(pen, 9, 14 + pen.random() * 4, 9 + pen.random() * 3, 0.5)
        const paint = ['#d5522c', '#e07a4a', '#c23f20', '#e9a878'][i % 4] ?? '#d5522c'
        const rib = line('M-9 2Q0 -5 10 -1', '#f6e3c2', 4, 0.9) + line('M-7 6Q1 1 9 4', '#b3341a', 1.8, 0.7)
        return at(
          x,
          y,
          fill(leaf, darker(paint, 0.34)) + inset(leaf, paint, 0.88, -0.4, -1) + rib,
          pen.random() * 360,
        )
      })
      return {
        shade: heap,
        body:
          fill(heap, '#8f2c15') +
          pieces.join('') +
          detail(pen, line(dots(spread(pen, 9, 30, 19)), '#8a1f0e', 2.6, 0.8)),
      }
    },
  },
} satisfies GlyphFamily
