import type { Equipment } from '@butterleaf/domain/cooking/equipment'
import type { Keeping } from '@butterleaf/domain/cooking/keeping'
import type { DishBrief } from '../../pictures/picture-recipe.ts'

/** A share of an ingredient that isn't eaten: of all of it, or of its fat alone. */
export type Discard = { food: string; share: number; why: string; only?: 'fat' }

/** What the picture shows, where the guess misreads the dish. Foods are ids of ingredients. */
export type PictureBrief = DishBrief

/** What a recipe may say beside ingredients and steps. */
export type CookingFields = {
  /** The name as people say it, for cards and lists. */
  short?: string
  /** Shown with the recipe. */
  note?: string
  keeps?: Keeping
  needs?: readonly Equipment[]
  /** Servings that one pan or batch makes. */
  atOnce?: number
  discarded?: readonly Discard[]
  picture?: PictureBrief
}
