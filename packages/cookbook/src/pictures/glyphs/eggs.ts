import { darker, lighter } from '../ink/colour.ts'
import { disc, fill, inset, line, oval } from '../ink/ink.ts'
import { blob, frill } from '../ink/outline.ts'
import { dashes, detail, dots, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const WHITE = '#fffaf0'
const RIM = '#ecdcbc'
const HALF = 'M0 -35C19 -35 28 -8 28 7C28 25 15 35 0 35C-15 35 -28 25 -28 7C-28 -8 -19 -35 0 -35Z'

export const eggs = {
  'fried-egg': {
    reach: [45, 42],
    variants: 2,
    draw(pen) {
      const white = blob(pen, 10, 46, 43, 0.24)
      const yolk =
        disc(3, 3, 18.5, '#e8951c') + disc(2, 1, 17.5, '#f9b930') + oval(-4, -6, 6, 4, '#fff', 0.75)
      return { shade: white, body: fill(white, WHITE) + detail(pen, line(white, RIM, 2.5)) + yolk }
    },
  },
  'poached-egg': {
    reach: [37, 34],
    draw(pen) {
      const white = blob(pen, 8, 38, 35, 0.16)
      const break_ = detail(pen, line('M6 12q8 8 6 18', '#f6a823', 6))
      const yolk =
        disc(1, 0, 20, '#fde9b8') + disc(1, 1, 15, '#f8bd45') + break_ + oval(-5, -6, 7, 4, '#fff', 0.8)
      return { shade: white, body: fill(white, RIM) + inset(white, WHITE, 0.95, -1, -2) + yolk }
    },
  },
  'boiled-egg': {
    reach: [28, 35],
    draw(pen) {
      const jam = detail(pen, disc(1, 7, 11, '#f6a01c', 0.8) + oval(-4, 1, 5, 3.4, '#fff', 0.6))
      const yolk = disc(0, 6, 17.5, '#e79a26') + disc(0, 5, 16.5, '#fac648') + jam
      return { shade: HALF, body: fill(HALF, '#e5d5b6') + inset(HALF, WHITE, 0.95, -0.5, -1) + yolk }
    },
  },
  'devilled-egg': {
    reach: [28, 35],
    draw(pen) {
      const filling = frill(pen, 9, 16, 17)
      const swirl = detail(pen, line('M-8 6q0 -12 9 -11q10 2 7 11q-4 7 -10 3', '#e0a437', 2.4))
      const dust = line(dots(spread(pen, 7, 12, 13)), '#c4482b', 2.4)
      const body = fill(HALF, '#e5d5b6') + inset(HALF, WHITE, 0.95, -0.5, -1)
      return {
        shade: HALF,
        body: `${body}<g transform="translate(0 4)">${fill(filling, '#f9cf62')}${swirl}${dust}</g>`,
      }
    },
  },
  'scrambled-egg': {
    reach: [56, 46],
    draw(pen) {
      const heap = blob(pen, 11, 56, 46, 0.2)
      const yellow = pen.tint ?? '#f3c64c'
      const curds = (count: number, colour: string, width: number) =>
        line(dashes(pen, spread(pen, count, 42, 33), 13, 0.3), colour, width)
      const folds = detail(pen, curds(9, '#fff0a8', 5) + curds(6, '#dca02c', 2.4))
      const body =
        fill(heap, darker(yellow, 0.12)) +
        curds(16, yellow, 21) +
        curds(13, lighter(yellow, 0.22), 17) +
        folds
      return { shade: heap, body }
    },
  },
  omelette: {
    reach: [76, 42],
    draw(pen) {
      const fold = 'M-76 16C-72 -28 -34 -44 4 -43C44 -42 74 -20 76 14C58 40 -56 44 -76 16Z'
      const lip =
        line('M-70 19C-40 32 40 32 70 17', '#e2a52f', 4) + line('M-62 27C-30 37 34 37 62 25', '#fbe08a', 4)
      const sear = detail(pen, line(dashes(pen, spread(pen, 12, 52, 20), 12, 0.2), '#d48f2a', 5, 0.45))
      const body = fill(fold, '#efb93f') + inset(fold, '#f8cf5c', 0.9, -2, -4) + lip
      return { shade: fold, body: `${body}<g transform="translate(0 -9)">${sear}</g>` }
    },
  },
  frittata: {
    reach: [62, 54],
    draw(pen) {
      const wedge = 'M-60 36Q-30 52 4 52Q38 52 60 36L8 -50Q0 -58 -8 -50Z'
      const bits = (colour: string) => line(dots(spread(pen, 5, 26, 22)), colour, 9)
      const top = fill(wedge, '#d69a35') + inset(wedge, '#f6cb58', 0.9, 0, -3)
      const inlay = bits('#5f9a45') + bits('#fdeeb5') + detail(pen, bits('#e0703f'))
      const crust = line('M-58 37Q-30 51 4 51Q38 51 58 37', '#b8772a', 6)
      return { shade: wedge, body: `${top}<g transform="translate(0 14)">${inlay}</g>${crust}` }
    },
  },
  'egg-ribbon': {
    reach: [38, 24],
    variants: 2,
    draw(pen) {
      // Wisps that set where they ran into the broth: thin, bent and of two yellows.
      const wisps = (count: number, colour: string, width: number) =>
        line(dashes(pen, spread(pen, count, 26, 14), 30, 0.5), colour, width, 0.95)
      const body = wisps(6, '#e3b24a', 6) + wisps(6, '#f8dc7e', 5) + detail(pen, wisps(5, '#fff4cf', 3))
      return { shade: '', body }
    },
  },
} satisfies GlyphFamily
