import { darker, lighter } from '../../ink/colour.ts'
import { at, cut, disc, fill, inset, line } from '../../ink/ink.ts'
import { blob, frill } from '../../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const SLICE = 'M-26 4C-26 -30 26 -30 26 4Q14 10 9 8V22Q0 30 -9 22V8Q-14 10 -26 4Z'

export const mushrooms = {
  'mushroom-slice': {
    reach: [26, 25],
    draw(pen) {
      const cap = fill('M-26 4C-26 -30 26 -30 26 4C10 -4 -10 -4 -26 4Z', pen.tint ?? '#b5845a')
      return {
        shade: SLICE,
        body:
          fill(SLICE, pen.tint ? lighter(pen.tint, 0.5) : '#f0e4cf') +
          cap +
          line('M-16 5Q0 -1 16 5', '#8a5f3d', 3, 0.7) +
          detail(pen, line('M-14 -10Q-6 -18 4 -17', '#fff', 3, 0.4)),
      }
    },
  },
  // Hollow up, as it is filled.
  'mushroom-cap': {
    reach: [26, 25],
    variants: 2,
    draw(pen) {
      const cap = blob(pen, 10, 26.5, 25.5, 0.06)
      const colour = pen.tint ?? '#c79a6e'
      const gills = detail(
        pen,
        repeat(12, (i) => `<path d="M0 -9V-17" transform="rotate(${i * 30})"/>`),
      )
      return {
        shade: cap,
        body:
          fill(cap, '#7d5334') +
          inset(cap, colour, 0.95, -0.5, -1) +
          inset(cap, '#6d4529', 0.74) +
          `<g stroke="#a97a52" stroke-width="2">${gills}</g>`,
      }
    },
  },
  /** Hollow up, to be filled. */
  'mushroom-cup': {
    reach: [30, 29],
    variants: 2,
    draw(pen) {
      const cap = blob(pen, 10, 30.5, 29.5, 0.06)
      const colour = pen.tint ?? '#b98a60'
      return {
        shade: cap,
        body:
          fill(cap, darker(colour, 0.35)) +
          inset(cap, lighter(colour, 0.15), 0.93, -0.5, -1.5) +
          inset(cap, '#5b3c28', 0.74, 0, 0.5) +
          detail(pen, line('M-20 -14Q-10 -24 4 -25', '#fff', 3, 0.35)),
      }
    },
  },
  portobello: {
    reach: [56, 54],
    draw(pen) {
      const cap = blob(pen, 12, 57, 55, 0.05)
      const gills = repeat(18, (i) => `<path d="M0 -14V-44" transform="rotate(${i * 20})"/>`)
      return {
        shade: cap,
        body:
          fill(cap, '#8a6242') +
          inset(cap, '#4b3122', 0.86) +
          `<g stroke="#6f4d36" stroke-width="3">${detail(pen, gills)}</g>` +
          disc(0, 0, 13, '#d9c3a0') +
          disc(0, 0, 9, '#efdfc2'),
      }
    },
  },
  /** Cut thick through cap and stem and fried: a dark skin over flesh that has browned, the gills below it. */
  'portobello-slice': {
    reach: [45, 33],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#452818'
      const slice =
        'M-44 4C-47 -22 -24 -32 0 -32C24 -32 47 -22 44 4C42 11 30 10 22 8Q14 7 10 9L12 27Q0 36 -12 27L-10 9Q-14 7 -22 8C-30 10 -42 11 -44 4Z'
      const flesh =
        'M-36 -3C-34 -17 -18 -22 0 -22C18 -22 34 -17 36 -3Q18 -6 7 -2L8 25Q0 30 -8 25L-7 -2Q-18 -6 -36 -3Z'
      const gills = [14, 20, 26, 32, 38].map((x) => `M${x} ${x > 30 ? 1 : 0}v5M${-x} ${x > 30 ? 1 : 0}v5`)
      return {
        shade: slice,
        body:
          fill(slice, colour) +
          fill(flesh, '#a9815a') +
          line(gills.join(''), lighter(colour, 0.3), 2.4, 0.9) +
          detail(
            pen,
            line('M-24 -10q8 -5 16 -4M4 -15q12 1 18 5M-3 2v18M3 0v20M12 -8q8 0 12 2', '#7d5636', 2.4, 0.8) +
              line('M-34 -16Q-20 -28 4 -28', lighter(colour, 0.45), 2.6, 0.7),
          ),
      }
    },
  },
  /** A fan of oyster mushroom, flattened and fried in batter: ribs run from its stem to the frilled edge. */
  'mushroom-cutlet': {
    reach: [54, 48],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#dca24a'
      const fan =
        'M-52 -8C-57 -22 -43 -26 -39 -33C-35 -44 -22 -38 -15 -44C-7 -51 3 -42 12 -46C24 -50 29 -39 37 -36C48 -33 46 -22 53 -16C58 -7 49 1 41 3C31 8 22 10 17 19C13 27 16 37 9 44Q0 50 -9 44C-15 36 -11 28 -18 20C-26 11 -46 12 -52 -8Z'
      const ribs = 'M-3 34Q-10 10 -40 -8M-1 34Q-4 4 -25 -27M1 34Q2 0 2 -34M3 34Q8 6 27 -26M5 33Q14 12 42 -8'
      const rim =
        'M-50 -8C-54 -20 -42 -25 -38 -31C-34 -41 -22 -36 -15 -41C-7 -48 3 -39 12 -43C23 -47 28 -37 36 -34C46 -31 45 -21 51 -14'
      return {
        shade: fan,
        body:
          cut(fan, darker(colour, 0.46), 4) +
          at(-0.5, -1.6, cut(fan, colour, 2), 0, 0.97) +
          line(rim, lighter(colour, 0.5), 6, 0.8) +
          line(dots(spread(pen, 9, 40, 22)), darker(colour, 0.3), 9, 0.3) +
          line(ribs, darker(colour, 0.4), 4, 0.7) +
          detail(
            pen,
            at(1.8, 0.6, line(ribs, lighter(colour, 0.5), 2, 0.8)) +
              line(dashes(pen, spread(pen, 20, 40, 30), 3), lighter(colour, 0.6), 2.4, 0.8),
          ),
      }
    },
  },
  shiitake: {
    reach: [27, 26],
    variants: 2,
    draw(pen) {
      const cap = blob(pen, 10, 27, 26, 0.1)
      const star = detail(pen, line('M-13 0H13M-7 -12L7 12M7 -12L-7 12', '#f0dcb8', 3.4))
      return { shade: cap, body: fill(cap, '#4d2f1c') + inset(cap, '#7b4f30', 0.92, -0.5, -1.5) + star }
    },
  },
  /** Torn from the cluster: a wavy cap that runs down into a short stem on one side, gills below. */
  'oyster-mushroom': {
    reach: [32, 30],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#b39a80'
      const whole =
        'M-31 -6C-33 -20 -20 -22 -12 -27C-2 -32 6 -26 15 -27C28 -26 36 -12 30 -3C26 4 16 4 9 9C4 13 5 22 1 28Q-6 32 -12 27C-15 20 -12 12 -17 7C-22 3 -30 2 -31 -6Z'
      const gills =
        'M-30 -4Q-16 -9 0 -8Q18 -9 31 -4C26 4 16 4 9 9C4 13 5 22 1 28Q-6 32 -12 27C-15 20 -12 12 -17 7C-22 3 -28 2 -30 -4Z'
      return {
        shade: whole,
        body:
          fill(whole, darker(colour, 0.3)) +
          inset(whole, colour, 0.95, -0.4, -1) +
          fill(gills, '#f3e8d2') +
          line('M-30 -4Q-16 -9 0 -8Q18 -9 31 -4', darker(colour, 0.3), 2.6) +
          detail(
            pen,
            line('M-8 24Q-9 8 -23 -3M-5 24Q-5 6 -9 -5M-2 24Q0 6 6 -5M-1 22Q6 6 21 -3', '#cdb892', 2.2),
          ),
      }
    },
  },
  /** A small golden trumpet, its rim wavy, folds running down the stem. */
  chanterelle: {
    reach: [23, 25],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#e3a32f'
      const trumpet =
        'M-5 25C-6 13 -21 6 -24 -6C-26 -16 -17 -16 -12 -20C-5 -25 2 -19 10 -22C20 -25 27 -14 23 -6C19 5 7 12 6 24Q1 29 -5 25Z'
      const rim =
        'M-24 -8C-25 -16 -17 -16 -12 -20C-5 -25 2 -19 10 -22C20 -25 26 -15 23 -8Q12 -3 0 -5Q-14 -3 -24 -8Z'
      return {
        shade: trumpet,
        body:
          fill(trumpet, darker(colour, 0.28)) +
          inset(trumpet, colour, 0.93, -0.4, -1) +
          detail(pen, line('M-2 22Q-4 8 -17 -2M0 22Q0 8 -3 -2M2 22Q4 8 14 -2', darker(colour, 0.3), 2.2)) +
          fill(rim, lighter(colour, 0.3)) +
          fill('M-14 -11Q0 -17 14 -12Q6 -7 -2 -8Q-9 -7 -14 -11Z', darker(colour, 0.22)),
      }
    },
  },
  /** Thin, dark and crinkled, as it swells in water. */
  'wood-ear': {
    reach: [26, 21],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#4a3a36'
      const ear = frill(pen, 8, 24, 18, 0.42)
      return {
        shade: ear,
        body:
          fill(ear, darker(colour, 0.4)) +
          inset(ear, colour, 0.9, -0.6, -1.2) +
          line('M-15 6Q-6 -2 2 4T17 -3M-11 -7Q-2 -12 6 -7', darker(colour, 0.3), 3) +
          detail(pen, line('M-16 2Q-7 -7 2 0T15 -7', lighter(colour, 0.5), 1.8, 0.8)),
      }
    },
  },
  /** Halved lengthwise: a thick pale stem under a small cap. */
  'king-oyster': {
    reach: [24, 56],
    variants: 2,
    draw(pen) {
      const half =
        'M-13 50C-19 22 -15 -6 -16 -18C-30 -26 -22 -50 0 -52C22 -50 30 -26 16 -18C15 -6 19 22 13 50Q0 58 -13 50Z'
      const colour = pen.tint ?? '#f0dfb8'
      const seared = line(
        'M-12 -6L13 6M-13 10L14 22M-13 26L13 38M12 -6L-13 6M13 10L-14 22M13 26L-13 38',
        '#9a6026',
        3,
        0.65,
      )
      return {
        shade: half,
        body:
          fill(half, darker(colour, 0.34)) +
          inset(half, colour, 0.92, 0, -1) +
          fill('M-16 -19C-29 -26 -21 -48 0 -50C21 -48 29 -26 16 -19Q0 -28 -16 -19Z', '#a97a4a') +
          seared +
          detail(pen, line('M-13 -36Q-6 -44 4 -44', '#fff', 3, 0.35)),
      }
    },
  },
  enoki: {
    reach: [26, 36],
    draw(pen) {
      const stems = repeat(7, (i) =>
        line(`M${i * 3 - 9} 34Q${i * 5 - 15} 0 ${i * 8 - 24} ${-20 - (i % 2) * 8}`, '#f4ead4', 3.4),
      )
      const caps = repeat(7, (i) => disc(i * 8 - 24, -22 - (i % 2) * 8, 5.5, '#fffaf0'))
      return {
        shade: 'M-28 -28Q0 -44 28 -28Q20 0 10 36H-10Q-20 0 -28 -28Z',
        body: stems + caps + detail(pen, line('M-8 34h18', '#e0cfa8', 4)),
      }
    },
  },
} satisfies GlyphFamily
