import { darker, lighter, mix } from '../../ink/colour.ts'
import { at, cut, fill, inset, line, oval, ring } from '../../ink/ink.ts'
import { blob, boxPath, holePath, ovalPath, polygon } from '../../ink/outline.ts'
import { dashes, detail, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

export const roots = {
  'radish-slice': {
    reach: [18, 18],
    variants: 2,
    draw(pen) {
      const round = ovalPath(0, 0, 18.5, 18)
      return {
        shade: round,
        body:
          fill(round, '#cf2f5d') +
          oval(0, 0, 15.6, 15.2, '#fff6f3') +
          detail(pen, ring(0, 0, 8, '#f6dbe0', 1.6) + line('M-3 0h6M0 -3v6', '#f3cfd8', 1.6)),
      }
    },
  },
  radish: {
    reach: [20, 24],
    variants: 2,
    draw(pen) {
      const bulb = 'M0 -18C18 -18 22 -2 16 8C10 16 4 18 0 28C-4 18 -10 16 -16 8C-22 -2 -18 -18 0 -18Z'
      const leaf = fill(
        'M0 -16C-12 -24 -12 -34 -4 -36C0 -30 2 -24 0 -16ZM1 -16C10 -22 16 -30 10 -36C4 -32 0 -24 1 -16Z',
        '#63a04b',
      )
      return {
        shade: bulb,
        body:
          leaf +
          fill(bulb, '#c72c58') +
          oval(-6, -6, 5, 7, '#f08aa5', 0.8) +
          detail(pen, fill('M0 28Q-4 18 -6 14Q0 17 6 14Q4 18 0 28Z', '#fbeae8')),
      }
    },
  },
  /** Cut in two; of another color where the pan has browned its white face. */
  'radish-half': {
    reach: [20, 18],
    variants: 2,
    draw(pen) {
      const half = pen.tint
        ? blob(pen, 9, 20, 17, 0.12)
        : 'M-21 0C-19 -15 -8 -18 2 -17C14 -16 19 -7 20 0L28 2L20 4C17 13 10 18 0 17C-12 17 -20 11 -21 0Z'
      const face = pen.tint
        ? inset(half, lighter(pen.tint, 0.4), 0.86, -0.5, -0.5) +
          line('M-10 -6Q0 -12 9 -5M-8 6Q2 10 11 3', pen.tint, 7, 0.75) +
          detail(pen, line('M-5 -7Q1 -9 7 -5M-2 7Q3 8 7 5', darker(pen.tint, 0.4), 3, 0.5))
        : detail(pen, line('M-8 -7Q2 -10 9 -2M-9 6Q0 9 8 5', '#f3d3da', 1.8))
      return {
        shade: half,
        body: fill(half, pen.tint ? '#b24462' : '#c22c57') + inset(half, '#fdf3ec', 0.83, -1, 0) + face,
      }
    },
  },
  'carrot-stick': {
    reach: [38, 8],
    draw(pen) {
      const stick = 'M-38 -7H36Q41 0 36 7H-38Q-42 0 -38 -7Z'
      return {
        shade: stick,
        body:
          fill(stick, '#cd6417') +
          inset(stick, '#f08c34', 0.92, 0, -1.5) +
          detail(pen, line('M-28 -2H26', '#fcb36a', 2.4)),
      }
    },
  },
  'carrot-slice': {
    reach: [16, 16],
    variants: 2,
    draw(pen) {
      const round = ovalPath(0, 0, 16.5, 16)
      return {
        shade: round,
        body:
          fill(round, '#cd6417') +
          oval(0, 0, 14, 13.6, '#f3903a') +
          detail(pen, oval(0, 0, 6.5, 6.2, '#f9b15e')),
      }
    },
  },
  'carrot-shreds': {
    reach: [32, 22],
    draw(pen) {
      const heap = blob(pen, 9, 30, 20, 0.24)
      const shreds = (count: number, colour: string) =>
        line(dashes(pen, spread(pen, count, 26, 17), 20, 0.25), colour, 3.6)
      return { shade: heap, body: fill(heap, '#d8701e', 0.8) + shreds(13, '#ee8a30') + shreds(10, '#f9ae5f') }
    },
  },
  /** Many-sided wet flesh, browned along its lower edges: four straight sides and a brown top make it toast, tofu or cheese. */
  'root-cube': {
    reach: [17, 16],
    variants: 3,
    draw(pen) {
      const flesh = pen.tint ?? '#efe0ac'
      const rim = pen.tint ? darker(flesh, 0.36) : '#9c5c22'
      const piece = polygon(pen, 5, 15.5, 13.5, 0.5)
      const deep = mix(flesh, rim, pen.tint ? 0.3 : 0.42)
      return {
        shade: piece,
        body:
          cut(piece, rim, 5) +
          at(-0.3, -1.2, cut(piece, deep, 5), 0, 0.92) +
          at(-0.8, -3.4, cut(piece, flesh, 5), 0, 0.8),
        marks:
          line('M-9 4Q-1 2 4 -4L10 -6', mix(flesh, rim, 0.45), 2, 0.32) +
          line('M-8 -4Q-5 -9 0 -9', lighter(flesh, 0.75), 3.2, 0.8) +
          detail(pen, line('M-4 6Q1 4 4 0', lighter(flesh, 0.5), 1.6, 0.5)),
      }
    },
  },
  'root-fry': {
    reach: [40, 8],
    variants: 2,
    draw(pen) {
      const fry = boxPath(40, 7.5, 3)
      const ends = detail(pen, line('M-36 3h.1M36 -1h.1M-12 4h10', '#a9671d', 5, 0.6))
      return {
        shade: fry,
        body: fill(fry, '#c58a36') + inset(fry, pen.tint ?? '#f0c76f', 0.94, 0, -1.6) + ends,
      }
    },
  },
  'onion-ring': {
    reach: [25, 23],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#a5527f'
      const round = ovalPath(0, 0, 25, 23)
      const rings = `<ellipse rx="22" ry="20" fill="none" stroke="${colour}" stroke-width="5"/><ellipse rx="19.5" ry="17.5" fill="none" stroke="#faeff2" stroke-width="3.4"/>`
      return {
        shade: round + holePath(17, 15.5),
        body:
          rings +
          detail(
            pen,
            `<ellipse rx="12" ry="10.5" fill="none" stroke="${colour}" stroke-width="3" opacity=".8"/>`,
          ),
      }
    },
  },
  'onion-wedge': {
    reach: [36, 16],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#a5527f'
      const wedge = 'M-38 -6C-26 20 26 20 38 -6Q20 -16 0 -13Q-20 -16 -38 -6Z'
      const layers = line('M-28 -6C-18 10 18 10 28 -6M-16 -8C-10 2 10 2 16 -8', '#fdf4f0', 3.6)
      return {
        shade: wedge,
        body: fill(wedge, colour) + inset(wedge, '#e9c7d3', 0.78, 0, -2.5, 0.75) + detail(pen, layers),
      }
    },
  },
  'onion-strands': {
    reach: [40, 26],
    draw(pen) {
      const colour = pen.tint ?? '#c98a3f'
      const heap = blob(pen, 9, 36, 23, 0.22)
      const strands = (count: number, stroke: string, width: number) =>
        line(dashes(pen, spread(pen, count, 30, 18), 26, 0.4), stroke, width)
      return {
        shade: heap,
        body: fill(heap, colour, 0.55) + strands(10, colour, 6) + strands(9, lighter(colour, 0.28), 3),
      }
    },
  },
  garlic: {
    reach: [13, 17],
    variants: 2,
    draw(pen) {
      const clove = 'M2 -18C8 -10 14 0 12 9C9 17 -4 18 -10 11C-14 2 -6 -10 2 -18Z'
      return {
        shade: clove,
        body:
          fill(clove, '#d9bd84') +
          inset(clove, '#fbefd2', 0.86, -0.5, -0.5) +
          detail(pen, line('M0 -8C-6 0 -6 6 -4 10', '#c99a4a', 2.4, 0.8)),
      }
    },
  },
  /** Cut thin and fried: curled, browner at its edge, the germ's line through its pale middle. */
  'garlic-slice': {
    reach: [12, 9],
    variants: 3,
    draw(pen) {
      const chip = blob(pen, 6, 12.5, 9, 0.42)
      const paint = pen.tint ?? '#e3b457'
      return {
        shade: chip,
        body:
          fill(chip, darker(paint, 0.34)) +
          inset(chip, paint, 0.86, -0.3, -0.6) +
          inset(chip, lighter(paint, 0.5), 0.52, 0.4, -0.4) +
          detail(pen, line('M-4 .6Q0 -1.6 5 -.6', darker(paint, 0.12), 1.3)),
      }
    },
  },
  'beet-slice': {
    reach: [25, 24],
    variants: 2,
    draw(pen) {
      const round = blob(pen, 10, 25.5, 24.5, 0.05)
      return {
        shade: round,
        body:
          fill(round, '#5c1232') +
          inset(round, '#8f1f4d', 0.9, -0.5, -1) +
          detail(pen, ring(0, -0.5, 15, '#b8436f', 2) + ring(0, -0.5, 8, '#b8436f', 2)),
      }
    },
  },
  ginger: {
    reach: [18, 11],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 7, 19, 12, 0.16)
      return {
        shade: slice,
        body:
          fill(slice, '#c99a4c') +
          inset(slice, pen.tint ?? '#f6dc9a', 0.85, 0, -0.5) +
          detail(pen, line('M-10 0q10 -5 20 0', '#dcb264', 1.8)),
      }
    },
  },
  jicama: {
    reach: [38, 9],
    draw(pen) {
      const stick = boxPath(38, 8.5, 3)
      const grain = detail(
        pen,
        repeat(2, (i) => line(`M-28 ${i * 5 - 3}h56`, '#e9e2cc', 1.6)),
      )
      return { shade: stick, body: fill(stick, '#d9cfb2') + inset(stick, '#fdfaef', 0.93, 0, -1.6) + grain }
    },
  },
} satisfies GlyphFamily
