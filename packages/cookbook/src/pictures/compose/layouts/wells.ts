import { bakedColour } from '../../dish/flavour-colour.ts'
import { disc } from '../../ink/ink.ts'
import { box } from '../../vessels/flat-vessels.ts'
import type { Floor } from '../floor.ts'
import { pieceCount, type Scene } from '../scene.ts'
import { strew } from '../strew.ts'
import { uprightTurn } from '../toppings.ts'

const COLUMNS = [114, 240, 366]
const ROWS = [118, 242]

/** Six muffins in their tray; what is in them shows on top. */
export function drawWells(scene: Scene): void {
  const { sheet, dish, random } = scene
  const isEggy = /egg|frittata|quiche|omelet/.test(dish.title)
  const isDark = random() < 0.5
  const [edge, metal, hole] = isDark ? ['#4a4e50', '#5f6466', '#3b3f41'] : ['#a4a7a3', '#c9cbc6', '#8f928f']
  sheet.ink(
    box({ x: 247, y: 192, halfWidth: 212, halfHeight: 146, corner: 26 }, '#20140a').replace(
      '/>',
      ' opacity=".24"/>',
    ),
  )
  sheet.ink(
    box({ x: 240, y: 180, halfWidth: 210, halfHeight: 144, corner: 24 }, edge) +
      box({ x: 239, y: 177, halfWidth: 206, halfHeight: 139, corner: 22 }, metal),
  )
  const tint = dish.colour ? dish.colour : isEggy ? '#f3c95c' : bakedColour(dish)
  let n = 0
  for (const y of ROWS) {
    for (const x of COLUMNS) {
      sheet.ink(disc(x, y, 55, hole))
      sheet.lay({
        glyph: isEggy ? 'bao-cup' : 'muffin',
        tint,
        variant: n++ % 2,
        x,
        y,
        turn: 0,
        scale: isEggy ? 1.32 : 1.36,
        isSunk: true,
      })
      layOn(scene, { shape: 'oval', x, y: y - 2, halfWidth: 36, halfHeight: 34 })
    }
  }
}

function layOn(scene: Scene, floor: Floor): void {
  const { showing, sheet, random } = scene
  const spoon = showing.creams[0]
  if (spoon && scene.dish.recipe.category === 'dessert')
    sheet.lay({
      glyph: 'cream-swirl',
      tint: spoon.look.tint,
      coat: spoon.look.coat,
      variant: 0,
      x: floor.x,
      y: floor.y,
      turn: 0,
      scale: 0.85,
    })
  const kinds = [...showing.bits, ...showing.mains, ...showing.sides, ...showing.herbs].slice(
    0,
    pieceCount(sheet, 2, 1),
  )
  const wishes = kinds.map((kind) => ({
    glyph: kind.look.glyph,
    tint: kind.look.tint,
    coat: kind.look.coat,
    count: pieceCount(sheet, 2, 1),
    scale: Math.min(0.8, 20 / Math.sqrt(kind.look.each > 60 ? 2400 : 560)),
  }))
  for (const piece of strew(floor, wishes, 0.8, random))
    sheet.lay({ ...piece, turn: uprightTurn(piece.glyph, piece.turn) })
}
