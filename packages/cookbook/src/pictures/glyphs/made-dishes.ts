import { darker, lighter } from '../ink/colour.ts'
import { disc, fill, inset, line, oval } from '../ink/ink.ts'
import { blob, boxPath, frill } from '../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

/** Things a cook makes of several foods, where no single food shows any more. */
export const madeDishes = {
  fritter: {
    reach: [36, 34],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d99a45'
      const round = blob(pen, 10, 37, 35, 0.14)
      const flecks =
        line(dashes(pen, spread(pen, 9, 25, 23), 7), '#5e9a45', 4) +
        line(dashes(pen, spread(pen, 10, 27, 25), 6), darker(colour, 0.35), 4, 0.6)
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.35)) +
          inset(round, colour, 0.92, -0.5, -1.5) +
          flecks +
          detail(pen, line(dashes(pen, spread(pen, 6, 24, 22), 6), lighter(colour, 0.5), 3)),
      }
    },
  },
  skewer: {
    reach: [92, 20],
    draw(pen) {
      const colour = pen.tint ?? '#c07a3c'
      const stick = line('M-98 0H98', '#b98a50', 4.5)
      const chunk = (x: number) => {
        const d = blob(pen, 7, 19, 19, 0.16)
        return `<g transform="translate(${x} 0)">${fill(d, darker(colour, 0.35))}${inset(d, colour, 0.86, -1, -2)}${detail(pen, line('M-9 -4l10 -4M-8 6l14 -5', darker(colour, 0.5), 3, 0.6))}</g>`
      }
      const slice = (x: number, paint: string) =>
        oval(x, 0, 7, 17, paint) + oval(x - 1.5, 0, 4, 13, lighter(paint, 0.35))
      return {
        shade: 'M-98 -2H-76Q-66 -20 0 -19Q66 -20 76 -2H98V3H76Q66 21 0 20Q-66 21 -76 3H-98Z',
        body:
          stick +
          chunk(-58) +
          slice(-32, '#5f9a40') +
          chunk(-8) +
          slice(18, '#d8402b') +
          chunk(44) +
          slice(69, '#a5527f'),
      }
    },
  },
  burger: {
    reach: [66, 64],
    draw(pen) {
      const lettuce = frill(pen, 14, 63, 61, 0.14)
      const bun = blob(pen, 12, 47, 46, 0.04)
      const bunColour = pen.tint ?? '#d3964a'
      const seeds = line(dashes(pen, spread(pen, 18, 33, 32), 4), '#fbeccb', 4.4)
      const layers =
        fill(lettuce, '#7fb351') +
        inset(lettuce, '#a8d274', 0.93) +
        `<g transform="rotate(18)">${fill(boxPath(45, 45, 5), '#f6bf45')}</g>` +
        disc(0, 2, 52, '#6b3a22') +
        `<g transform="rotate(52)">${fill(boxPath(42, 42, 5), '#f8c94f')}</g>`
      return {
        shade: lettuce,
        body:
          layers +
          fill(bun, darker(bunColour, 0.3)) +
          inset(bun, bunColour, 0.93, -1, -2.5) +
          oval(-13, -19, 18, 10, lighter(bunColour, 0.5), 0.7) +
          detail(pen, seeds),
      }
    },
  },
  'bare-burger': {
    reach: [50, 48],
    variants: 2,
    draw(pen) {
      const patty = blob(pen, 10, 48, 46, 0.08)
      const cheese =
        'M-34 -36L36 -34Q40 -34 40 -30L44 30Q46 42 36 36Q28 30 22 38Q14 46 6 36Q-2 32 -12 38Q-24 44 -30 36L-38 -30Q-38 -36 -34 -36Z'
      return {
        shade: patty,
        body:
          fill(patty, '#4f2716') +
          inset(patty, pen.tint ?? '#8a4f32', 0.94, -1, -2) +
          fill(cheese, '#dd9a26') +
          inset(cheese, '#f9c84c', 0.95, -0.5, -1.5) +
          detail(pen, line('M-22 -24H14', '#fff', 4, 0.4)),
      }
    },
  },
  'bao-cup': {
    reach: [38, 36],
    variants: 2,
    draw(pen) {
      const cup = frill(pen, 16, 36, 34, 0)
      const colour = pen.tint ?? '#f3c95c'
      const bits = repeat(3, (i) =>
        line(dots(spread(pen, 4, 20, 18)), ['#5f9a45', '#c5452e', '#fff3cf'][i] ?? '#fff', 8),
      )
      return {
        shade: cup,
        body:
          fill(cup, '#b9792c') +
          inset(cup, colour, 0.9, -0.5, -1.5) +
          bits +
          detail(pen, line('M-18 -14Q-6 -24 8 -22', '#fff', 4, 0.5)),
      }
    },
  },
} satisfies GlyphFamily

/** Things a cook makes of several foods, where no single food shows any more. */
export const rolledDishes = {
  'stuffed-roll': {
    reach: [56, 24],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#7fae55'
      const roll = 'M-54 -10Q-50 -24 -30 -24H30Q52 -24 56 -8V8Q52 24 30 24H-30Q-50 24 -54 10Z'
      const folds = line(
        'M-34 -22Q-28 0 -36 22M34 -22Q28 0 36 22M-20 -14Q0 -20 20 -14',
        darker(colour, 0.22),
        3,
      )
      return {
        shade: roll,
        body:
          fill(roll, darker(colour, 0.25)) +
          inset(roll, colour, 0.94, 0, -2) +
          folds +
          detail(pen, line('M-40 -10Q0 -22 40 -10', lighter(colour, 0.5), 3, 0.7)),
      }
    },
  },
  pinwheel: {
    reach: [32, 31],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#efa79b'
      const round = blob(pen, 10, 32.5, 31.5, 0.05)
      const spiral = line(
        'M0 0C8 -8 16 4 6 12C-8 20 -20 4 -12 -10C-2 -24 22 -18 24 2C24 14 16 22 8 25',
        colour,
        7,
      )
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.2)) +
          inset(round, '#fbf4e2', 0.9, -0.5, -1) +
          spiral +
          detail(pen, line(dots(spread(pen, 6, 20, 20)), '#4f9440', 4)),
      }
    },
  },
  dumpling: {
    reach: [34, 25],
    variants: 2,
    draw(pen) {
      const fold = 'M-34 14C-38 -10 -16 -26 2 -26C22 -26 38 -8 34 14Q16 26 0 24Q-18 26 -34 14Z'
      const colour = pen.tint ?? '#f4e6c4'
      return {
        shade: fold,
        body:
          fill(fold, darker(colour, 0.22)) +
          inset(fold, colour, 0.92, 0, -1) +
          line(
            'M-18 -16q2 8 -2 12M-5 -21q2 9 -1 14M9 -20q0 9 -3 14M21 -13q-1 8 -5 11',
            darker(colour, 0.25),
            2.6,
          ) +
          detail(pen, line('M-24 8Q0 18 24 8', '#fff', 3, 0.7)),
      }
    },
  },
  'spring-roll': {
    reach: [50, 15],
    variants: 2,
    draw(pen) {
      const roll = boxPath(50, 15, 12)
      const wrap = line('M-24 -14L-6 14M8 -14L26 14', '#9c6322', 3, 0.7)
      return {
        shade: roll,
        body:
          fill(roll, '#b0742c') +
          inset(roll, pen.tint ?? '#e4b35a', 0.93, 0, -2) +
          wrap +
          detail(pen, line('M-36 -8H34', '#fbe6b4', 3, 0.7)),
      }
    },
  },
} satisfies GlyphFamily
