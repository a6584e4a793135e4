import type { Look } from '../foods/food-look.ts'
import type { PictureIngredient } from '../picture-recipe.ts'

/** One food as the dish shows it. */
export interface SeenFood {
  ingredient: PictureIngredient
  look: Look
  gramsPerServing: number
  isTitled: boolean
  isFinish: boolean
  /** Named in the title after `with`: it lies beside or on top of the dish. */
  isBeside: boolean
  isBlended: boolean
  /** The recipe says that its picture is about it. */
  isHero?: boolean
}
