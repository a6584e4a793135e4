import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { pieceCount, type Scene } from '../scene.ts'

/** The small picture's part of scenes seen from the side. */
export const STANDING_CROP = [70, 10, 340, 340] as const

/** A table edge-on: a darker band below, a soft shadow where the vessel stands. */
export function drawTableTop(scene: Scene, y: number, reach: number): void {
  const { sheet } = scene
  sheet.ink(`<path d="M-100 ${y - 44}h700v500h-700Z" fill="#2b1a0e" opacity=".07"/>`)
  sheet.ink(
    `<ellipse cx="252" cy="${y}" rx="${reach}" ry="${pieceCount(sheet, 15, 13)}" fill="#20140a" opacity=".22"/>`,
  )
}

/** Toppings standing in a row on something seen from the side, biggest in the middle. */
export function layRow(
  scene: Scene,
  shown: readonly Shown[],
  y: number,
  halfWidth: number,
  most: number,
): void {
  const { sheet, random } = scene
  const limit = sheet.isFine ? most : Math.ceil(most * 0.6)
  const kinds = shown.slice(0, 3)
  if (kinds.length === 0) return
  const laid = Array.from({ length: limit }, (_, i) => kinds[i % kinds.length]).filter(
    (kind) => kind !== undefined,
  )
  const widths = laid.map((kind) => Math.min(26, glyphs[kind.look.glyph].reach[0]))
  const total = widths.reduce((sum, width) => sum + width * 1.7, 0)
  const fit = Math.min(1.1, (2 * halfWidth) / total)
  let x = 240 - (total * fit) / 2
  laid.forEach((kind, i) => {
    const width = (widths[i] ?? 20) * 1.7 * fit
    const [reachX, reachY] = glyphs[kind.look.glyph].reach
    const scale = Math.min(1.1, (26 / Math.max(reachX, reachY)) * 1.05) * Math.max(0.85, fit)
    const variants = glyphs[kind.look.glyph].variants ?? 1
    sheet.lay({
      glyph: kind.look.glyph,
      tint: kind.look.tint,
      coat: kind.look.coat,
      variant: i % variants,
      x: x + width / 2,
      y: y - reachY * scale * 0.5 + random() * 6,
      turn: random() * 50 - 25,
      scale,
    })
    x += width
  })
}

/** What may be put on top of a sweet or a drink. */
export function crownFoods(scene: Scene): Shown[] {
  const { bits, citrus, herbs, sides } = scene.showing
  return [
    ...bits,
    ...citrus,
    ...sides.filter((side) => side.look.glyph === 'rhubarb-stick' || side.look.glyph === 'passion-fruit'),
    ...herbs.slice(0, 1),
  ]
}
