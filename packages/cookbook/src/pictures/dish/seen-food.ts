import type { FoodPlace } from '../brief/brief-words.ts'
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
  /** The recipe says how it is shown, so no rule leaves it out. */
  isTold?: boolean
  /** The recipe says that nothing of it is seen. */
  isHidden?: boolean
  place?: FoodPlace
}
