import { darker, lighter, mix } from '../../ink/colour.ts'
import { at, cut, fill, grains, inset, line, num } from '../../ink/ink.ts'
import { blob, boxPath, frill } from '../../ink/outline.ts'
import { dashes, detail, dots, type Pen, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

/** Lines from side to side, bent at random, for grains to lie along. */
function strewnRows(pen: Pen, rx: number, ry: number): string {
  const count = pen.fine ? 13 : 7
  return repeat(count, (i) => {
    const y = ((i + 0.5) / count - 0.5) * 2 * ry
    const half = rx * Math.sqrt(1 - (y / ry) ** 2) * (0.92 + pen.random() * 0.14)
    const bend = () => num((pen.random() - 0.5) * 12)
    return `M${num(-half)} ${num(y)}q${num(half * 0.5)} ${bend()} ${num(half)} ${bend()}t${num(half)} ${bend()}`
  })
}

/** Where the knobs of a floret sit, and how big they are to one another; the lowest lie in front. */
const KNOBS = [
  [-23, 0, 0.92],
  [23, -1, 0.92],
  [-15, -13, 1],
  [14, -15, 1],
  [-1, -20, 1.06],
  [-8, -3, 0.84],
  [9, -4, 0.84],
] as const

export const brassicas = {
  broccoli: {
    reach: [34, 36],
    variants: 2,
    draw(pen) {
      const crown = frill(pen, 10, 31, 24, 0.16)
      const stem = 'M-10 6L-11 32Q0 41 11 32L10 6Z'
      const buds = (count: number, colour: string, width: number) =>
        line(dots(spread(pen, count, 22, 16)), colour, width)
      const head =
        fill(crown, '#2f6d31') +
        buds(7, '#468a3c', 15) +
        buds(6, '#62a84f', 8) +
        detail(pen, buds(14, '#93cc78', 3))
      return {
        shade: `M-31 -8A31 27 0 1 1 31 -8Q28 14 10 18L11 32Q0 41 -11 32L-10 18Q-28 14 -31 -8Z`,
        body:
          fill(stem, '#a3c86e') +
          detail(pen, line('M0 14V34', '#83ab52', 3)) +
          `<g transform="translate(0 -9)">${head}</g>`,
      }
    },
  },
  broccolini: {
    reach: [58, 17],
    variants: 2,
    draw(pen) {
      const head = frill(pen, 8, 19, 16, 0.14)
      const buds = line(dots(spread(pen, 6, 12, 10)), '#69ab52', 6)
      const stalk =
        line('M-56 3Q-20 -3 28 0', '#8aba5a', 10) +
        detail(pen, line('M-54 0Q-20 -6 24 -3M-12 1q6 10 14 10', '#b3d683', 2.6))
      return {
        shade: 'M-58 -2Q-20 -8 20 -6C24 -20 56 -22 58 0C56 22 24 20 20 6Q-20 2 -58 8Z',
        body: `${stalk}<g transform="translate(38 0)">${fill(head, '#35742f')}${buds}</g>`,
      }
    },
  },
  /** Chinese broccoli: a thick stem under broad leaves that the pan made limp. */
  'leafy-stem': {
    reach: [60, 24],
    variants: 3,
    draw(pen) {
      const leaf = (x: number, y: number, turn: number, colour: string) =>
        `<g transform="translate(${x} ${y})rotate(${turn})">${fill(blob(pen, 9, 27, 14, 0.22), colour)}${line('M-24 0Q0 -4 22 0', '#8dbb68', 2.6)}${detail(pen, line('M-8 -1l8 -8M-8 -1l8 8M4 -1l8 -7M4 -1l8 7', '#6fa152', 1.6))}</g>`
      return {
        shade: 'M-60 -3Q-20 -7 -2 -5Q14 -20 38 -14Q54 -6 54 0Q52 12 36 18Q14 22 -2 5Q-20 4 -60 7Z',
        body:
          line('M-57 2Q-20 -3 20 0', '#6e9f48', 11) +
          line('M-56 0Q-20 -5 18 -2', '#a5cc7c', 6) +
          leaf(16, -9, -16, '#2c622f') +
          leaf(18, 10, 14, '#34703a') +
          leaf(32, 0, 3, '#3f8142'),
      }
    },
  },
  cauliflower: {
    reach: [34, 33],
    variants: 2,
    draw(pen) {
      // Cut through, so that one sees it branch: a smooth cap on a stalk would be a mushroom.
      const isRoasted = pen.tint === 'roasted'
      const colour = isRoasted || !pen.tint ? '#f8efd6' : lighter(pen.tint, 0.12)
      const curd = frill(pen, 8, 11.4, 10.8, 0.36)
      const grain = dots(spread(pen, 6, 7, 6.4))
      const places = pen.fine ? KNOBS : KNOBS.slice(0, 5)
      const turns = places.map(() => Math.round(pen.random() * 360))
      const knobs = (draw: (i: number) => string) =>
        places.map(([x, y, size], i) => at(x, y, draw(i), turns[i], size)).join('')
      const heads = knobs(() => fill(curd, darker(colour, 0.3)) + inset(curd, colour, 0.87))
      const brown = isRoasted
        ? knobs((i) => (i === 5 ? '' : line(dots(spread(pen, 5, 8, 8)), '#8f4f18', 5, 0.42)))
        : ''
      const stem = 'M-7 30Q0 35 7 30L8 16L21 4L16 -1L5 8L2 -8L-3 -8L-5 8L-17 0L-21 5L-8 16Z'
      const pale = mix('#e9edc4', colour, 0.4)
      return {
        shade:
          'M-33 0C-36 -14 -24 -26 -12 -28C0 -36 14 -32 20 -25C32 -22 36 -8 33 2C28 12 14 14 9 18L8 31Q0 36 -8 31L-9 18C-18 14 -30 12 -33 0Z',
        body: heads + brown,
        marks:
          line(
            'M-24 -10q7 2 7 9M-8 -22q6 5 2 12M13 -25q-5 6 1 12M26 -9q-8 1 -9 9M-13 -5q5 -5 11 -3M4 -7q6 -2 10 3',
            darker(colour, 0.5),
            2,
            0.4,
          ) +
          detail(
            pen,
            knobs(() => line(grain, lighter(colour, 0.7), 2.6, 0.8)),
          ) +
          cut(stem, darker(pale, 0.3), 3, 0.8) +
          at(-0.3, -0.6, cut(stem, pale, 1, 0.8)) +
          (isRoasted ? line('M-5 20V29M6 9L14 3', '#b9803c', 4, 0.5) : ''),
      }
    },
  },
  /** A head in one piece, its leaves about it. */
  'whole-cauliflower': {
    reach: [92, 88],
    draw(pen) {
      const leaves = repeat(9, (i) => {
        const turn = i * 40 + pen.random() * 14
        const leaf = 'M-16 -52Q-30 -84 0 -92Q30 -84 16 -52Z'
        return at(0, 0, fill(leaf, i % 2 ? '#7f9a48' : '#98ad5c') + line('M0 -50V-84', '#dfe2b4', 4), turn)
      })
      const crown = frill(pen, 13, 72, 68, 0.1)
      // Knob beside knob to the middle of the dome, browned where they stand highest.
      const knob = (x: number, y: number, size: number) => {
        const curd = frill(pen, 8, size, size * 0.94, 0.2)
        return at(
          x,
          y,
          fill(curd, '#b98f52') +
            inset(curd, '#efdcae', 0.9, -0.5, -1.6) +
            inset(curd, '#c58c43', 0.5, 0, -2, 0.6) +
            detail(pen, line(dots(spread(pen, 9, size * 0.7, size * 0.66)), '#fff6dc', 4, 0.9)),
        )
      }
      const ringOf = (count: number, rx: number, ry: number, size: number) =>
        repeat(count, (i) => {
          const angle = (i / count) * 6.283 + rx
          return knob(Math.cos(angle) * rx, Math.sin(angle) * ry, size)
        })
      return {
        shade: crown,
        body:
          leaves + fill(crown, '#a87f45') + ringOf(11, 56, 53, 19) + ringOf(7, 33, 31, 19) + knob(0, -2, 24),
      }
    },
  },
  'cauliflower-rice': {
    reach: [60, 46],
    draw(pen) {
      // Loose to the rim, and every grain as small as the next.
      const colour = pen.tint ?? '#fbf4e1'
      const heap = blob(pen, 21, 54, 41, 0.12)
      const rows = (turn: number, paint: string, width: number, gap: number, opacity = 1) => {
        const isAcross = Math.abs(turn) > 45
        const path = isAcross ? strewnRows(pen, 40, 52) : strewnRows(pen, 54, 41)
        return at(0, 0, grains(path, paint, width, gap, opacity), turn)
      }
      return {
        shade: heap,
        face: heap,
        body:
          fill(heap, mix(colour, '#b89c62', 0.3)) +
          rows(0, mix(colour, '#c9b07a', 0.36), 5, 6.2) +
          rows(80, colour, 4.4, 7.4) +
          detail(pen, rows(-76, lighter(colour, 0.7), 3.8, 9.6)) +
          detail(pen, rows(14, mix(colour, '#8f7038', 0.5), 2.2, 15, 0.6)),
      }
    },
  },
  mash: {
    reach: [58, 46],
    draw(pen) {
      const mound = blob(pen, 12, 59, 46, 0.12)
      const colour = pen.tint ?? '#f6ecd0'
      const swirl = line(
        'M-36 8C-40 -24 2 -36 26 -18C44 -2 24 24 0 20C-18 16 -16 -4 0 -6Q12 -4 8 4',
        '#d8c391',
        4,
      )
      // A round pool of butter on white would read as the yolk of an egg.
      const pat = boxPath(8, 6, 2)
      const butter = at(-4, 4, fill(pat, '#d9a838') + at(-1, -2, fill(pat, '#f8dd80')), -24)
      return {
        shade: mound,
        body:
          fill(mound, '#d9c699') +
          inset(mound, colour, 0.95, -1, -2) +
          swirl +
          detail(pen, line('M-42 -4C-38 -30 4 -40 30 -22', '#fffaf0', 4, 0.8)) +
          butter,
      }
    },
  },
  /** A mound full of shreds of greens, butter in the hollow on top: the pat is still seen, a round yellow pool is the yolk of an egg. */
  'mash-well': {
    reach: [88, 76],
    draw(pen) {
      const colour = pen.tint ?? '#edeec6'
      const mound = blob(pen, 21, 78, 64, 0.16)
      const shreds = (count: number, share: number, paint: string, width: number) =>
        line(dashes(pen, spread(pen, count, 68 * share, 55 * share), 17, 0.16), paint, width)
      const hollow = blob(pen, 13, 36, 25, 0.3)
      const pat = boxPath(14, 10, 3)
      return {
        shade: mound,
        body:
          fill(mound, darker(colour, 0.26)) +
          at(-1, -4, fill(mound, colour), 0, 0.96) +
          line(dashes(pen, spread(pen, 14, 58, 46), 15, 0.3), darker(colour, 0.1), 9, 0.6) +
          shreds(30, 1, '#4f8436', 4) +
          shreds(34, 1, '#86b355', 4.4) +
          detail(pen, shreds(22, 0.96, '#b9d888', 3.4)) +
          line('M-52 14C-60 -26 -14 -52 30 -38M54 -4C58 22 24 44 -16 41', lighter(colour, 0.55), 6, 0.8) +
          at(0, -5, fill(hollow, darker(colour, 0.3)) + at(0, 2.4, fill(hollow, '#e9cf78'), 0, 0.92)) +
          at(-3, -9, fill(pat, '#d9a93a') + at(-0.8, -3.4, fill(pat, '#fbe28a')), -18) +
          line('M14 6q9 1 13 -4M-24 3q4 5 11 6', '#fff4c4', 3, 0.9),
      }
    },
  },
  /** Cut in two: leaf lies on leaf around the white core; of another color where the pan has browned its face. */
  sprout: {
    reach: [22, 24],
    variants: 3,
    draw(pen) {
      const half = 'M0 -21C14 -21 21 -10 20 2C19 14 10 20 0 21C-10 20 -19 14 -20 2C-21 -10 -14 -21 0 -21Z'
      const heart = line(
        'M0 18V-10M0 10Q-10 4 -11 -8M0 10Q10 4 11 -8M0 2Q-5 -4 -5 -12M0 2Q5 -4 5 -12',
        pen.tint === 'roasted' ? '#dccb84' : '#7ea651',
        2.4,
      )
      const char =
        line('M-13 -13Q-2 -19 10 -15M14 -6Q18 4 11 14', '#6a3d14', 5, 0.75) +
        line(dashes(pen, spread(pen, 5, 11, 13), 5, 0.3), '#8a5a1e', 3, 0.5)
      const isBrowned = pen.tint === 'roasted'
      const face = isBrowned ? '#bfcb78' : '#dbe9a8'
      return {
        shade: half,
        body:
          fill(half, isBrowned ? '#4f7434' : '#5f9140') +
          inset(half, face, 0.84, 0, -0.5) +
          (isBrowned ? inset(half, '#a8722f', 0.7, 0, 0, 0.75) : '') +
          heart +
          (isBrowned ? char : ''),
      }
    },
  },
  'cauliflower-steak': {
    reach: [66, 50],
    draw(pen) {
      // A slice through the head: pale trunk and limbs, knobs along the rim, browned in patches.
      const slab =
        'M-14 50L-12 30C-44 36 -68 16 -64 -6C-66 -34 -36 -50 -14 -44C0 -54 30 -52 42 -38C62 -36 70 -8 58 10C52 28 30 36 14 30L14 50Q0 56 -14 50Z'
      const colour = pen.tint ?? '#f6e8c4'
      const curd = frill(pen, 8, 13, 12, 0.36)
      const count = pen.fine ? 13 : 9
      const rim = repeat(count, (i) => {
        const angle = 2.6 + (i / (count - 1)) * 4.2
        return at(
          Math.cos(angle) * 52,
          Math.sin(angle) * 33 - 6,
          fill(curd, darker(colour, 0.34)) + inset(curd, colour, 0.88),
          Math.round(pen.random() * 360),
        )
      })
      const limbs = 'M0 46V4M0 30L-32 6M0 30L32 4M0 12L-16 -22M0 12L18 -22M-18 16L-44 -8M18 15L44 -10M0 6V-26'
      const sear = (count: number, paint: string, width: number, opacity: number) =>
        at(0, -4, line(dashes(pen, spread(pen, count, 52, 36), 8, 0.3), paint, width, opacity))
      return {
        shade: slab,
        body: rim + at(0, -2, fill(slab, mix(colour, '#c99a52', 0.3)), 0, 0.86) + sear(14, '#a8662a', 9, 0.5),
        marks:
          line(limbs, darker(colour, 0.24), 12, 0.8) +
          line(limbs, '#f3f0d2', 9, 0.85) +
          detail(pen, sear(9, '#7d4619', 6, 0.45)) +
          detail(pen, line(dots(spread(pen, 18, 56, 40)), lighter(colour, 0.7), 3, 0.9)),
      }
    },
  },
  kohlrabi: {
    reach: [22, 21],
    variants: 2,
    draw(pen) {
      const slice = blob(pen, 9, 22, 21, 0.06)
      const rings = detail(
        pen,
        repeat(2, (i) => `<circle r="${8 + i * 6}" fill="none" stroke="#d5dfb0" stroke-width="1.6"/>`),
      )
      return {
        shade: slice,
        body: fill(slice, '#9dbb6d') + inset(slice, pen.tint ?? '#f4f6de', 0.88) + rings,
      }
    },
  },
} satisfies GlyphFamily
