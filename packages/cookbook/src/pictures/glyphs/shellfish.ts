import { darker, lighter, mix } from '../ink/colour.ts'
import { at, disc, fill, inset, line, oval, ring } from '../ink/ink.ts'
import { blob, holePath, ovalPath } from '../ink/outline.ts'
import { dashes, detail, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const PRAWN =
  'M-8 26C-34 24 -36 -12 -14 -24C8 -36 34 -24 35 0C35 10 30 16 24 16C18 16 16 10 16 4C15 -8 4 -12 -6 -8C-14 -4 -14 8 -6 10Z'
const SHELL = 'M-36 8C-34 -16 6 -30 34 -14C42 -8 42 6 32 12C8 24 -30 26 -36 8Z'

export const shellfish = {
  prawn: {
    reach: [33, 29],
    draw(pen) {
      const tail = fill('M-8 10L-20 30Q-12 34 -6 26Q0 34 8 28Z', '#d9573a')
      const bands = line('M-24 -14l10 8M-8 -28l3 13M10 -28l-3 14M26 -18l-10 9M34 -2l-14 2', '#fbd3b8', 3)
      const shine = detail(pen, line('M-22 0C-22 -16 0 -26 18 -18', '#fff', 3, 0.5))
      return {
        shade: PRAWN,
        body: tail + fill(PRAWN, '#e2714c') + inset(PRAWN, '#f59d78', 0.9, 0.5, -1) + bands + shine,
      }
    },
  },
  mussel: {
    reach: [38, 19],
    draw(pen) {
      const meat = blob(pen, 8, 22, 10, 0.2)
      const lip = detail(pen, line('M-12 2q12 -8 26 -1', '#b9601c', 3))
      return {
        shade: SHELL,
        body:
          fill(SHELL, '#262b3a') +
          inset(SHELL, '#6c7690', 0.86, 0, 0.5) +
          `<g transform="translate(1 1)">${fill(meat, '#f0a14a')}${lip}</g>` +
          detail(pen, line('M-30 2C-24 -12 6 -22 28 -12', '#8f9ab5', 2)),
      }
    },
  },
  clam: {
    reach: [27, 24],
    variants: 2,
    draw(pen) {
      // Two round shells still joined, the meat between them.
      const shells = 'M-26 2C-26 -18 -10 -24 0 -14C10 -24 26 -18 26 2C26 18 12 24 0 22C-12 24 -26 18 -26 2Z'
      const rings = line(
        'M-20 4C-19 -10 -10 -15 -3 -9M20 4C19 -10 10 -15 3 -9M-14 8C-14 -2 -8 -6 -4 -4M14 8C14 -2 8 -6 4 -4',
        '#a98c68',
        2,
        0.8,
      )
      return {
        shade: shells,
        body:
          fill(shells, '#8d7558') +
          inset(shells, '#cdb694', 0.93, 0, -1) +
          rings +
          oval(0, 10, 15, 8, '#f6e4c2') +
          oval(-2, 9, 9, 4.6, '#eaa868', 0.8) +
          detail(pen, line('M-12 -14q5 -3 8 1', '#f4e8d2', 2.2, 0.9)),
      }
    },
  },
  scallop: {
    reach: [26, 25],
    draw(pen) {
      const round = blob(pen, 9, 26, 25, 0.08)
      const sear = line('M-12 -8l20 -6M-14 2l28 -8M-10 11l22 -6', '#8f521a', 3, 0.6)
      return {
        shade: round,
        body:
          fill(round, '#ecdcbc') +
          inset(round, '#e2ae62', 0.8, -0.5, -1) +
          inset(round, '#f0c684', 0.5, -4, -5, 0.9) +
          detail(pen, sear),
      }
    },
  },
  'squid-ring': {
    reach: [25, 22],
    variants: 2,
    draw(pen) {
      const outline = `${blob(pen, 9, 26, 23, 0.14)}${holePath(12, 9)}`
      const colour = pen.tint ?? '#fbf1e2'
      return {
        shade: outline,
        body:
          fill(outline, darker(colour, 0.26)) +
          inset(outline, colour, 0.92, -0.4, -1) +
          line('M-10.6 -4Q0 -12 10.6 -4', darker(colour, 0.2), 4) +
          detail(pen, ring(0, 0, 17.5, darker(colour, 0.12), 1.5)),
      }
    },
  },
  /** Scored crosswise and rolled up by the heat: a ridged curl, its end seen on the right. The cuts and the end stay white in a sauce of any color. */
  cuttlefish: {
    reach: [29, 18],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#fbf0e2'
      const white = mix(colour, '#fff8ec', 0.84)
      const lean = Math.round(pen.random() * 4)
      const curl = `M-26 ${-8 - lean}Q-6 -19 17 -16Q29 -12 29 1Q28 15 15 17Q-8 21 -27 ${11 - lean}Q-32 2 -26 ${-8 - lean}Z`
      const scores =
        'M-24 -8Q-14 2 -21 11M-14 -13Q-4 2 -11 16M-3 -15Q7 1 0 17M7 -16Q14 0 8 17M-27 2Q-18 -10 -4 -15M-22 11Q-8 2 8 -13M-8 17Q2 10 10 2'
      return {
        shade: curl,
        face: curl,
        body:
          fill(curl, darker(colour, 0.3)) +
          inset(curl, colour, 0.93, -0.5, -1.2) +
          line('M-20 -11Q-4 -17 10 -14', lighter(colour, 0.7), 3, 0.85),
        marks:
          detail(pen, at(0.7, 1.1, line(scores, darker(colour, 0.3), 2.4, 0.6))) +
          line(scores, white, 2.2, 0.95) +
          oval(18, 0.5, 9, 14, darker(colour, 0.26)) +
          oval(18.5, 0.5, 7.4, 12, white) +
          line('M19 -7Q25 0 19 7Q14 5 17 -1', darker(white, 0.3), 2.6),
      }
    },
  },
  octopus: {
    reach: [42, 24],
    draw(pen) {
      const arm =
        'M-40 14C-30 -26 8 -30 30 -12C42 -2 36 16 22 12C12 8 14 -4 6 -8C-10 -14 -18 4 -24 20Q-34 24 -40 14Z'
      const suckers = repeat(6, (i) => disc(-28 + i * 9, [6, -8, -15, -17, -14, -7][i] ?? 0, 3.4, '#f6d9d3'))
      return {
        shade: arm,
        body:
          fill(arm, '#8c4350') +
          inset(arm, '#b8616c', 0.9, -1, -2) +
          suckers +
          detail(pen, disc(25, 0, 3, '#f6d9d3')),
      }
    },
  },
  /** A cooked arm cut across: white, purple skin around it, suckers along one side. */
  'octopus-slice': {
    reach: [21, 19],
    variants: 3,
    draw(pen) {
      const coin = blob(pen, 9, 20, 17.5, 0.2)
      const sucker = (x: number, y: number) => disc(x, y, 4.6, '#8c4350') + disc(x, y, 2.6, '#f3d3cf')
      return {
        shade: coin,
        body:
          sucker(-9, 15) +
          sucker(1, 18) +
          sucker(11, 14) +
          fill(coin, '#8c4350') +
          inset(coin, '#c27a80', 0.9, -0.3, -0.6) +
          inset(coin, pen.tint ?? '#fbeee4', 0.72, -0.2, -0.8) +
          disc(-0.5, -1, 2.2, '#e2b9ae') +
          detail(pen, ring(-0.5, -1, 7, '#ecd2c4', 1.6)),
      }
    },
  },
  crab: {
    reach: [46, 34],
    draw(pen) {
      const heap = blob(pen, 10, 46, 34, 0.22)
      const flakes = (count: number, colour: string, width: number) =>
        line(dashes(pen, spread(pen, count, 36, 25), 14, 0.15), colour, width)
      return {
        shade: heap,
        body:
          fill(heap, '#d9a58a') +
          flakes(14, '#fdf3e6', 12) +
          flakes(9, '#ee8d6b', 6) +
          detail(pen, flakes(8, '#fff', 3)),
      }
    },
  },
  lobster: {
    reach: [54, 26],
    draw(pen) {
      const tail = 'M-50 0C-46 -22 10 -28 30 -18L52 -24Q56 0 52 24L30 18C10 28 -46 22 -50 0Z'
      const bands = line('M-28 -17q8 17 0 34M-8 -21q9 21 0 42M12 -21q8 21 0 42', '#8f2a16', 3.4)
      return {
        shade: tail,
        body:
          fill(tail, '#b23a20') +
          inset(tail, '#da5a3a', 0.88, -1, -2) +
          bands +
          detail(pen, line('M36 -10l14 -6M36 0h16M36 10l14 6', '#8f2a16', 2.6)),
      }
    },
  },
  oyster: {
    reach: [35, 27],
    variants: 2,
    draw(pen) {
      const shell = 'M-35 4C-37 -17 -12 -29 10 -25C29 -22 39 -5 33 9C26 24 5 29 -12 25C-27 22 -34 16 -35 4Z'
      const meat = blob(pen, 8, 19, 13, 0.24)
      const ridges = detail(pen, line('M-33 10Q-20 24 0 25M30 12Q18 24 2 26', '#a39b8a', 2.4))
      const body =
        fill(shell, '#7f7a6f') +
        inset(shell, '#efebe0', 0.86, 0.5, -0.5) +
        inset(shell, '#dcd6c6', 0.66, 1, 1)
      return {
        shade: shell,
        body:
          body +
          ridges +
          fill(meat, '#c9bea6') +
          inset(meat, '#efe7d3', 0.78, -1.5, -2) +
          oval(-6, -5, 4, 2.2, '#fff', 0.9),
      }
    },
  },
  'surimi-stick': {
    reach: [34, 11],
    draw(pen) {
      const stick = ovalPath(0, 0, 34, 11)
      return {
        shade: stick,
        body:
          fill(stick, '#fbf3e8') +
          fill('M-33 -3C-20 -14 20 -14 33 -3Q0 -8 -33 -3Z', '#e0583c') +
          detail(pen, line('M-24 4h46', '#e6d8c4', 2)),
      }
    },
  },
} satisfies GlyphFamily
