import { lighter, mix } from '../../ink/colour.ts'
import { at, fill, inset, line } from '../../ink/ink.ts'
import { blob, boxPath, frill } from '../../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

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
    reach: [33, 34],
    variants: 2,
    draw(pen) {
      const crown = frill(pen, 9, 31, 24, 0.14)
      const buds = (count: number, colour: string, width: number, opacity = 1) =>
        line(dots(spread(pen, count, 21, 15)), colour, width, opacity)
      const roast = pen.tint === 'roasted' ? buds(8, '#c98534', 8, 0.6) : buds(4, '#e6cf9a', 5)
      const head =
        fill(crown, '#e0d0a8') + buds(8, '#faf3df', 14) + roast + detail(pen, buds(9, '#fffdf6', 4))
      return {
        shade: 'M-31 -8A31 27 0 1 1 31 -8Q28 14 9 18L10 30Q0 38 -10 30L-9 18Q-28 14 -31 -8Z',
        body: `${fill('M-10 6L-11 30Q0 38 11 30L10 6Z', '#e4e3b8')}<g transform="translate(0 -9)">${head}</g>`,
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
      const crown = frill(pen, 15, 74, 70, 0.1)
      const curd = (count: number, colour: string, width: number, opacity = 1) =>
        line(dots(spread(pen, count, 58, 54)), colour, width, opacity)
      return {
        shade: frill(pen, 9, 90, 86, 0.1),
        body:
          leaves +
          fill(crown, '#c79a54') +
          inset(crown, '#dcb676', 0.94, -1, -2) +
          curd(22, '#c08c44', 30, 0.7) +
          curd(22, '#ecd19a', 24) +
          curd(22, '#f8e6bd', 12) +
          curd(12, '#b06f2c', 12, 0.55) +
          detail(pen, curd(40, '#fff4d8', 4, 0.9)),
      }
    },
  },
  'cauliflower-rice': {
    reach: [60, 46],
    draw(pen) {
      const heap = frill(pen, 17, 58, 44, 0.14)
      const grains = (count: number, colour: string, width: number) =>
        line(dashes(pen, spread(pen, count, 52, 38), 4), colour, width)
      return {
        shade: heap,
        body:
          fill(heap, pen.tint ? mix('#e2d2aa', pen.tint, 0.5) : '#e2d2aa') +
          grains(36, pen.tint ?? '#fbf4e1', 9) +
          grains(22, pen.tint ? lighter(pen.tint, 0.7) : '#fffdf5', 6) +
          detail(pen, grains(16, pen.tint ? mix('#cdb985', pen.tint, 0.6) : '#cdb985', 2.4)),
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
  sprout: {
    reach: [20, 21],
    variants: 2,
    draw(pen) {
      const half = 'M0 -21C14 -21 21 -10 20 2C19 14 10 20 0 21C-10 20 -19 14 -20 2C-21 -10 -14 -21 0 -21Z'
      const heart = line(
        'M0 18V-10M0 10Q-10 4 -11 -8M0 10Q10 4 11 -8M0 2Q-5 -4 -5 -12M0 2Q5 -4 5 -12',
        '#7ea651',
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
          heart +
          (isBrowned ? char : ''),
      }
    },
  },
  'cauliflower-steak': {
    reach: [66, 50],
    draw(pen) {
      const slab =
        'M-14 50L-12 26C-44 34 -66 16 -64 -6C-66 -34 -36 -48 -14 -42C0 -54 30 -50 42 -36C62 -34 70 -8 58 8C52 26 30 32 14 26L14 50Q0 56 -14 50Z'
      const branches = line('M0 44V2M0 20L-28 -6M0 20L28 -8M0 4L-14 -24M0 4L14 -26', '#f3dfb2', 8)
      const sear = line(dashes(pen, spread(pen, 30, 56, 36), 9), '#7d4619', 7, 0.62)
      return {
        shade: slab,
        body:
          fill(slab, '#7f4d20') +
          inset(slab, '#bf8642', 0.95, 0, -1) +
          inset(slab, '#d9ab66', 0.78, 0, -3, 0.8) +
          branches +
          `<g transform="translate(0 -6)">${sear}</g>` +
          detail(pen, line(dots(spread(pen, 16, 50, 30)), '#fff6dd', 4)),
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
