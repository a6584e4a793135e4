import { darker, lighter, mix } from '../ink/colour.ts'
import { at, band, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, frill, ovalPath } from '../ink/outline.ts'
import { dashes, detail, dots, type Pen, type Point, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const WHITE = '#fffaf0'
const RIM = '#ecdcbc'
const HALF = 'M0 -35C19 -35 28 -8 28 7C28 25 15 35 0 35C-15 35 -28 25 -28 7C-28 -8 -19 -35 0 -35Z'

/** One soft mass in ragged folds, large and small, that hardly part: lobed they read as cauliflower, all of a size as pasta. */
function drawCurds(pen: Pen, colour: string, places: readonly Point[], size: number): string {
  const paints = [colour, lighter(colour, 0.16), lighter(colour, 0.06), lighter(colour, 0.26)]
  return [...places]
    .reverse()
    .map(([x, y], i) => {
      const long = size * (i % 3 === 1 ? 0.5 + pen.random() * 0.2 : 0.95 + pen.random() * 0.45)
      const high = long * ((pen.fine ? 0.56 : 0.7) + pen.random() * 0.24)
      const curd = blob(pen, pen.fine ? 10 : 6, long, high, 0.5)
      const paint = paints[i % paints.length] ?? colour
      const folds = detail(
        pen,
        line(
          dashes(pen, spread(pen, 1, long * 0.5, high * 0.5), long * 0.7, 0.5),
          darker(paint, 0.14),
          3,
          0.6,
        ) +
          line(
            dashes(pen, spread(pen, 2, long * 0.5, high * 0.5), long * 0.5, 0.5),
            lighter(paint, 0.5),
            4,
            0.6,
          ) +
          line(`M${num(-long * 0.2)} ${num(-high * 0.4)}l3 -1`, '#fffdf0', 2.6, 0.9),
      )
      return at(
        x,
        y,
        fill(curd, darker(paint, 0.16)) + inset(curd, paint, 0.94, -0.4, -1.4) + folds,
        Math.round(pen.random() * 140 - 70),
      )
    })
    .join('')
}

/** Where the edge of a white has browned: thin arcs of it, and blisters within. */
function drawLace(pen: Pen, brown: string): string {
  const start = pen.random() * 6
  // The small outline has fewer points, so it lies further in.
  const [rx, ry] = pen.fine ? [46, 43] : [41, 38.5]
  const along = (angle: number) => `${num(Math.cos(angle) * rx)} ${num(Math.sin(angle) * ry)}`
  const arcs = [0, 2.3, 4].map((from, i) => {
    const angle = start + from
    return `M${along(angle)}A${num(rx)} ${num(ry)} 0 0 1 ${along(angle + 1.3 - i * 0.3)}`
  })
  const holes = spread(pen, 12, 40, 37).filter(([x, y]) => Math.hypot(x, y) > 27)
  return (
    line(arcs.join(''), brown, 3.6, 0.8) +
    line(arcs.join(''), lighter(brown, 0.5), 1.2, 0.8) +
    detail(pen, line(dots(holes), '#e6cf9f', 6) + line(dots(holes), '#fffaf0', 3))
  )
}

export const eggs = {
  'fried-egg': {
    reach: [45, 42],
    variants: 2,
    draw(pen) {
      // Fried hot, its edge is thin, ruffled and here and there as brown as the tint.
      const white = pen.tint ? blob(pen, 17, 47, 44, pen.fine ? 0.2 : 0.06) : blob(pen, 10, 46, 43, 0.24)
      const lace = pen.tint ? drawLace(pen, pen.tint) : ''
      const yolk =
        disc(3, 3, 18.5, '#e8951c') + disc(2, 1, 17.5, '#f9b930') + oval(-4, -6, 6, 4, '#fff', 0.75)
      return {
        shade: white,
        body: fill(white, WHITE) + detail(pen, line(white, RIM, 2.5)) + lace + yolk,
      }
    },
  },
  /** Broken into a ring or a hollow, which keeps it round. */
  'ringed-egg': {
    reach: [42, 41],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#c93a26'
      const wall = blob(pen, 9, 41, 40, 0.14)
      return {
        shade: wall,
        body:
          fill(wall, darker(colour, 0.2)) +
          inset(wall, colour, 0.94, -0.5, -1.5) +
          detail(pen, line('M-30 -20Q-20 -33 -4 -35', lighter(colour, 0.5), 3, 0.7)) +
          disc(0, 0, 30, RIM) +
          disc(0, -0.5, 28.5, WHITE) +
          disc(1, 1, 15, '#e8951c') +
          disc(0.5, 0, 14, '#f9b930') +
          oval(-4, -5, 5, 3.4, '#fff', 0.75),
      }
    },
  },
  /** Raw, slid whole into a hollow. */
  'egg-yolk': {
    reach: [23, 23],
    draw: (pen) => ({
      shade: ovalPath(0, 0, 23, 22.5),
      body:
        oval(0, 0, 23, 22.5, '#cf7414') +
        oval(-0.5, -0.8, 21.6, 21, pen.tint ?? '#f5a41c') +
        oval(-3, -5, 14, 12, '#fbc348', 0.75) +
        oval(-8, -10, 5.4, 3.6, '#fff', 0.85),
    }),
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
  /** Peeled, whole and under a sauce, which has its color: it runs down to the foot and leaves one side of the egg white. */
  'sauced-egg': {
    reach: [40, 40],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f4d58a'
      const egg = 'M4 -34C22 -34 35 -12 35 8C35 26 22 36 4 36C-16 36 -29 26 -29 8C-29 -12 -14 -34 4 -34Z'
      const foot = blob(pen, 13, 41, 17, 0.3)
      const dip = Math.round(pen.random() * 7)
      const over = `M-35 6C-36 -20 -17 -39 2 -38C11 -37 16 -32 19 -26C12 -17 17 -10 9 -4C3 ${4 + dip} 8 ${12 + dip} 1 ${15 + dip}C-4 ${18 + dip} -6 11 -11 15C-16 ${20 + dip} -14 30 -20 33C-28 35 -34 26 -35 6Z`
      const patches = spread(pen, 4, 11, 14).map(([x, y]): Point => [x - 14, y - 12])
      return {
        shade: egg,
        body:
          at(-2, 25, fill(foot, darker(colour, 0.24)) + inset(foot, colour, 0.95, 0, -2)) +
          fill(egg, darker(WHITE, 0.24)) +
          inset(egg, WHITE, 0.94, -0.4, -0.6) +
          at(1.5, 2.5, fill(over, darker(colour, 0.34))) +
          fill(over, colour) +
          line(dashes(pen, patches, 8, 0.4), '#b96f22', 7, 0.5) +
          detail(pen, line('M-26 -10Q-20 -26 -4 -31', lighter(colour, 0.7), 4, 0.85)),
      }
    },
  },
  'boiled-egg': {
    reach: [28, 35],
    draw(pen) {
      const jam = detail(pen, disc(1, 7, 11, '#f6a01c', 0.8) + oval(-4, 1, 5, 3.4, '#fff', 0.6))
      const yolk = disc(0, 6, 17.5, '#e79a26') + disc(0, 5, 16.5, '#fac648') + jam
      const white = pen.tint ?? WHITE
      return {
        shade: HALF,
        body: fill(HALF, darker(white, 0.14)) + inset(HALF, white, 0.95, -0.5, -1) + yolk,
      }
    },
  },
  /** Peeled and left whole; of the color of what it was fried or stewed in. */
  /** Of another color where its skin has fried to blisters. */
  'whole-egg': {
    reach: [28, 35],
    variants: 2,
    draw(pen) {
      const white = pen.tint ? mix(WHITE, pen.tint, 0.45) : WHITE
      const blisters = (count: number, paint: string, width: number, opacity: number) =>
        line(dashes(pen, spread(pen, count, 19, 25), 9, 0.4), paint, width, opacity)
      const skin = pen.tint
        ? blisters(9, pen.tint, 8, 0.75) + blisters(9, darker(pen.tint, 0.3), 2.4, 0.7)
        : ''
      return {
        shade: HALF,
        body:
          fill(HALF, darker(white, 0.3)) +
          inset(HALF, darker(white, 0.1), 0.96, -0.6, -1) +
          inset(HALF, white, 0.84, -2, -3.4) +
          skin +
          oval(-9, -11, 6, 10, '#fff', 0.75) +
          detail(pen, line('M14 20Q22 12 22 2', lighter(white, 0.5), 2.6, 0.6)),
      }
    },
  },
  /** Half an egg in its broken shell, the filling fried golden. */
  'shell-egg': {
    reach: [29, 36],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d99f45'
      const shell = '#f4e3cf'
      const crumbs = (count: number, paint: string, width: number) =>
        at(0, 2, line(dashes(pen, spread(pen, count, 16, 21), 5, 0.4), paint, width, 0.85))
      return {
        shade: HALF,
        body:
          fill(HALF, darker(shell, 0.3)) +
          inset(HALF, shell, 0.97, -0.5, -0.5) +
          inset(HALF, '#ffffff', 0.86, 0, 0.5) +
          inset(HALF, darker(colour, 0.36), 0.76, 0.5, 1.5) +
          inset(HALF, colour, 0.71, 0, 0.5) +
          crumbs(12, darker(colour, 0.28), 5) +
          crumbs(10, lighter(colour, 0.4), 4) +
          detail(pen, line('M-21 -8l3 -7 3 3 3 -8 4 3 4 -7 4 4 5 -4 3 7 4 1 3 7', darker(shell, 0.36), 2)),
      }
    },
  },
  'devilled-egg': {
    reach: [28, 35],
    draw(pen) {
      const filling = frill(pen, 9, 16, 17)
      const swirl = detail(
        pen,
        line('M-8 6q0 -12 9 -11q10 2 7 11q-4 7 -10 3', pen.tint ? darker(pen.tint, 0.25) : '#e0a437', 2.4),
      )
      const dust = line(dots(spread(pen, 7, 12, 13)), '#c4482b', 2.4)
      const body = fill(HALF, '#e5d5b6') + inset(HALF, WHITE, 0.95, -0.5, -1)
      return {
        shade: HALF,
        body: `${body}<g transform="translate(0 4)">${fill(filling, pen.tint ?? '#f9cf62')}${swirl}${dust}</g>`,
      }
    },
  },
  'scrambled-egg': {
    reach: [56, 46],
    variants: 2,
    draw(pen) {
      const heap = blob(pen, 9, 46, 36, 0.3)
      const yellow = pen.tint ?? '#f5ca50'
      return {
        shade: heap,
        face: heap,
        body:
          fill(heap, darker(yellow, 0.24)) +
          drawCurds(pen, yellow, spread(pen, pen.fine ? 12 : 17, 40, 31), pen.fine ? 20 : 19),
      }
    },
  },
  /** The lower half of a folded one, its filling to be laid along the open edge. */
  omelette: {
    reach: [76, 46],
    draw(pen) {
      const colour = pen.tint ?? '#f8cf5c'
      const half = 'M-77 8C-72 -30 -34 -44 4 -43C44 -42 74 -22 77 8C66 58 -64 60 -77 8Z'
      const rim = line('M-74 18C-52 50 54 50 74 16', lighter(colour, 0.45), 4)
      return {
        shade: half,
        body: fill(half, darker(colour, 0.22)) + inset(half, darker(colour, 0.06), 0.95, 0, -1) + rim,
      }
    },
  },
  /** The upper half, folded over the filling. */
  'omelette-fold': {
    reach: [76, 34],
    draw(pen) {
      const colour = pen.tint ?? '#f8cf5c'
      const fold = 'M-77 6C-72 -32 -34 -46 4 -45C44 -44 74 -24 77 6C54 27 -50 30 -77 6Z'
      const lip = line('M-70 10C-44 25 44 25 70 9', darker(colour, 0.24), 4)
      const sear = detail(
        pen,
        line(dashes(pen, spread(pen, 12, 52, 18), 12, 0.2), darker(colour, 0.3), 5, 0.45),
      )
      const body = fill(fold, darker(colour, 0.1)) + inset(fold, colour, 0.92, -1, -3) + lip
      return { shade: fold, body: `${body}<g transform="translate(0 -13)">${sear}</g>` }
    },
  },
  /** Rolled up around a filling that shows at one end. */
  'omelette-roll': {
    reach: [84, 31],
    draw(pen) {
      const colour = pen.tint ?? '#f6d468'
      const roll =
        'M-82 4C-84 -14 -70 -26 -48 -28C-10 -32 30 -32 60 -28C78 -25 84 -12 83 2C82 20 70 28 44 29C0 32 -40 31 -62 26Q-81 20 -82 4Z'
      const filling = line(dots(spread(pen, 9, 7, 14)), '#fffdf4', 7)
      return {
        shade: roll,
        face: roll,
        body:
          fill(roll, darker(colour, 0.3)) +
          inset(roll, colour, 0.96, -0.5, -1.5) +
          fill('M-70 -8C-40 -20 20 -22 56 -18C30 -14 -40 -10 -70 -8Z', lighter(colour, 0.45), 0.7) +
          line('M-74 12C-40 22 20 23 58 19', darker(colour, 0.26), 3.4) +
          oval(66, 0, 15, 26, darker(colour, 0.34)) +
          oval(66, -0.5, 13, 23.5, lighter(colour, 0.3)) +
          oval(67, 1, 10, 18, darker(colour, 0.18)) +
          at(67, 1, filling) +
          detail(pen, line(dashes(pen, spread(pen, 9, 50, 15), 10, 0.2), darker(colour, 0.2), 3.4, 0.4)),
      }
    },
  },
  /** Fried on both sides, or set under the broiler, and never folded. */
  'flat-omelette': {
    reach: [88, 80],
    draw(pen) {
      const colour = pen.tint ?? '#f3c450'
      const round = blob(pen, 17, 87, 79, 0.09)
      const sear = (count: number, paint: string, width: number, opacity: number) =>
        line(dashes(pen, spread(pen, count, 62, 56), 14, 0.25), paint, width, opacity)
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.42)) +
          inset(round, darker(colour, 0.18), 0.97, -0.5, -1.5) +
          inset(round, colour, 0.88, -0.5, -2) +
          sear(16, darker(colour, 0.3), 7, 0.42) +
          detail(pen, sear(12, lighter(colour, 0.4), 4, 0.8)),
      }
    },
  },
  /** What is baked into eggs shows through a thin skin of them. */
  'egg-skin': {
    reach: [40, 34],
    draw(pen) {
      const colour = pen.tint ?? '#f6cb58'
      const veil = (count: number, width: number, opacity: number) =>
        line(dashes(pen, spread(pen, count, 32, 26), 6), colour, width, opacity)
      return {
        shade: '',
        body: veil(7, 12, 0.62) + detail(pen, line(dots(spread(pen, 7, 34, 28)), '#b5701f', 4, 0.4)),
      }
    },
  },
  frittata: {
    reach: [62, 54],
    draw(pen) {
      const colour = pen.tint ?? '#f6cb58'
      const wedge = 'M-60 36Q-30 52 4 52Q38 52 60 36L8 -50Q0 -58 -8 -50Z'
      const top = fill(wedge, darker(colour, 0.2)) + inset(wedge, colour, 0.9, 0, -3)
      const spots = line(dots(spread(pen, 9, 28, 24)), darker(colour, 0.3), 7, 0.4)
      const crust = line('M-58 37Q-30 51 4 51Q38 51 58 37', '#b8772a', 6)
      return { shade: wedge, body: `${top}<g transform="translate(0 14)">${spots}</g>${crust}` }
    },
  },
  /** A few curds that lie over what was stirred into the eggs. */
  'egg-curd': {
    reach: [25, 19],
    variants: 3,
    draw: (pen) => ({
      shade: '',
      body: drawCurds(pen, pen.tint ?? '#f5ca50', spread(pen, pen.fine ? 3 : 5, 13, 9), 14),
    }),
  },
  /** Beaten egg that set where it ran into the broth: thin threads that drift around one another. */
  'egg-ribbon': {
    reach: [46, 28],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#fae08a'
      const paints = [colour, lighter(colour, 0.45), lighter(colour, 0.2), lighter(colour, 0.65)]
      const body = spread(pen, pen.fine ? 12 : 15, 26, 20)
        .map(([x, y], i) => {
          const half = 10 + pen.random() * 12
          const bow = Math.round(4 + pen.random() * 8)
          const thread = `M${num(-half)} 0Q${num(-half / 2)} ${-bow} 0 0T${num(half)} ${Math.round(bow / 2)}`
          const turn = Math.round(pen.random() * 150 - 75)
          return at(
            x,
            y,
            line(thread, paints[i % paints.length] ?? colour, 2 + pen.random() * 2.4, 0.92),
            turn,
          )
        })
        .join('')
      return { shade: '', body }
    },
  },
  /** Bands cut from a thin omelet. */
  'egg-strip': {
    reach: [38, 24],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f6d466'
      // Flat and a finger wide: thin and wavy they would be pasta.
      const body = repeat(3, (i) => {
        const bend = (pen.random() < 0.5 ? -1 : 1) * Math.round(6 + pen.random() * 8)
        const strip = `M-32 0q16 ${bend} 31 ${num(bend * 0.2)}t31 ${num(-bend * 0.3)}`
        const specks = `M-18 ${num(bend * 0.4)}l6 0M12 ${num(-bend * 0.1)}l4 1`
        return at(
          Math.round(pen.random() * 10 - 5),
          (i - 1) * 11,
          band(strip, darker(colour, 0.3), 12.5) +
            at(-0.4, -1, band(strip, i % 2 ? lighter(colour, 0.2) : colour, 10)) +
            detail(pen, line(specks, '#b9792c', 3.4, 0.4)),
          Math.round(pen.random() * 60 - 30),
        )
      })
      return { shade: '', body: at(0, 0, body, Math.round(pen.random() * 30 - 15)) }
    },
  },
} satisfies GlyphFamily
