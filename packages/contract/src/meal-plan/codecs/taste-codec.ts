import type { TasteDay } from '@butterleaf/domain/meal-plan/shown/taste-day'
import { decodeMacros, decodeRanges } from '../../nutrition/macros-codec.ts'
import { decodeCard } from '../../recipes/card-codec.ts'
import type { Taste as WireTaste } from '../calls.ts'
import { decodeDayFit } from './fit-codec.ts'

export function decodeTaste({ targets, isFloorReached, ranges, day }: WireTaste): TasteDay {
  return {
    targets: decodeMacros(targets),
    isFloorReached,
    ranges: decodeRanges(ranges),
    items: day.items.map(({ category, servings, value, sides = [] }) => ({
      meal: category,
      servings,
      card: decodeCard(value),
      sides: sides.map((side) => ({ card: decodeCard(side.recipe), servings: side.servings })),
    })),
    fit: decodeDayFit(day.fit),
  }
}
