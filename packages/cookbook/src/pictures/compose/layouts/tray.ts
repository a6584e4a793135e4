import { jitter } from '@butterleaf/domain/chance/seeded-random'
import { glyphs } from '../../glyphs/glyphs.ts'
import { floorArea, spreadOver } from '../floor.ts'
import { type Disc, pieceArea, pieceDiscs } from '../piece.ts'
import { drawMelt } from '../sauce.ts'
import { pieceCount, type Scene, wishByShare, wishOf } from '../scene.ts'
import { strew } from '../strew.ts'
import { layHerbs, layOne, spoonfulOf, uprightTurn } from '../toppings.ts'

/** A sheet pan: the main pieces apart from one another, vegetables tumbled all around them. */
export function drawTray(scene: Scene): void {
  const { showing, floor, random, sheet } = scene
  const main = showing.mains[0]
  const isSmall = main !== undefined && pieceArea(main.look.glyph) < 2200
  const discs = main && !isSmall ? layMains(scene) : []
  const around = [
    ...(isSmall && main ? [main] : []),
    ...showing.mains.slice(1, 2),
    ...showing.sides,
    ...showing.bits,
  ].slice(0, pieceCount(sheet, 5, 3))
  const wishes = around.map((one, i) => {
    const wish = wishByShare(scene, one, { usual: [14, 10, 8, 7, 6][i] ?? 6, most: 22, cover: 0.6 })
    return {
      ...wish,
      count: Math.max(wish.count, pieceCount(sheet, 6, 4)),
      scale: Math.min(1.25, wish.scale * 1.1),
    }
  })
  for (const piece of strew(floor, wishes, 0.97, random, discs))
    sheet.lay({ ...piece, turn: uprightTurn(piece.glyph, piece.turn) })
  const cheese = showing.melts[0]
  if (cheese) {
    const patches = discs
      .slice(0, 3)
      .map(({ x, y, radius }) => ({ x, y, rx: radius * 0.8, ry: radius * 0.7 }))
    drawMelt(scene, cheese.look.tint ?? '#f6c552', patches)
  }
  for (const one of showing.citrus.slice(0, 1)) {
    const slices = strew(
      floor,
      [{ ...wishOf(scene, one, 4), count: pieceCount(sheet, 4, 2) }],
      0.9,
      random,
      discs,
    )
    for (const slice of slices) sheet.lay({ ...slice, turn: jitter(random, 40) })
  }
  const spoon = spoonfulOf(scene)
  if (spoon)
    layOne(scene, spoon, {
      x: floor.x + floor.halfWidth * 0.62,
      y: floor.y + floor.halfHeight * 0.5,
      scale: 1.15,
    })
  layHerbs(scene, floor, 0.85)
}

/** Portions in even places, so that heat gets around each. */
function layMains(scene: Scene): Disc[] {
  const { showing, floor, random, sheet } = scene
  const main = showing.mains[0]
  if (!main) return []
  const wish = wishOf(scene, main, 6)
  const count = Math.min(pieceCount(sheet, 6, 3), Math.max(2, main.count))
  const [halfWidth, halfHeight] = glyphs[main.look.glyph].reach
  const scale = Math.min(
    1.3,
    Math.sqrt((0.3 * floorArea(floor)) / (count * pieceArea(main.look.glyph))),
    88 / Math.min(halfWidth, halfHeight),
  )
  const variants = glyphs[main.look.glyph].variants ?? 1
  const pieces = spreadOver(floor, count, 0.8, random()).map(([x, y], i) => ({
    glyph: wish.glyph,
    tint: wish.tint,
    coat: wish.coat,
    variant: i % variants,
    x: x + jitter(random, 10),
    y: y + jitter(random, 8),
    turn: jitter(random, 26),
    scale,
  }))
  for (const piece of pieces) sheet.lay(piece)
  return pieces.flatMap(pieceDiscs)
}
