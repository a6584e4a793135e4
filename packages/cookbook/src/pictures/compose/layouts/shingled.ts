import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { drawDrizzle, drawMelt, spreadMelt } from '../sauce.ts'
import { pieceCount, type Scene } from '../scene.ts'
import { layToppings } from '../toppings.ts'

/** Slices in two rings, each lapping over the next, the kinds by turns. */
export function drawShingled(scene: Scene): void {
  const { showing, floor, sheet } = scene
  const kinds = [...showing.sides, ...showing.mains, ...showing.beds].slice(0, 3)
  if (kinds.length > 0) {
    layRing(scene, kinds, 0.68, pieceCount(sheet, 12, 8), 1.12)
    layRing(scene, kinds, 0.24, pieceCount(sheet, 5, 3), 1.05)
  }
  const sauce = showing.sauce
  if (sauce) drawDrizzle(scene, sauce.colour, floor.x, floor.y, floor.halfWidth * 0.6)
  layMelt(scene)
  layToppings(scene, floor, 0.7, 2)
}

/** Cheese that melts between and over the slices leaves their edges bare. */
function layMelt(scene: Scene): void {
  const { showing, floor, sheet } = scene
  const cheese = showing.melts[0]
  if (!cheese) return
  const patches = spreadMelt(scene, floor, { count: pieceCount(sheet, 6, 4), part: 0.56, size: [0.28, 0.3] })
  drawMelt(scene, cheese.look.tint ?? '#f6c552', patches)
}

function layRing(scene: Scene, kinds: readonly Shown[], reach: number, count: number, size: number): void {
  const { floor, sheet, random } = scene
  const start = random() * 6.28
  for (let i = 0; i < count; i++) {
    const kind = kinds[i % kinds.length]
    if (!kind) continue
    const angle = start + (i / count) * 6.2832
    const [halfWidth, halfHeight] = glyphs[kind.look.glyph].reach
    const variants = glyphs[kind.look.glyph].variants ?? 1
    sheet.lay({
      glyph: kind.look.glyph,
      tint: kind.look.tint,
      coat: kind.look.coat,
      variant: i % variants,
      x: floor.x + Math.cos(angle) * reach * floor.halfWidth,
      y: floor.y + Math.sin(angle) * reach * floor.halfHeight,
      turn: random() * 40 - 20,
      scale: (size * 34) / Math.max(halfWidth, halfHeight),
    })
  }
}
