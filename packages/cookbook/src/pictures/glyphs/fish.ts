import { darker, lighter } from '../ink/colour.ts'
import { at, cut, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, polygon } from '../ink/outline.ts'
import { dashes, detail, type Pen, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const FILLET = 'M-64 -18C-42 -36 40 -38 66 -16C74 -4 68 22 54 26C20 37 -34 35 -60 24C-74 14 -74 -10 -64 -18Z'
const WHITE_FILLET = 'M-70 2C-62 -22 -24 -32 10 -30C44 -28 66 -18 74 -6C70 8 52 14 34 22C0 34 -56 34 -70 2Z'
const WHOLE =
  'M-84 4C-70 -24 -34 -36 6 -30C30 -26 48 -14 58 -4L84 -26Q90 2 86 28L58 8C46 22 24 32 -4 34C-40 36 -70 26 -84 4Z'

function drawFlake(pen: Pen, colour: string) {
  const bow = num(-15 + pen.random() * 5)
  const flake = `M-26 4Q-18 ${bow} 4 ${bow}Q22 -10 26 3Q14 15 -6 13Q-20 13 -26 4Z`
  const layers = line('M-17 3Q-6 -9 9 -9M-9 8Q2 -4 16 -4M2 10Q10 3 20 2', darker(colour, 0.24), 2, 0.8)
  return {
    shade: flake,
    body: fill(flake, darker(colour, 0.3)) + inset(flake, colour, 0.93, -0.4, -1.4) + detail(pen, layers),
  }
}

export const fish = {
  salmon: {
    reach: [68, 33],
    draw(pen) {
      // Cooked it is paler than raw, its flakes part, and the side that lay in the pan is brown.
      const flesh = pen.tint ?? '#ee9c78'
      const flakes = repeat(
        7,
        (i) => `M${i * 16 - 50} ${-20 - (i % 3)}q13 10 10 21q-3 12 -12 ${19 + (i % 4)}`,
      )
      const belly = fill(
        'M-70 6Q0 28 70 2Q68 22 54 26C20 37 -34 35 -60 24Q-70 17 -70 6Z',
        darker(flesh, 0.16),
        0.6,
      )
      const crust = at(-2, -9, fill(blob(pen, 12, 54, 13, 0.5), '#c9772f', 0.42))
      const sear = line(dashes(pen, spread(pen, 10, 46, 13), 9, 0.2), '#9a5520', 4.4, 0.4)
      return {
        shade: FILLET,
        body:
          fill(FILLET, darker(flesh, 0.24)) +
          inset(FILLET, flesh, 0.95, 0, -1.6) +
          belly +
          crust +
          sear +
          line(flakes, darker(flesh, 0.24), 2.4, 0.75) +
          detail(pen, at(-2.4, -0.6, line(flakes, '#ffdcc4', 1.8, 0.6))),
      }
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
  'smoked-salmon': {
    reach: [42, 30],
    variants: 2,
    draw(pen) {
      const ribbon = 'M-42 4C-40 -22 -16 -32 2 -22C18 -34 42 -20 42 2C42 22 22 32 4 22C-14 34 -42 26 -42 4Z'
      const folds = line('M-34 2Q-16 -16 0 -8T34 -4M-30 14Q-10 0 8 8T34 8', '#d5633f', 3, 0.8)
      const fat = line('M-26 -10q10 -6 18 -2M4 -14q12 -5 22 2M-14 16q8 -4 14 0', '#ffd9c2', 2.4)
      return { shade: ribbon, body: fill(ribbon, '#f08f68') + folds + detail(pen, fat) }
    },
  },
  'white-fish': {
    reach: [71, 32],
    draw(pen) {
      // Poached it is white all over; fried it is gold where it lay in the pan, and white where it flakes.
      const flesh = pen.tint ?? '#fdf3dc'
      const flakes = repeat(7, (i) => {
        const x = i * 16 - 50
        const half = 23 - Math.abs(i - 2.4) * 2.4
        return `M${x + 13} ${num(-half)}Q${x - 5} ${num(-half * 0.4)} ${x} 1Q${x - 1} ${num(half * 0.5)} ${x + 13} ${num(half * 0.9)}`
      })
      const golden = blob(pen, 12, 58, 20, 0.4)
      const crust = pen.tint
        ? ''
        : at(-2, -4, fill(golden, '#e6ac54', 0.72)) +
          line(dashes(pen, spread(pen, 12, 46, 15), 8, 0.2), '#a9661f', 5, 0.4)
      const seam = line('M-62 3Q-10 -4 66 -5', darker(flesh, 0.2), 2.4, 0.8)
      return {
        shade: WHITE_FILLET,
        body:
          fill(WHITE_FILLET, pen.tint ? darker(flesh, 0.26) : '#b98445') +
          inset(WHITE_FILLET, flesh, 0.94, 0, -2) +
          crust +
          seam +
          line(flakes, pen.tint ? darker(flesh, 0.22) : '#a87430', 2.6, 0.85) +
          (pen.tint ? detail(pen, at(-3, -1, line(flakes, '#fffdf4', 2.2, 0.8))) : ''),
      }
    },
  },
  'fish-chunk': {
    reach: [23, 19],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f7e9c8'
      const lean = num(pen.random() * 6 - 3)
      const chunk = `M-24 -6Q-22 -17 -8 -17Q${lean} -20 14 -16Q25 -14 25 -3Q26 9 17 15Q4 20 -10 17Q-24 15 -24 -6Z`
      const flakes = line(
        'M-16 -11Q-8 2 -12 13M-6 -14Q4 0 0 15M6 -14Q15 -2 12 13M15 -11Q22 -3 20 6',
        darker(colour, 0.26),
        2.2,
        0.85,
      )
      return {
        shade: chunk,
        body:
          fill(chunk, darker(colour, 0.3)) +
          inset(chunk, colour, 0.94, -0.5, -2) +
          detail(pen, flakes + line('M-14 -8Q-4 -14 6 -12', lighter(colour, 0.6), 3, 0.8)),
      }
    },
  },
  'mackerel-fillet': {
    reach: [72, 25],
    variants: 2,
    draw(pen) {
      const fillet = 'M-72 4C-60 -16 -24 -26 14 -23C44 -20 62 -12 74 -2C66 8 48 14 26 18C-6 26 -56 24 -72 4Z'
      const flesh = 'M-66 8C-50 18 -8 24 26 16C48 12 62 6 70 0C66 8 48 14 26 18C-6 26 -54 24 -66 8Z'
      const stripes = line(
        repeat(
          8,
          (i) =>
            `M${i * 15 - 48} ${Math.round(-15 - 5 * Math.sin((i / 7) * 3.1))}q${Math.round(pen.random() * 8 - 2)} 8 -2 16`,
        ),
        '#3d5560',
        4,
        0.75,
      )
      const sear = line(dashes(pen, spread(pen, 8, 50, 12), 12, 0.2), '#9c6a34', 5, 0.4)
      return {
        shade: fillet,
        body:
          fill(fillet, '#8d9da3') +
          inset(fillet, '#b3bfc0', 0.94, 0, -1.5) +
          stripes +
          sear +
          fill(flesh, '#dcbd96') +
          detail(pen, line('M-50 -6Q0 -20 56 -6', '#f2f5f2', 3, 0.7)),
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
      const heap = blob(pen, 11, 42, 30, 0.3)
      const places = spread(pen, pen.fine ? 13 : 18, 38, 27).reverse()
      const flakes = places.map(([x, y], i) => {
        const paint = [colour, lighter(colour, 0.2), darker(colour, 0.08)][i % 3] ?? colour
        return at(x, y, drawFlake(pen, paint).body, pen.random() * 130 - 65, 0.72)
      })
      return { shade: heap, body: fill(heap, darker(colour, 0.34)) + flakes.join('') }
    },
  },
  /** One big flake as it slides off a cooked fillet. */
  'fish-flake': {
    reach: [26, 16],
    variants: 3,
    draw: (pen) => drawFlake(pen, pen.tint ?? '#eed9bb'),
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
