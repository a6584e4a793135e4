import type { MadePiece } from '../dish/dish-form.ts'
import type { Shown } from '../dish/find-visible-foods.ts'
import { bakedColour, baseColour, flavourColour } from '../dish/flavour-colour.ts'
import { type GlyphId, glyphs } from '../glyphs/glyphs.ts'
import { type Body, makeBody } from './body.ts'
import type { Floor } from './floor.ts'
import { layGroup } from './lay-group.ts'
import type { Piece } from './piece.ts'
import { pieceCount, type Scene } from './scene.ts'
import { strew } from './strew.ts'

const TINTS = { flavour: flavourColour, baked: bakedColour, base: baseColour }
const SPREADS = new Set<GlyphId>(['guacamole', 'curd-heap', 'compote', 'curd'])

/** The things the dish is made into, each with what rides on it. */
export function layMadePieces(scene: Scene, made: MadePiece): Body {
  const tint = made.tint ? TINTS[made.tint](scene.dish) : wrapperColour(scene, made)
  const count = scene.sheet.isFine ? made.count : Math.max(1, Math.ceil(made.count * 0.65))
  const laid = layGroup({ glyph: glyphOf(scene, made), tint, count, scale: 1 }, scene.random)
  const pieces = made.carries
    ? laid.flatMap((carrier) => [carrier, ...riders(scene, carrier, made.carries ?? 0)])
    : laid
  const body = makeBody(laid, 10)
  return { ...body, pieces }
}

/** Rolls are green as cabbage, unless an eggplant or a tortilla is rolled. */
function wrapperColour({ dish }: Scene, made: MadePiece): string | undefined {
  if (made.glyph !== 'stuffed-roll') return undefined
  const wraps = (food: RegExp) => dish.foods.some(({ ingredient }) => food.test(ingredient.food))
  if (wraps(/tortilla|wrap$/)) return '#e2b566'
  return wraps(/eggplant/) ? '#a3806a' : undefined
}

/** A burger without cheese is a plain patty. */
function glyphOf({ dish }: Scene, made: MadePiece): GlyphId {
  const hasCheese = dish.foods.some((food) => food.ingredient.class === 'cheese')
  return made.glyph === 'bare-burger' && !hasCheese ? 'patty' : made.glyph
}

/** Foods that lie on the carrier: biggest first, small ones on top, each shrunk to fit. */
function riders(scene: Scene, carrier: Piece, most: number): Piece[] {
  const floor = riderFloor(carrier)
  const kinds = riderKinds(scene).slice(0, pieceCount(scene.sheet, 4, 2))
  const shares = kinds.map((_, i) =>
    Math.max(1, Math.round((most * (kinds.length - i)) / ((kinds.length * (kinds.length + 1)) / 2))),
  )
  const wishes = kinds.map((kind, i) => {
    const count = Math.min(shares[i] ?? 1, pieceCount(scene.sheet, 8, 2))
    const isHerb = kind.look.part === 'herb'
    const scale = riderScale(kind.look.glyph, floor, count) * (isHerb ? 0.7 : 1)
    return { glyph: kind.look.glyph, tint: kind.look.tint, count: isHerb ? 1 : count, scale }
  })
  const laid = strew(floor, wishes, 0.9, scene.random).map((piece) => ({ ...piece, turn: piece.turn % 60 }))
  const main = scene.showing.mains[0]?.look.glyph
  const [over, below] = [laid.filter(isSmall(kinds)), laid.filter((piece) => !isSmall(kinds)(piece))]
  // The main food lies over the others, else a slice of tomato hides it.
  return [
    ...below.filter(({ glyph }) => glyph !== main),
    ...below.filter(({ glyph }) => glyph === main),
    ...over,
  ]
}

/** Herbs and bits stay on top of all. */
function isSmall(kinds: readonly Shown[]): (piece: Piece) => boolean {
  const small = new Set(
    kinds.filter(({ look }) => look.part === 'herb' || look.part === 'bit').map(({ look }) => look.glyph),
  )
  return ({ glyph }) => small.has(glyph)
}

function riderFloor({ glyph, x, y }: Piece): Floor {
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  // The filling of a sandwich shows along its cut.
  if (glyph === 'sandwich-half') return { shape: 'box', x, y: y + 21, halfWidth: 44, halfHeight: 8 }
  return { shape: 'oval', x, y, halfWidth: halfWidth * 0.66, halfHeight: halfHeight * 0.66 }
}

function riderKinds(scene: Scene): Shown[] {
  const { mains, sides, bits, creams, herbs, melts, beds } = scene.showing
  const carrier = scene.dish.form.piece?.glyph
  const fillings = [...mains, ...beds, ...sides].filter(
    (shown) => shown.look.glyph !== carrier && !isCarrierFood(shown, carrier),
  )
  const spoons = creams.filter((shown) => !isCarrierFood(shown, carrier))
  const spreads = spoons.filter((shown) => SPREADS.has(shown.look.glyph))
  const dollops = spoons.filter((shown) => !SPREADS.has(shown.look.glyph))
  const loose = bits.filter((shown) => !isCarrierFood(shown, carrier))
  return [
    ...spreads.slice(0, 1),
    ...fillings.slice(0, 2),
    ...melts.slice(0, 1),
    ...loose.slice(0, 2),
    ...dollops.slice(0, 1),
    ...herbs.slice(0, 1),
  ]
}

/** The pepper that is stuffed doesn't also lie in the filling. */
function isCarrierFood(shown: Shown, carrier: GlyphId | undefined): boolean {
  const foods: Partial<Record<GlyphId, RegExp>> = {
    'pepper-half': /pepper/,
    'avocado-boat': /avocado/,
    'courgette-half': /zucchini|courgette/,
    'aubergine-half': /eggplant|aubergine/,
    portobello: /mushroom|portobello/,
    'lettuce-cup': /lettuce|romaine|endive|cabbage/,
    tortilla: /tortilla|taco/,
    toast: /bread|toast/,
    'sandwich-half': /bread|toast|chaffle|bun/,
    waffle: /waffle/,
  }
  return (carrier && foods[carrier]?.test(shown.food.ingredient.food)) ?? false
}

function riderScale(glyph: GlyphId, floor: Floor, count: number): number {
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  const room = Math.min(floor.halfWidth, floor.halfHeight) * (count > 2 ? 0.5 : 0.85)
  return Math.min(0.85, Math.max(0.3, room / Math.max(halfWidth * 0.8, halfHeight * 0.8)))
}
