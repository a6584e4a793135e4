import { darker, lighter } from '../ink/colour.ts'
import { fill, inset, line, oval } from '../ink/ink.ts'
import { blob, boxPath, frill, ovalPath } from '../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const PALE = '#e8cb98'

/** Cookies by how they are shaped: rolled and cut, molded, pressed with a fork, baked in a paper cup. */
export const cookies = {
  /** Rolled thin, cut in rectangles and baked crisp. */
  'thin-biscuit': {
    reach: [48, 29],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#b9783f'
      const slab = boxPath(48, 29, 3)
      const grain = line(dots(spread(pen, 16, 42, 23)), darker(colour, 0.28), 2.4, 0.6)
      return {
        shade: slab,
        body: bakedFace(slab, colour, -1.2) + detail(pen, grain),
      }
    },
  },
  /** Turned out of a carved mold: ribs run to its scalloped rim. */
  'molded-cookie': {
    reach: [36, 35],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? PALE
      const scalloped = frill(pen, 16, 34, 33, 0)
      const ribs = repeat(16, (i) => {
        const [x, y] = [Math.cos(i * 0.3927), Math.sin(i * 0.3927)]
        return `M${Math.round(x * 13)} ${Math.round(y * 12) - 3}L${Math.round(x * 28)} ${Math.round(y * 27) - 3}`
      })
      return {
        shade: scalloped,
        body:
          bakedFace(scalloped, colour, -3) +
          line(ribs, darker(colour, 0.26), 3, 0.8) +
          oval(0, -3, 12, 11, darker(colour, 0.2)) +
          oval(-0.5, -4, 10.5, 9.5, lighter(colour, 0.3)),
      }
    },
  },
  /** Flattened with a fork, once along and once across. */
  'forked-cookie': {
    reach: [38, 36],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#cf9750'
      const round = blob(pen, 12, 39, 37, 0.1)
      return {
        shade: round,
        body:
          bakedFace(round, colour, -2) +
          furrows('M-20 -22V16M-8 -24V18M4 -24V18M16 -22V16', colour) +
          furrows('M-28 -15H24M-29 -5H26M-29 5H26M-26 14H22', colour),
      }
    },
  },
  /** Ovals marked with the tines and soaked in syrup. */
  'syrup-oval': {
    reach: [42, 27],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#a9682f'
      const long = blob(pen, 12, 43, 28, 0.06)
      return {
        shade: long,
        body:
          bakedFace(long, colour, -2.5) +
          furrows('M-22 -14Q-18 -2 -22 10M-8 -18Q-4 -2 -8 13M6 -18Q10 -2 6 13M20 -14Q24 -2 20 10', colour) +
          detail(pen, line('M-30 -9Q-20 -20 0 -21', '#fff', 3.4, 0.5)),
      }
    },
  },
  /** A pale round whose cut cross opened in the oven. */
  'crossed-cookie': {
    reach: [37, 36],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? PALE
      const round = blob(pen, 12, 38, 37, 0.05)
      const cross = 'M-24 -4Q0 -8 24 -3M-1 -27Q3 -3 0 21'
      return {
        shade: round,
        body:
          bakedFace(round, colour, -3) +
          line(cross, darker(colour, 0.4), 7, 0.85) +
          line(cross, lighter(colour, 0.45), 2.6, 0.8),
      }
    },
  },
  /** In its paper cup, with a cave full of jam; the tint is the jam's. */
  'cave-cookie': {
    reach: [39, 38],
    variants: 2,
    draw(pen) {
      const jam = pen.tint ?? '#b3283f'
      const paper = frill(pen, 22, 36, 35, 0)
      const dough = blob(pen, 12, 31, 30, 0.05)
      const cave = blob(pen, 10, 17, 16, 0.08)
      return {
        shade: paper,
        body:
          fill(paper, '#d9cfba') +
          inset(paper, '#f7f1e2', 0.95, -0.5, -1) +
          bakedFace(dough, PALE, -1.5) +
          inset(cave, darker(PALE, 0.35), 1.14, 0, -1) +
          fill(cave, darker(jam, 0.22)) +
          inset(cave, jam, 0.9, 0, 1) +
          detail(
            pen,
            line('M-9 -5Q-4 -11 4 -10', '#fff', 2.8, 0.55) +
              line(dots(spread(pen, 7, 11, 10)), darker(jam, 0.35), 2),
          ),
      }
    },
  },
  /** Run out thin on the sheet: holes, nuts set in it and a ragged rim. */
  'lace-cookie': {
    reach: [41, 40],
    variants: 3,
    draw(pen) {
      const colour = pen.tint ?? '#b8752f'
      const ragged = blob(pen, 17, 42, 41, 0.2)
      const nuts = line(dashes(pen, spread(pen, 13, 31, 30), 9), '#f4e2bd', 6)
      return {
        shade: ragged,
        body:
          fill(ragged, darker(colour, 0.35)) +
          inset(ragged, colour, 0.95, -0.5, -1) +
          line(dots(spread(pen, 14, 33, 32)), darker(colour, 0.45), 4.5, 0.75) +
          nuts +
          detail(pen, line(dots(spread(pen, 10, 30, 29)), lighter(colour, 0.5), 2.6, 0.8)),
      }
    },
  },
  /** Stamped from dough as thick as a finger: a straight side, pricked, its rim the first to color. */
  shortbread: {
    reach: [36, 37],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? PALE
      const side = `${ovalPath(0, 4, 36, 33)}`
      const pricks =
        'M-14 -13h.1M0 -17h.1M14 -13h.1M-18 -3h.1M-6 -4h.1M7 -4h.1M19 -3h.1M-13 9h.1M0 12h.1M13 9h.1'
      return {
        shade: side,
        body:
          fill(side, darker(colour, 0.34)) +
          oval(0, -3, 36, 33, darker(colour, 0.14)) +
          oval(-0.5, -3.5, 32, 29, colour) +
          detail(pen, oval(-5, -9, 20, 15, lighter(colour, 0.3), 0.6)) +
          line(pricks, darker(colour, 0.4), 4, 0.75),
      }
    },
  },
} satisfies GlyphFamily

function bakedFace(outline: string, colour: string, lift: number): string {
  return (
    fill(outline, darker(colour, 0.32)) +
    inset(outline, colour, 0.95, -0.5, lift) +
    inset(outline, lighter(colour, 0.22), 0.66, -3, lift - 2, 0.5)
  )
}

/** What the tines pressed in: a dark bottom and a lit edge. */
function furrows(path: string, colour: string): string {
  return (
    line(path, darker(colour, 0.3), 5, 0.7) +
    `<g transform="translate(-2 -1)">${line(path, lighter(colour, 0.3), 1.8, 0.6)}</g>`
  )
}
