import type { Shown } from '../../dish/find-visible-foods.ts'
import { habitOf } from '../../glyphs/glyph-habits.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { darker, lighter } from '../../ink/colour.ts'
import { line } from '../../ink/ink.ts'
import { type Floor, floorArea, partOfFloor } from '../floor.ts'
import { layHeaps } from '../ground.ts'
import { pieceArea } from '../piece.ts'
import { LEAFY } from '../plate-bodies.ts'
import { pieceCount, type Scene } from '../scene.ts'
import { strew } from '../strew.ts'
import { layHerbs, layOne, uprightTurn } from '../toppings.ts'

/** Fewer grams a serving are strewn over the rest. */
const LEAST_OF_A_ROW = 8
const MOST_ROWS = 6

/** Foods kept apart: in rows across a plate of leaves, or each in its own part of a lunch box. */
export function drawRows(scene: Scene): void {
  const { showing, floor, sheet, random, vessel } = scene
  const isBox = vessel === 'lunch-box'
  const ground = isBox ? undefined : showing.beds[0]
  const beds = showing.beds.filter((bed) => bed !== ground)
  const rows = showing.bits.filter(isRow)
  const strewn = showing.bits.filter((bit) => !isRow(bit)).slice(0, 1)
  const all = [...showing.mains, ...showing.sides, ...beds, ...rows, ...showing.creams]
  const kinds = all.slice(0, pieceCount(sheet, MOST_ROWS, 4))
  if (ground) layGround(scene, ground)
  const parts = isBox ? partsOf(floor, kinds.length) : rowsOf(floor, kinds.length)
  if (isBox) drawWalls(scene, parts)
  parts.forEach((part, i) => {
    const kind = kinds[i]
    if (kind) fillPart(scene, kind, part)
  })
  const over = strewn.map(({ look }) => ({ ...look, count: pieceCount(sheet, 8, 4), scale: 0.9 }))
  for (const piece of strew(floor, over, 0.75, random)) sheet.lay(piece)
  layHerbs(scene, floor, 0.6)
}

function isRow({ food }: Shown): boolean {
  return food.place !== 'over' && food.gramsPerServing >= LEAST_OF_A_ROW
}

function layGround(scene: Scene, ground: Shown): void {
  const { sheet, floor, random } = scene
  if (!LEAFY.has(ground.look.glyph)) {
    layHeaps(scene, ground, partOfFloor(floor, 0.95))
    return
  }
  const wish = { ...ground.look, count: pieceCount(sheet, 14, 7), scale: 1.25 }
  for (const piece of strew({ ...floor, shape: 'oval' }, [wish], 0.98, random)) sheet.lay(piece)
}

/** Side by side from left to right, as long as a round plate lets them. */
function rowsOf(floor: Floor, count: number): Floor[] {
  const wide = (1.76 * floor.halfWidth) / Math.max(1, count)
  return Array.from({ length: count }, (_, i): Floor => {
    const dx = (i - (count - 1) / 2) * wide
    const reach = Math.sqrt(Math.max(0.2, 1 - (dx / floor.halfWidth) ** 2)) * 0.84
    return {
      shape: 'box',
      x: floor.x + dx,
      y: floor.y,
      halfWidth: wide * 0.5,
      halfHeight: floor.halfHeight * reach,
    }
  })
}

const WALL = 7

/** Two rows of parts, the upper with fewer and wider ones. */
function partsOf(floor: Floor, count: number): Floor[] {
  const upper = Math.floor(count / 2)
  const halfHeight = upper > 0 ? floor.halfHeight / 2 : floor.halfHeight
  return Array.from({ length: count }, (_, i): Floor => {
    const isUpper = i < upper
    const [own, k] = isUpper ? [upper, i] : [count - upper, i - upper]
    const halfWidth = floor.halfWidth / own
    return {
      shape: 'box',
      x: floor.x - floor.halfWidth + (2 * k + 1) * halfWidth,
      y: upper > 0 ? floor.y + (isUpper ? -halfHeight : halfHeight) : floor.y,
      halfWidth: halfWidth - WALL,
      halfHeight: halfHeight - WALL,
    }
  })
}

function drawWalls({ sheet, floor, glaze }: Scene, parts: readonly Floor[]): void {
  const isSplit = parts.some(({ y }) => y < floor.y)
  const across = isSplit ? `M${floor.x - floor.halfWidth} ${floor.y}h${2 * floor.halfWidth}` : ''
  const down = parts
    .filter(({ x, halfWidth }) => x - halfWidth - WALL > floor.x - floor.halfWidth + 1)
    .map(
      ({ x, y, halfWidth, halfHeight }) =>
        `M${Math.round(x - halfWidth - WALL)} ${Math.round(y - halfHeight - WALL)}v${Math.round(2 * (halfHeight + WALL))}`,
    )
    .join('')
  const walls = across + down
  sheet.ink(
    line(walls, darker(glaze.rim[1], 0.3), WALL + 3) + line(walls, lighter(glaze.rim[0], 0.2), WALL - 1),
  )
}

/** Shares of a part that its food covers, so that its floor is hardly seen. */
const COVERED = 1.3
/** An egg that lies under another is no egg to see. */
const COVERED_BY_EGGS = 0.8
const LARGEST = 1.1

function fillPart(scene: Scene, kind: Shown, part: Floor): void {
  const { sheet, random } = scene
  const { glyph } = kind.look
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  const isHeap = habitOf(glyph) === 'heap' || kind.look.part === 'cream'
  if (isHeap && part.halfHeight < 1.6 * part.halfWidth) {
    const scale = 1.06 * Math.min(part.halfWidth / halfWidth, part.halfHeight / halfHeight)
    layOne(scene, kind, { x: part.x, y: part.y, scale })
    return
  }
  const [long, short] = [Math.max(halfWidth, halfHeight), Math.min(halfWidth, halfHeight)]
  const isLong = long > 1.7 * short
  const isUpright = part.halfHeight > part.halfWidth
  const room = Math.min(part.halfWidth, part.halfHeight)
  const scale = Math.min(
    LARGEST,
    isLong ? (0.94 * Math.max(part.halfWidth, part.halfHeight)) / long : room / long,
  )
  const covered = /egg/.test(glyph) ? COVERED_BY_EGGS : COVERED
  const wanted = Math.round((covered * floorArea(part)) / (pieceArea(glyph) * scale ** 2))
  const count = Math.max(1, Math.min(pieceCount(sheet, 24, 7), wanted))
  const lie = halfWidth >= halfHeight === isUpright ? 90 : 0
  // Long ones lie along the part and end within it.
  const spare = isLong ? long * scale - Math.sqrt(long * short) * scale : 0
  const inner = isUpright
    ? { ...part, halfHeight: Math.max(1, part.halfHeight - spare) }
    : { ...part, halfWidth: Math.max(1, part.halfWidth - spare) }
  const pieces = strew(inner, [{ ...kind.look, count, scale }], 1, random)
  for (const piece of pieces.sort((a, b) => a.y - b.y))
    sheet.lay({
      ...piece,
      turn: isLong ? lie + random() * 16 - 8 : uprightTurn(glyph, piece.turn),
    })
}
