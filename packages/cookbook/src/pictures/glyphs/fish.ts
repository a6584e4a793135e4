import { colourDistance, darker, lighter, mix } from '../ink/colour.ts'
import { at, cut, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, polygon } from '../ink/outline.ts'
import { dashes, detail, type Pen, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const WHOLE =
  'M-84 4C-70 -24 -34 -36 6 -30C30 -26 48 -14 58 -4L84 -26Q90 2 86 28L58 8C46 22 24 32 -4 34C-40 36 -70 26 -84 4Z'

/** A side of fish seen from above, head end left: how far its edges are from the seam along its middle. */
const halfAt = (x: number) => 26 - 26 * ((x + 35) / 118) ** 2
const seamAt = (x: number) => 2 - x * x * 0.0009
/** How far the layers of its muscle sweep back from the seam to the edges. */
const SWEEP = 17

/** One layer's rim, from the upper edge to the seam and on to the lower edge. */
function chevron(x: number, share = 1): string {
  const half = halfAt(x + SWEEP) * share
  const end = x + SWEEP * share
  const [seam, edge] = [seamAt(x), seamAt(end)]
  const bow = num(x + 3 * share)
  return `${num(end)} ${num(edge - half)}Q${bow} ${num(seam - half * 0.42)} ${num(x)} ${num(seam)}Q${bow} ${num(seam + half * 0.42)} ${num(end)} ${num(edge + half)}`
}

/** The same rim from below, to close what lies between two of them. */
function chevronBack(x: number): string {
  const half = halfAt(x + SWEEP)
  const end = x + SWEEP
  const [seam, edge] = [seamAt(x), seamAt(end)]
  return `${num(end)} ${num(edge + half)}Q${num(x + 3)} ${num(seam + half * 0.42)} ${num(x)} ${num(seam)}Q${num(x + 3)} ${num(seam - half * 0.42)} ${num(end)} ${num(edge - half)}`
}

/** From one layer to the tail, or to where a knife cut it off. */
function sideOfFish(from: number, to: number): string {
  const start = from + SWEEP
  const middle = (start + to) / 2
  const [half, seam] = [halfAt(middle), seamAt(middle)]
  // A parabola through both ends and the middle.
  const control = (sign: 1 | -1) =>
    num(
      2 * (seam + sign * half) - (seamAt(start) + sign * halfAt(start) + seamAt(to) + sign * halfAt(to)) / 2,
    )
  const end = halfAt(to)
  return `M${chevron(from)}Q${num(middle)} ${control(1)} ${num(to)} ${num(seamAt(to) + end)}Q${num(to + 5)} ${num(seamAt(to))} ${num(to)} ${num(seamAt(to) - end)}Q${num(middle)} ${control(-1)} ${num(start)} ${num(seamAt(start) - halfAt(start))}Z`
}

const TAIL = 66
const FILLET = sideOfFish(-34, TAIL)
const WHOLE_SIDE = sideOfFish(-66, TAIL)

interface FilletPaint {
  /** What heat or a coat made of the upper side. */
  face: string
  flesh: string
  skin: string
  /** The rims of its layers and the seam along its middle. */
  layers: string
  seam: string
}

/** A side of fish, flat and tapering to the tail: its layers part at the thick end and lie as they fell. */
function drawFillet(pen: Pen, paint: FilletPaint) {
  const { face, flesh, skin } = paint
  const fallen = pen.fine
    ? at(-4, 1, drawLayer(-64, -51, paint), -4) + at(-1.5, 0.4, drawLayer(-50, -37, paint), -1)
    : drawLayer(-60, -37, paint)
  return {
    shade: WHOLE_SIDE,
    face: WHOLE_SIDE,
    body:
      fallen +
      at(0.5, 4.4, fill(FILLET, skin)) +
      at(0, 2.4, fill(FILLET, darker(flesh, 0.2))) +
      fill(FILLET, darker(face, 0.2)) +
      inset(FILLET, face, 0.97, 0.4, -0.3),
    marks:
      drawLayers(pen, pen.fine ? [-22, -9, 4, 17, 29, 40] : [-16, 4, 24], pen.fine ? [-22, 4] : [], paint) +
      detail(pen, fill(`M${chevron(-38)}L${chevronBack(-35.4)}Z`, '#5a3a20', 0.4)),
  }
}

function drawLayer(from: number, to: number, { face, flesh, skin }: FilletPaint): string {
  const layer = `M${chevron(from)}L${chevronBack(to)}Z`
  return at(0.5, 4.2, fill(layer, skin)) + at(0, 2, fill(layer, darker(flesh, 0.24))) + fill(layer, face)
}

/** Part of a fillet, flat, the layer at its end come off. */
function drawChunk(pen: Pen, paint: FilletPaint) {
  const { face, flesh, skin } = paint
  const [from, cutAt] = [-30 + pen.random() * 6, 30 + pen.random() * 10]
  const piece = sideOfFish(from, cutAt)
  const small = (markup: string) => `<g transform="translate(5 0)scale(.74)">${markup}</g>`
  return {
    shade: 'M-30 -2L-22 -17Q4 -21 31 -15Q35 2 31 17Q4 24 -21 20Z',
    face: 'M-29 0L-18 -18Q6 -19 30 -14Q33 0 30 15Q6 20 -18 18Z',
    body: small(
      at(-3, 1, drawLayer(from - 15, from - 4, paint), -4 - pen.random() * 5) +
        at(0.5, 4.6, fill(piece, skin)) +
        at(0, 2.4, fill(piece, darker(flesh, 0.22))) +
        fill(piece, darker(face, 0.2)) +
        inset(piece, face, 0.96, 0.4, -0.4),
    ),
    marks: small(drawLayers(pen, [from + 12, from + 25], [from + 12], paint)),
  }
}

/** Where one layer meets the next, and where they have come apart so that the flesh is seen. */
function drawLayers(
  pen: Pen,
  places: readonly number[],
  parted: readonly number[],
  { flesh, layers, seam }: FilletPaint,
): string {
  const rims = places.map((x) => `M${chevron(x, 0.86)}`).join('')
  const apart = parted
    .map((x) => {
      const wide = 5 + pen.random() * 2
      const half = halfAt(x + SWEEP) * 0.8
      const end = x + SWEEP * 0.8
      return `M${chevron(x, 0.8)}Q${num(x + 3 + wide)} ${num(seamAt(x) + half * 0.4)} ${num(x + wide)} ${num(seamAt(x))}Q${num(x + 3 + wide)} ${num(seamAt(x) - half * 0.4)} ${num(end)} ${num(seamAt(end) - half)}Z`
    })
    .join('')
  const last = (places[places.length - 1] ?? 0) + SWEEP
  const first = places[0] ?? 0
  return (
    line(
      `M${first} ${num(seamAt(first))}Q${num((first + last) / 2)} ${num(seamAt((first + last) / 2) + 1)} ${last} ${num(seamAt(last))}`,
      seam,
      3.4,
      0.5,
    ) +
    line(rims, layers, 2.2, 0.75) +
    detail(pen, at(2, 0, line(rims, lighter(flesh, 0.6), 1.6, 0.7))) +
    (apart && fill(apart, darker(flesh, 0.34), 0.9) + at(1.6, 0.4, fill(apart, lighter(flesh, 0.4))))
  )
}

const WHITE = '#fbf4e6'

function plainPaint(face: string): FilletPaint {
  return {
    face,
    flesh: mix(face, WHITE, 0.6),
    skin: '#8f9896',
    layers: darker(face, 0.3),
    seam: darker(face, 0.2),
  }
}

/** What shadow makes of cooked flesh: brown turns it into mushrooms. */
const FLESH_SHADE = '#ad6547'

/** Of canned fish: a short thick flake broken straight across, its thin layers side by side. */
function drawBrokenFlake(pen: Pen, paint: string): string {
  const r = (value: number, by: number) => num(value + (pen.random() - 0.5) * by)
  const [l, w] = [13 + pen.random() * 7, 8 + pen.random() * 3]
  const flake = `M${num(-l)} ${r(-w * 0.5, 2)}Q${r(0, 4)} ${num(-w * 1.3)} ${r(l, 3)} ${r(-w * 0.8, 2)}L${r(l * 0.84, 3)} ${r(0, 2)}L${r(l, 3)} ${r(w, 2)}Q0 ${num(w * 0.7)} ${r(-l * 0.9, 3)} ${num(w)}L${r(-l * 0.74, 3)} ${r(w * 0.2, 2)}Z`
  const layers = [-0.35, 0.3]
    .map(
      (share) =>
        `M${num(-l * 0.8)} ${num(w * (share + 0.15))}Q0 ${num(w * (share - 0.5))} ${num(l * 0.86)} ${num(w * share)}`,
    )
    .join('')
  return (
    at(0.7, 2.6, fill(flake, mix(paint, FLESH_SHADE, 0.6))) +
    fill(flake, paint) +
    detail(pen, line(layers, mix(paint, FLESH_SHADE, 0.4), 1.4, 0.6))
  )
}

const SMOKED = '#b9853f'
/** Smoked trout is pinker. */
const SMOKED_NEAR = 0.125

/** A piece of its fillet, skin up: dark waves along the back, a silver line, gold of the smoke below. */
function drawSmokedFlake(pen: Pen, colour: string) {
  const r = (value: number) => num(value + pen.random() * 4 - 2)
  const [near, far] = [r(-27), r(15)]
  const piece = `M${near} 1Q-24 ${r(-11)} -15 -15Q4 -18 25 -12Q${far} 0 24 12Q4 18 -16 14Q-24 10 ${near} 1Z`
  const back = `M${near} 1Q-24 -11 -15 -15Q4 -18 25 -12Q20 -7 18 -1Q-4 4 ${near} 1Z`
  const waves = [-14, -4, 6, 16].map((x) => `M${x} -14q${r(4)} 4 0 7t1 5`).join('')
  return {
    shade: piece,
    body:
      at(0.5, 2, fill(piece, darker(colour, 0.3))) +
      fill(piece, mix(colour, '#f0dcae', 0.72)) +
      fill(back, mix('#5b7470', colour, 0.35)) +
      line(waves, '#22302f', 3.2, 0.85) +
      line('M-24 3Q-4 6 17 2', '#f8f4e6', 3, 0.85) +
      detail(pen, line('M-12 11.5Q0 13.6 14 10.6', '#9aa39a', 2, 0.6)),
  }
}

export const fish = {
  salmon: {
    reach: [70, 30],
    draw(pen) {
      // Cooked through it is pale and its rims are no longer white.
      const face = pen.tint ?? '#f3a184'
      const fillet = drawFillet(pen, {
        face,
        flesh: pen.tint ? '#f2ac8c' : '#f8c4ae',
        skin: '#57504a',
        layers: pen.tint ? mix(face, '#ffe6d4', 0.6) : '#cf7a5c',
        seam: darker(face, 0.26),
      })
      const crust = pen.tint
        ? ''
        : line(FILLET, '#b0583a', 3.4, 0.5) +
          at(2, 0, line(dashes(pen, spread(pen, 11, 46, 14), 10, 0.3), '#c0633c', 8, 0.26))
      return { ...fillet, body: fillet.body + crust }
    },
  },
  'salmon-chunk': {
    reach: [30, 20],
    variants: 2,
    draw(pen) {
      const face = pen.tint ?? '#f4a68a'
      return drawChunk(pen, {
        face,
        flesh: mix(face, '#f8d8c0', 0.5),
        skin: '#6b645e',
        layers: pen.tint ? mix(face, '#ffe6d4', 0.75) : '#d4846a',
        seam: darker(face, 0.2),
      })
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
  /** White all over as it leaves steam or broth; of another color it was fried, and that is darker in places. */
  'white-fish': {
    reach: [70, 30],
    draw(pen) {
      const face = pen.tint ?? WHITE
      const fillet = drawFillet(pen, {
        face,
        flesh: WHITE,
        skin: '#8f9896',
        layers: darker(face, 0.3),
        seam: mix(darker(face, 0.2), '#b07a66', 0.4),
      })
      const crust = pen.tint
        ? at(2, 0, line(dashes(pen, spread(pen, 9, 46, 14), 9, 0.3), darker(face, 0.26), 6, 0.35))
        : ''
      return { ...fillet, body: fillet.body + crust }
    },
  },
  /** Cut across a big fish: skin around it, dark muscle at its middle, rings of flesh about that. */
  'fish-steak': {
    reach: [62, 35],
    draw(pen) {
      const face = pen.tint ?? '#faf0df'
      const steak =
        'M-60 14Q-62 -8 -44 -21Q-22 -34 6 -32Q40 -31 55 -13Q63 -2 61 14Q60 25 46 26Q24 24 8 18Q0 15 -8 18Q-24 25 -46 27Q-59 26 -60 14Z'
      const rings =
        'M-46 17Q-50 -4 -32 -15Q-16 -24 2 -23M-34 15Q-36 2 -24 -6Q-12 -13 1 -13M48 16Q52 -4 36 -14Q22 -23 6 -23M36 14Q38 2 27 -6Q16 -13 6 -13'
      const dark = 'M4 -30Q7 -14 6 -4Q18 -2 24 6Q12 6 6 3L4 15L1 3Q-8 7 -19 7Q-12 -1 1 -4Q1 -14 4 -30Z'
      return {
        shade: steak,
        face: steak,
        body:
          at(0.5, 4.6, fill(steak, '#5d6568')) +
          at(0, 2.6, fill(steak, darker(face, 0.3))) +
          fill(steak, '#8b9190') +
          inset(steak, darker(face, 0.16), 0.95, 0, -0.2) +
          inset(steak, face, 0.92, 0, -0.6),
        marks: fill(dark, '#8a4f3e', 0.7) + line(rings, darker(face, 0.36), 2.4, 0.6),
      }
    },
  },
  'fish-chunk': {
    reach: [30, 20],
    variants: 3,
    draw(pen) {
      return drawChunk(pen, plainPaint(pen.tint ?? WHITE))
    },
  },
  'mackerel-fillet': {
    reach: [74, 25],
    variants: 2,
    draw(pen) {
      // Skin side up and crisp: dark waves across the back, silver gone golden below, the tail left on; of another color it was smoked.
      const belly = pen.tint ? mix('#dfe0d2', pen.tint, 0.85) : '#dccba4'
      const upper = pen.tint ? mix('#5b8089', pen.tint, 0.5) : '#7c7a62'
      const fillet =
        'M-72 -3Q-68 -19 -42 -22C-8 -27 32 -19 58 -7L75 -15Q70 -2 77 12L58 6C32 18 -10 25 -44 22Q-67 17 -72 -3Z'
      const back = 'M-72 -3Q-68 -19 -42 -22C-8 -27 32 -19 58 -7L75 -15Q72 -6 72 -3C30 -5 -30 6 -72 -3Z'
      const stripes = repeat(pen.fine ? 11 : 6, (i) => {
        const x = Math.round(i * (pen.fine ? 11 : 20) - 56)
        return `M${x} ${Math.round(Math.abs(x + 14) * 0.13 - 23)}q${num(3 + pen.random() * 4)} 6 0 11t${num(pen.random() * 4 - 2)} 10`
      })
      const crisp = pen.tint
        ? ''
        : at(0, -2, line(fillet, '#8a5526', 3, 0.6)) +
          at(-4, 10, line(dashes(pen, spread(pen, 7, 46, 7), 11, 0.2), '#b5722e', 6, 0.5))
      return {
        shade: fillet,
        body:
          fill(fillet, '#c9a98a') +
          at(0, -2.5, fill(fillet, belly)) +
          at(0, -1.5, fill(back, upper)) +
          line(stripes, '#2b2f2b', 3.6, 0.9) +
          line('M-64 5Q-6 10 56 2', '#f7f1de', 4, 0.8) +
          crisp,
      }
    },
  },
  /** Cooked under a thick paste, which has its color: it lies from end to end and leaves the edge and the tail bare. */
  'coated-fillet': {
    reach: [76, 30],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#dcae34'
      const fillet =
        'M-74 2C-71 -18 -42 -29 -8 -28C24 -27 46 -15 60 -6L77 -16Q72 -1 79 14L60 9C44 20 20 29 -10 30C-44 31 -71 21 -74 2Z'
      const paste = blob(pen, 21, 58, 23, 0.44)
      const bits = (count: number, paint: string, width: number) =>
        line(dashes(pen, spread(pen, count, 48, 16), 5, 0.3), paint, width)
      return {
        shade: fillet,
        body:
          at(0.5, 6, fill(fillet, '#4f5d63')) +
          at(0, 2.4, fill(fillet, '#cdb094')) +
          fill(fillet, '#f3e2ca') +
          line('M46 -8q7 6 3 16M56 -4q5 4 2 10M64 -6l9 -5M65 2h9M64 8l10 4', '#bb8f72', 2.4, 0.8) +
          at(
            -10,
            -0.5,
            at(0, 3, fill(paste, darker(colour, 0.42))) +
              fill(paste, colour) +
              bits(16, darker(colour, 0.18), 7) +
              bits(14, lighter(colour, 0.4), 5) +
              detail(pen, bits(18, darker(colour, 0.5), 2.6)),
          ),
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
  /** Seared outside and red within; of another color it was cooked further. */
  'tuna-slice': {
    reach: [17, 34],
    variants: 2,
    draw(pen) {
      const heart = pen.tint ?? '#b8394c'
      const core = 'M-5 -23Q0 -27 5 -23Q7.5 0 5 23Q0 27 -5 23Q-7.5 0 -5 -23Z'
      const slice = 'M-12 -33Q0 -37 12 -33Q18 0 12 33Q0 37 -12 33Q-18 0 -12 -33Z'
      const grain = detail(pen, line('M-5 -20q5 20 0 40M5 -20q5 20 0 40', lighter(heart, 0.36), 2))
      const rim = pen.tint ? mix(darker(pen.tint, 0.5), '#8a6a52', 0.4) : '#a98765'
      return {
        shade: slice,
        body:
          fill(slice, rim) +
          inset(slice, mix('#e6cfb0', heart, pen.tint ? 0.12 : 0), 0.93) +
          (pen.tint ? fill(core, mix(heart, '#e6cfb0', 0.2)) : inset(slice, heart, 0.74)) +
          grain,
      }
    },
  },
  /** Steamed or fried with its skin on and up: two scores have opened and show the white flesh. */
  'scored-fillet': {
    reach: [70, 30],
    draw(pen) {
      const skin = pen.tint ?? '#a7b0af'
      const back = 'M-17 -24Q20 -26 66 -14L70 -2Q20 -8 -30 -6Z'
      const score = 'M3 -21Q12 -2 -5 20Q-9 -2 3 -21Z'
      const scored = (x: number, scale: number) =>
        at(x, 0, fill(score, darker(skin, 0.5)) + inset(score, WHITE, 0.86, 0.6, 0), 8, scale)
      const scales = dashes(pen, spread(pen, 14, 42, 15), 4, 0.5)
      return {
        shade: FILLET,
        face: FILLET,
        body:
          at(0.5, 6, fill(FILLET, '#cfc4ae')) +
          at(0.2, 4.4, fill(FILLET, WHITE)) +
          fill(FILLET, darker(skin, 0.4)) +
          inset(FILLET, skin, 0.97, 0.4, -0.4) +
          fill(back, darker(skin, 0.34), 0.6) +
          detail(pen, line(scales, lighter(skin, 0.5), 1.6, 0.7)),
        marks: scored(4, 0.95) + scored(38, 0.72),
      }
    },
  },
  /** Cut thin and slanting from a raw fillet: clear, with pale seams and a blush along one edge. */
  'raw-slice': {
    reach: [37, 18],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f6e3db'
      const bow = Math.round(pen.random() * 4)
      const slice = `M-37 9Q-35 -4 -27 -13Q0 ${-18 - bow} 30 -15Q39 -14 36 -5Q33 6 25 13Q2 ${16 + bow} -29 16Q-38 16 -37 9Z`
      const blush = `M-31 -6Q-29 -11 -25 -12Q0 ${-17 - bow} 30 -14Q36 -13 35 -9Q2 -12 -31 -6Z`
      const seams = 'M-24 -9q7 10 1 22M-10 -12q8 13 1 26M5 -14q8 14 1 28M20 -12q7 12 1 23'
      return {
        shade: slice,
        face: slice,
        body:
          fill(slice, darker(colour, 0.18)) +
          inset(slice, colour, 0.97, -0.3, -0.8) +
          fill(blush, '#e0988e', 0.5) +
          line(seams, '#fffdf8', 2, 0.7) +
          detail(pen, at(2, 0, line(seams, mix(colour, '#c9837a', 0.4), 1.2, 0.5))) +
          detail(pen, line('M-22 10Q0 14 20 9', '#fff', 2, 0.8)),
      }
    },
  },
  'tuna-flakes': {
    reach: [48, 36],
    draw(pen) {
      const colour = pen.tint ?? '#ebc8ab'
      const heap = blob(pen, 15, 39, 27, 0.3)
      const isSmoked = colourDistance(colour, SMOKED) < SMOKED_NEAR
      const piece = (paint: string) =>
        isSmoked ? at(0, 0, drawSmokedFlake(pen, paint).body, 0, 0.56) : drawBrokenFlake(pen, paint)
      const flakes = (count: number, share: number, paint: string) =>
        [...spread(pen, count, 35 * share, 24 * share)]
          .reverse()
          .map(([x, y]) => at(x, y, piece(paint), pen.random() * 130 - 65))
          .join('')
      const few = isSmoked ? 0.6 : 1
      return {
        shade: heap,
        body:
          fill(heap, isSmoked ? darker(colour, 0.22) : mix(colour, FLESH_SHADE, 0.5)) +
          flakes(Math.round(11 * few), 1, isSmoked ? darker(colour, 0.09) : mix(colour, FLESH_SHADE, 0.14)) +
          flakes(Math.round(8 * few), 0.6, lighter(colour, 0.16)),
      }
    },
  },
  /** Flaked and bound with mayonnaise: a soft mound, short flakes half sunk in it. */
  'bound-flakes': {
    reach: [50, 37],
    draw(pen) {
      const colour = pen.tint ?? '#d9ae88'
      const cream = mix(colour, '#fff6e2', 0.7)
      const mound = blob(pen, 17, 50, 36, 0.2)
      const flake = (x: number, y: number, paint: string, scale: number) => {
        const piece = polygon(pen, 5, 9, 6.4, 0.5)
        return at(
          x,
          y,
          at(0.4, 1.6, cut(piece, darker(paint, 0.34), 2)) +
            cut(piece, paint, 2) +
            detail(pen, line('M-5 -1.5L4 -2.5M-4 2L5 1', darker(paint, 0.22), 1.2, 0.7)),
          pen.random() * 120 - 60,
          scale,
        )
      }
      const flakes = (count: number, part: number, paint: string, scale: number) => {
        const places = spread(pen, count, 42 * part, 29 * part)
        return pen.fine
          ? places.map(([x, y]) => flake(x, y, paint, scale)).join('')
          : line(dashes(pen, places, 8), paint, 9)
      }
      return {
        shade: mound,
        face: mound,
        body:
          fill(mound, mix(cream, FLESH_SHADE, 0.5)) +
          inset(mound, cream, 0.96, -0.4, -1.4) +
          flakes(16, 1, darker(colour, 0.06), 1) +
          detail(pen, line(dashes(pen, spread(pen, 12, 36, 25), 7, 0.5), cream, 6, 0.9)) +
          flakes(11, 0.7, lighter(colour, 0.16), 0.9),
      }
    },
  },
  /** Torn off a cooked fillet along its layers; what was smoked keeps a strip of its skin. */
  'fish-flake': {
    reach: [25, 16],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#f6ebd6'
      if (colourDistance(colour, SMOKED) < SMOKED_NEAR) return drawSmokedFlake(pen, colour)
      const { shade, body, marks } = drawChunk(pen, plainPaint(colour))
      const small = (markup: string) => `<g transform="scale(.8)">${markup}</g>`
      return { shade: '', body: at(1.5, 2.5, fill(shade, '#2b1a0e', 0.16), 0, 0.8) + small(body + marks) }
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
  /** Two small fillets laid together: the filling shows all along between them. */
  'filled-fish': {
    reach: [66, 27],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#5f8a34'
      const lower = 'M-64 10C-50 0 16 -2 44 8L66 4Q70 16 64 26L44 18C18 30 -46 28 -64 10Z'
      const upper = 'M-64 -3C-50 -27 14 -30 44 -14L66 -24Q71 -12 66 1L44 -5C16 5 -46 7 -64 -3Z'
      const filling = 'M-62 2C-44 -4 20 -6 50 2Q54 9 46 13C16 20 -44 18 -62 7Z'
      const bits = (count: number, paint: string) =>
        at(-6, 7, line(dashes(pen, spread(pen, count, 48, 6), 4), paint, 3.4))
      const back = 'M-64 -3C-50 -27 14 -30 44 -14L58 -19L44 -11C10 -17 -44 -16 -64 -3Z'
      return {
        shade: 'M-64 0C-50 -27 14 -30 44 -14L66 -24Q74 0 64 26L44 18C18 30 -46 28 -64 10Z',
        body:
          fill(lower, '#8a6a44') +
          inset(lower, '#c9a878', 0.95, 0, -1) +
          fill(filling, darker(colour, 0.35)) +
          inset(filling, colour, 0.95, 0, -1) +
          bits(10, lighter(colour, 0.4)) +
          detail(pen, bits(8, darker(colour, 0.3))) +
          fill(upper, '#6f7f86') +
          inset(upper, '#cfd8d6', 0.95, 0, -0.5) +
          fill(back, '#566f7c') +
          line('M-34 -20L-26 -4M-10 -23L-2 -4M16 -22L22 -4', '#6b4524', 4, 0.6) +
          detail(pen, line('M-50 -7Q-10 -14 38 -9', '#f2f6f4', 2.6, 0.8)),
      }
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
