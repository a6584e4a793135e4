import { drawCrumbs } from '../ink/coat.ts'
import { darker, lighter } from '../ink/colour.ts'
import { at, cut, disc, fill, inset, line, num, oval } from '../ink/ink.ts'
import { blob, block, boxPath, chunk, frill } from '../ink/outline.ts'
import { dashes, detail, dots, type Pen, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

/** Things a cook makes of several foods, where no single food shows any more. */
/** A cactus paddle cut across, the two halves pulled apart a little. */
const PADDLE = [
  'M-82 0C-82 -28 -54 -40 -24 -38L-12 -37L-16 38L-24 39C-54 40 -82 28 -82 0Z',
  'M2 -36C24 -32 46 -22 66 -14Q78 -10 78 0Q78 10 66 13C46 22 22 34 -2 37Z',
].join('')

/** A patty under its melted slice. */
function drawBareBurger(pen: Pen, slice: string) {
  const patty = blob(pen, 10, 48, 46, 0.08)
  const cheese =
    'M-34 -36L36 -34Q40 -34 40 -30L44 30Q46 42 36 36Q28 30 22 38Q14 46 6 36Q-2 32 -12 38Q-24 44 -30 36L-38 -30Q-38 -36 -34 -36Z'
  return {
    shade: patty,
    body:
      fill(patty, '#4f2716') +
      inset(patty, pen.tint ?? '#8a4f32', 0.94, -1, -2) +
      fill(cheese, darker(slice, 0.18)) +
      inset(cheese, slice, 0.95, -0.5, -1.5) +
      detail(pen, line('M-22 -24H14', '#fff', 4, 0.4)),
  }
}

/** Bites of meat with slices of vegetables between them. */
function drawSkewer(pen: Pen, [first, second, third]: readonly [string, string, string]) {
  const colour = pen.tint ?? '#c07a3c'
  const bite = (x: number) => {
    const d = chunk(pen, 18, 17)
    return at(
      x,
      0,
      fill(d, darker(colour, 0.35)) +
        inset(d, colour, 0.86, -1, -2) +
        detail(pen, line('M-9 -4l10 -4M-8 4l12 -4', '#4a220e', 3, 0.5)),
    )
  }
  const slice = (x: number, paint: string) =>
    oval(x, 0, 7, 17, paint) + oval(x - 1.5, 0, 4, 13, lighter(paint, 0.35))
  return {
    shade: 'M-98 -2H-76Q-66 -20 0 -19Q66 -20 76 -2H98V3H76Q66 21 0 20Q-66 21 -76 3H-98Z',
    body:
      line('M-98 0H98', '#b98a50', 4.5) +
      bite(-58) +
      slice(-32, first) +
      bite(-8) +
      slice(18, second) +
      bite(44) +
      slice(69, third),
  }
}

export const madeDishes = {
  /** Two grilled paddles of cactus with melted cheese between them, cut across. */
  'filled-paddle': {
    reach: [82, 42],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#86a046'
      const cheese = '#fbf1cf'
      const eyes = [-62, -44, -26, 16, 34, 52].flatMap((x) =>
        [-22, -6, 11, 26]
          .filter((y) => Math.abs(y) < 27 - Math.max(0, x) * 0.28 - (x < -50 ? 5 : 0))
          .map((y) => `M${x + (y > 0 ? 5 : 0)} ${y}h.1`),
      )
      const strings = [-26, -14, 0, 13, 27].map(
        (y, i) => `M-18 ${y + 6}Q-7 ${y + 8 + (i % 2) * 4} 4 ${y + 4}`,
      )
      return {
        shade: PADDLE,
        body:
          at(0, 9, fill(PADDLE, darker(colour, 0.5))) +
          line(strings.join(''), darker(cheese, 0.2), 8) +
          at(0, 4.6, fill(PADDLE, darker(cheese, 0.24)) + line(PADDLE, darker(cheese, 0.24), 3)) +
          at(0, 3, fill(PADDLE, cheese) + line(PADDLE, cheese, 3)) +
          line(strings.join(''), cheese, 5.6) +
          line('M-66 32q1 7 -2 11M-40 42q2 5 1 9M30 29q2 6 0 10', cheese, 7) +
          at(0, -2, cut(PADDLE, darker(colour, 0.4), 2)) +
          at(0, -3.4, fill(PADDLE, colour)),
        marks:
          at(
            0,
            -3,
            line(eyes.join(''), darker(colour, 0.55), 4, 0.75) +
              detail(pen, at(-0.8, -1, line(eyes.join(''), '#e9e6b4', 1.8))),
          ) +
          line(
            'M-74 12L-50 -31M-52 30L-18 -33M-28 34L-16 12M8 26L36 -26M34 16L58 -14',
            '#2b2410',
            5.4,
            0.72,
          ) +
          detail(pen, line('M-70 -16Q-52 -36 -26 -35M14 -29Q36 -23 54 -16', lighter(colour, 0.5), 3, 0.7)),
      }
    },
  },
  fritter: {
    reach: [36, 34],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d99a45'
      const round = blob(pen, 10, 37, 35, 0.14)
      const flecks = line(dashes(pen, spread(pen, 13, 27, 25), 6), darker(colour, 0.35), 4, 0.55)
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
  skewer: { reach: [92, 20], draw: (pen) => drawSkewer(pen, ['#5f9a40', '#d8402b', '#5f9a40']) },
  /** Lengths of scallion by turns with the meat. */
  'scallion-skewer': { reach: [92, 20], draw: (pen) => drawSkewer(pen, ['#a9cf7a', '#6fa648', '#a9cf7a']) },
  /** Minced meat pressed around a stick. */
  'kofta-skewer': {
    reach: [96, 17],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#8f5434'
      const log =
        'M-66 -13Q-58 -18 -38 -15Q-14 -19 10 -15Q36 -19 56 -14Q70 -12 70 0Q70 13 56 14Q34 18 10 15Q-14 19 -38 15Q-58 18 -66 13Q-74 0 -66 -13Z'
      const grain = (count: number, paint: string, width: number) =>
        line(dashes(pen, spread(pen, count, 58, 10), 7, 0.2), paint, width, 0.6)
      const marks = line('M-44 -12l8 22M-14 -13l8 24M16 -13l8 24M44 -12l8 22', darker(colour, 0.55), 5, 0.55)
      return {
        shade: log,
        body:
          line('M-98 0H96', '#b98a50', 5) +
          fill(log, darker(colour, 0.4)) +
          inset(log, colour, 0.95, -0.5, -1.6) +
          grain(14, darker(colour, 0.3), 4) +
          marks +
          detail(pen, grain(9, lighter(colour, 0.4), 3)),
      }
    },
  },
  /** A thin slice threaded to and fro: its folds stand edge on, close together, charred on top. */
  'ribbon-skewer': {
    reach: [94, 21],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#b5713c'
      const fold = (x: number, i: number) => {
        const [top, foot] = [pen.random() * 6, pen.random() * 6]
        const d = `M-9 ${num(-14 - top)}Q0 ${num(-22 - top)} 8 ${num(-13 - top)}L${5 + (i % 2) * 4} ${num(13 + foot)}Q-2 ${num(21 + foot)} -8 ${num(13 + foot)}Q-12 0 -9 ${num(-14 - top)}Z`
        return at(
          x,
          0,
          fill(d, darker(colour, 0.5)) +
            inset(d, colour, 0.84, 0.8, 0.6) +
            line('M-4 -10Q-7 0 -3 11', darker(colour, 0.3), 2.4, 0.7) +
            detail(
              pen,
              line(`M-4 ${num(-15 - top)}q4 -2 7 2`, '#3a1a0c', 4, 0.5) +
                line('M3 -8v14', lighter(colour, 0.45), 2.4, 0.75),
            ),
        )
      }
      return {
        shade: 'M-78 0Q-76 -20 0 -20Q76 -20 78 0Q76 20 0 20Q-76 20 -78 0Z',
        body: line('M-98 0H98', '#b98a50', 4.5) + repeat(9, (i) => fold(i * 16 - 64, i)),
      }
    },
  },
  /** Balls of mince in a row. */
  'ball-skewer': {
    reach: [92, 20],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#99603f'
      const ball = (x: number) => {
        const d = blob(pen, 9, 21, 20, 0.06)
        return at(
          x,
          0,
          fill(d, darker(colour, 0.42)) +
            inset(d, colour, 0.92, -1, -2) +
            line(dashes(pen, spread(pen, 6, 13, 12), 5, 0.2), darker(colour, 0.35), 3.4, 0.6) +
            detail(pen, line('M-11 -8Q-4 -15 5 -13', '#fff6dd', 3.4, 0.6)),
        )
      }
      return {
        shade: 'M-76 0Q-76 -20 0 -20Q76 -20 76 0Q76 20 0 20Q-76 20 -76 0Z',
        body: line('M-98 0H98', '#b98a50', 4.5) + repeat(4, (i) => ball(i * 39 - 58)),
      }
    },
  },
  /** Cubes of tofu, tempeh or cheese, square-edged and barred by the grill. */
  'cube-skewer': {
    reach: [92, 20],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#e2bd78'
      const cube = (x: number) => {
        const { outline, face, side } = block(pen, { width: 17, height: 18, depth: 9, lean: 3, rise: 2 })
        const grain = detail(pen, line(dashes(pen, spread(pen, 7, 10, 8), 3), lighter(colour, 0.5), 2.6, 0.8))
        return at(
          x,
          0,
          cut(outline, lighter(colour, 0.45), 2) +
            fill(side, lighter(colour, 0.2)) +
            cut(face, colour, 2) +
            at(0, -4, grain) +
            line('M-11 -9L-3 3M-2 -12L8 3M8 -12L13 -4', darker(colour, 0.7), 3, 0.75) +
            line(outline, darker(colour, 0.45), 1.6, 0.6),
        )
      }
      return {
        shade: 'M-74 -16H74V18H-74Z',
        body: line('M-98 0H98', '#b98a50', 4.5) + repeat(4, (i) => cube(i * 37 - 55)),
      }
    },
  },
  /** Cubes of meat, none quite square: a seared face, the grain on the side that the knife cut. Round ones read as meatballs. */
  'plain-skewer': {
    reach: [92, 20],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#c07a3c'
      const piece = (x: number) => {
        const d = chunk(pen, 20, 20)
        const char = line(dashes(pen, spread(pen, 3, 8, 6), 9, 0.3), darker(colour, 0.8), 6, 0.45)
        const grain = 'M-13 9Q-4 13 4 11T14 9M-12 14Q-2 17 10 14'
        return at(
          x,
          pen.random() * 5 - 2.5,
          fill(d, darker(colour, 0.55)) +
            inset(d, darker(colour, 0.14), 0.93, -0.3, -0.6) +
            line(grain, lighter(colour, 0.4), 1.8, 0.65) +
            fill('M-14 -14Q0 -18 13 -14Q17 -4 14 6Q0 10 -14 5Q-17 -5 -14 -14Z', lighter(colour, 0.06)) +
            at(0, -5, char) +
            detail(pen, line('M-11 -12Q-2 -15 8 -13', lighter(colour, 0.6), 2.6, 0.7)),
          pen.random() * 30 - 15,
        )
      }
      return {
        shade: 'M-76 -2Q-74 -15 0 -15Q74 -15 76 -2V2Q74 16 0 16Q-74 16 -76 2Z',
        body: line('M-98 0H98', '#b98a50', 4.5) + repeat(4, (i) => piece(i * 39 - 58)),
      }
    },
  },
  gnudi: {
    reach: [27, 25],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f3e6c0'
      const ball = blob(pen, 9, 27, 25, 0.07)
      return {
        shade: ball,
        body:
          fill(ball, darker(colour, 0.28)) +
          inset(ball, colour, 0.93, -0.5, -1.6) +
          line(dashes(pen, spread(pen, 11, 19, 17), 5), '#3f7a33', 3.6, 0.85) +
          detail(pen, oval(-8, -10, 7, 4, '#fff', 0.55)),
      }
    },
  },
  /** A length of rib: narrow, ridged along both sides, the channel between them. */
  'celery-boat': {
    reach: [80, 18],
    draw(pen) {
      const boat =
        'M-80 -13Q-40 -18 0 -17H66Q78 -17 80 -10Q76 0 80 10Q78 17 66 17H0Q-40 18 -80 13Q-86 0 -80 -13Z'
      const ridges =
        'M-78 -12Q-40 -15 0 -14H74M-80 -9Q-40 -12 0 -11H76M-78 12Q-40 15 0 14H74M-80 9Q-40 12 0 11H76'
      return {
        shade: boat,
        body:
          fill(boat, '#6f9a3e') +
          inset(boat, '#a9cc66', 0.98, 0, -0.8) +
          line(ridges, '#dbedb0', 1.6) +
          fill('M-78 -6Q-40 -8 0 -8H74Q71 0 74 8H0Q-40 8 -78 6Z', '#8fb653') +
          fill('M-78 -3Q-40 -5 0 -5H73Q71 1 74 8H0Q-40 8 -78 6Z', '#e4f1c0') +
          detail(pen, line('M-81 -12Q-86 0 -81 12', '#f2f8da', 3)),
      }
    },
  },
  /** A long leaf: a broad white rib from end to end, ruffles on both sides. */
  'romaine-boat': {
    reach: [88, 42],
    variants: 2,
    draw(pen) {
      const leaf = blob(pen, 27, 84, 41, 0.3)
      const veins =
        'M-44 -4L-56 -28M-16 -4L-28 -34M12 -4L4 -36M38 -3L36 -33M60 -2L64 -24M-44 6L-56 29M-16 6L-28 34M12 5L4 36M38 4L36 33M60 3L64 24'
      return {
        shade: leaf,
        body:
          fill(leaf, '#3f7a2e') +
          inset(leaf, '#70ab47', 0.95, 0, -1) +
          inset(leaf, '#a4d06c', 0.7, -6, 1) +
          detail(pen, line(veins, '#d8ecb2', 2.4, 0.85)) +
          fill('M-90 -9Q-50 -7 -10 -4L74 -1V1Q20 5 -10 7Q-50 10 -90 11Q-96 1 -90 -9Z', '#c9dca0') +
          fill('M-90 -8Q-50 -7 -10 -4L74 -1Q20 2 -10 4Q-50 7 -90 8Q-94 0 -90 -8Z', '#f7f8e6'),
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
  'bare-burger': { reach: [50, 48], variants: 2, draw: (pen) => drawBareBurger(pen, '#f9c84c') },
  'swiss-burger': { reach: [50, 48], variants: 2, draw: (pen) => drawBareBurger(pen, '#f7eab4') },
  'bao-cup': {
    reach: [38, 36],
    variants: 2,
    draw(pen) {
      const cup = blob(pen, 13, 37, 35, 0.07)
      const colour = pen.tint ?? '#f3c95c'
      const bits = repeat(3, (i) =>
        line(
          dots(spread(pen, 4, 20, 18)),
          [darker(colour, 0.16), lighter(colour, 0.3), '#fff3cf'][i] ?? '#fff',
          8,
        ),
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

/** A leaf folded over its filling and fried in egg. */
function leafInEgg(pen: Pen) {
  const half = 'M-40 16Q-36 -24 2 -26Q38 -22 40 16Q0 26 -40 16Z'
  const leaf = '#7d9a3f'
  const veins = line('M0 -22V18M-4 -8L-22 -14M-3 4L-28 2M4 -8L22 -14M3 4L28 2', darker(leaf, 0.25), 2, 0.8)
  const egg = line(dots(spread(pen, 6, 28, 14)), '#f4cf63', 11, 0.5)
  return { shade: half, body: fill(half, '#e3b03f') + inset(half, leaf, 0.84, 0, -1) + veins + egg }
}

/** A leaf folded from four sides into a packet. */
function leafParcel(pen: Pen, colour: string) {
  const packet = 'M-38 -20Q0 -29 38 -20Q44 0 38 20Q0 29 -38 20Q-44 0 -38 -20Z'
  const folds = line(
    'M-36 -18Q-10 -2 -36 18M36 -18Q10 -2 36 18M-20 -4Q0 6 20 -4',
    darker(colour, 0.4),
    3,
    0.8,
  )
  const veins = detail(
    pen,
    line('M-14 -20L-2 -6L12 -21M-30 -4L-22 0M30 -4L22 0', lighter(colour, 0.4), 2.2, 0.8),
  )
  return {
    shade: packet,
    body: fill(packet, darker(colour, 0.35)) + inset(packet, colour, 0.94, -0.5, -2) + folds + veins,
  }
}

/** Things a cook makes of several foods, where no single food shows any more. */
export const rolledDishes = {
  'stuffed-roll': {
    reach: [56, 24],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#94ab54'
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
          detail(pen, line('M-40 -10Q0 -22 34 -12', lighter(colour, 0.5), 3, 0.7)) +
          oval(45, 0, 11, 21, darker(colour, 0.34)) +
          oval(46, 0, 9, 18.5, lighter(colour, 0.25)) +
          oval(46, 0, 7.5, 16, '#b9865a'),
      }
    },
  },
  'filled-leaf': {
    reach: [40, 27],
    variants: 2,
    draw(pen) {
      return pen.tint === undefined ? leafInEgg(pen) : leafParcel(pen, pen.tint)
    },
  },
  'corn-dog': {
    reach: [78, 22],
    draw(pen) {
      const crust =
        'M-72 -10Q-66 -23 -20 -22Q26 -24 34 -12Q40 0 34 12Q26 24 -20 22Q-66 23 -72 10Q-76 0 -72 -10Z'
      const crumbs = line(dots(spread(pen, 16, 44, 15)), '#9c5c1e', 3, 0.5)
      return {
        shade:
          'M-72 -10Q-66 -23 -20 -22Q26 -24 34 -12L37 -4H90V4H37L34 12Q26 24 -20 22Q-66 23 -72 10Q-76 0 -72 -10Z',
        body:
          line('M28 0H88', '#e2c08a', 7) +
          line('M28 2H88', '#b98a50', 2) +
          fill(crust, '#a9682a') +
          inset(crust, pen.tint ?? '#d99a48', 0.93, -1, -2) +
          `<g transform="translate(-18 0)">${crumbs}</g>` +
          detail(pen, line('M-58 -11Q-20 -17 16 -13', '#f9dfa6', 4, 0.8)),
      }
    },
  },
  /** A strip of bacon wound around it, crisp at the edges. */
  'bacon-wrapped': {
    reach: [58, 24],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#e2b273'
      const piece = 'M-50 -17Q0 -23 50 -17Q60 -10 60 0Q60 11 50 18Q0 23 -50 18Q-60 11 -60 0Q-60 -10 -50 -17Z'
      const bands = (shift: number) => [-40, -19, 2, 23].map((x) => `M${x - shift} -19q16 19 6 39`).join('')
      const winds =
        line(bands(0), '#8d2f22', 16) + line(bands(2), '#c2543c', 10) + line(bands(4), '#f0c5a0', 3.4)
      return {
        shade: piece,
        body: fill(piece, darker(colour, 0.35)) + inset(piece, colour, 0.94, 0, -1.5) + winds,
      }
    },
  },
  'wrapped-sausage': {
    reach: [60, 20],
    variants: 2,
    draw(pen) {
      const sausage =
        'M-50 -14Q0 -18 50 -14Q64 -10 64 0Q64 11 50 14Q0 18 -50 14Q-64 11 -64 0Q-64 -10 -50 -14Z'
      const dough = 'M-38 -18Q0 -25 36 -18Q44 0 36 18Q0 25 -38 18Q-46 0 -38 -18Z'
      const folds = line('M-24 -21Q-12 0 -26 21M-2 -22Q10 0 -4 22M20 -21Q32 0 18 21', '#b57a33', 3, 0.8)
      return {
        shade: sausage,
        body:
          fill(sausage, '#8a3d1e') +
          inset(sausage, '#bd6237', 0.92, 0, -1) +
          fill(dough, '#b97a32') +
          inset(dough, pen.tint ?? '#e5b562', 0.93, 0, -1.5) +
          folds +
          detail(pen, line('M-30 -12Q0 -18 30 -12', '#fbe8b8', 3, 0.8)),
      }
    },
  },
  'hot-dog': {
    reach: [86, 36],
    variants: 2,
    draw(pen) {
      const bun = 'M-74 -26Q0 -42 74 -26Q90 -14 90 0Q90 16 74 27Q0 42 -74 27Q-90 16 -90 0Q-90 -14 -74 -26Z'
      const sausage = 'M-82 -9Q0 -20 82 -9Q98 -6 98 2Q97 12 82 13Q0 4 -82 13Q-97 12 -98 2Q-98 -6 -82 -9Z'
      const slit = 'M-78 -13Q0 -24 78 -13Q84 2 78 16Q0 8 -78 16Q-84 2 -78 -13Z'
      return {
        shade: bun,
        body:
          fill(bun, '#a8672a') +
          inset(bun, pen.tint ?? '#dca255', 0.95, 0, -2) +
          fill(slit, '#8a5220') +
          fill(sausage, '#7f3418') +
          inset(sausage, '#b9592f', 0.94, 0, -1.5) +
          detail(
            pen,
            line('M-70 -28Q0 -38 66 -29', '#f6d49a', 4, 0.8) + line('M-74 -6Q0 -15 74 -6', '#e59a68', 3, 0.8),
          ),
      }
    },
  },
  'scotch-egg': {
    reach: [40, 38],
    variants: 2,
    draw(pen) {
      const crust = blob(pen, 11, 41, 39, 0.08)
      const crumbs = line(dots(spread(pen, 16, 36, 34)), '#e9bd6c', 4, 0.8)
      return {
        shade: crust,
        body:
          fill(crust, '#9c5d22') +
          crumbs +
          inset(crust, '#b7765a', 0.84) +
          oval(0, 1, 24, 22, '#fdf8ea') +
          oval(1, 2, 12.5, 11.5, '#eda227') +
          detail(pen, oval(-2, -2, 6, 4, '#f9cf62', 0.9)),
      }
    },
  },
  /** Hollowed: its round shoulders are seen around a small mouth, and what it holds stands above it, so that it is no ring of pepper. */
  'tomato-cup': {
    reach: [46, 44],
    variants: 2,
    draw(pen) {
      const skin = blob(pen, 10, 48, 46, 0.06)
      const mouth = blob(pen, 9, 32, 27, 0.08)
      const mound = blob(pen, 9, 28, 25, 0.12)
      const filling = pen.tint ?? '#f3dfb2'
      const ribs =
        'M-20 -24Q-25 -28 -27 -31M20 -24Q25 -28 27 -31M-30 5Q-35 8 -39 7M30 5Q35 8 39 7M0 26Q-1 31 0 36'
      return {
        shade: skin,
        body:
          fill(skin, '#a3271a') +
          inset(skin, '#d9432c', 0.95, -1, -2) +
          line(ribs, '#a9301f', 3.4, 0.5) +
          detail(pen, line('M-36 -14Q-32 -32 -14 -38', '#f7a08a', 6, 0.75)) +
          at(
            0,
            -3,
            fill(mouth, '#ef7a5c') +
              inset(mouth, '#7f2013', 0.92) +
              at(0, -3, fill(mound, darker(filling, 0.3)) + inset(mound, filling, 0.93, -0.5, -2.5)) +
              detail(pen, line('M-18 -9Q-13 -19 2 -21', lighter(filling, 0.7), 4, 0.8)),
          ),
      }
    },
  },
  'tortilla-chip': {
    reach: [25, 22],
    variants: 3,
    draw(pen) {
      const chip = `M0 -34Q6 -34 9 -28L36 20Q38 28 30 29Q0 ${27 + Math.round(pen.random() * 6)} -30 29Q-38 28 -36 20L-9 -28Q-6 -34 0 -34Z`
      const toast = line(dots(spread(pen, 9, 20, 16)), '#a5641f', 3.4, 0.55)
      return {
        shade: chip,
        body:
          fill(chip, '#c58a35') +
          inset(chip, pen.tint ?? '#edc063', 0.9, 0, -1) +
          `<g transform="translate(0 8)">${toast}</g>`,
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
        body: fill(round, darker(colour, 0.2)) + inset(round, '#fbf4e2', 0.9, -0.5, -1) + spiral,
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
  'round-dumpling': {
    reach: [26, 25],
    variants: 2,
    draw(pen) {
      const ball = blob(pen, 10, 27, 26, 0.07)
      const colour = pen.tint ?? '#f0dfb6'
      return {
        shade: ball,
        body:
          fill(ball, darker(colour, 0.24)) +
          inset(ball, colour, 0.92, -1, -1.5) +
          detail(pen, line(dashes(pen, spread(pen, 7, 18, 17), 5), darker(colour, 0.2), 3, 0.5)) +
          oval(-8, -10, 7, 4.5, '#fff', 0.5),
      }
    },
  },
  ravioli: {
    reach: [30, 27],
    variants: 2,
    draw(pen) {
      const parcel =
        'M-28 -24Q-14 -29 0 -26T28 -24Q33 -10 29 1T28 24Q14 29 0 26T-28 24Q-33 10 -29 -1T-28 -24Z'
      const colour = pen.tint ?? '#f1e0b4'
      return {
        shade: parcel,
        body:
          fill(parcel, darker(colour, 0.26)) +
          inset(parcel, colour, 0.94, -0.5, -1) +
          line('M-21 -18H21V18H-21Z', darker(colour, 0.2), 2.4, 0.7) +
          oval(0, 0, 15, 12.5, lighter(colour, 0.35)) +
          oval(-4, -4, 6, 4, '#fff', 0.55),
      }
    },
  },
  gnocchi: {
    reach: [20, 13],
    variants: 3,
    draw(pen) {
      const piece = blob(pen, 9, 21, 14, 0.1)
      const colour = pen.tint ?? '#f0dba8'
      return {
        shade: piece,
        body:
          fill(piece, darker(colour, 0.28)) +
          inset(piece, colour, 0.9, -0.5, -1) +
          line(
            'M-12 -7q-3 7 0 14M-4 -10q-3 10 0 20M5 -10q-3 10 0 20M13 -7q-3 7 0 14',
            darker(colour, 0.2),
            2.6,
            0.8,
          ),
      }
    },
  },
  /** Cut slantwise from a rope, a thumb's dimple in it full of butter, one side browned. */
  'dimpled-dumpling': {
    reach: [30, 19],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#f2e2bb'
      const r = () => Math.round(pen.random() * 3)
      const piece = `M-29 ${7 + r()}Q-27 -2 -20 -10Q-14 -18 -2 -18L14 -17Q32 -16 ${28 + r()} -5Q26 4 19 11Q14 18 4 18L-14 18Q-31 18 -29 ${7 + r()}Z`
      const browned = 'M-21 14L4 15.4Q12 15 16 9Q23 2 25 -5'
      return {
        shade: piece,
        body:
          fill(piece, darker(colour, 0.36)) +
          inset(piece, colour, 0.95, -0.5, -1.6) +
          line(browned, '#c58a40', 5.4, 0.6) +
          detail(pen, line(dashes(pen, spread(pen, 4, 18, 9), 7, 0.3), '#b5702a', 3.6, 0.4)) +
          oval(-1, -3, 9, 5, darker(colour, 0.26)) +
          oval(-0.6, -1.8, 7.6, 3.8, '#dda248') +
          detail(pen, line('M-22 -3Q-16 -13 -6 -14', '#fffaf0', 3, 0.8)),
      }
    },
  },
  'crisp-stick': {
    reach: [46, 15],
    variants: 2,
    draw(pen) {
      const stick =
        'M-36 -12Q-24 -15 -8 -13T22 -14T38 -12C49 -9 49 8 39 11Q26 15 8 13T-22 14T-37 12C-48 9 -48 -9 -36 -12Z'
      const colour = pen.tint ?? '#d9963f'
      return {
        shade: stick,
        body:
          cut(stick, darker(colour, 0.42), 3) +
          at(
            0,
            -1.2,
            drawCrumbs(pen, stick, () => spread(pen, 11, 40, 8), colour),
            0,
            0.98,
          ),
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
