import { eatenNutrition } from '../fields/eaten-nutrition.ts'
import type { Recipe } from '../recipe.ts'
import { proteinBySource } from './main-protein.ts'

/** Groups of content/food-groups.yaml that the planner's rules read. */
export const meatSubstitutes = 'meat-substitutes'
export const organMeats = 'organ-meats'

/** Whether tofu and its like are the main: no other source gives more of the protein. */
export function isMeatReplacer({
  ingredients,
  discarded,
}: Pick<Recipe, 'ingredients' | 'discarded'>): boolean {
  const replacers = ingredients.filter(({ food }) => food.groups.includes(meatSubstitutes))
  if (replacers.length === 0) return false
  const protein = replacers.reduce((sum, row) => sum + eatenNutrition(row, discarded).protein, 0)
  const others = proteinBySource({
    ingredients: ingredients.filter((row) => !replacers.includes(row)),
    ...(discarded && { discarded }),
  })
  return protein > 0 && protein >= Math.max(0, ...others.values())
}

export function holdsOrganMeat({ ingredients }: Pick<Recipe, 'ingredients'>): boolean {
  return ingredients.some(({ food }) => food.groups.includes(organMeats))
}
