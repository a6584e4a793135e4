import { num } from './ink.ts'
import type { Pen, Point } from './pen.ts'

/** A closed, soft, uneven outline. */
export function blob(pen: Pen, points: number, rx: number, ry: number, wobble: number): string {
  const corners = around(pen.fine ? points : Math.min(points, 7), (angle) => {
    const reach = 1 + (pen.random() - 0.5) * wobble
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
  return softClosed(corners)
}

function softClosed(corners: readonly Point[]): string {
  const last = corners[corners.length - 1]
  const first = corners[0]
  if (!first || !last) return ''
  let path = `M${pair(middle(last, first))}`
  corners.forEach((corner, i) => {
    path += `Q${pair(corner)} ${pair(middle(corner, corners[(i + 1) % corners.length] ?? first))}`
  })
  return `${path}Z`
}

/** A closed outline with corners: things cut with a knife. Fill it with `cut`, which rounds them a little. */
export function polygon(pen: Pen, points: number, rx: number, ry: number, wobble: number): string {
  const turn = pen.random()
  const corners = Array.from({ length: points }, (_, i): Point => {
    const angle = ((i + turn) / points) * Math.PI * 2
    const reach = 1 + (pen.random() - 0.5) * wobble
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
  return `M${corners.map(pair).join('L')}Z`
}

/** A block with sharp corners, seen from above and in front: what lies on top, and two sides. */
export function block(
  pen: Pen,
  { width, height, depth, lean = 4, rise = 3 }: BlockSize,
): { outline: string; face: string; side: string } {
  const uneven = () => (pen.random() - 0.5) * Math.min(3, depth * 0.24)
  const [back, right, front, left]: [Point, Point, Point, Point] = [
    [-width, uneven() - height + rise],
    [width - lean + uneven(), -height],
    [width, uneven() + height - depth - rise],
    [lean - width + uneven(), height - depth],
  ]
  const below = ([x, y]: Point, part: number): Point => [x + (x < 0 ? 1 : -1), y + depth * part]
  const path = (...corners: Point[]) => `M${corners.map(pair).join('L')}Z`
  return {
    outline: path(back, right, front, below(front, 0.9), below(left, 1), below(back, 0.9)),
    face: path(back, right, front, left),
    side: path(back, left, below(left, 1), below(back, 0.9)),
  }
}

interface BlockSize {
  /** Half of the whole, sides and all. */
  width: number
  height: number
  depth: number
  /** How far the front edge stands to the right, and the back edge's right end higher. */
  lean?: number
  rise?: number
}

/** Four uneven sides with blunt corners: a chunk that a knife made. */
export function chunk(pen: Pen, rx: number, ry: number): string {
  const uneven = (value: number) => value * (0.84 + pen.random() * 0.34)
  const corners: Point[] = [
    [uneven(-rx * 0.92), uneven(-ry * 0.82)],
    [uneven(rx * 0.86), uneven(-ry * 0.9)],
    [uneven(rx * 0.92), uneven(ry * 0.82)],
    [uneven(-rx * 0.86), uneven(ry * 0.9)],
  ]
  const between = ([ax, ay]: Point, [bx, by]: Point, share: number): Point => [
    ax + (bx - ax) * share,
    ay + (by - ay) * share,
  ]
  const sides = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? corner
    const before = corners[(i + corners.length - 1) % corners.length] ?? corner
    const start = `${i === 0 ? 'M' : 'L'}${pair(between(corner, before, 0.28))}`
    return `${start}Q${pair(corner)} ${pair(between(corner, next, 0.28))}`
  })
  return `${sides.join('')}Z`
}

/** A closed outline of small outward bumps: florets, frilled leaves, whipped cream. */
export function frill(pen: Pen, bumps: number, rx: number, ry: number, wobble = 0.1): string {
  const corners = around(pen.fine ? bumps : Math.min(bumps, 9), (angle) => {
    const reach = 1 + (pen.random() - 0.5) * wobble
    return [Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach]
  })
  const first = corners[0]
  if (!first) return ''
  const arcs = corners.map((corner, i) => {
    const next = corners[(i + 1) % corners.length] ?? first
    const radius = num(Math.hypot(next[0] - corner[0], next[1] - corner[1]) * 0.56)
    return `A${radius} ${radius} 0 0 1 ${pair(next)}`
  })
  return `M${pair(first)}${arcs.join('')}Z`
}

export function ovalPath(x: number, y: number, rx: number, ry: number): string {
  return `M${num(x - rx)} ${num(y)}a${num(rx)} ${num(ry)} 0 1 1 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 1 ${num(-2 * rx)} 0Z`
}

/** Drawn the other way round, so that it is a hole in what it follows. */
export function holePath(rx: number, ry: number): string {
  return `M${num(-rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(2 * rx)} 0a${num(rx)} ${num(ry)} 0 1 0 ${num(-2 * rx)} 0Z`
}

export function boxPath(halfWidth: number, halfHeight: number, corner: number): string {
  const w = num(2 * (halfWidth - corner))
  const h = num(2 * (halfHeight - corner))
  const c = num(corner)
  return `M${num(corner - halfWidth)} ${num(-halfHeight)}h${w}q${c} 0 ${c} ${c}v${h}q0 ${c} -${c} ${c}h-${w}q-${c} 0 -${c} -${c}v-${h}q0 -${c} ${c} -${c}Z`
}

function around(count: number, place: (angle: number) => Point): Point[] {
  return Array.from({ length: count }, (_, i) => place((i / count) * Math.PI * 2))
}

function middle(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
}

function pair([x, y]: Point): string {
  return `${num(x)} ${num(y)}`
}
