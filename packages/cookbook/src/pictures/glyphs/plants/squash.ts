import { drawCrumbs } from '../../ink/coat.ts'
import { darker, lighter } from '../../ink/colour.ts'
import { at, cut, fill, inset, line, oval } from '../../ink/ink.ts'
import { blob, chunk, ovalPath } from '../../ink/outline.ts'
import { dashes, detail, dots, type Pen, type Point, repeat, spread } from '../../ink/pen.ts'
import type { Glyph, GlyphFamily, GlyphInk } from '../glyph.ts'

/** As thick at one end as at the other, both round: what tapers is a chili. */
const BOAT =
  'M-76 -9Q-72 -25 -48 -27Q0 -30 46 -27Q72 -25 75 -2Q74 24 46 27Q0 30 -48 27Q-72 25 -76 9Q-80 0 -76 -9Z'
const AUBERGINE = 'M-66 4C-58 -20 -22 -22 6 -30C44 -40 72 -22 72 4C70 30 38 40 6 32C-22 26 -60 26 -66 4Z'

const HALF_MOON = 'M-26 -11H26C26 8 14 19 0 19C-14 19 -26 8 -26 -11Z'
const MOON_FLESH = 'M-22.5 -11H22.5C22.5 5 12 15 0 15C-12 15 -22.5 5 -22.5 -11Z'

const AUBERGINE_SKIN = '#3a1f42'
const AUBERGINE_FLESH = '#e6c98c'

/** Cream flesh with tiny seeds, browned along its edge; what coats it leaves the skin bare. */
function drawAubergine(
  pen: Pen,
  { outline, top, skin }: Record<'outline' | 'top' | 'skin', string>,
  [rx, ry]: Point,
  shine: string,
): GlyphInk {
  const colour = pen.tint ?? AUBERGINE_FLESH
  return {
    shade: outline,
    face: top,
    body:
      cut(outline, darker(colour, 0.3), 2.4) +
      cut(skin, AUBERGINE_SKIN, 2.4) +
      line(shine, '#80558c', 2.8, 0.85) +
      fill(top, colour) +
      line(top, '#9c6229', 4, 0.6) +
      detail(pen, at(0, -ry, line(dashes(pen, spread(pen, 3, rx, ry), 9, 0.3), '#a86f33', 5, 0.32))),
    marks: detail(
      pen,
      at(
        0,
        -ry,
        line(dashes(pen, spread(pen, 4, rx * 0.8, ry * 0.7), 6), lighter(colour, 0.5), 3.4, 0.6) +
          line(dashes(pen, spread(pen, 9, rx, ry * 0.8), 1.6), darker(colour, 0.4), 1.6, 0.8),
      ),
    ),
  }
}

/** What zucchini turns to in hot oil. */
const FRIED = { skin: '#55702c', flesh: '#efdc8c' }

/** Brown in the middle, and in darker spots: what lay flat in the pan. */
function freckles(pen: Pen, rx: number, ry: number): string {
  const spots = (count: number, paint: string, width: number) =>
    line(dots(spread(pen, count, rx * 1.1, ry * 1.1)), paint, width, 0.8)
  return (
    fill(blob(pen, 8, rx, ry, 0.6), '#d29a45', 0.75) +
    spots(7, '#a9662a', 6) +
    detail(pen, spots(6, '#7c431a', 3.4))
  )
}

/** Half of a round. */
function halfMoon(skin: string, flesh: string, seed: string): Glyph {
  return {
    reach: [25, 17],
    variants: 2,
    draw(pen) {
      const seeds = detail(pen, line('M-12 -6l2 4M-5 -4l1 5M4 -4l-1 5M12 -6l-2 4', seed, 3))
      if (pen.tint !== 'roasted')
        return { shade: HALF_MOON, body: fill(HALF_MOON, skin) + fill(MOON_FLESH, flesh) + seeds }
      const browned = freckles(pen, 15, 7)
      return {
        shade: HALF_MOON,
        body: fill(HALF_MOON, FRIED.skin) + fill(MOON_FLESH, FRIED.flesh) + browned,
      }
    },
  }
}

