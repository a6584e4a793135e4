import { colourDistance, darker, lighter } from '../ink/colour.ts'
import { at, cut, disc, fill, inset, line, num, oval, ring } from '../ink/ink.ts'
import { blob, block, boxPath, frill, ovalPath, polygon } from '../ink/outline.ts'
import { dashes, detail, dots, type Pen, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const BAKED = '#d8a053'
const SQUARE = { width: 40, height: 37, depth: 13, lean: 4, rise: 2 }

export const sweets = {
  cookie: {
    reach: [40, 39],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? BAKED
      const round = blob(pen, 11, 41, 40, 0.08)
      const crackle = line(dashes(pen, spread(pen, 9, 28, 27), 9, 0.3), darker(colour, 0.22), 3, 0.6)
      return {
        shade: round,
        body:
          fill(round, darker(colour, 0.3)) +
          inset(round, colour, 0.94, -0.5, -2) +
          detail(pen, inset(round, lighter(colour, 0.25), 0.6, -4, -5, 0.6)) +
          crackle,
      }
    },
  },
  /** A square cut from a pan: its crumb shows at the sides, its crackled top reaches the edge. */
  brownie: {
    reach: [40, 37],
    variants: 2,
    draw(pen) {
      const { outline, face, side } = block(pen, SQUARE)
      const colour = pen.tint ?? '#5c3622'
      const crackle = (paint: string, width: number) =>
        line(dashes(pen, spread(pen, 9, 27, 18), 13, 0.35), paint, width, 0.55)
      const crumb = detail(pen, at(2, 29, line(dots(spread(pen, 12, 32, 3)), darker(colour, 0.5), 2.4, 0.7)))
      return {
        shade: outline,
        face,
        body:
          cut(outline, darker(colour, 0.22), 3) +
          fill(side, darker(colour, 0.4)) +
          cut(face, colour, 2.4) +
          at(0, -6, crackle(darker(colour, 0.28), 2.6) + detail(pen, crackle(lighter(colour, 0.35), 2))) +
          crumb,
      }
    },
  },
  /** Frosting over the whole of such a square. */
  'square-top': {
    reach: [40, 31],
    variants: 2,
    draw(pen) {
      const { face } = block(pen, SQUARE)
      const colour = pen.tint ?? '#fff3dc'
      // As the knife left it, from edge to edge.
      const sweep = (y: number) =>
        `M-30 ${y}q7 ${num(-6 - pen.random() * 4)} 15 -1t15 0t15 -1t13 ${num(-1 - pen.random() * 3)}`
      const sweeps = [-16, -3, 10].map(sweep).join('')
      const strokes = (paint: string, width: number) => line(sweeps, paint, width, 0.7)
      return {
        shade: '',
        body:
          at(0, 4, cut(face, darker(colour, 0.2), 5)) +
          cut(face, colour, 4) +
          at(0, -5, strokes(darker(colour, 0.16), 4)) +
          at(0, -7.4, detail(pen, strokes(lighter(colour, 0.4), 2.4))),
      }
    },
  },
  /** Cheese that melted on it: its edge ragged, the rim below bare, drops over the front, brown where it blistered. */
  'square-melt': {
    reach: [40, 31],
    variants: 2,
    draw(pen) {
      const { face } = block(pen, SQUARE)
      const colour = pen.tint ?? '#f5d78c'
      const x = () => Math.round(pen.random() * 8 - 4)
      const lobes = `M${x() - 26} -28h.1M${x()} -29h.1M${x() + 24} -29h.1M34 ${x() - 12}h.1M33 ${x() + 8}h.1M-34 ${x() - 14}h.1M-33 ${x() + 6}h.1`
      const drops = `M${x() - 22} 14v${8 + x()}M${x() + 2} 14v${12 + x()}M${x() + 24} 13v${7 + x()}`
      const sheet = (paint: string) =>
        at(0, -1.4, cut(face, paint, 4), 0, 0.86) + line(lobes, paint, 10) + line(drops, paint, 9)
      return {
        shade: '',
        body:
          at(0, 2.4, sheet(darker(colour, 0.36))) +
          sheet(colour) +
          at(
            0,
            -7,
            line(dots(spread(pen, 7, 27, 16)), '#c9762a', 8, 0.42) +
              detail(pen, line(dots(spread(pen, 8, 29, 17)), '#8a4a14', 2.6, 0.6)) +
              line(dashes(pen, spread(pen, 5, 26, 15), 9, 0.4), lighter(colour, 0.6), 3, 0.8),
          ),
      }
    },
  },
  /** Cut from a frozen loaf: smooth, without a crust. */
  'frozen-slice': {
    reach: [42, 36],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#f3e3c2'
      const slice = boxPath(42, 36, 9)
      return {
        shade: slice,
        body:
          fill(slice, darker(colour, 0.22)) +
          inset(slice, colour, 0.95, -0.5, -1.5) +
          line('M-26 -22H14', '#fff', 5, 0.5) +
          detail(pen, line(dots(spread(pen, 14, 32, 26)), darker(colour, 0.32), 4, 0.7)),
      }
    },
  },
  /** Thin, and broken by hand. */
  shard: {
    reach: [42, 40],
    variants: 4,
    draw(pen) {
      const colour = pen.tint ?? '#5c3622'
      const broken = polygon(pen, 5, 46, 43, 0.7)
      return {
        shade: broken,
        body:
          fill(broken, darker(colour, 0.4)) +
          inset(broken, colour, 0.96, -0.5, -2.4) +
          detail(pen, inset(broken, lighter(colour, 0.14), 0.74, -3, -5, 0.7)),
      }
    },
  },
  /** Set in a fluted paper and turned out. */
  'candy-cup': {
    reach: [31, 31],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#5c3622'
      const fluted = frill(pen, 18, 29, 29, 0)
      return {
        shade: fluted,
        body:
          fill(fluted, darker(colour, 0.35)) +
          detail(pen, ring(0, 0, 27, lighter(colour, 0.2), 2, 0.5)) +
          disc(-0.5, -1.5, 24, colour) +
          disc(-0.5, -1.5, 18.5, lighter(colour, 0.12)) +
          line('M-13 -9Q-6 -17 4 -17', '#fff', 3, 0.4),
      }
    },
  },
  'round-spread': {
    reach: [46, 44],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#fff3dc'
      return { shade: '', body: spreadOver(pen, blob(pen, 13, 47, 45, 0.12), colour) }
    },
  },
  /** Along a boat or a finger of toast. */
  'long-spread': {
    reach: [58, 16],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#fff3dc'
      return { shade: '', body: spreadOver(pen, blob(pen, 14, 58, 16, 0.16), colour) }
    },
  },
  /** Cut so that its layers show in front. */
  'layered-block': {
    reach: [40, 36],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#5c3622'
      const whole = boxPath(40, 36, 4)
      const isPale = colourDistance(colour, '#fffaf0') < 0.25
      const [dark, pale] = isPale ? [colour, '#5f3b26'] : [darker(colour, 0.06), '#fbf3e0']
      const band = (y: number, height: number, paint: string) => fill(`M-40 ${y}H40v${height}H-40Z`, paint)
      const stripes = isPale
        ? band(-6, 8, pale) + band(2, 8, dark) + band(10, 8, pale) + band(18, 12, dark)
        : band(-6, 14, pale) + band(8, 12, dark) + band(20, 10, '#f3e7cf')
      return {
        shade: whole,
        body:
          fill(whole, darker(colour, 0.25)) +
          fill('M-36 -36H36L40 -6H-40Z', colour) +
          detail(pen, fill('M-30 -32H20L14 -22H-30Z', lighter(colour, 0.2), 0.6)) +
          stripes +
          detail(pen, line('M-34 -2V26', '#fff', 3, 0.35)),
      }
    },
  },
  /** Seen from the side and above: two thick rounds, the caramel between them bulging and shining. */
  'sandwich-cookie': {
    reach: [42, 36],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? BAKED
      const drum = (y: number, high: number, rx = 39, ry = 19) =>
        `M${-rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0v${high}a${rx} ${ry} 0 0 1 ${-2 * rx} 0Z`
      const whole = drum(-17, 34, 40, 20)
      return {
        shade: whole,
        face: ovalPath(0, -17, 39, 19),
        body:
          fill(drum(4, 12), darker(colour, 0.36)) +
          inset(drum(4, 11), darker(colour, 0.14), 0.97, 0, -0.5) +
          fill(drum(-7, 14, 41, 20), '#7d3f14') +
          fill(drum(-7, 12, 40, 19.5), '#b8692a') +
          detail(pen, line('M-34 13Q-22 22 -4 24', '#f0b878', 3, 0.9)) +
          fill(drum(-17, 12), darker(colour, 0.3)) +
          fill(drum(-17, 9.5), darker(colour, 0.08)) +
          oval(0, -17, 38, 18, colour) +
          oval(-5, -20, 24, 10, lighter(colour, 0.3), 0.6) +
          detail(pen, at(0, -17, line(dots(spread(pen, 12, 30, 13)), darker(colour, 0.24), 2.4, 0.6))),
      }
    },
  },
  bar: {
    reach: [54, 22],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? BAKED
      const { outline, face, side } = block(pen, { width: 54, height: 22, depth: 11, lean: 4, rise: 1 })
      const bits = (count: number, paint: string, width: number, rise: number) =>
        line(dashes(pen, spread(pen, count, 46, rise), 5), paint, width)
      return {
        shade: outline,
        face,
        body:
          cut(outline, darker(colour, 0.24), 3) +
          fill(side, darker(colour, 0.4)) +
          cut(face, colour, 2.4) +
          at(0, -5, bits(16, lighter(colour, 0.5), 5.6, 10) + bits(10, darker(colour, 0.4), 4.6, 10)) +
          detail(pen, at(0, 15, bits(9, lighter(colour, 0.3), 4, 3))),
      }
    },
  },
  truffle: {
    reach: [25, 25],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#5c3622'
      const ball = blob(pen, 10, 25.5, 25, 0.05)
      const dust = line(dots(spread(pen, 12, 19, 18)), lighter(colour, 0.45), 2.6, 0.7)
      return {
        shade: ball,
        body:
          fill(ball, darker(colour, 0.4)) +
          inset(ball, colour, 0.91, -1, -2) +
          oval(-8, -10, 7, 5, '#fff', 0.25) +
          dust,
      }
    },
  },
  donut: {
    reach: [42, 41],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#7a4a30'
      const icing = frill(pen, 11, 35, 34, 0.08)
      const sprinkles = detail(pen, line(dashes(pen, spread(pen, 10, 29, 28), 5), '#fff0d2', 3))
      return {
        shade: ovalPath(0, 0, 42, 41),
        body:
          disc(0, 0, 42, '#b9803c') +
          disc(-0.5, -1.5, 39, '#dda95e') +
          fill(icing, colour) +
          line('M-24 -12Q-14 -26 4 -27', '#fff', 4, 0.4) +
          sprinkles +
          disc(0, 0, 12, '#b9803c') +
          disc(0, 1, 9.5, '#f3ead6'),
      }
    },
  },
  /** Rolled in sweetener and spice instead of glazed. */
  'sugared-donut': {
    reach: [42, 41],
    variants: 2,
    draw(pen) {
      // Sugar as fine as sand, dull and all over: larger grains would read as the seeds of a bagel.
      const colour = pen.tint ?? '#b9783c'
      const grains = (count: number, paint: string, width: number) =>
        line(dots(spread(pen, count, 37, 36)), paint, width, 0.6)
      return {
        shade: ovalPath(0, 0, 42, 41),
        body:
          disc(0, 0, 42, darker(colour, 0.34)) +
          disc(-0.5, -1.5, 39, colour) +
          line(ovalPath(-1, -2, 26, 25), lighter(colour, 0.24), 9, 0.55) +
          grains(60, lighter(colour, 0.62), 1.7) +
          detail(pen, grains(54, darker(colour, 0.4), 1.6)) +
          disc(0, 0, 14, darker(colour, 0.34)) +
          disc(0, 1.5, 11, '#f3ead6'),
      }
    },
  },
  macaroon: {
    reach: [28, 27],
    variants: 2,
    draw(pen) {
      const mound = frill(pen, 12, 26, 25, 0.12)
      const strands = (count: number, colour: string) =>
        line(dashes(pen, spread(pen, count, 21, 20), 9, 0.2), colour, 3.4)
      return {
        shade: mound,
        body:
          fill(mound, '#c08a45') +
          strands(14, '#f0d6a4') +
          strands(12, '#fff3d9') +
          detail(pen, strands(6, '#b57a35')),
      }
    },
  },
  jelly: {
    reach: [19, 18],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#c8344f'
      const cube = boxPath(19, 18, 6)
      return {
        shade: cube,
        body:
          fill(cube, darker(colour, 0.2)) +
          inset(cube, colour, 0.88, -0.5, -1.5) +
          line('M-10 -9H6', '#fff', 4, 0.6) +
          detail(pen, disc(8, 8, 2.4, '#fff', 0.4)),
      }
    },
  },
  'ice-pop': {
    reach: [56, 24],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#d9627a'
      const pop = 'M-56 -14Q-56 -24 -46 -24H10Q36 -24 36 0Q36 24 10 24H-46Q-56 24 -56 14Z'
      const stick = fill('M36 -6H70Q76 0 70 6H36Z', '#e6c58f')
      return {
        shade: pop,
        body:
          `<g transform="rotate(180)translate(10 0)">${stick}</g>`.replace('rotate(180)translate(10 0)', '') +
          fill(pop, darker(colour, 0.18)) +
          inset(pop, colour, 0.93, -1, -1.5) +
          detail(pen, line('M-44 -8H12M-44 8H12', darker(colour, 0.14), 4)) +
          line('M-46 -15H4', '#fff', 3.4, 0.5),
      }
    },
  },
} satisfies GlyphFamily

/** Strokes of a knife in what is spread on. */
function spreadOver(pen: Pen, outline: string, colour: string): string {
  const strokes = (paint: string, width: number) =>
    line(dashes(pen, spread(pen, 8, 26, 21), 15, 0.35), paint, width, 0.7)
  return (
    inset(outline, darker(colour, 0.2), 1, 0, -1) +
    inset(outline, colour, 0.97, -0.5, -3) +
    `<g transform="translate(0 -4)">${strokes(lighter(colour, 0.4), 3.4)}${detail(pen, strokes(darker(colour, 0.14), 2.6))}</g>`
  )
}
