import { pick } from '@butterleaf/domain/chance/seeded-random'
import { darker, lighter } from '../../ink/colour.ts'
import { at, fill, inset, line, num } from '../../ink/ink.ts'
import { blob, frill } from '../../ink/outline.ts'
import { detail, type Pen, repeat } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const SPINACH = 'M0 -35C20 -27 25 4 0 34C-25 4 -20 -27 0 -35Z'
const _ROMAINE =
  'M0 -46C14 -46 24 -34 20 -24Q28 -14 22 -4Q26 8 18 18Q16 34 6 46H-6Q-16 34 -18 18Q-26 8 -22 -4Q-28 -14 -20 -24C-24 -34 -14 -46 0 -46Z'
const ROCKET =
  'M0 -38C10 -36 14 -24 8 -16Q20 -20 22 -10Q18 -2 8 0Q18 0 18 9Q12 16 4 14L2 40H-2L-4 14Q-12 16 -18 9Q-18 0 -8 0Q-18 -2 -22 -10Q-20 -20 -8 -16C-14 -24 -10 -36 0 -38Z'
const ENDIVE = 'M0 -46C20 -36 26 6 14 36Q0 46 -14 36C-26 6 -20 -36 0 -46Z'

const LEAF_PAIRS: readonly [Pair, ...Pair[]] = [
  ['#5d9a48', '#8dc06a'],
  ['#8e3f57', '#b0627a'],
  ['#7ab250', '#b2d985'],
]

type Pair = readonly [dark: string, light: string]

