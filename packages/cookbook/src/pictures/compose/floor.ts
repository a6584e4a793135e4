import type { Point } from '../ink/pen.ts'

/** Where food may lie in a vessel, around its middle. */
export interface Floor {
  shape: 'oval' | 'box'
  x: number
  y: number
  halfWidth: number
  halfHeight: number
}

export function floorArea(floor: Floor): number {
  return floor.halfWidth * floor.halfHeight * (floor.shape === 'oval' ? Math.PI : 4)
}

/** A smaller one around the same middle. */
export function partOfFloor(floor: Floor, share: number): Floor {
  return { ...floor, halfWidth: floor.halfWidth * share, halfHeight: floor.halfHeight * share }
}

/** How far a disc must move to lie wholly inside; zero when it does. Positions are relative to the middle. */
export function pushInside(floor: Floor, x: number, y: number, radius: number): Point {
  const w = Math.max(1, floor.halfWidth - radius)
  const h = Math.max(1, floor.halfHeight - radius)
  if (floor.shape === 'box') {
    return [Math.max(-w, Math.min(w, x)) - x, Math.max(-h, Math.min(h, y)) - y]
  }
  const reach = Math.hypot(x / w, y / h)
  return reach <= 1 ? [0, 0] : [x / reach - x, y / reach - y]
}

/** Evenly spread places filling a share of the floor, absolute. */
export function spreadOver(floor: Floor, count: number, share: number, start: number): Point[] {
  if (floor.shape === 'oval') {
    return Array.from({ length: count }, (_, i) => {
      const angle = start * 6.28 + i * 2.4
      const reach = Math.sqrt((i + 0.5) / count) * share
      return [
        floor.x + Math.cos(angle) * reach * floor.halfWidth,
        floor.y + Math.sin(angle) * reach * floor.halfHeight,
      ]
    })
  }
  const columns = Math.max(1, Math.round(Math.sqrt((count * floor.halfWidth) / floor.halfHeight)))
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, count - row * columns)
    const column = (i % columns) + 0.5 + (row % 2 ? 0.14 : -0.14)
    return [
      floor.x + (column / inRow - 0.5) * 2 * floor.halfWidth * share,
      floor.y + ((row + 0.5) / rows - 0.5) * 2 * floor.halfHeight * share,
    ]
  })
}
