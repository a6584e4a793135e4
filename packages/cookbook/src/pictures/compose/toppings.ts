import type { Shown } from '../dish/find-visible-foods.ts'
import type { GlyphId } from '../glyphs/glyphs.ts'
import { glyphs } from '../glyphs/glyphs.ts'
import type { Floor } from './floor.ts'
import { type GroupWish, layGroup } from './lay-group.ts'
import type { Disc } from './piece.ts'
import { pieceCount, type Scene, wishByShare, wishOf } from './scene.ts'
import { strew } from './strew.ts'

/** How herbs are given over a dish: whole leaves, sprigs or snips. */
const HERB_COUNTS: Readonly<Partial<Record<GlyphId, readonly [count: number, scale: number]>>> = {
  parsley: [3, 0.75],
  cilantro: [3, 0.8],
  basil: [4, 0.85],
  mint: [2, 0.8],
  dill: [3, 0.85],
  rosemary: [1, 1],
  thyme: [2, 0.9],
  chives: [9, 1],
  sage: [3, 0.85],
  'curry-leaf': [1, 0.9],
}

function herbWishes(scene: Scene): GroupWish[] {
  const wishes = scene.showing.herbs
    .slice(0, pieceCount(scene.sheet, 2, 1))
    .map((herb) => herbWish(scene, herb))
  const isLeafy =
    scene.showing.herbs[0] && ['parsley', 'cilantro', 'dill'].includes(scene.showing.herbs[0].look.glyph)
  if (isLeafy && scene.sheet.isFine) wishes.push({ glyph: 'parsley-fleck', count: 6, scale: 1 })
  return wishes
}

function herbWish(scene: Scene, herb: Shown): GroupWish {
  const [count, scale] = HERB_COUNTS[herb.look.glyph] ?? [3, 0.8]
  const isFine = scene.sheet.isFine
  return {
    glyph: herb.look.glyph,
    tint: herb.look.tint,
    coat: herb.look.coat,
    count: isFine ? count : Math.ceil(count / 2),
    scale: isFine ? scale : scale * 1.3,
  }
}

/** Bits, then herbs, then spice, strewn over the floor; returns where they lie. */
export function layToppings(
  scene: Scene,
  floor: Floor,
  share: number,
  mostKinds: number,
  taken: readonly Disc[] = [],
): void {
  const { sheet, showing, random } = scene
  const kinds = showing.bits.slice(
    0,
    sheet.isFine ? mostKinds : Math.min(sheet.thrift > 2 ? 1 : 2, mostKinds),
  )
  const bits = strew(
    floor,
    kinds.map((bit) => wishByShare(scene, bit, { usual: 9, most: 16, cover: 0.45 })),
    share,
    random,
    taken,
  )
  for (const piece of bits) sheet.lay({ ...piece, turn: uprightTurn(piece.glyph, piece.turn) })
  layHerbs(scene, floor, share * 0.8)
  layDust(scene, floor)
}

export function layHerbs(scene: Scene, floor: Floor, share: number): void {
  for (const piece of strew(floor, herbWishes(scene), share, scene.random)) scene.sheet.lay(piece)
}

function layDust(scene: Scene, floor: Floor): void {
  const dust = scene.showing.dusts[0]
  if (!dust || !scene.sheet.isFine) return
  const [halfWidth] = glyphs[dust.look.glyph].reach
  const scale = Math.min(2, (floor.halfWidth * 0.75) / halfWidth)
  layOne(scene, dust, { x: floor.x, y: floor.y, scale })
}

/** Wedges to squeeze lie at the rim. */
export function layCitrus(scene: Scene): void {
  const { floor, sheet, random, showing } = scene
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

/** Things lit from above left look wrong upside down. */
export function uprightTurn(glyph: GlyphId, turn: number): number {
  const [halfWidth, halfHeight] = glyphs[glyph].reach
  const isLong = Math.max(halfWidth, halfHeight) > 1.5 * Math.min(halfWidth, halfHeight)
  return isLong ? turn : ((turn + 180) % 90) - 45
}

/** One piece of a food, in its first form and unturned. */
export function layOne(
  { sheet }: Scene,
  { look: { glyph, tint, coat } }: Shown,
  place: Readonly<{ x: number; y: number; scale: number }>,
): void {
  sheet.lay({ glyph, tint, coat, variant: 0, turn: 0, ...place })
}

/** A cream that the title names, or that the last step adds. */
export function spoonfulOf({ showing }: Scene): Shown | undefined {
  return showing.creams.find(({ food }) => food.isTitled || food.isFinish)
}
