import type { MainMeal } from '../../meals/meals.ts'
import type { Macros } from '../../nutrition/macros.ts'
import type { Nutrients } from '../../nutrition/nutrients.ts'
import type { RecipeId } from '../may-eat.ts'

/** All that is shown of a recipe's figures; what stands beside macros, carbs and fiber is absent in copies that older versions stored on the device. */
export type Nutrition = Macros & Readonly<{ carbs: number; fiber: number }> & Partial<Nutrients>

/** Addresses. */
export type RecipePictures = Readonly<{ featured: string; small: string }>

/** What is shown of a recipe wherever it is named. */
export type RecipeCard = Readonly<{
  id: RecipeId
  title: string
  pictures: RecipePictures
  prepMinutes: number
  cookMinutes: number
  /** That the recipe is written for. */
  servings: number
  perServing: Nutrition
  /** Absent in copies that older versions stored on the device. */
  gramsPerServing?: number
  /** Whole, yolks or whites, as the eggs they come from, in a serving; absent where it has none. */
  eggs?: number
  /** PLATE-1: foods of which a serving has much, as sold; absent where it has none. */
  much?: readonly Readonly<{ food: string; grams: number }>[]
  /** HELD-4: or made with a food that an ordinary supermarket lacks. */
  isNewToMost?: boolean
  /** As people say it; absent where the title is short. */
  short?: string
  /** As a leftover; absent in copies that older versions stored on the device. */
  keepsDays?: number
  /** Servings that one pan or batch makes; absent where a pot holds any number. */
  atOnce?: number | null
  /** ED-2: of a side alone, the meals on whose plates it may stand. */
  goesWith?: readonly MainMeal[]
}>

/** Prep and cook together, as times are meant everywhere; of so many servings as it is written for. */
export function minutesOf({
  prepMinutes,
  cookMinutes,
}: Pick<RecipeCard, 'prepMinutes' | 'cookMinutes'>): number {
  return prepMinutes + cookMinutes
}
