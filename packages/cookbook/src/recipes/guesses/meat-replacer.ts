import type { Food } from '../../foods/food.ts'
import type { Nutrition } from '../../foods/nutrition.ts'
import { proteinBySource } from './main-protein.ts'

type Ingredient = { food: Pick<Food, 'class' | 'groups'>; nutrition: Pick<Nutrition, 'protein'> }

/** Groups of content/food-groups.yaml that the planner's rules read. */
export const meatSubstitutes = 'meat-substitutes'
export const organMeats = 'organ-meats'

/** Whether tofu and its like are the main: no other source gives more of the protein. */
export function isMeatReplacer(ingredients: readonly Ingredient[]): boolean {
  const replacers = ingredients.filter(({ food }) => food.groups.includes(meatSubstitutes))
  const protein = replacers.reduce((sum, { nutrition }) => sum + nutrition.protein, 0)
  const others = proteinBySource(ingredients.filter((ingredient) => !replacers.includes(ingredient)))
  return protein > 0 && protein >= Math.max(0, ...others.values())
}

export function holdsOrganMeat(ingredients: readonly Pick<Ingredient, 'food'>[]): boolean {
  return ingredients.some(({ food }) => food.groups.includes(organMeats))
}
