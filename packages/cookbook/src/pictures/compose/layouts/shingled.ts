import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { drawDrizzle, drawMelt, spreadMelt } from '../sauce.ts'
import { pieceCount, type Scene } from '../scene.ts'
import { layToppings } from '../toppings.ts'

/** Slices in two rings, in rows where the dish has corners, each lapping over the next, the kinds by turns. */
export function drawShingled(scene: Scene): void {
  const { showing, floor } = scene
  const kinds = [...showing.sides, ...showing.mains, ...showing.beds].slice(0, 3)
  const isStanding = scene.dish.form.id === 'tian'
  if (kinds.length > 0 && floor.shape === 'box' && !isStanding) layRows(scene, kinds)
  else if (kinds.length > 0)
    for (const ring of isStanding ? STANDING : LYING) layRing(scene, kinds, ring, isStanding)
  const sauce = showing.sauce
  if (sauce) drawDrizzle(scene, sauce.colour, floor.x, floor.y, floor.halfWidth * 0.6)
  layMelt(scene)
  layToppings(scene, floor, 0.7, 2)
}

interface Ring {
  /** Share of the floor's halves at which its slices lie. */
  reach: number
  count: number
  few: number
  size: number
}
const LYING: readonly Ring[] = [
  { reach: 0.68, count: 12, few: 8, size: 1.12 },
  { reach: 0.24, count: 5, few: 3, size: 1.05 },
]
/** Stood upright from the rim inward, so close that of each only the upper edge is seen. */
const STANDING: readonly Ring[] = [
  { reach: 0.8, count: 33, few: 14, size: 0.86 },
  { reach: 0.47, count: 20, few: 7, size: 0.8 },
  { reach: 0.15, count: 8, few: 2, size: 0.72 },
]

/** Cheese that melts between and over the slices leaves their edges bare. */
function layMelt(scene: Scene): void {
  const { showing, floor, sheet } = scene
  const cheese = showing.melts[0]
  if (!cheese) return
  const patches = spreadMelt(scene, floor, { count: pieceCount(sheet, 6, 4), part: 0.56, size: [0.28, 0.3] })
  drawMelt(scene, cheese.look.tint ?? '#f6c552', patches)
}

/** How far half a slice reaches. */
const SLICE = 34

function layRows({ floor, sheet, random }: Scene, kinds: readonly Shown[]): void {
  const rows = sheet.isFine ? 3 : 2
  const size = (1.14 * floor.halfHeight) / rows / SLICE
  const inRow = Math.round((1.7 * floor.halfWidth) / (SLICE * size))
  for (let i = 0; i < rows * inRow; i++) {
    const kind = kinds[i % kinds.length]
    if (!kind) continue
    const [row, column] = [Math.floor(i / inRow), i % inRow]
    const end = floor.halfWidth - SLICE * size * 0.9
    sheet.lay({
      glyph: kind.look.glyph,
      tint: kind.look.tint,
      coat: kind.look.coat,
      variant: i % (glyphs[kind.look.glyph].variants ?? 1),
      x: floor.x + ((column / (inRow - 1)) * 2 - 1) * end,
      y: floor.y + ((row + 0.5) / rows - 0.5) * 1.9 * floor.halfHeight,
      turn: random() * 40 - 20,
      scale: (size * SLICE) / Math.max(...glyphs[kind.look.glyph].reach),
    })
  }
}

/** Few of them would leave gaps and lie apart, so thrift spares none. */
function layRing(
  scene: Scene,
  kinds: readonly Shown[],
  { reach, count: usual, few, size }: Ring,
  isClose: boolean,
): void {
  const { floor, sheet, random } = scene
  const count = sheet.isFine ? usual : few
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
      scale: ((isClose && !sheet.isFine ? 1.3 : 1) * size * SLICE) / Math.max(halfWidth, halfHeight),
      isSunk: isClose && !sheet.isFine,
    })
  }
}