export const squash = {
  'courgette-moon': halfMoon('#4d8038', '#eef0c2', '#d2d894'),
  'cucumber-moon': halfMoon('#41803c', '#e3f1c4', '#b5d488'),
  'cucumber-chunk': {
    reach: [19, 15],
    variants: 3,
    draw(pen) {
      const wedge = chunk(pen, 18, 14)
      return {
        shade: wedge,
        body:
          fill(wedge, '#3d7a3a') +
          at(1, 4, inset(wedge, '#d3e8ac', 0.92) + inset(wedge, '#e9f5d0', 0.74, 0, 1)) +
          detail(pen, line('M-7 5l4 -2M2 7l4 -2', '#b5d488', 2.4)),
      }
    },
  },
  'courgette-slice': {
    reach: [25, 23],
    variants: 3,
    draw(pen) {
      const isFried = pen.tint === 'roasted'
      // Fried it goes limp: no two are the same round.
      const round = isFried ? blob(pen, 9, 25.5, 21 + pen.random() * 2.5, 0.2) : blob(pen, 10, 25, 23.5, 0.05)
      if (!isFried) {
        const seeds = line(
          repeat(6, (i) => `M${Math.round(Math.cos(i * 1.05) * 9)} ${Math.round(Math.sin(i * 1.05) * 8)}h.1`),
          '#d2d894',
          4.5,
        )
        return { shade: round, body: fill(round, '#4d8038') + inset(round, '#eef0c2', 0.87) + seeds }
      }
      return {
        shade: round,
        body: fill(round, FRIED.skin) + inset(round, FRIED.flesh, 0.86, -0.3, -0.6) + freckles(pen, 15, 12),
      }
    },
  },
  'courgette-half': {
    reach: [71, 29],
    draw: (pen) =>
      hollowed(
        pen,
        BOAT,
        ['#3f7a34', '#74a957', '#eff1c4'],
        detail(
          pen,
          line('M-52 -14h5M-30 -20h6M-4 -22h5M24 -22h6M48 -16h5M-40 18h5M-8 22h6M30 21h5', '#9cc56e', 3),
        ),
      ),
  },
  /** The half of a pickle: olive, warty, its flesh clear. */
  'pickle-half': {
    reach: [70, 27],
    draw(pen) {
      const warts = line(
        'M-60 -12h.1M-46 -20h.1M-24 -23h.1M0 -24h.1M22 -24h.1M44 -21h.1M60 -12h.1M-56 15h.1M-36 21h.1M-12 23h.1M12 24h.1M36 22h.1M56 15h.1',
        '#aebb62',
        6,
      )
      return hollowed(pen, blob(pen, 19, 71, 27, 0.1), ['#5d6d27', '#85943a', '#dfe2a0'], warts)
    },
  },
  /** The half of a chayote: a pale pear with creases. */
  'chayote-half': {
    reach: [62, 40],
    draw(pen) {
      const pear =
        'M-62 2C-64 -14 -48 -22 -26 -27C0 -42 36 -44 52 -28Q58 -24 58 -14Q66 -6 63 4Q64 14 56 18Q50 34 30 38C6 42 -10 34 -28 28C-50 24 -62 16 -62 2Z'
      const creases = line(
        'M60 -14Q52 -10 46 -12M63 4Q54 6 48 3M56 19Q50 16 44 18M-60 2h8',
        '#7d9a48',
        3,
        0.9,
      )
      return hollowed(pen, pear, ['#8aa64e', '#bcd283', '#f3f4d6'], creases)
    },
  },
  'courgette-ribbon': {
    reach: [46, 20],
    variants: 2,
    draw(pen) {
      const wave = `M-46 ${6 - pen.random() * 6}Q-28 -24 -8 0T28 0T46 -8`
      return {
        shade: 'M-46 -4Q-28 -30 -8 -8T46 -18V0Q28 26 8 12T-46 16Z',
        body: line(wave, '#5d9042', 19) + line(wave, '#e3ebb0', 14) + detail(pen, line(wave, '#c6d68a', 2)),
      }
    },
  },
  'aubergine-slice': {
    reach: [32, 29],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? AUBERGINE_FLESH
      const round = blob(pen, 10, 32, 29, 0.07)
      const ring = spread(pen, 15, 19, 15).filter(([x, y]) => Math.hypot(x / 19, y / 15) > 0.42)
      const seeds = at(0, -2, line(dashes(pen, ring, 3.4), darker(colour, 0.38), 2.2, 0.8))
      return {
        shade: round,
        body:
          fill(round, AUBERGINE_SKIN) +
          detail(pen, line('M-20 21Q0 31 20 21', '#7d5288', 2.6, 0.8)) +
          inset(round, darker(colour, 0.22), 0.9, 0, -2.6) +
          inset(round, colour, 0.82, 0, -2.4) +
          inset(round, lighter(colour, 0.4), 0.44, 0, -2) +
          seeds,
      }
    },
  },
  /** Skin on the round side, two cut faces above it; skin all around would be toast, none a cube of meat. */
  'aubergine-chunk': {
    reach: [25, 20],
    variants: 3,
    draw(pen) {
      const bow = Math.round(pen.random() * 6 - 3)
      const side = pen.random() < 0.5 ? -1 : 1
      const to = (x: number, y: number) => `${x * side} ${y}`
      const back = `${to(-24, -5 - bow)}L${to(-8 + bow, -20)}L${to(17, -17 + bow)}L${to(25, -4)}`
      const round = `Q${to(25, 8)} ${to(10 + bow, 14)}Q${to(-12, 20)} ${to(-22, 9)}Z`
      const front = `${to(7 + bow, 4)}L${to(-18, 6)}`
      const top = `M${back}L${front}Z`
      const skin = `M${to(-24, -5 - bow)}L${to(-18, 6)}L${to(7 + bow, 4)}L${to(25, -4)}${round}`
      const outline = `M${back}${round}`
      return drawAubergine(pen, { outline, top, skin }, [13, 7], 'M-12 12Q0 14 12 11')
    },
  },
  /** Cut lengthwise, its skin along one side. */
  'aubergine-stick': {
    reach: [40, 12],
    variants: 3,
    draw(pen) {
      const bow = Math.round(pen.random() * 8 - 4)
      const top = `M-39 -2L-33 -11Q0 ${-12 + bow} 34 -10L40 -1Q0 ${3 + bow} -39 2Z`
      const skin = `M-39 0Q0 ${3 + bow} 40 -1L38 6Q0 ${16 + bow} -37 8Z`
      const outline = `M-39 -2L-33 -11Q0 ${-12 + bow} 34 -10L40 -1L38 6Q0 ${16 + bow} -37 8Z`
      return drawAubergine(pen, { outline, top, skin }, [28, 4], `M-28 6Q0 ${10 + bow} 26 5`)
    },
  },
  /** Roasted, peeled and torn lengthwise: silky flesh with rows of seeds, a scrap of skin left on it. */
  /** Cut along, fried in crumbs, spread with tomato and covered with cheese: its skin is seen below the crust, the green cap was left on. */
  'topped-aubergine': {
    reach: [80, 37],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f7e2a8'
      const slice =
        'M-76 -1C-75 -24 -48 -36 -14 -36C16 -36 40 -29 58 -16L70 -13Q76 0 70 12L58 15C40 28 16 36 -14 36C-48 36 -76 22 -76 -1Z'
      const cap = 'M58 -17Q50 -8 58 -2Q50 6 58 16Q72 14 76 6L86 5Q89 0 86 -5L76 -6Q72 -15 58 -17Z'
      const sauce = blob(pen, 15, 54, 23, 0.34)
      const cheese = blob(pen, 11, 47, 17, 0.66)
      const spots = (count: number, paint: string, width: number, opacity: number) =>
        line(dots(spread(pen, count, 36, 13)), paint, width, opacity)
      return {
        shade: slice,
        body:
          at(0.5, 6, fill(slice, '#3b2145')) +
          fill(slice, '#8a5526') +
          at(
            -1,
            -0.6,
            drawCrumbs(pen, slice, () => spread(pen, 20, 64, 29), '#d39745'),
            0,
            0.97,
          ) +
          fill(cap, '#6f8a3e') +
          at(
            -12,
            -1,
            fill(sauce, '#8f2818') +
              inset(sauce, '#c8402a', 0.96, -0.4, -1) +
              at(0, 1.6, fill(cheese, darker(colour, 0.28))) +
              fill(cheese, colour) +
              spots(6, '#d9953f', 10, 0.5) +
              detail(pen, spots(5, '#a8621f', 4, 0.6)) +
              spots(9, '#5c7a33', 2.6, 0.9),
          ),
      }
    },
  },
  'aubergine-strip': {
    reach: [52, 15],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#e3cd95'
      const bow = Math.round(pen.random() * 8 - 4)
      const strip = `M-52 1Q-46 -11 -24 -11Q2 ${-14 + bow} 28 -12Q48 -11 52 -3L45 3Q49 8 40 11Q18 11 0 ${13 + bow}Q-24 12 -42 14Q-54 11 -52 1Z`
      const from = Math.round(pen.random() * 30 - 46)
      const skin = `M${from} 12Q${from + 24} ${8 + bow / 2} ${from + 54} 10L${from + 50} 15Q${from + 20} ${17 + bow / 2} ${from + 2} 16Z`
      const scrap = `M${from + 40} -11q12 -2 22 0l4 2q-8 5 -18 4q-6 -1 -10 -2Z`
      const fibers = 'M-44 -1Q-14 -7 10 -4T46 -5M-42 6Q-12 1 12 5T40 4'
      return {
        shade: strip,
        face: strip,
        body:
          fill(strip, darker(colour, 0.36)) +
          inset(strip, colour, 0.96, -0.5, -1.4) +
          line(fibers, lighter(colour, 0.5), 3, 0.8) +
          at(0, 2.2, line(fibers, darker(colour, 0.26), 1.8, 0.7)) +
          line(dots(spread(pen, 13, 40, 5)), '#7a5526', 2.8) +
          fill(skin, AUBERGINE_SKIN) +
          fill(scrap, AUBERGINE_SKIN) +
          detail(pen, line(`M${from + 8} 13q18 -3 36 -1`, '#7d5288', 1.8, 0.9)),
      }
    },
  },
  /** Matchsticks of zucchini, limp and apart, the green of the skin along some. */
  'courgette-matchsticks': {
    reach: [46, 34],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#dfe7b2'
      const sticks = (count: number) => dashes(pen, spread(pen, count, 50, 38), 25, 0.18)
      const [pale, skinned] = [sticks(26), sticks(12)]
      return {
        shade: '',
        body:
          line(pale, darker(colour, 0.26), 5) +
          at(-0.3, -0.8, line(pale, colour, 4)) +
          line(skinned, '#5d8a3c', 5) +
          at(-0.3, -1.2, line(skinned, lighter(colour, 0.2), 3.6)),
      }
    },
  },
  /** A small one left on its stem, its skin wrinkled by the oil. */
  aubergine: {
    reach: [60, 26],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#523052'
      const body = 'M-46 0C-44 -15 -22 -16 0 -22C28 -28 59 -20 59 2C59 24 28 28 0 22C-22 16 -44 15 -46 0Z'
      const cap = 'M-63 -4L-50 -9Q-36 -16 -26 -8L-35 -1L-27 8Q-38 15 -50 8L-63 4Z'
      return {
        shade: body,
        body:
          fill(body, darker(colour, 0.4)) +
          inset(body, colour, 0.94, -0.5, -1.5) +
          detail(pen, line('M-12 10Q14 18 40 8M-8 2Q18 6 44 -2', darker(colour, 0.35), 2.4, 0.7)) +
          line('M-10 -10Q14 -18 36 -11', lighter(colour, 0.5), 4.4, 0.8) +
          fill(cap, '#5f8a42') +
          detail(pen, line('M-58 -1Q-44 -3 -34 -4', '#9dbf6d', 2.6)),
      }
    },
  },
  'aubergine-half': {
    reach: [71, 33],
    draw(pen) {
      const flesh = inset(AUBERGINE, '#e6c78f', 0.86) + inset(AUBERGINE, '#f0dab0', 0.66, 0, -1)
      const score = line(
        'M-34 -12L24 22M-10 -18L44 18M16 -24L58 4M-34 14L20 -24M-6 22L46 -16',
        '#b07a39',
        3,
        0.7,
      )
      return {
        shade: AUBERGINE,
        body:
          fill(AUBERGINE, '#3f2347') +
          flesh +
          detail(pen, score) +
          fill('M-66 4Q-84 -6 -86 4Q-82 10 -66 4Z', '#5c8a45'),
      }
    },
  },
  pumpkin: {
    reach: [23, 20],
    variants: 2,
    draw(pen) {
      const cube = blob(pen, 6, 25, 22, 0.16)
      const edge = detail(pen, line('M-14 -6Q-4 -12 10 -8', '#ffd79a', 3, 0.8))
      return {
        shade: cube,
        body: fill(cube, '#c46c1d') + inset(cube, pen.tint ?? '#ee9b3c', 0.86, -1, -2) + edge,
      }
    },
  },
  'pumpkin-wedge': {
    reach: [54, 22],
    variants: 2,
    draw(pen) {
      const wedge = 'M-56 -14C-40 26 40 26 56 -14Q60 -22 50 -20C34 0 -34 0 -50 -20Q-60 -22 -56 -14Z'
      return {
        shade: wedge,
        body:
          fill(wedge, '#b86318') +
          inset(wedge, '#f0a045', 0.9, 0, -2) +
          detail(pen, line('M-42 -8C-28 10 28 10 42 -8', '#ffcf8a', 3, 0.8)),
      }
    },
  },
  cucumber: {
    reach: [23, 22],
    variants: 2,
    draw(pen) {
      const round = ovalPath(0, 0, 23.5, 22.5)
      const seeds = repeat(
        7,
        (i) => `<ellipse cy="-9" rx="2.2" ry="4.4" fill="#b5d488" transform="rotate(${i * 51})"/>`,
      )
      return {
        shade: round,
        body:
          fill(round, '#41803c') +
          oval(0, 0, 20, 19, '#d9ebb4') +
          oval(0, 0, 15, 14.5, '#eaf5d0') +
          detail(pen, seeds),
      }
    },
  },
  'cucumber-stick': {
    reach: [40, 9],
    draw(pen) {
      const stick = 'M-38 -9H38Q42 0 38 9H-38Q-42 0 -38 -9Z'
      return {
        shade: stick,
        body:
          fill(stick, '#dcedb8') +
          line('M-37 -7H37', '#4d8a42', 5) +
          detail(pen, line('M-30 3H30', '#b9d78d', 2)),
      }
    },
  },
} satisfies GlyphFamily

/** Cut lengthwise and scooped out: the skin is a rim, its marks on it. */
function hollowed(
  pen: Pen,
  half: string,
  [dark, skin, flesh]: readonly [string, string, string],
  marks: string,
) {
  return {
    shade: half,
    body:
      fill(half, dark) +
      inset(half, skin, 0.95, 0, -1.6) +
      marks +
      inset(half, lighter(flesh, 0.3), 0.82) +
      inset(half, darker(flesh, 0.26), 0.68, 1, 0) +
      detail(pen, inset(half, flesh, 0.66, 1, 2)),
  }
}
