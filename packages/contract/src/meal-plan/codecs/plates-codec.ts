import type { ItemPlates, ShownEaterFit } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { decodeMacros, decodeRanges } from '../../nutrition/macros-codec.ts'
import type { ItemView, PlanDay, PlanItem } from '../calls.ts'

/** TOG-3: undefined where nobody eats along, nor would. */
export function decodeItemPlates(item: PlanItem | ItemView): ItemPlates | undefined {
  if (item.value === null || !(item.plates ?? item.absent)) return undefined
  const { absent } = item
  const plates = (item.plates ?? []).map(({ eaterId, name, servings, grams, nutrition, sides = [] }) => {
    const besides = sides.reduce((sum, side) => sum + side.grams, 0)
    return {
      eaterId,
      name,
      helpings: [{ servings, grams: grams - besides }, ...sides],
      nutrition: decodeMacros(nutrition),
    }
  })
  return { servings: item.serving.value, plates, ...(absent && { absent }) }
}

export function decodeEaterFit(fit: NonNullable<PlanDay['eaters']>[number]): ShownEaterFit {
  return { ...fit, totals: decodeMacros(fit.totals), target: decodeRanges(fit.target) }
}
