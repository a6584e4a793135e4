import { darker, lighter } from '../ink/colour.ts'
import { disc, fill, inset, line, oval, ring } from '../ink/ink.ts'
import { blob, frill } from '../ink/outline.ts'
import { dashes, detail, dots, spread } from '../ink/pen.ts'
import type { GlyphFamily } from './glyph.ts'

const BAKED = '#d8a053'

export const cakes = {
  'cake-slice': {
    reach: [64, 44],
    draw(pen) {
      const colour = pen.tint ?? BAKED
      const wedge = 'M-62 -8L52 -42Q62 -44 64 -34V30Q62 40 52 40L-54 14Q-62 12 -62 4Z'
      const crumb = fill('M-60 -4L62 -30V28Q60 38 52 38L-54 13Q-60 11 -60 4Z', colour)
      const icing =
        fill('M-62 -8L52 -42Q62 -44 64 -34L62 -22L-60 2Z', '#fff3dc') + line('M-58 7L60 4', '#fff3dc', 6)
      return {
        shade: wedge,
        body:
          fill(wedge, darker(colour, 0.25)) +
          crumb +
          icing +
          detail(pen, line(dots(spread(pen, 9, 40, 14)), darker(colour, 0.2), 3)),
      }
    },
  },
  'cheesecake-slice': {
    reach: [64, 44],
    draw(pen) {
      const colour = pen.tint ?? '#fbefcf'
      const wedge = 'M-62 -8L52 -42Q62 -44 64 -34V30Q62 40 52 40L-54 14Q-62 12 -62 4Z'
      const side = fill('M-60 -2L62 -28V30Q60 38 52 38L-54 13Q-60 11 -60 4Z', darker(colour, 0.1))
      const base =
        fill('M-60 5L62 22V30Q60 40 52 40L-54 14Q-60 12 -60 5Z', '#a66d33') +
        detail(pen, line('M-40 12h.1M-16 17h.1M8 22h.1M34 27h.1M52 32h.1', '#d8a560', 4))
      return {
        shade: wedge,
        body: fill(wedge, colour) + side + base + detail(pen, line('M-44 -8L40 -32', '#fff', 4, 0.7)),
      }
    },
  },
  tart: {
    reach: [96, 94],
    draw(pen) {
      const colour = pen.tint ?? '#f6cf62'
      const shell = frill(pen, 26, 94, 92, 0)
      return {
        shade: shell,
        body:
          fill(shell, '#b57c39') +
          inset(shell, '#dcab63', 0.95, -0.5, -1.5) +
          disc(0, 0, 79, darker(colour, 0.2)) +
          disc(-0.5, -1, 77, colour) +
          detail(pen, line('M-48 -36Q-20 -62 22 -58', '#fff', 6, 0.4)),
      }
    },
  },
  muffin: {
    reach: [38, 38],
    variants: 2,
    draw(pen) {
      const colour = pen.tint ?? BAKED
      const paper = frill(pen, 18, 36, 36, 0)
      const top = blob(pen, 10, 33, 32, 0.1)
      const crackle = detail(
        pen,
        line(dashes(pen, spread(pen, 8, 22, 21), 8, 0.3), darker(colour, 0.3), 3, 0.6),
      )
      return {
        shade: paper,
        body:
          fill(paper, '#f1e4c8') +
          detail(pen, ring(0, 0, 36, '#d5c09a', 2)) +
          fill(top, darker(colour, 0.26)) +
          inset(top, colour, 0.92, -1, -2) +
          oval(-8, -11, 10, 6, lighter(colour, 0.5), 0.7) +
          crackle,
      }
    },
  },
} satisfies GlyphFamily
