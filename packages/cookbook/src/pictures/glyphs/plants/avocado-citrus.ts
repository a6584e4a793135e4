import { darker, lighter } from '../../ink/colour.ts'
import { disc, fill, inset, line, oval } from '../../ink/ink.ts'
import { blob, boxPath, ovalPath } from '../../ink/outline.ts'
import { detail, repeat } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const HALF = 'M0 -47C18 -47 22 -18 30 0C40 24 24 47 0 47C-24 47 -40 24 -30 0C-22 -18 -18 -47 0 -47Z'
const SLICE = 'M-10 -40C10 -34 24 -8 14 30Q10 42 2 38C6 10 0 -14 -14 -32Q-16 -40 -10 -40Z'
const LEMON = '#f2c21c'

export const avocadoCitrus = {
  'avocado-half': {
    reach: [35, 47],
    draw(pen) {
      const flesh = inset(HALF, '#b4d05f', 0.9) + inset(HALF, '#e9efac', 0.75, 0, 2)
      const stone =
        disc(0, 15, 16, '#6f4020') + disc(-1, 13.5, 13.5, '#8e5a30') + oval(-5, 8, 4.5, 3.4, '#c99a68', 0.85)
      return {
        shade: HALF,
        body:
          fill(HALF, '#3f5a25') + flesh + stone + detail(pen, line('M-14 -30Q-18 -14 -24 0', '#fff', 3, 0.4)),
      }
    },
  },
  'avocado-boat': {
    reach: [35, 47],
    draw(pen) {
      const flesh = inset(HALF, '#b4d05f', 0.9) + inset(HALF, '#e9efac', 0.75, 0, 2)
      return {
        shade: HALF,
        body:
          fill(HALF, '#3f5a25') +
          flesh +
          disc(0, 14, 15, '#a7bd5a') +
          detail(pen, disc(1, 16, 12, '#c6d67e')),
      }
    },
  },
  'avocado-slice': {
    reach: [15, 40],
    draw(pen) {
      return {
        shade: SLICE,
        body:
          fill(SLICE, '#6f9440') +
          fill('M-9 -37C8 -30 20 -6 11 29Q8 38 4 37C8 10 0 -16 -13 -33Z', '#b9d468') +
          fill('M-10 -34C4 -24 12 -2 6 34Q4 38 3 37C6 10 0 -14 -13 -32Z', '#eaf0b0') +
          detail(pen, line('M-4 -32C10 -20 16 0 10 24', '#fff', 1.6, 0.5)),
      }
    },
  },
  'avocado-cube': {
    reach: [13, 12],
    variants: 2,
    draw() {
      const cube = boxPath(13, 12, 4)
      return { shade: cube, body: fill(cube, '#8fae48') + inset(cube, '#dfe99a', 0.84, -0.5, -1.8) }
    },
  },
  'citrus-slice': {
    reach: [24, 24],
    draw(pen) {
      const colour = pen.tint ?? LEMON
      const round = ovalPath(0, 0, 24.5, 24)
      const segments = repeat(
        8,
        (i) =>
          `<path d="M0 -2.5L6 -17A18 18 0 0 0 -6 -17Z" fill="${lighter(colour, 0.18)}" transform="rotate(${i * 45})"/>`,
      )
      return {
        shade: round,
        body:
          fill(round, colour) +
          disc(0, 0, 21, '#fffae0') +
          segments +
          detail(pen, line('M-8 -11h.1M9 6h.1', '#fff', 2.4, 0.8)),
      }
    },
  },
  'citrus-wedge': {
    reach: [29, 16],
    draw(pen) {
      const colour = pen.tint ?? LEMON
      const wedge = 'M-30 -10C-26 22 26 22 30 -10Q0 -16 -30 -10Z'
      const flesh =
        fill('M-25 -8C-20 14 20 14 25 -8Q0 -13 -25 -8Z', '#fffae0') +
        fill('M-21 -7C-16 10 16 10 21 -7Q0 -11 -21 -7Z', lighter(colour, 0.15))
      return {
        shade: wedge,
        body:
          fill(wedge, darker(colour, 0.06)) +
          flesh +
          detail(pen, line('M0 -8V8M-10 -8L-5 6M10 -8L5 6', '#fffae0', 2)),
      }
    },
  },
  zest: {
    reach: [14, 8],
    variants: 2,
    draw(pen) {
      const curl = 'M-12 4Q-6 -10 2 -2T13 -4'
      return {
        shade: blob(pen, 6, 12, 5, 0.1),
        body: line(curl, pen.tint ?? '#f0bf22', 4) + detail(pen, line(curl, '#fff3b8', 1.4)),
      }
    },
  },
  'rhubarb-stick': {
    reach: [36, 9],
    variants: 2,
    draw(pen) {
      const stick = boxPath(36, 9, 4)
      return {
        shade: stick,
        body:
          fill(stick, '#b53a55') +
          inset(stick, '#dd6a7c', 0.92, 0, -1.5) +
          detail(pen, line('M-28 -3H28M-28 3H28', '#f4aeb2', 2)),
      }
    },
  },
} satisfies GlyphFamily
