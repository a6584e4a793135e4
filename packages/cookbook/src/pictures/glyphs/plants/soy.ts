import { colourDistance, darker, lighter, mix } from '../../ink/colour.ts'
import { at, cut, disc, fill, inset, line, num } from '../../ink/ink.ts'
import { blob, block } from '../../ink/outline.ts'
import { dashes, detail, dots, type Pen, type Point, repeat, spread } from '../../ink/pen.ts'
import type { GlyphFamily, GlyphInk } from '../glyph.ts'

type Block = ReturnType<typeof block>

const WHITE = '#fffcf0'

/** How far from white a glaze is that hides the top. */
const GLAZED = 0.4

/** White where the knife went and along its edges; the top is browned by the pan, and only a glaze hides the edges. */
function drawTofu(
  pen: Pen,
  { outline, face, side }: Block,
  rounding: number,
  [halfWidth, halfHeight]: readonly [number, number],
): GlyphInk {
  const colour = pen.tint ?? WHITE
  const strength = colourDistance(colour, WHITE)
  const inside = mix(colour, '#fff8e6', pen.tint ? 0.88 : 0.5)
  const patches =
    strength > 0.12 && strength < GLAZED
      ? at(
          0,
          -halfHeight * 0.24,
          line(
            dashes(pen, spread(pen, 5, halfWidth * 0.6, halfHeight * 0.36), halfWidth * 0.3, 0.3),
            darker(colour, 0.32),
            halfHeight * 0.2,
            0.3,
          ),
        )
      : ''
  return {
    shade: outline,
    face,
    body:
      cut(outline, darker(inside, 0.04), rounding) +
      fill(side, darker(inside, 0.13)) +
      cut(face, colour, rounding) +
      patches,
    // A dark rim round a pale middle would be toast.
    marks: strength < GLAZED ? line(face, lighter(inside, 0.4), Math.min(3, halfHeight * 0.1), 0.85) : '',
  }
}

/** Whole beans pressed together, to be seen on every side. */
function drawTempeh(
  pen: Pen,
  { outline, face, side }: Block,
  [reach, up]: readonly [reach: number, up: number],
): GlyphInk {
  const colour = pen.tint ?? '#bd8a48'
  // In rows, each bean in the dark seam that parts it from the next; strewn pale dots read as crumb.
  const beans = (paint: string, width: number, rise: number) => {
    const rows = Math.max(1, Math.round(rise / 3))
    const path = repeat(rows, (row) =>
      repeat(Math.round(reach / 4.6), (i) => {
        const x = -reach + 4.6 + i * 9.2 + (row % 2) * 3 + pen.random() * 2
        const y = (row - (rows - 1) / 2) * 6.4 + pen.random() * 1.6
        return `M${num(x)} ${num(y)}l2.6 ${num(pen.random() * 2 - 1)}`
      }),
    )
    return line(path, darker(colour, 0.3), width + 2, 0.8) + line(path, paint, width)
  }
  return {
    shade: outline,
    face,
    body:
      cut(outline, mix(colour, '#ecd5a0', 0.5), 1.6) +
      fill(side, mix(colour, '#c29a5e', 0.6)) +
      cut(face, darker(colour, 0.14), 1.6) +
      line(face, darker(colour, 0.36), 1.8, 0.6),
    marks:
      at(0, -up, beans(mix(colour, '#f4e0b0', 0.55), 4, up + 1.6)) +
      detail(pen, at(0, up * 1.6, beans(mix(colour, '#fbeecb', 0.6), 3.4, 2))),
  }
}

/** Five uneven corners around a place. */
function tornCorners(pen: Pen, [x, y]: Point, size: number): string {
  const turn = pen.random()
  const corners = Array.from({ length: 5 }, (_, i) => {
    const angle = ((i + turn) / 5) * Math.PI * 2
    const reach = size * (0.7 + pen.random() * 0.55)
    return `${Math.round(x + Math.cos(angle) * reach)} ${Math.round(y + Math.sin(angle) * reach * 0.82)}`
  })
  return `M${corners.join('L')}Z`
}

/** Torn by hand: dry, with corners, of all sizes, some browned by the pan. Round ones would be egg, even ones grain. */
function drawTofuCrumbs(pen: Pen): string {
  const colour = pen.tint ?? '#f4e8c6'
  const layer = (count: number, part: number, size: number) => {
    const crumbs = spread(pen, count, 22 * part, 15 * part).map((place) =>
      tornCorners(pen, place, size * (0.75 + pen.random() * 0.6)),
    )
    const every = (nth: number) => crumbs.filter((_, i) => i % 3 === nth).join('')
    return (
      at(0.8, 2, cut(crumbs.join(''), darker(colour, 0.36), 1.6)) +
      cut(every(0), mix(colour, '#fff4cf', pen.tint ? 0.26 : 0.5), 1.2) +
      cut(every(1), colour, 1.2) +
      cut(every(2), mix(colour, '#b8742e', 0.42), 1.2)
    )
  }
  // Few clusters lie in a small picture, so each of them is full.
  return pen.fine ? layer(9, 1, 8.4) + layer(8, 0.94, 5.6) + layer(6, 1.1, 3) : layer(26, 1.25, 7.6)
}

export const soy = {
  tofu: {
    reach: [21, 20],
    variants: 3,
    draw(pen) {
      const cube = block(pen, { width: 21, height: 20, depth: 14, lean: 10, rise: 4 })
      return drawTofu(pen, cube, 1.6, [21, 20])
    },
  },
  'tofu-slab': {
    reach: [46, 30],
    variants: 2,
    draw(pen) {
      const slab = block(pen, { width: 45, height: 30, depth: 15, lean: 6, rise: 3 })
      const pores = detail(pen, line(dots(spread(pen, 7, 34, 3)), '#d9c79c', 2.2, 0.8))
      const { body, ...rest } = drawTofu(pen, slab, 1.6, [45, 30])
      return { ...rest, body: body + at(0, 19, pores) }
    },
  },
  /** Strips and thin slices. */
  'tofu-plank': {
    reach: [34, 13],
    variants: 3,
    draw(pen) {
      const plank = block(pen, { width: 34, height: 13, depth: 9, lean: 4, rise: 2 })
      return drawTofu(pen, plank, 1.2, [34, 13])
    },
  },
  'tofu-crumbs': {
    reach: [25, 18],
    variants: 3,
    draw: (pen) => ({ shade: '', body: drawTofuCrumbs(pen) }),
  },
  'silken-tofu': {
    reach: [23, 20],
    variants: 2,
    draw(pen) {
      const cube = block(pen, { width: 21, height: 18, depth: 12, lean: 12, rise: 5 })
      const { body, ...rest } = drawTofu(pen, cube, 5, [21, 18])
      return { ...rest, body: body + detail(pen, line('M-9 -9L4 -12', '#fff', 3)) }
    },
  },
  tempeh: {
    reach: [34, 18],
    variants: 2,
    draw(pen) {
      const slab = block(pen, { width: 34, height: 18, depth: 10, lean: 5, rise: 2 })
      return drawTempeh(pen, slab, [27, 6])
    },
  },
  'tempeh-cube': {
    reach: [18, 17],
    variants: 3,
    draw(pen) {
      const cube = block(pen, { width: 18, height: 17, depth: 12, lean: 12, rise: 5 })
      return drawTempeh(pen, cube, [12, 5])
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
