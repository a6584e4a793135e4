import { darker, lighter, mix } from '../ink/colour.ts'
import { at, cut, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, polygon } from '../ink/outline.ts'
import { dashes, detail, type Pen, type Point, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const WHOLE =
  'M-84 4C-70 -24 -34 -36 6 -30C30 -26 48 -14 58 -4L84 -26Q90 2 86 28L58 8C46 22 24 32 -4 34C-40 36 -70 26 -84 4Z'

/** The side that was up in the pan, the broad cut side below it, and the end where flakes part. */
const FACE = 'M-69 1Q-64 -17 -43 -22Q0 -31 42 -26Q52 -4 45 15Q0 21 -57 17Q-68 13 -69 1Z'
const FLANK = 'M-69 1Q-68 13 -57 17Q0 21 45 15L43 27Q0 35 -54 29Q-69 23 -69 1Z'
const FILLET = 'M-69 1Q-64 -17 -43 -22Q0 -31 42 -26L58 -24L71 -3L68 22L54 30Q0 36 -54 29Q-69 23 -69 1Z'
/** One flake as it slides off: as high as the piece, thin, bowed and torn at its rim. */
const FLAKE = 'M-5 -25L6 -23L13 -13L12 -7L16 -2L14 9L15 14L5 25Q-3 28 -7 24Q4 2 -5 -25Z'
const LOIN = 'M-66 -4Q-63 -23 -44 -25Q-8 -29 20 -26Q30 -4 22 16Q-12 21 -54 17Q-66 12 -66 -4Z'

interface FilletPaint {
  /** What heat or a coat made of the upper side. */
  face: string
  flesh: string
  skin: string
  /** What is seen of its flakes from above and on the cut side. */
  flakes: string
}

/** A piece of a side of fish: broad flakes lie across it, and one slides off at its end. */
function drawFillet(pen: Pen, { face, flesh, skin, flakes }: FilletPaint) {
  return {
    shade: FILLET,
    face: FACE,
    body:
      drawParted(pen, flesh, [
        [54, 4, 12],
        [44, 1, 3],
      ]) +
      fill(FLANK, skin) +
      at(0, -3, fill(FLANK, darker(flesh, 0.14))) +
      fill(FACE, darker(face, 0.2)) +
      inset(FACE, face, 0.97, -0.5, -1) +
      flakes,
  }
}

/** Flakes that came apart, the farthest lowest: where each lies and how it is turned. */
function drawParted(pen: Pen, flesh: string, places: readonly [x: number, y: number, turn: number][]) {
  return places
    .map(([x, y, turn], i) =>
      at(
        x,
        y,
        at(1, 1.5, cut(FLAKE, darker(flesh, 0.36), 2.4)) +
          fill(FLAKE, i % 2 ? lighter(flesh, 0.5) : flesh) +
          detail(pen, line('M4 -14q4 10 1 26', darker(flesh, 0.14), 2)),
        turn,
      ),
    )
    .join('')
}

/** Narrow gaps where flakes begin to part, no two alike. */
function gaps(pen: Pen, places: readonly number[], height: number): string {
  return places
    .map((x) => {
      const [far, wide, foot] = [
        num(x + 13 + pen.random() * 5),
        num(x + 9 + pen.random() * 4),
        num(x + pen.random() * 8 - 3),
      ]
      return `M${x} ${-height}Q${far} ${-height * 0.3} ${foot} ${height * 0.7}Q${wide} ${-height * 0.3} ${x} ${-height}Z`
    })
    .join('')
}

const SCRAP = [
  [-1, -0.5],
  [-0.2, -0.8],
  [0.9, -0.6],
  [1.2, 0.2],
  [0.2, 0.8],
  [-0.9, 0.5],
] as const

/** A small flake with torn corners, turned any way, and the fiber along it. */
function scrap(pen: Pen, [x, y]: Point) {
  const turn = pen.random() * 6.28
  const place = (along: number, across: number) =>
    `${Math.round(x + along * Math.cos(turn) - across * Math.sin(turn))} ${Math.round(y + along * Math.sin(turn) + across * Math.cos(turn))}`
  const corners = SCRAP.map(([along, across]) =>
    place(along * (10 + pen.random() * 4), across * (5 + pen.random() * 4)),
  )
  return { outline: `M${corners.join('L')}Z`, fiber: `M${place(-7, 1)}L${place(8, 0)}` }
}

export const fish = {
  salmon: {
    reach: [68, 34],
    draw(pen) {
      const face = pen.tint ?? '#ec9a74'
      const count = pen.fine ? 6 : 4
      const places = Array.from({ length: count }, (_, i) => Math.round((i * 96) / count - 54))
      const lines = places
        .map((x) => {
          const back = Math.round(Math.max(0, -x - 26) * 0.3 - 26)
          return `M${x} ${back}q16 ${-back / 2} 13 ${-back}q-2 9 -8 18`
        })
        .join('')
      const layers = places.map((x) => `M${x + 5} 20l-5 9`).join('')
      const crust = pen.tint ? '' : at(-8, -10, fill(blob(pen, 12, 50, 11, 0.5), '#c9772f', 0.4))
      const flakes =
        line(layers, '#ffdcc4', 2.4, 0.8) +
        crust +
        line(lines, darker(face, 0.3), 2.6, 0.75) +
        detail(pen, at(-2.6, -0.6, line(lines, '#ffdcc4', 2, 0.8)))
      return drawFillet(pen, { face, flesh: '#f0997a', skin: '#6f7678', flakes })
    },
  },
  'salmon-chunk': {
    reach: [24, 20],
    variants: 2,
    draw(pen) {
      const chunk = polygon(pen, 4, 25, 22, 0.2)
      const flakes = line('M-12 -10q7 10 0 19M0 -12q8 11 0 22M11 -10q6 9 1 17', '#ffd0b4', 2.6, 0.9)
      return {
        shade: chunk,
        body: cut(chunk, '#d6704c', 6) + inset(chunk, pen.tint ?? '#f0906a', 0.94, -1, -2.4) + flakes,
      }
    },
  },
  /** A thin slice, laid down in folds; of another color it is another raw or cured fish. */
  'smoked-salmon': {
    reach: [43, 29],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f0875e'
      const slice =
        'M-45 -8Q-40 -22 -24 -20Q-6 -32 12 -24Q34 -30 44 -14Q50 -4 43 4Q48 16 34 22Q22 32 6 24Q-12 32 -28 23Q-46 22 -43 8Q-50 0 -45 -8Z'
      const fold = (y: number, wave: number, paint: string) => {
        const edge = `M-44 ${y}C-26 ${num(y - wave)} -8 ${num(y + wave)} 10 ${y - 2}S36 ${num(y - wave)} 45 ${y}`
        return (
          line(edge, darker(colour, 0.3), 3, 0.7) +
          fill(`${edge}L40 ${y + 8}Q0 ${y + 18} -38 ${y + 8}Z`, paint) +
          line(edge, lighter(colour, 0.55), 2)
        )
      }
      const fat = line(
        'M-34 -14Q-8 -24 34 -16M-36 3Q-4 6 36 0M-30 18Q0 22 30 14',
        lighter(colour, 0.6),
        1.8,
        0.85,
      )
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.2)) +
          inset(slice, colour, 0.96, -0.5, -1) +
          fold(-7, 8 + pen.random() * 5, lighter(colour, 0.12)) +
          fold(9, 7 + pen.random() * 5, colour) +
          detail(pen, fat),
      }
    },
  },
  'white-fish': {
    reach: [68, 34],
    draw(pen) {
      // Poached it is white all over; fried it is gold where it lay in the pan, and white where it flakes.
      const flesh = '#fbf3e3'
      const face = pen.tint ?? '#f6dfae'
      const crust = pen.tint
        ? ''
        : at(-22, -4, fill(blob(pen, 12, 40, 16, 0.4), '#dc9b43', 0.8)) +
          at(-20, -3, line(dashes(pen, spread(pen, 8, 32, 13), 8, 0.2), '#a9661f', 5, 0.35))
      const parting = gaps(pen, [-34, -4], 25)
      return {
        shade: 'M-66 -4Q-63 -23 -44 -25Q0 -30 40 -24Q62 -22 70 -2Q72 22 56 33Q30 34 -53 31Q-68 24 -66 -4Z',
        face: LOIN,
        body:
          drawParted(
            pen,
            flesh,
            pen.fine
              ? [
                  [50, 5, 15],
                  [36, 2, 7],
                  [23, 0, 1],
                ]
              : [
                  [46, 4, 12],
                  [28, 0, 4],
                ],
          ) +
          fill('M-66 -4L23 16L20 28Q-14 35 -53 31Q-68 24 -66 -4Z', '#a4aaa6') +
          fill('M-66 -4L23 16L21 25Q-14 31 -53 27Q-68 20 -66 -4Z', darker(flesh, 0.16)) +
          fill(LOIN, darker(face, 0.2)) +
          inset(LOIN, face, 0.97, -0.8, -1) +
          crust +
          at(1.5, 0, fill(parting, '#fffdf2', 0.9)) +
          fill(parting, darker(face, 0.42), 0.8) +
          detail(pen, line('M-30 19l-3 10M-2 20l-3 9', darker(flesh, 0.4), 2, 0.7)),
      }
    },
  },
  'fish-chunk': {
    reach: [30, 21],
    variants: 2,
    draw(pen) {
      const face = pen.tint ?? '#f8ecd2'
      const flesh = mix(face, '#fbf3e2', 0.6)
      const lean = pen.random() * 6 - 3
      const block = `M-29 ${num(-12 + lean)}Q-12 -18 2 -17Q9 -2 4 14Q-10 18 -27 ${num(14 - lean)}Q-32 2 -29 ${num(-12 + lean)}Z`
      const parting = gaps(pen, [-17], 17)
      const slid = 3 + pen.random() * 3
      return {
        shade: `M-31 ${num(-13 + lean)}Q-8 -19 14 -17L31 -5L26 15Q-4 23 -29 ${num(16 - lean)}Z`,
        face: block,
        body:
          at(
            0,
            -1,
            drawParted(pen, flesh, [
              [18 + slid, 4, 14],
              [9, 1, 4],
            ]),
            0,
            0.68,
          ) +
          at(0.5, 3, fill(block, '#8f9896')) +
          at(0, 1.4, fill(block, darker(flesh, 0.2))) +
          inset(block, face, 0.97, -0.5, -0.6) +
          at(1.5, 0, fill(parting, lighter(flesh, 0.6), 0.9)) +
          fill(parting, darker(face, 0.42), 0.8),
      }
    },
  },
  'mackerel-fillet': {
    reach: [74, 25],
    variants: 2,
    draw(pen) {
      // Skin side up: dark waves across the back, silver below, the tail left on.
      const fillet =
        'M-72 -3Q-68 -19 -42 -22C-8 -27 32 -19 58 -7L75 -15Q70 -2 77 12L58 6C32 18 -10 25 -44 22Q-67 17 -72 -3Z'
      const back = 'M-72 -3Q-68 -19 -42 -22C-8 -27 32 -19 58 -7L75 -15Q72 -6 72 -3C30 -5 -30 6 -72 -3Z'
      const stripes = repeat(pen.fine ? 11 : 6, (i) => {
        const x = Math.round(i * (pen.fine ? 11 : 20) - 56)
        return `M${x} ${Math.round(Math.abs(x + 14) * 0.13 - 23)}q${num(3 + pen.random() * 4)} 6 0 11t${num(pen.random() * 4 - 2)} 10`
      })
      return {
        shade: fillet,
        body:
          fill(fillet, '#c9a98a') +
          at(0, -2.5, fill(fillet, '#cfd8d6')) +
          at(0, -1.5, fill(back, '#5b8089')) +
          line(stripes, '#20353d', 3.6, 0.9) +
          line('M-64 5Q-6 10 56 2', '#f7faf8', 4, 0.8),
      }
    },
  },
  'whole-fish': {
    reach: [84, 34],
    draw(pen) {
      const skin = fill(
        'M-84 4C-70 -24 -34 -36 6 -30C30 -26 48 -14 58 -4C40 2 -50 12 -84 4Z',
        '#7f95a0',
        0.85,
      )
      const slashes = line('M-34 -20q8 18 0 40M-8 -22q8 20 0 44M18 -19q7 17 1 36', '#5f4632', 4, 0.75)
      const eye = disc(-66, -3, 5, '#fff') + disc(-66, -3, 3, '#23272b')
      const gill = detail(pen, line('M-50 -16q8 16 0 32M66 -12l14 -6M66 2h16M66 14l14 6', '#5c707a', 2.4))
      return { shade: WHOLE, body: fill(WHOLE, '#c9d2d1') + skin + slashes + eye + gill }
    },
  },
  'tuna-slice': {
    reach: [17, 34],
    variants: 2,
    draw(pen) {
      const slice = 'M-12 -33Q0 -37 12 -33Q18 0 12 33Q0 37 -12 33Q-18 0 -12 -33Z'
      const grain = detail(pen, line('M-5 -20q5 20 0 40M5 -20q5 20 0 40', '#e8838a', 2))
      return {
        shade: slice,
        body: fill(slice, '#a98765') + inset(slice, '#e6cfb0', 0.93) + inset(slice, '#b8394c', 0.74) + grain,
      }
    },
  },
  'tuna-flakes': {
    reach: [48, 36],
    draw(pen) {
      const colour = pen.tint ?? '#e6c8a6'
      const heap = blob(pen, 15, 45, 33, 0.4)
      const flakes = (count: number, share: number, paint: string) => {
        const scraps = spread(pen, count, 40 * share, 28 * share).map((middle) => scrap(pen, middle))
        const outlines = scraps.map(({ outline }) => outline).join('')
        const fibers = detail(
          pen,
          line(scraps.map(({ fiber }) => fiber).join(''), darker(paint, 0.24), 1.6, 0.8),
        )
        return at(0.6, 1.6, line(outlines, darker(paint, 0.36), 2)) + fill(outlines, paint) + fibers
      }
      return {
        shade: heap,
        body:
          fill(heap, darker(colour, 0.3)) +
          flakes(15, 1, darker(colour, 0.1)) +
          flakes(11, 0.9, colour) +
          flakes(9, 0.74, lighter(colour, 0.3)),
      }
    },
  },
  /** Torn off a cooked fillet along its layers, the darker side that lay by the skin below. */
  'fish-flake': {
    reach: [24, 15],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#f3e4cb'
      const r = (value: number, by: number) => num(value + (pen.random() - 0.5) * by)
      const flake = `M${r(-22, 5)} ${r(-6, 5)}L${r(-9, 6)} ${r(-12, 3)}L${r(14, 5)} ${r(-11, 4)}L${r(23, 4)} ${r(-3, 5)}L${r(18, 3)} ${r(2, 3)}L${r(20, 4)} ${r(9, 3)}L${r(2, 6)} ${r(13, 2)}L${r(-15, 5)} ${r(10, 3)}L${r(-17, 3)} ${r(3, 3)}Z`
      const near = Math.round(pen.random() * 5)
      const layers = `M-12 -10q7 9 2 20M${near - 3} -12q8 11 3 23M${near + 9} -11q7 9 2 20`
      return {
        shade: flake,
        body:
          at(0.5, 3, cut(flake, darker(colour, 0.46), 2)) +
          cut(flake, darker(colour, 0.12), 2) +
          inset(flake, colour, 0.97, -0.3, -0.8) +
          line(layers, darker(colour, 0.24), 2, 0.7) +
          detail(pen, at(-2, 0, line(layers, lighter(colour, 0.55), 2, 0.9))),
      }
    },
  },
  sardine: {
    reach: [56, 15],
    draw(pen) {
      const body = 'M-56 0C-44 -16 10 -20 40 -4L56 -12Q60 0 56 12L40 5C10 19 -44 15 -56 0Z'
      const back = fill('M-56 0C-44 -16 10 -20 40 -4Q0 0 -56 0Z', '#5f7884')
      const scales = detail(pen, line('M-30 5l10 3M-12 7l10 2M8 6l10 1', '#8fa3aa', 2.4))
      return { shade: body, body: fill(body, '#cfd8d6') + back + disc(-44, -3, 2.6, '#1f2428') + scales }
    },
  },
  'fish-roe': {
    reach: [18, 16],
    draw(pen) {
      const heap = blob(pen, 8, 18, 16, 0.2)
      const beads = line(
        `${spread(pen, 14, 14, 12)
          .map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`)
          .join('')}`,
        '#f5853f',
        7,
      )
      return {
        shade: heap,
        body: fill(heap, '#c7501f') + beads + oval(-5, -6, 2, 2, '#fff', 0.8) + oval(5, 1, 2, 2, '#fff', 0.7),
      }
    },
  },
} satisfies GlyphFamily
