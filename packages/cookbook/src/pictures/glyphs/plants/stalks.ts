import { darker, lighter } from '../../ink/colour.ts'
import { at, band, cut, disc, fill, inset, line, oval, ring } from '../../ink/ink.ts'
import { ovalPath } from '../../ink/outline.ts'
import { detail, repeat } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

const SPEAR = 'M-66 -5H36Q56 -13 71 0Q56 13 36 6H-66Q-70 0 -66 -5Z'

export const stalks = {
  asparagus: {
    reach: [69, 9],
    draw(pen) {
      const scales = line('M42 -5l9 5l-9 5M53 -5l8 5l-8 5M-40 -4l8 4l-8 4M-6 -4l8 4l-8 4', '#4a7530', 2)
      const tip = fill('M34 -7Q56 -12 70 0Q56 12 34 7Q28 0 34 -7Z', '#57853a')
      return {
        shade: SPEAR,
        body:
          line('M-63 0H38', '#6d9d40', 11) + line('M-61 -2.5H34', '#93c15d', 3.4) + tip + detail(pen, scales),
      }
    },
  },
  'green-bean': {
    reach: [54, 8],
    variants: 2,
    draw(pen) {
      const dip = 3 + pen.random() * 7
      const pod = `M-52 0Q0 ${-dip} 52 ${dip / 2}`
      return {
        shade: `M-54 -3Q0 ${-dip - 6} 56 ${dip / 2}Q0 ${7 - dip} -54 4Z`,
        body:
          line(pod, '#4f8a3a', 9) +
          line(`M-46 -2Q0 ${-dip - 2} 46 ${dip / 2 - 2}`, '#83b85c', 3) +
          detail(pen, line('M52 2l6 -2', '#8fb269', 3)),
      }
    },
  },
  'bean-piece': {
    reach: [19, 7],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#5f963f'
      const dip = pen.random() * 3
      const rod = `M-15 ${-dip / 2}Q0 ${-dip} 15 ${dip / 2}`
      return {
        shade: `M-19 -5Q0 ${-dip - 6} 19 -4V6Q0 ${6 - dip} -19 5Z`,
        body:
          line(rod, darker(colour, 0.24), 11) +
          line(rod, colour, 8) +
          line(`M-13 ${-dip / 2 - 2}Q0 ${-dip - 2} 12 ${dip / 2 - 2}`, lighter(colour, 0.36), 2.4) +
          oval(16.5, dip / 2, 2.2, 3.6, lighter(colour, 0.5)),
      }
    },
  },
  'snow-pea': {
    reach: [38, 12],
    variants: 2,
    draw(pen) {
      const pod = 'M-40 2C-26 -14 14 -18 40 -2C20 14 -20 16 -40 2Z'
      const peas = repeat(4, (i) => oval(i * 14 - 20, -1, 5.5, 5, '#a0cf6c'))
      return {
        shade: pod,
        body: fill(pod, '#5f9d45') + inset(pod, '#7fb85a', 0.88, 0, -1) + detail(pen, peas),
      }
    },
  },
  'celery-stick': {
    reach: [46, 9],
    draw(pen) {
      const stick = 'M-46 -6Q0 -13 46 -6Q50 2 46 9Q0 3 -46 9Q-50 2 -46 -6Z'
      return {
        shade: stick,
        body:
          fill(stick, '#9cc46b') +
          inset(stick, '#c3e096', 0.93, 0, -1.5) +
          detail(pen, line('M-38 -2Q0 -8 38 -2M-38 4Q0 -2 38 4', '#97bf66', 1.8)),
      }
    },
  },
  /** Cut as thin as paper from a bulb or a root: a flat band with cut ends that turns over and shows its other side. */
  shaving: {
    reach: [38, 22],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? '#edf1d4'
      const [bend, dip] = [Math.round(pen.random() * 8), Math.round(pen.random() * 8)]
      const near = `M-39 -6Q-22 ${-24 - bend} -3 -11L5 9Q-14 ${-4 - bend / 2} -30 15Z`
      const back = 'M-3 -11Q10 -2 10 17L22 20Q20 2 5 -8Z'
      const far = `M10 17Q25 ${14 + dip / 2} 27 -16L40 -8Q41 ${20 + dip / 2} 20 ${25 + dip / 4}Z`
      const side = (d: string, paint: string) => cut(d, darker(paint, 0.26), 2) + inset(d, paint, 0.93)
      return {
        shade: `M-39 -6Q-22 ${-24 - bend} -3 -11Q14 -4 18 6L27 -16L40 -8Q41 ${20 + dip / 2} 20 ${25 + dip / 4}L10 17L5 9Q-14 ${-4 - bend / 2} -30 15Z`,
        body:
          side(back, darker(colour, 0.2)) +
          side(near, lighter(colour, 0.2)) +
          side(far, colour) +
          detail(
            pen,
            line(`M-33 1Q-18 ${-14 - bend} -2 -3M32 -9Q32 12 18 19`, lighter(colour, 0.75), 2, 0.9) +
              line(`M-31 7Q-18 ${-8 - bend} 1 3`, darker(colour, 0.14), 1.6, 0.9),
          ),
      }
    },
  },
  'celery-slice': {
    reach: [15, 8],
    variants: 2,
    draw(pen) {
      const slice = 'M-15 4C-12 -10 12 -10 15 4Q12 8 8 5Q0 -2 -8 5Q-12 8 -15 4Z'
      return {
        shade: slice,
        body:
          fill(slice, '#94bd62') +
          inset(slice, '#cde5a4', 0.8, 0, -0.5) +
          detail(pen, line('M-9 -1h.1M0 -4h.1M9 -1h.1', '#94bd62', 2)),
      }
    },
  },
  fennel: {
    reach: [36, 38],
    variants: 2,
    draw(pen) {
      // A bulb cut through: white layers around the heart, stubs of green stalks, a feather of green.
      const bulb = 'M-13 36C-36 34 -39 10 -25 -3Q-12 -14 0 -9Q12 -14 25 -3C39 10 36 34 13 36Q0 39 -13 36Z'
      const stalks = 'M-14 0L-21 -26M0 0V-32M14 0L21 -25'
      const layers =
        'M-26 4C-34 18 -24 30 -12 34M-15 -2C-23 12 -18 26 -6 33M26 4C34 18 24 30 12 34M15 -2C23 12 18 26 6 33M0 32V14'
      const fronds = 'M3 -32q2 -7 0 -12M2 -34q8 -2 11 -8M1 -36q-7 0 -11 -7M5 -36q3 -1 10 0'
      return {
        shade:
          'M-13 36C-36 34 -39 10 -27 -4L-28 -25L-14 -29L-7 -36L8 -36L14 -28L28 -24L27 -4C39 10 36 34 13 36Q0 39 -13 36Z',
        body:
          detail(pen, line(fronds, '#4f8a35', 2)) +
          band(stalks, '#7fa84c', 14) +
          band(stalks, '#b6d486', 10) +
          at(-21, -26, oval(0, 0, 7, 4, '#7fa84c') + oval(0, 0, 5, 2.4, '#eef5d0'), -15) +
          oval(0, -32, 7, 4, '#7fa84c') +
          oval(0, -32, 5, 2.4, '#eef5d0') +
          at(21, -25, oval(0, 0, 7, 4, '#7fa84c') + oval(0, 0, 5, 2.4, '#eef5d0'), 15) +
          fill(bulb, '#a9c47c') +
          inset(bulb, '#f6f9e6', 0.92, 0, 0.6) +
          line(layers, '#b7cf8c', 2.6),
      }
    },
  },
  leek: {
    reach: [16, 15],
    variants: 2,
    draw(pen) {
      const round = ovalPath(0, 0, 16.5, 15.5)
      const rings =
        ring(0, 0, 12.4, '#cfe0a4', 1.8) +
        ring(-0.8, 0.6, 8.8, '#bcd48c', 1.8) +
        detail(pen, ring(0.4, 0, 5.4, '#cfe0a4', 1.6)) +
        disc(0.4, 0, 2.6, '#dfe9b8')
      const loose = detail(pen, line('M-15 7Q-4 19 11 13', '#b4cf84', 2.6))
      return {
        shade: round,
        body: loose + fill(round, '#a3c373') + oval(0, 0, 14.6, 13.6, '#f6f7e2') + rings,
      }
    },
  },
  'spring-onion': {
    reach: [9, 9],
    variants: 2,
    draw() {
      const round = ovalPath(0, 0, 9, 8.5)
      return {
        shade: round,
        body: fill(round, '#5a9a42') + oval(0, 0, 6.4, 6, '#cfe6a6') + oval(0, 0, 3, 2.8, '#7fb45b'),
      }
    },
  },
  'spring-onion-whole': {
    reach: [58, 8],
    draw(pen) {
      const stem = 'M-56 -4Q-20 -8 58 -8L50 0L58 8Q-20 8 -56 5Z'
      return {
        shade: stem,
        body:
          fill(stem, '#5a9a42') +
          fill('M-58 0Q-50 -8 -40 -6L-4 -6V6L-40 6Q-52 8 -58 0Z', '#f4f6e4') +
          detail(pen, line('M0 0H48M10 -4H50', '#86bd62', 2)),
      }
    },
  },
  'hearts-of-palm': {
    reach: [20, 20],
    variants: 2,
    draw(pen) {
      const round = ovalPath(0, 0, 20, 19)
      return {
        shade: round,
        body:
          fill(round, '#dccfa8') +
          oval(-0.5, -1, 17.5, 16.5, '#fbf6e4') +
          ring(0, -0.5, 9, '#e4d9b6', 2) +
          detail(pen, ring(0, -0.5, 4, '#e4d9b6', 2)),
      }
    },
  },
  'bean-sprout': {
    reach: [32, 20],
    variants: 3,
    draw(pen) {
      const strand = (i: number) => {
        const y = i * 8 - 14
        const bend = Math.round(pen.random() * 24 - 12)
        const path = `M-28 ${y}q26 ${bend} 54 ${Math.round(bend / 3)}`
        return (
          line(path, '#cdbf92', 6.4) +
          line(path, '#fbf6e4', 4.2) +
          disc(-29, y, 4.6, '#e9cf73') +
          detail(pen, disc(-30, y - 1.4, 1.8, '#f8e9a8'))
        )
      }
      return { shade: 'M-32 -18Q0 -24 30 -16Q34 4 28 18Q0 24 -30 16Q-36 0 -32 -18Z', body: repeat(4, strand) }
    },
  },
} satisfies GlyphFamily
