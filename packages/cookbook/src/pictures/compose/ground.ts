import type { Shown } from '../dish/find-visible-foods.ts'
import { glyphs } from '../glyphs/glyphs.ts'
import { drawNest, NOODLES } from '../glyphs/noodles.ts'
import { mix } from '../ink/colour.ts'
import { at, fill } from '../ink/ink.ts'
import { type Floor, spreadOver } from './floor.ts'
import { drawSurface } from './sauce.ts'
import { penOf, pieceCount, type Scene } from './scene.ts'

/**
 * Noodles, rice, mash or shreds filling a floor: several heaps side by side rather than one blown up,
 * so that grains and strands keep their size.
 */
export function layHeaps(scene: Scene, shown: Shown, floor: Floor): void {
  const { sheet, random } = scene
  const [halfWidth, halfHeight] = glyphs[shown.look.glyph].reach
  const grow = sheet.isFine ? 1.22 : 1.5
  const fit = (floor.halfWidth * floor.halfHeight) / (halfWidth * halfHeight * grow * grow)
  const count = Math.max(1, Math.min(pieceCount(sheet, 9, 5), Math.round(fit * 1.7)))
  // Mash is one soft sheet, not dumplings.
  if (shown.look.glyph === 'mash') {
    drawSurface({ ...scene, floor }, shown.look.tint ?? '#f4e8c6')
    return
  }
  const strands = NOODLES[shown.look.glyph as keyof typeof NOODLES]
  if (strands) {
    layNest(scene, shown.look, strands, floor)
    return
  }
  const isOne = fit < 1.3
  const scale = isOne ? Math.sqrt(fit) : grow
  const places = isOne ? [[floor.x, floor.y] as const] : spreadOver(floor, count, 0.66, random())
  for (const [x, y] of [...places].reverse()) {
    const turn = isOne ? 0 : random() * 360
    sheet.lay({
      glyph: shown.look.glyph,
      tint: shown.look.tint,
      coat: shown.look.coat,
      variant: 0,
      x,
      y,
      turn,
      scale,
      isSunk: !isOne,
    })
  }
}

/** Noodles are one heap whose strands are as long as the bowl is wide. */
function layNest(
  { sheet, random }: Scene,
  { glyph, tint, coat }: Shown['look'],
  own: string,
  floor: Floor,
): void {
  const colour = coat?.wash ? mix(tint ?? own, coat.wash, (coat.strength ?? 0.4) * 0.7) : (tint ?? own)
  const pen = penOf({ random, sheet })
  const { shade, body } = drawNest(pen, colour, floor.halfWidth * 0.93, floor.halfHeight * 0.93, 4)
  sheet.inkAs(glyph, at(floor.x, floor.y, at(2, 6, fill(shade, '#2a1c10', 0.28)) + body))
}