export const saladLeaves = {
  spinach: {
    reach: [22, 35],
    variants: 2,
    draw(pen) {
      const green = pick(pen.random, ['#3f8340', '#4c9144', '#357539'])
      const veins = detail(pen, 'M0 -8L9 -16M0 5L10 -4M0 -8L-9 -16M0 5L-10 -4')
      return {
        shade: SPINACH,
        body:
          fill(SPINACH, green) +
          fill('M0 -35C20 -27 25 4 0 34Z', '#234f2a', 0.35) +
          line(`M0 -26V42${veins}`, '#b3d696', 2),
      }
    },
  },
  romaine: {
    reach: [25, 46],
    variants: 3,
    draw(pen) {
      const [dark, light] = pick<readonly [string, string]>(pen.random, [
        ['#5f9a42', '#98c765'],
        ['#6da748', '#a9d274'],
        ['#548d3d', '#8bbd5c'],
      ] as const)
      const leaf = frill(pen, 15, 24, 44, 0.16)
      const rib = 'M-2 -34Q2 0 7 46Q0 49 -7 46Q-3 6 -2 -34Z'
      const veins = line(
        'M0 -18Q9 -22 14 -29M1 -2Q11 -6 17 -14M2 14Q11 11 16 4M-1 -18Q-9 -22 -13 -29M-1 -2Q-11 -6 -16 -14M-3 14Q-11 11 -15 4',
        '#dcefb4',
        1.9,
        0.9,
      )
      return {
        shade: leaf,
        body:
          fill(leaf, dark) + inset(leaf, light, 0.74, 0, 4, 0.9) + fill(rib, '#f1f5d6') + detail(pen, veins),
      }
    },
  },
  /** A bite-sized piece of a head of lettuce. */
  'torn-leaf': {
    reach: [27, 23],
    variants: 3,
    draw(pen) {
      const [dark, light] = pick<readonly [string, string]>(pen.random, [
        ['#5f9a42', '#98c765'],
        ['#78ae4f', '#b9dd86'],
        ['#548d3d', '#8bbd5c'],
      ] as const)
      const leaf = frill(pen, 11, 26, 21, 0.42)
      const [deep, lit] = pen.tint ? [darker(pen.tint, 0.24), lighter(pen.tint, 0.16)] : [dark, light]
      return {
        shade: leaf,
        body:
          fill(leaf, deep) +
          inset(leaf, lit, 0.8, -0.5, -1, 0.9) +
          fill('M-21 9Q-2 -2 13 -12L17 -6Q2 6 -16 16Z', '#eef4cf', 0.85) +
          detail(pen, line('M-4 1Q-8 -8 -10 -11M4 -4Q10 2 15 4', '#dcefb4', 1.8, 0.9)),
      }
    },
  },
  rocket: {
    reach: [21, 38],
    variants: 2,
    draw(pen) {
      const green = pick(pen.random, ['#4e9140', '#5fa04a'])
      return {
        shade: ROCKET,
        body:
          fill(ROCKET, green) +
          line('M0 -28V38', '#b9dc95', 2.2) +
          detail(pen, line('M0 -6L12 -10M0 -6L-12 -10M0 9L10 8M0 9L-10 8', '#b9dc95', 1.5)),
      }
    },
  },
  'butter-lettuce': {
    reach: [40, 38],
    variants: 2,
    draw(pen) {
      const leaf = frill(pen, 13, 38, 36, 0.14)
      const heart = inset(leaf, '#bfe08e', 0.74, 0, 2) + inset(leaf, '#dcefb2', 0.4, 0, 6)
      const veins = line('M0 34Q-2 8 0 -18M0 18L-16 2M0 18L16 2M0 4L-11 -12M0 4L11 -12', '#f1f8d6', 2.4)
      return { shade: leaf, body: fill(leaf, '#88bb58') + heart + detail(pen, veins) }
    },
  },
  frisee: {
    reach: [34, 32],
    variants: 3,
    draw(pen) {
      const heart = frill(pen, 9, 15, 14, 0.3)
      const curl = (turn: number) => {
        const [reach, bend] = [27 + Math.round(pen.random() * 8), 6 + Math.round(pen.random() * 7)]
        return `<path d="M3 0Q${bend} ${-bend} ${Math.round(reach * 0.5)} 2T${reach} ${-bend}q5 2 3 8" transform="rotate(${turn})"/>`
      }
      const fronds = (count: number, paint: string, width: number) =>
        `<g fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round">${repeat(count, (i) => curl(Math.round((i * 360) / count + pen.random() * 18)))}</g>`
      return {
        shade: heart,
        body:
          fronds(pen.fine ? 13 : 8, '#8fae4e', 6.5) +
          fronds(pen.fine ? 12 : 7, '#cfe08e', 3.6) +
          fill(heart, '#e9efb6') +
          inset(heart, '#f7f7d8', 0.6),
      }
    },
  },
  'mixed-leaf': {
    reach: [28, 34],
    variants: 3,
    draw(pen) {
      const [dark, light] = pick(pen.random, LEAF_PAIRS)
      const leaf = frill(pen, 11, 26, 33, 0.16)
      return {
        shade: leaf,
        body:
          fill(leaf, dark) +
          inset(leaf, light, 0.66, 0, 2) +
          line('M0 -22V36', '#eef5d4', 2.2) +
          detail(pen, line('M0 -2L10 -12M0 12L11 4M0 -2L-10 -12M0 12L-11 4', '#eef5d4', 1.6)),
      }
    },
  },
  radicchio: {
    reach: [27, 30],
    variants: 2,
    draw(pen) {
      const leaf = frill(pen, 9, 26, 29, 0.12)
      const veins = line('M0 30V-14M0 18L-14 2M0 18L14 2M0 4L-9 -10M0 4L9 -10', '#f6e4e8', 3.4)
      return { shade: leaf, body: fill(leaf, '#772a48') + inset(leaf, '#9a3c60', 0.84, -1, -1) + veins }
    },
  },
  endive: {
    reach: [21, 45],
    draw(pen) {
      const ribs = detail(pen, line('M-4 34Q-8 0 -2 -32M5 34Q9 4 4 -26', '#fff', 2.4, 0.8))
      return { shade: ENDIVE, body: fill(ENDIVE, '#c8d382') + inset(ENDIVE, '#f2f2cf', 0.8, 0, 5) + ribs }
    },
  },
  /** Laid on its back to be filled: white at the foot, yellow-green at the tip and along its raised edges. */
  'endive-boat': {
    reach: [64, 27],
    variants: 2,
    draw(pen) {
      const leaf = 'M-62 0C-60 -15 -36 -24 -6 -27C24 -28 52 -17 66 0C52 17 24 28 -6 27C-36 24 -60 15 -62 0Z'
      const ribs = detail(
        pen,
        line('M-50 -5Q-10 -16 34 -12M-52 0H44M-50 5Q-10 16 34 12', '#fffef0', 2.4, 0.8),
      )
      return {
        shade: leaf,
        body:
          fill(leaf, '#a9bb58') +
          inset(leaf, '#dde29a', 0.95, 0, -1) +
          inset(leaf, '#c9d27c', 0.84, 2, 0) +
          inset(leaf, '#f4f3d6', 0.78, -6, 1) +
          ribs,
      }
    },
  },
  /** One whole leaf seen from above: its rib at one end, ruffles all around, a deep hollow. */
  'lettuce-cup': {
    reach: [62, 50],
    variants: 2,
    draw(pen) {
      const leaf = blob(pen, 25, 62, 50, 0.3)
      const hollow = blob(pen, 13, 45, 34, 0.16)
      const folds = repeat(11, (i) => {
        const angle = (i / 11) * 6.28 + 0.3
        const [x, y] = [Math.cos(angle), Math.sin(angle)]
        return `M${num(x * 44)} ${num(y * 35)}L${num(x * 56)} ${num(y * 44)}`
      })
      return {
        shade: leaf,
        body:
          fill(leaf, '#5f9438') +
          inset(leaf, '#8fc35a', 0.94, 0, -1.4) +
          detail(pen, line(folds, '#cfe8a4', 2.4, 0.8)) +
          fill(hollow, '#5c8c3b') +
          inset(hollow, '#b5da80', 0.93, 1, 3) +
          fill('M-64 -9Q-40 -5 -6 3Q-40 10 -63 14Q-67 3 -64 -9Z', '#e6f3c6'),
      }
    },
  },
  /** Leaves in place of a bun, seen from the side: one below, one folded over, room for the filling between them. */
  'lettuce-bun': {
    reach: [68, 54],
    variants: 2,
    draw(pen) {
      const leaf = pen.tint ?? '#bfdc8c'
      const lean = Math.round(pen.random() * 8 - 4)
      const edge = darker(leaf, 0.3)
      const back = 'M-60 -14Q-64 22 -56 36Q0 46 56 36Q64 22 60 -14Z'
      const over = `M-62 -6Q-72 -30 -46 -42Q${-24 + lean} -56 ${6 + lean} -52Q44 -54 60 -30Q70 -16 63 -4q-7 7 -15 1t-16 3t-16 -3t-16 3t-16 -3t-16 3t-16 -3t-14 -3Z`
      const under =
        'M-68 24q6 -8 14 -1t16 1t16 2t18 -2t18 2t16 -2t16 -1t20 2Q66 46 30 50Q0 54 -30 50Q-64 46 -68 24Z'
      const ribs = `M${lean} -48Q-6 -26 -10 -12M${lean + 14} -49Q18 -28 16 -10M${lean - 16} -46Q-34 -28 -38 -12M36 -46Q44 -28 44 -10`
      return {
        shade: `${over}${back}${under}`,
        body:
          fill(back, darker(leaf, 0.42)) +
          fill(over, edge) +
          at(0, -1.4, inset(over, leaf, 0.95, 0, -1)) +
          line(ribs, lighter(leaf, 0.65), 3, 0.85) +
          fill(under, edge) +
          at(0, 2, inset(under, lighter(leaf, 0.2), 0.95, 0, 1)) +
          detail(pen, line('M-30 44Q-22 38 -20 30M0 47V31M30 44Q24 38 22 30', lighter(leaf, 0.7), 3, 0.8)),
      }
    },
  },
  /** A sprig: notched round leaves on a pale stem that is seen between them; discs read as peas. */
  watercress: {
    reach: [26, 32],
    variants: 2,
    draw(pen) {
      const green = pick(pen.random, ['#3a7f3c', '#4f9444'])
      const leaf = 'M0 0C-8 -1 -13 -7 -11 -13C-9 -18 -3 -17 0 -20C3 -17 9 -18 11 -13C13 -7 8 -1 0 0Z'
      const half = 'M0 0C-8 -1 -13 -7 -11 -13C-9 -18 -3 -17 0 -20Z'
      const leaves = [
        [-5, 12, -74, 0.72],
        [4, 14, 66, 0.72],
        [-2, -1, -66, 0.92],
        [2, 0, 70, 0.92],
        [0, -10, 4, 1.05],
      ] as const
      return {
        shade: 'M0 -31L12 -20L24 -6L18 4L20 14L4 14L5 33H0L-4 14L-20 14L-18 4L-24 -6L-12 -20Z',
        body:
          line('M4 33Q1 16 0 -10', '#a9cf7c', 3.6) +
          repeat(5, (i) => {
            const [x, y, turn, size] = leaves[i] ?? [0, 0, 0, 1]
            return at(
              x,
              y,
              fill(leaf, green) +
                fill(half, lighter(green, 0.24), 0.8) +
                detail(pen, line('M0 0V-15M0 -6L-6 -11M0 -6L6 -11', '#c3e0a4', 1.5)),
              turn,
              size,
            )
          }),
      }
    },
  },
  'iceberg-wedge': {
    reach: [58, 50],
    variants: 2,
    draw: (pen) => headWedge(pen, ['#8dbd62', '#d9edb2', '#fbfde8']),
  },
} satisfies GlyphFamily

