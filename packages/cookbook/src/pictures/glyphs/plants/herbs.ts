import { pick } from '@butterleaf/domain/chance/seeded-random'
import { disc, fill, inset, line } from '../../ink/ink.ts'
import { frill } from '../../ink/outline.ts'
import { detail, repeat } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const BASIL = 'M0 -24C18 -20 22 4 0 24C-22 4 -18 -20 0 -24Z'
const MINT = 'M0 -22L6 -17L9 -10L14 -4L11 5L9 12L0 22L-9 12L-11 5L-14 -4L-9 -10L-6 -17Z'

function sprig(leaves: number, leaf: (index: number) => string): string {
  return repeat(
    leaves,
    (i) =>
      `<g transform="translate(${i * 13 - 30} ${(i % 2) * 2 - 1})rotate(${i % 2 ? 130 : 50})">${leaf(i)}</g>`,
  )
}

export const herbs = {
  parsley: {
    reach: [21, 22],
    variants: 2,
    draw(pen) {
      const green = pick(pen.random, ['#3d8a3c', '#4f9a42'])
      const leaflet =
        'M0 0C-5 -3 -13 -3 -12 -9L-7 -10L-9 -17L-3 -15L0 -21L3 -15L9 -17L7 -10L12 -9C13 -3 5 -3 0 0Z'
      const veins = detail(pen, line('M0 -2V-13M0 -5L-5 -9M0 -5L5 -9', '#a3d48c', 1.3))
      const leaves = repeat(
        3,
        (i) => `<g transform="rotate(${i * 78 - 78})">${fill(leaflet, green)}${veins}</g>`,
      )
      return {
        shade: 'M0 -22L10 -14L21 -5L12 6L2 4V24H-2V4L-12 6L-21 -5L-10 -14Z',
        body: line('M0 24V0', '#6aa856', 2.6) + leaves,
      }
    },
  },
  'parsley-fleck': {
    reach: [7, 6],
    variants: 3,
    draw(pen) {
      const fleck = frill(pen, 5, 6, 5, 0.3)
      return { shade: fleck, body: fill(fleck, pick(pen.random, ['#2f7a33', '#4d9a3f', '#3c8a3a'])) }
    },
  },
  basil: {
    reach: [19, 24],
    variants: 2,
    draw(pen) {
      const green = pick(pen.random, ['#3f8f3f', '#4a9a42'])
      return {
        shade: BASIL,
        body:
          fill(BASIL, green) +
          fill('M0 -24C-18 -20 -22 4 0 24Z', '#79bd5f', 0.75) +
          line('M0 -18V22', '#2b6a30', 1.8) +
          detail(pen, line('M0 -6L8 -11M0 5L9 0M0 -6L-8 -11M0 5L-9 0', '#2b6a30', 1.2)),
      }
    },
  },
  mint: {
    reach: [26, 24],
    variants: 2,
    draw(pen) {
      const leaf = (angle: number, green: string) =>
        `<g transform="rotate(${angle})translate(0 -15)">${fill(MINT, green)}${detail(pen, line('M0 -14V18M0 -2L6 -7M0 -2L-6 -7M0 7L6 2M0 7L-6 2', '#c5e8b4', 1.3))}</g>`
      return {
        shade: 'M0 -38L12 -20L34 -6L16 6L0 12L-16 6L-34 -6L-12 -20Z',
        body: leaf(-75, '#45994c') + leaf(75, '#3d8d46') + leaf(0, '#5cb05a'),
      }
    },
  },
  dill: {
    reach: [22, 24],
    variants: 2,
    draw(pen) {
      const green = pick(pen.random, ['#4f9440', '#5ea34c'])
      const fronds =
        'M0 26V-22M0 14L-12 4M0 14L12 5M0 5L-15 -7M0 5L15 -6M0 -4L-12 -15M0 -4L12 -14M0 -12L-7 -21M0 -12L7 -21M-7 8l-7 3M7 9l7 3M-9 -2l-9 1M9 -1l9 1'
      return {
        shade: 'M0 -24L16 -10L14 10L0 26L-14 10L-16 -10Z',
        body:
          line(fronds, green, 2.4) +
          detail(pen, line('M-12 4l-5 -2M12 5l5 -2M-15 -7l-4 -4M15 -6l4 -4', '#86c070', 1.8)),
      }
    },
  },
  rosemary: {
    reach: [38, 12],
    variants: 2,
    draw(pen) {
      const needles = repeat(9, (i) => `M${i * 7 - 30} 0l9 -10M${i * 7 - 30} 0l9 10`)
      return {
        shade: 'M-38 -4Q0 -14 38 -4V4Q0 14 -38 4Z',
        body:
          line('M-38 0H30', '#7a6a42', 3) +
          line(needles, '#4b7a50', 4) +
          detail(
            pen,
            line(
              repeat(5, (i) => `M${i * 13 - 28} -2l7 -7`),
              '#8db488',
              1.6,
            ),
          ),
      }
    },
  },
  thyme: {
    reach: [32, 10],
    variants: 2,
    draw(pen) {
      const leaves = repeat(
        7,
        (i) =>
          `<ellipse cx="${i * 9 - 26}" cy="${i % 2 ? -5 : 5}" rx="4.6" ry="3" fill="${i % 3 ? '#6d9358' : '#88ab6c'}"/>`,
      )
      return {
        shade: 'M-32 -5Q0 -10 32 -5V5Q0 10 -32 5Z',
        body: line('M-34 0Q0 -3 32 1', '#7d6f4a', 2.2) + leaves + detail(pen, disc(32, 1, 3, '#9abb7c')),
      }
    },
  },
  chives: {
    reach: [10, 6],
    variants: 3,
    draw(pen) {
      const tilt = Math.round(pen.random() * 5)
      const snip = `M-8 ${tilt}L8 ${-tilt}`
      return { shade: 'M-9 -3H9V3H-9Z', body: line(snip, '#4e9443', 5) + line(snip, '#83c06c', 1.8) }
    },
  },
  cilantro: {
    reach: [23, 22],
    variants: 2,
    draw(pen) {
      const lobes = 'M0 4C-8 4 -16 0 -15 -7L-9 -8L-8 -15L-2 -13L0 -19L3 -13L9 -15L9 -8L15 -6C16 1 8 5 0 4Z'
      const green = pick(pen.random, ['#57a045', '#469240'])
      const leaf = (x: number, y: number, angle: number) =>
        `<g transform="translate(${x} ${y})rotate(${angle})scale(.82)">${fill(lobes, green)}${detail(pen, line('M0 3V-10M0 -1L-7 -6M0 -1L7 -6', '#a6d58d', 1.4))}</g>`
      return {
        shade: 'M0 -24L20 -2L12 12L0 24L-12 12L-20 -2Z',
        body:
          line('M0 24V-6M0 12L-11 4M0 12L11 5', '#77b565', 2.2) +
          leaf(-10, 5, -50) +
          leaf(11, 6, 50) +
          leaf(0, -6, 0),
      }
    },
  },
  sage: {
    reach: [15, 27],
    variants: 2,
    draw(pen) {
      const leaf = 'M0 -28C12 -22 15 4 0 26C-15 4 -12 -22 0 -28Z'
      return {
        shade: leaf,
        body:
          fill(leaf, '#76906d') +
          inset(leaf, '#9db48f', 0.78, -1, 0) +
          line('M0 -20V32', '#dbe6cb', 2) +
          detail(pen, line('M0 -6l6 -5M0 4l7 -5M0 -6l-6 -5M0 4l-7 -5', '#dbe6cb', 1.3)),
      }
    },
  },
  'bay-leaf': {
    reach: [16, 36],
    draw(pen) {
      const leaf = 'M0 -36C14 -24 17 8 0 34C-17 8 -14 -24 0 -36Z'
      return {
        shade: leaf,
        body:
          fill(leaf, '#5e7a45') +
          inset(leaf, '#7f9a60', 0.84, -1, 0) +
          line('M0 -28V42', '#c2cf9f', 2) +
          sprigVeins(pen.fine),
      }
    },
  },
  'curry-leaf': {
    reach: [34, 14],
    draw(pen) {
      const leaf = fill('M0 -12C7 -8 7 6 0 12C-7 6 -7 -8 0 -12Z', '#3f7c39')
      return {
        shade: 'M-36 -8Q0 -16 36 -6V6Q0 16 -36 8Z',
        body:
          line('M-40 0H34', '#6d8a4c', 2.4) +
          sprig(6, () => `<g transform="translate(0 -7)">${leaf}</g>`) +
          detail(pen, disc(34, 0, 2, '#3f7c39')),
      }
    },
  },
} satisfies GlyphFamily

function sprigVeins(fine: boolean): string {
  return fine ? line('M0 -10l8 -7M0 4l9 -7M0 18l7 -6M0 -10l-8 -7M0 4l-9 -7M0 18l-7 -6', '#c2cf9f', 1.3) : ''
}
