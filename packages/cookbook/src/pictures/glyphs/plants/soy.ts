import { darker } from '../../ink/colour.ts'
import { disc, fill, inset, line } from '../../ink/ink.ts'
import { blob, boxPath } from '../../ink/outline.ts'
import { dashes, detail, dots, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily } from '../glyph.ts'

export const soy = {
  tofu: {
    reach: [21, 19],
    variants: 2,
    draw(pen) {
      // A cube seen from above and in front: white within, golden where it met the pan.
      const cube = 'M-17 -18H15Q21 -18 20 -12L18 14Q17 19 12 19H-13Q-18 19 -19 14L-21 -12Q-22 -18 -17 -18Z'
      const front = 'M-20 6H19L18 14Q17 19 12 19H-13Q-18 19 -19 14Z'
      return {
        shade: cube,
        body:
          fill(cube, pen.tint ?? '#fdf5e1') +
          fill(front, darker(pen.tint ?? '#f3dfae', 0.14)) +
          line('M-17 14Q0 18 15 14', '#cf9440', 3, 0.6) +
          line('M-20 -12L-19 5H18L20 -12', '#d9a04a', 2.2, 0.55) +
          detail(pen, line('M-15 -13Q-6 -15 6 -14', '#fff', 2.6, 0.9)),
      }
    },
  },
  'tofu-slab': {
    reach: [46, 30],
    variants: 2,
    draw(pen) {
      const slab = boxPath(46, 29, 7)
      const gold = blob(pen, 9, 33, 18, 0.4)
      const sear = line(dashes(pen, spread(pen, 9, 32, 18), 9, 0.2), '#b0712a', 4, 0.5)
      return {
        shade: slab,
        body:
          fill(slab, '#d9b273') +
          inset(slab, pen.tint ?? '#fbf0d6', 0.94, 0, -3) +
          `<g transform="translate(0 -3)">${fill(gold, '#e2a74c', 0.75)}${sear}</g>` +
          detail(pen, line('M-36 -22H30', '#fff', 3, 0.9)),
      }
    },
  },
  'silken-tofu': {
    reach: [23, 20],
    draw(pen) {
      const cube = boxPath(22, 19.5, 3)
      return {
        shade: cube,
        body:
          fill(cube, '#ddd0b2') +
          inset(cube, '#fffaf0', 0.9, -0.5, -2) +
          detail(pen, line('M-12 -10h18', '#fff', 3)),
      }
    },
  },
  tempeh: {
    reach: [34, 17],
    variants: 2,
    draw(pen) {
      const slab = boxPath(34, 17, 4)
      const beans = line(dots(spread(pen, 16, 29, 12)), '#efdcae', 7)
      return {
        shade: slab,
        body:
          fill(slab, '#8a5a2a') +
          inset(slab, '#b98446', 0.92, 0, -1) +
          beans +
          detail(pen, line(dots(spread(pen, 8, 27, 11)), '#6d431b', 2.4, 0.7)),
      }
    },
  },
  edamame: {
    reach: [13, 9],
    variants: 2,
    draw(pen) {
      const bean = 'M-12 2C-14 -8 -2 -11 5 -8C14 -5 14 6 6 8C-2 10 -10 9 -12 2Z'
      return {
        shade: bean,
        body:
          fill(bean, pen.tint ? darker(pen.tint, 0.3) : '#6f9a3d') +
          inset(bean, pen.tint ?? '#9cc65c', 0.84, -0.5, -1) +
          detail(pen, disc(-4, -3, 2, pen.tint ? '#fff8e2' : '#d3eaa0')),
      }
    },
  },
  'black-bean': {
    reach: [8, 6],
    variants: 2,
    draw(pen) {
      const bean = 'M-8 1C-9 -5 -2 -7 3 -6C9 -4 9 3 5 5C-1 7 -7 6 -8 1Z'
      return {
        shade: bean,
        body:
          fill(bean, '#2a2230') +
          inset(bean, '#4a3f4d', 0.8, -0.5, -0.8) +
          detail(pen, disc(-2.5, -2, 1.4, '#8d8090')),
      }
    },
  },
  'bean-heap': {
    reach: [56, 42],
    draw(pen) {
      const heap = blob(pen, 12, 56, 42, 0.16)
      const beans = (count: number, colour: string, width: number) =>
        line(dashes(pen, spread(pen, count, 49, 35), 5), colour, width)
      const body = fill(heap, '#241d28') + beans(34, '#3a303c', 13) + beans(26, '#4d424f', 10)
      return { shade: heap, body: body + detail(pen, beans(20, '#8d8090', 2.5)) }
    },
  },
  'edamame-pod': {
    reach: [36, 11],
    draw(pen) {
      const pod = 'M-38 2Q-30 -12 -18 -10Q-8 -14 2 -10Q12 -14 22 -8L40 2Q28 12 16 10Q6 13 -4 10Q-20 14 -38 2Z'
      const beans = repeat(3, (i) => disc(i * 17 - 19, 0, 6.5, '#a5cb66'))
      return {
        shade: pod,
        body: fill(pod, '#6d9840') + inset(pod, '#84ae50', 0.9, 0, -1) + detail(pen, beans),
      }
    },
  },
} satisfies GlyphFamily
