import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { makeBody, placePieces } from '../body.ts'
import { spreadOver } from '../floor.ts'
import { layHeaps } from '../ground.ts'
import { layGroup } from '../lay-group.ts'
import { pieceArea } from '../piece.ts'
import { drawDrizzle } from '../sauce.ts'
import { pieceCount, type Scene, wishOf } from '../scene.ts'
import { strew } from '../strew.ts'
import { layHerbs, layOne, spoonfulOf, uprightTurn } from '../toppings.ts'
import { layMixed, shareOf } from './jumble.ts'

/** A salad: leaves to the rim, the rest strewn over them, the main thing laid on top. */
export function drawTossed(scene: Scene): void {
  const { showing, floor, random, sheet } = scene
  layLeaves(scene)
  const heaped = showing.beds.length === 0 ? heapedKinds(scene) : []
  const isLaid = (one: Shown) => heaped.includes(one)
  const strewn = [...showing.sides, ...showing.bits, ...showing.melts]
    .filter((one) => !isLaid(one))
    .slice(0, pieceCount(sheet, 6, 3))
  const [main, second] = showing.mains.filter((one) => !isLaid(one))
  const isScattered = main && (main.count > 4 || pieceArea(main.look.glyph) < 2600)
  const scattered = [...(isScattered ? [main] : []), ...strewn]
  const wishes = scattered.map((one) => ({ ...wishOf(scene, one, one === main ? 9 : 6) }))
  for (const piece of strew(floor, wishes, 0.86, random))
    sheet.lay({ ...piece, turn: uprightTurn(piece.glyph, piece.turn) })
  const crown = [isScattered ? undefined : main, second].filter((one) => one !== undefined)
  crown.forEach((one, i) => {
    const body = { ...makeBody(layGroup(wishOf(scene, one, 6), random), 1), turn: random() * 30 - 20 }
    const angle = random() * 6.28
    const away = crown.length > 1 ? (i ? 58 : -46) : 12
    const fit = Math.min(1.25, (floor.halfWidth * (crown.length > 1 ? 0.5 : 0.66)) / body.reach[0])
    for (const piece of placePieces(
      body,
      fit,
      floor.x + Math.cos(angle) * away,
      floor.y + Math.sin(angle) * away,
    ))
      sheet.lay(piece)
  })
  const spoon = spoonfulOf(scene)
  if (spoon)
    layOne(scene, spoon, {
      x: floor.x - floor.halfWidth * 0.38,
      y: floor.y + floor.halfHeight * 0.36,
      scale: 0.95,
    })
  if (showing.sauce) drawDrizzle(scene, showing.sauce.colour, floor.x, floor.y, floor.halfWidth * 0.62)
  layHerbs(scene, floor, 0.7)
  for (const one of showing.citrus.slice(0, 1)) {
    const pieces = layGroup({ ...wishOf(scene, one, 2), scale: 1 }, random)
    for (const piece of pieces)
      sheet.lay({
        ...piece,
        x: piece.x + floor.x + floor.halfWidth * 0.5,
        y: piece.y + floor.y + floor.halfHeight * 0.56,
      })
  }
}

function layLeaves(scene: Scene): void {
  const { showing, floor, random, sheet } = scene
  const beds = showing.beds.slice(0, 2)
  const first = beds[0]
  if (!first) {
    layGroundless(scene)
    return
  }
  const isHeap = pieceArea(first.look.glyph) > 5200
  if (isHeap) {
    layHeaps(scene, first, floor)
    return
  }
  const count = Math.round(
    (sheet.isFine ? 2.5 : 1.5) *
      ((floor.halfWidth * floor.halfHeight) / (pieceArea(first.look.glyph) / 3.14)),
  )
  // On a plate nothing cuts the leaves off, so they keep off the rim.
  const share = scene.vessel === 'plate' ? 0.8 : 0.98
  const places = spreadOver(floor, Math.min(pieceCount(sheet, 40, 15), count), share, random())
  // The outermost leaves lie lowest.
  places.reverse().forEach(([x, y], i) => {
    const bed = beds[i % 3 === 2 ? beds.length - 1 : 0] ?? first
    const outward = (Math.atan2(y - floor.y, x - floor.x) * 180) / Math.PI + 90
    const variants = glyphs[bed.look.glyph].variants ?? 1
    sheet.lay({
      glyph: bed.look.glyph,
      tint: bed.look.tint,
      coat: bed.look.coat,
      variant: i % variants,
      x,
      y,
      turn: outward + (random() - 0.5) * 80,
      scale: (sheet.isFine ? 1 : 1.3) + random() * 0.25,
    })
  })
}

/** Without leaves a salad is a heap of all that is cut small. */
function heapedKinds({ showing, sheet }: Scene): Shown[] {
  return [...showing.mains, ...showing.sides, ...showing.bits]
    .filter((one) => pieceArea(one.look.glyph) <= LARGEST_HEAPED && one.food.gramsPerServing >= LEAST_HEAPED)
    .sort((a, b) => b.food.gramsPerServing - a.food.gramsPerServing)
    .slice(0, pieceCount(sheet, 6, 4))
}

const LARGEST_HEAPED = 2600
/** Grams a serving. */
const LEAST_HEAPED = 9

function layGroundless(scene: Scene): void {
  const { showing, floor } = scene
  const bulk = [...showing.sides, ...showing.mains].sort(
    (a, b) => b.food.gramsPerServing - a.food.gramsPerServing,
  )[0]
  const inner = { ...floor, halfWidth: floor.halfWidth * 0.9, halfHeight: floor.halfHeight * 0.9 }
  const isShreds = bulk !== undefined && pieceArea(bulk.look.glyph) > 5200
  if (isShreds) layHeaps(scene, bulk, inner)
  layMixed({ ...scene, floor: inner }, heapedKinds(scene).map(shareOf), isShreds ? 0.5 : undefined)
}
