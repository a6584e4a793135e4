import type { DishApart, ItemPlates, ShownEaterFit } from '@butterleaf/domain/meal-plan/shown/item-plates'
import { decodeMacros, decodeRanges, type WireMacros } from '../../nutrition/macros-codec.ts'
import type { ItemView, PlanDay, PlanItem } from '../calls.ts'

/** TOG-3: undefined where nobody eats along, nor would. */
export function decodeItemPlates(item: PlanItem | ItemView): ItemPlates | undefined {
  if (item.value === null || !(item.plates ?? item.absent)) return undefined
  const { absent } = item
  const apart = (item.apart ?? []).map(
    ({ recipe: { id, title }, eaters }): DishApart => ({ recipeId: id, title, eaters }),
  )
  const gramsApart = (eaterId: string) =>
    apart
      .flatMap(({ eaters }) => eaters)
      .reduce((sum, one) => (one.eaterId === eaterId ? sum + one.grams : sum), 0)
  const plates = (item.plates ?? []).map(({ eaterId, name, servings, grams, nutrition, sides = [] }) => {
    const besides = sides.reduce((sum, side) => sum + side.grams, gramsApart(eaterId))
    return {
      eaterId,
      name,
      helpings: [{ servings, grams: grams - besides }, ...sides],
      nutrition: decodeMacros(nutrition),
    }
  })
  return {
    servings: item.serving.value,
    plates,
    ...(apart.length > 0 && { apart }),
    ...(absent && { absent }),
  }
}

export function decodeEaterFit(fit: NonNullable<PlanDay['eaters']>[number]): ShownEaterFit {
  return { ...decodeFitAtTable(fit), target: decodeRanges(fit.target) }
}

/** LIFE-7: with the room for snacks where there is some. */
export function decodeFitAtTable<
  Fit extends Readonly<{ totals: WireMacros; snackRoom?: WireMacros | undefined }>,
>({ totals, snackRoom, ...fit }: Fit) {
  return {
    ...fit,
    totals: decodeMacros(totals),
    snackRoom: snackRoom && decodeMacros(snackRoom),
  }
}
