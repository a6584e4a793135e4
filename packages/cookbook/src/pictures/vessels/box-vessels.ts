import { darker, lighter } from '../ink/colour.ts'
import { line } from '../ink/ink.ts'
import { ovalPath } from '../ink/outline.ts'
import { litSide } from './round-vessels.ts'
import type { FlatVessel, VesselPen } from './vessel.ts'

interface Box {
  x: number
  y: number
  halfWidth: number
  halfHeight: number
  corner: number
}

export const casseroleBox: FlatVessel = {
  floor: { shape: 'box', x: 240, y: 180, halfWidth: 156, halfHeight: 106 },
  crop: [30, -30, 420, 420],
  rim: boxOutline({ x: 240, y: 180, halfWidth: 162, halfHeight: 111, corner: 30 }),
  draw(pen) {
    const { sheet, glaze } = pen
    boxShadow(pen, { x: 240, y: 180, halfWidth: 188, halfHeight: 136, corner: 50 })
    const handles = box({ x: 240, y: 180, halfWidth: 208, halfHeight: 44, corner: 22 }, glaze.rim[1])
    const inner = box({ x: 240, y: 182, halfWidth: 162, halfHeight: 110, corner: 30 }, glaze.well)
    sheet.ink(
      handles + box({ x: 240, y: 180, halfWidth: 184, halfHeight: 132, corner: 48 }, litSide(pen, glaze.rim)),
    )
    sheet.ink(
      box({ x: 240, y: 180, halfWidth: 168, halfHeight: 116, corner: 36 }, darker(glaze.rim[1], 0.2)) + inner,
    )
  },
}

export const casseroleOval: FlatVessel = {
  floor: { shape: 'oval', x: 240, y: 180, halfWidth: 168, halfHeight: 120 },
  crop: [30, -30, 420, 420],
  rim: ovalPath(240, 181, 173, 123),
  draw(pen) {
    const { sheet, glaze } = pen
    const oval = (rx: number, ry: number, colour: string, dy = 0) =>
      `<ellipse cx="240" cy="${180 + dy}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
    boxShadow(pen, { x: 240, y: 180, halfWidth: 188, halfHeight: 136, corner: 130 })
    sheet.ink(
      box({ x: 240, y: 180, halfWidth: 216, halfHeight: 36, corner: 20 }, glaze.rim[1]) +
        oval(194, 144, litSide(pen, glaze.rim)),
    )
    sheet.ink(oval(179, 130, darker(glaze.rim[1], 0.2)) + oval(173, 123, glaze.well, 2))
  },
}

export const sheetPan: FlatVessel = {
  floor: { shape: 'box', x: 240, y: 180, halfWidth: 180, halfHeight: 126 },
  crop: [24, -36, 432, 432],
  rim: boxOutline({ x: 240, y: 180, halfWidth: 192, halfHeight: 138, corner: 12 }),
  draw(pen) {
    const { sheet, random } = pen
    boxShadow(pen, { x: 240, y: 180, halfWidth: 210, halfHeight: 156, corner: 20 })
    const isDark = random() < 0.35
    const metal: [string, string] = isDark ? ['#6d7072', '#494c4f'] : ['#d5d6d2', '#a3a6a4']
    sheet.ink(box({ x: 240, y: 180, halfWidth: 208, halfHeight: 154, corner: 18 }, litSide(pen, metal)))
    sheet.ink(box({ x: 240, y: 180, halfWidth: 197, halfHeight: 143, corner: 12 }, darker(metal[1], 0.12)))
    if (random() < 0.6) {
      sheet.ink(
        '<path d="M50 48Q240 42 430 47Q434 180 431 313Q240 318 49 314Q45 180 50 48Z" fill="#f8f1df"/>',
      )
      if (sheet.isFine) sheet.ink(line('M60 306q40 -8 70 2M340 56q40 6 80 -2', '#e4d8bb', 2))
      return
    }
    sheet.ink(box({ x: 240, y: 182, halfWidth: 193, halfHeight: 138, corner: 10 }, lighter(metal[1], 0.2)))
  },
}

export function box({ x, y, halfWidth, halfHeight, corner }: Box, colour: string): string {
  return `<rect x="${x - halfWidth}" y="${y - halfHeight}" width="${2 * halfWidth}" height="${2 * halfHeight}" rx="${corner}" fill="${colour}"/>`
}

function boxOutline({ x, y, halfWidth, halfHeight, corner }: Box): string {
  const [w, h] = [2 * (halfWidth - corner), 2 * (halfHeight - corner)]
  const arc = (dx: number, dy: number) => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`
  return `M${x - halfWidth + corner} ${y - halfHeight}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h${-w}${arc(-corner, -corner)}v${-h}${arc(corner, -corner)}Z`
}

function boxShadow({ sheet }: VesselPen, shape: Box): void {
  const layers = sheet.isFine ? [0, 3, 6, 9, 12] : [6]
  const opacity = sheet.isFine ? 0.055 : 0.16
  for (const grow of layers) {
    const shadow = {
      ...shape,
      x: shape.x + 6,
      y: shape.y + 10,
      halfWidth: shape.halfWidth + grow - 3,
      halfHeight: shape.halfHeight + grow - 3,
    }
    sheet.ink(box(shadow, '#20140a').replace('/>', ` opacity="${opacity}"/>`))
  }
}
