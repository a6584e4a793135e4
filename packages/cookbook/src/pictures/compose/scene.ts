import type { Random } from '@butterleaf/domain/chance/seeded-random'
import type { Showing, Shown } from '../dish/find-visible-foods.ts'
import type { Dish } from '../dish/read-dish.ts'
import type { Pen } from '../ink/pen.ts'
import type { SvgSheet } from '../ink/svg-sheet.ts'
import type { Glaze } from '../vessels/vessel.ts'
import type { VesselId } from '../vessels/vessel-id.ts'
import { type Floor, floorArea } from './floor.ts'
import type { GroupWish } from './lay-group.ts'
import { isCutSmall, pieceArea } from './piece.ts'

/** All a layout needs to lay one dish. */
export interface Scene {
  dish: Dish
  showing: Showing
  sheet: SvgSheet
  random: Random
  vessel: VesselId
  glaze: Glaze
  floor: Floor
}

/** How much of what the small picture would show is left at each step of thrift. */
const LEFT = [1, 0.72, 0.5, 0.35, 0.2]

/** One count for the featured picture and a lower one for the small, lowered further by thrift. */
export function pieceCount(sheet: SvgSheet, fine: number, small: number): number {
  return sheet.isFine ? fine : Math.max(1, Math.round(small * (LEFT[sheet.thrift] ?? 1)))
}

/** The small picture shows fewer and bigger pieces. */
export function wishOf({ sheet }: Scene, shown: Shown, most = 14): GroupWish {
  const wanted = Math.min(most, shown.count)
  const count = Math.max(Math.min(wanted, 2), pieceCount(sheet, wanted, Math.round(wanted * 0.55)))
  return {
    glyph: shown.look.glyph,
    tint: shown.look.tint,
    coat: shown.look.coat,
    count,
    scale: shown.scale * (sheet.isFine ? 1 : 1.18),
  }
}

/** Less of a dish than this needs no more room than its kind gets. */
const LEAST_SHARE = 0.12

/** Beans and the like lie in numbers. */
const SEED_AREA = 420

/** Bites that make up much of the dish are laid until they cover `cover` of the floor by their share of the grams. */
export function wishByShare(
  scene: Scene,
  shown: Shown,
  { usual, most, cover }: { usual: number; most: number; cover: number },
): GroupWish {
  const wish = wishOf(scene, shown, usual)
  const area = pieceArea(shown.look.glyph) * shown.scale ** 2
  if (!isCutSmall(shown.look) || shown.share < LEAST_SHARE) return wish
  const limit = area < SEED_AREA ? most * 2 : most
  const wanted = Math.min(limit, Math.round((cover * shown.share * floorArea(scene.floor)) / area))
  return { ...wish, count: Math.max(wish.count, pieceCount(scene.sheet, wanted, Math.round(wanted * 0.4))) }
}

/** What draws on it by hand. */
export function penOf({ random, sheet }: Pick<Scene, 'random' | 'sheet'>): Pen {
  return { random, fine: sheet.isFine, tint: undefined }
}