/** A sixth of a head on its side: the white core at the point, leaf over leaf out to the ruffled edge. */
export function headWedge(pen: Pen, [edge, leaf, pale]: readonly [string, string, string]) {
  const wedge = `M0 48L-57 -8Q-60 -26 -44 -30Q-38 -46 -20 -42Q-6 -54 8 -45Q26 -52 36 -38Q54 -40 55 -22Q62 -14 57 -6Z`
  const leafEdge = (share: number) =>
    `M${num(-52 * share)} ${num(48 - 52 * share)}q${num(8 * share)} ${num(-26 * share)} ${num(26 * share)} ${num(-22 * share)}t${num(26 * share)} ${num(-10 * share)} ${num(26 * share)} ${num(10 * share)} ${num(26 * share)} ${num(22 * share)}`
  const leaves = [0.92, 0.78, 0.64, 0.5].map(leafEdge)
  const ribs = 'M-3 38Q-22 14 -34 -8M-1 34Q-10 8 -12 -22M2 34Q12 8 16 -20M4 38Q24 12 36 -6'
  return {
    shade: wedge,
    body:
      fill(wedge, edge) +
      inset(wedge, leaf, 0.93, 0, 2) +
      fill(`${leafEdge(0.6)}L0 48Z`, lighter(leaf, 0.4), 0.8) +
      line(ribs, pale, 5, 0.9) +
      line(leaves.join(''), edge, 3.4, 0.85) +
      detail(pen, at(0, 3, line(leaves.join(''), pale, 3, 0.9))) +
      fill('M0 50L-13 28Q0 12 13 28Z', pale),
  }
}
