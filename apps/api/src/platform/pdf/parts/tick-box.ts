import type { Content } from './content.ts'
import { palette } from './palette.ts'

const sidePt = 10.5

/** Ruled to be ticked with a pen; where it is ticked already, filled dark with the tick left white. */
export function tickBox(isTicked: boolean): Content {
  const square = { type: 'rect', x: 0.5, y: 1, w: sidePt, h: sidePt, r: 2.2, lineWidth: 1 }
  if (!isTicked) return { canvas: [{ ...square, lineColor: palette.ink }] }
  const tick = {
    type: 'polyline',
    lineWidth: 1.6,
    lineColor: palette.white,
    lineCap: 'round',
    lineJoin: 'round',
    points: [
      { x: 3, y: 6.4 },
      { x: 5, y: 8.6 },
      { x: 8.6, y: 4 },
    ],
  }
  return { canvas: [{ ...square, color: palette.leaf, lineColor: palette.leaf }, tick] }
}
