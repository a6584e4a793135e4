import type { Random } from '@butterleaf/domain/chance/seeded-random'
import { num } from './ink.ts'

/** What a glyph draws with. */
export interface Pen {
  random: Random
  /** False in the small picture, where details would only be noise. */
  fine: boolean
  tint: string | undefined
}

export type Point = readonly [x: number, y: number]

export function detail(pen: Pen, markup: string): string {
  return pen.fine ? markup : ''
}

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Points spread evenly over an oval like seeds in a sunflower, a little disturbed. */
export function spread(pen: Pen, wanted: number, rx: number, ry: number): Point[] {
  const count = pen.fine ? wanted : Math.ceil(wanted * 0.4)
  const start = pen.random() * Math.PI * 2
  return Array.from({ length: count }, (_, i) => {
    const angle = start + i * 2.4 + (pen.random() - 0.5) * 0.6
    const reach = Math.sqrt((i + 0.5) / count) * (0.92 + pen.random() * 0.12)
    return [Math.cos(angle) * reach * rx, Math.sin(angle) * reach * ry]
  })
}

/** One path of many short strokes: crumbs, grains, shreds, seeds. */
export function dashes(pen: Pen, points: readonly Point[], length: number, bend = 0): string {
  return points
    .map(([x, y]) => {
      const angle = pen.random() * Math.PI * 2
      const dx = Math.cos(angle) * length
      const dy = Math.sin(angle) * length
      const from = `M${num(x - dx / 2)} ${num(y - dy / 2)}`
      if (!bend) return `${from}l${num(dx)} ${num(dy)}`
      return `${from}q${num(dx / 2 - dy * bend)} ${num(dy / 2 + dx * bend)} ${num(dx)} ${num(dy)}`
    })
    .join('')
}

/** Long strokes that cross a heap from rim to rim, each bent its own way: noodles, limp greens, strands. */
export function tangle(pen: Pen, wanted: number, rx: number, ry: number): string {
  const count = pen.fine ? wanted : Math.ceil(wanted * 0.45)
  return repeat(count, () => {
    const start = pen.random() * 6.28
    const end = start + 1.5 + pen.random() * 2.6
    const inside = () => `${num((pen.random() - 0.5) * 2 * rx)} ${num((pen.random() - 0.5) * 2 * ry)}`
    return `M${num(Math.cos(start) * rx)} ${num(Math.sin(start) * ry)}C${inside()} ${inside()} ${num(Math.cos(end) * rx * 0.9)} ${num(Math.sin(end) * ry * 0.9)}`
  })
}

/** Dots as zero-long strokes: the shortest way to write a hundred of them. */
export function dots(points: readonly Point[]): string {
  return points.map(([x, y]) => `M${num(x)} ${num(y)}h.1`).join('')
}
