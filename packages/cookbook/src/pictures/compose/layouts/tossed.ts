import type { Shown } from '../../dish/find-visible-foods.ts'
import { glyphs } from '../../glyphs/glyphs.ts'
import { darker, lighter, mix } from '../../ink/colour.ts'
import { at, line } from '../../ink/ink.ts'
import { makeBody, placePieces } from '../body.ts'
import { partOfFloor, spreadOver } from '../floor.ts'
import { layHeaps } from '../ground.ts'
import { layGroup } from '../lay-group.ts'
import { type Piece, pieceArea } from '../piece.ts'
import { drawDabs, drawDressing, drawPool, drawSurface } from '../sauce.ts'
import { pieceCount, type Scene, wishByShare, wishOf } from '../scene.ts'
import { strew } from '../strew.ts'
import { layCitrus, layHerbs, layOne, layToppings, spoonfulOf, uprightTurn } from '../toppings.ts'
import { layMixed, shareOf } from './jumble.ts'

/** A salad: leaves to the rim, the rest strewn over them, the main thing laid on top. */
export function drawTossed(scene: Scene): void {
  const { showing, floor, random, sheet } = scene
  const dressing = boundColour(scene)
  if (dressing) {
    drawBound(scene, dressing)
    return
  }
  layLeaves(scene)
  const heaped = showing.beds.length === 0 ? heapedKinds(scene) : []
  const isLaid = (one: Shown) => heaped.includes(one)
  const strewn = [...showing.sides, ...showing.bits, ...showing.melts]
    .filter((one) => !isLaid(one))
    .slice(0, pieceCount(sheet, 6, 3))
  const [main, second] = showing.mains.filter((one) => !isLaid(one))
  const isScattered = main && (main.count > 4 || pieceArea(main.look.glyph) < 2600)
  const scattered = [...(isScattered ? [main] : []), ...strewn]
  const wishes = scattered.map((one) =>
    wishByShare(scene, one, { usual: one === main ? 9 : 6, most: 24, cover: 0.75 }),
  )
  for (const piece of largestFirst(strew(floor, wishes, 0.86, random)))
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
  if (showing.sauce) drawDressing(scene, showing.sauce.colour, floor)
  layHerbs(scene, floor, 0.7)
  layCitrus(scene)
}

/** Small pieces hide none of the large ones below them. */
function largestFirst(pieces: readonly Piece[]): Piece[] {
  const area = ({ glyph, scale }: Piece) => pieceArea(glyph) * scale ** 2
  return [...pieces].sort((a, b) => area(b) - area(a))
}

const BINDING =
  /mayonnaise|yogh?urt|sour-cream|creme-fraiche|skyr|cream-cheese|smetana|made-(aioli|remoulade)/
/** Grams a serving. */
const LEAST_BINDING = 18
/** More leaves than that are tossed, not filled. */
const MOST_CUPS = 70

/** The color of a salad whose dressing holds it together; undefined where it only coats. */
function boundColour({ dish, showing }: Scene): string | undefined {
  const binding = dish.foods
    .filter(({ ingredient }) => BINDING.test(ingredient.food))
    .reduce((sum, { gramsPerServing }) => sum + gramsPerServing, 0)
  const leaves = showing.beds.filter(({ look }) => pieceArea(look.glyph) <= HEAP_AREA)
  const isLoose =
    leaves.some(({ food }) => food.gramsPerServing > MOST_CUPS) ||
    showing.beds.some(
      ({ food }) => food.gramsPerServing > MOST_CUPS && /lettuce|romaine/.test(food.ingredient.food),
    ) ||
    /jars?\b|wedges|caesar|shaved/.test(dish.title)
  const isFolded = /\bfold(?! to)|\bcoated|\bbind|\bbound/.test(dish.text)
  if (binding < LEAST_BINDING || isLoose || !isFolded || dish.recipe.brief?.sauces) return undefined
  return mix(showing.sauce?.colour ?? '#f6ecd0', '#fbf3dc', 0.4)
}

/** A mound of small pieces in the dressing that holds them, in leaves where there are any. */
function drawBound(scene: Scene, dressing: string): void {
  const { showing, floor } = scene
  const leaves = showing.beds.filter(({ look }) => pieceArea(look.glyph) <= HEAP_AREA)
  if (leaves.length > 0) layLeaves({ ...scene, showing: { ...showing, beds: leaves } })
  const share = leaves.length > 0 ? 0.7 : 0.88
  const inner = partOfFloor(floor, share)
  if (leaves.length > 0 || scene.vessel === 'plate')
    drawPool(scene, dressing, floor.x, floor.y, inner.halfWidth * 1.04, inner.halfHeight * 1.04)
  else drawSurface(scene, dressing, true)
  const bound = (one: Shown): Shown => ({
    ...one,
    look: { ...one.look, coat: { wash: dressing, strength: 0.34 } },
  })
  const shreds = showing.beds.find(({ look }) => pieceArea(look.glyph) > HEAP_AREA)
  if (shreds) layHeaps(scene, bound(shreds), { ...inner, halfWidth: inner.halfWidth * 0.9 })
  const over = [...showing.bits, ...showing.sides].filter(({ food }) => food.isFinish)
  const kinds = [...showing.mains, ...showing.sides, ...showing.bits].filter(
    (one) => !over.includes(one) && one.food.gramsPerServing >= 4,
  )
  layMixed(
    { ...scene, floor: inner },
    kinds.slice(0, 5).map((one) => shareOf(bound(one))),
    shreds && 0.75,
    SMALL,
  )
  if (ICED.test(scene.dish.text)) drawIcing(scene, lighter(dressing, 0.35), inner)
  else drawDabs(scene, lighter(dressing, 0.3), inner)
  layToppings({ ...scene, showing: { ...showing, bits: over, creams: [] } }, inner, 0.7, 3)
}

/** Words for a bound salad that is shaped and spread with its dressing. */
const ICED = /\binto a dome\b|\bice it with\b/

/** Spread over a dome with a knife: what is in it shows only around the foot. */
function drawIcing(scene: Scene, colour: string, { x, y, halfWidth, halfHeight }: Scene['floor']): void {
  drawPool(scene, colour, x, y - 4, halfWidth * 0.84, halfHeight * 0.82)
  const swirl = (share: number) => {
    const [w, h] = [halfWidth * share, halfHeight * share]
    return `M${Math.round(-w)} ${Math.round(h * 0.2)}Q${Math.round(-w * 0.3)} ${Math.round(-h * 1.1)} ${Math.round(w * 0.9)} ${Math.round(-h * 0.1)}`
  }
  scene.sheet.ink(
    at(
      x,
      y,
      line(swirl(0.66), darker(colour, 0.16), 5, 0.6) + line(swirl(0.42), darker(colour, 0.16), 5, 0.6),
    ),
  )
}

/** What is bound is cut smaller than what is tossed. */
const SMALL = 0.72
const HEAP_AREA = 5200

function layLeaves(scene: Scene): void {
  const { showing, floor, random, sheet } = scene
  const beds = showing.beds.slice(0, 2)
  const first = beds[0]
  if (!first) {
    layGroundless(scene)
    return
  }
  const isHeap = pieceArea(first.look.glyph) > HEAP_AREA
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
  const inner = partOfFloor(floor, 0.9)
  const isShreds = bulk !== undefined && pieceArea(bulk.look.glyph) > HEAP_AREA
  if (isShreds) layHeaps(scene, bulk, inner)
  layMixed({ ...scene, floor: inner }, heapedKinds(scene).map(shareOf), isShreds ? 0.5 : undefined)
}
