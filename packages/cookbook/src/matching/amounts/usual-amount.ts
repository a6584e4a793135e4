import type { LineDoubt } from '@butterleaf/domain/own-recipes/own-recipe-draft'
import type { KnownFood } from '../dictionary/known-food.ts'
import type { LineWords } from '../dictionary/line-words.ts'

type Usual = { grams?: number; isToTaste?: true; doubt?: LineDoubt }

/** What is taken of a food whose amount isn't given: known of seasoning, guessed of fat, else unknown. */
export function usualAmount(
  food: KnownFood,
  { toTaste, withoutAmount }: LineWords,
  isAsNeeded: boolean,
): Usual {
  const seasoned =
    toTaste.foods[food.id] ??
    (food.class !== undefined && toTaste.classes.includes(food.class) ? toTaste.grams : undefined)
  if (seasoned !== undefined) return { grams: seasoned, isToTaste: true }
  const guess = withoutAmount[food.id]
  if (guess !== undefined)
    return { grams: guess, doubt: 'no-amount', ...(isAsNeeded && { isToTaste: true as const }) }
  return { doubt: 'no-amount' }
}
