import type { OwnRecipe } from '@butterleaf/domain/own-recipes/own-recipe'
import type { Recipe } from '../recipes/recipe.ts'
import { isoDuration, nutritionLd } from './json-ld.ts'
import { ownRecipeSteps } from './own-recipe-lines.ts'

type Known = Readonly<{
  /** Its lines for another program, of `ownRecipeLines`. */
  ingredients: readonly string[]
  /** Undefined while something of it is unknown: then no figures are given. */
  recipe: Recipe | undefined
}>

/** OWN-4: an own recipe as schema.org's Recipe. It says nothing that the person didn't: no cuisine, no diets, no publisher. */
export function ownRecipeJsonLd(own: OwnRecipe, { ingredients, recipe }: Known) {
  const { title, meal, servings, prepMinutes, cookMinutes, source } = own
  return {
    '@context': 'https://schema.org' as const,
    '@type': 'Recipe' as const,
    name: title,
    ...(source.link !== undefined && { isBasedOn: source.link }),
    recipeCategory: `${meal[0]?.toUpperCase()}${meal.slice(1)}`,
    ...(servings !== undefined && { recipeYield: [String(servings), `${servings} servings`] }),
    prepTime: isoDuration(prepMinutes),
    cookTime: isoDuration(cookMinutes),
    totalTime: isoDuration(prepMinutes + cookMinutes),
    ...(recipe && { nutrition: nutritionLd(recipe.perServing) }),
    recipeIngredient: [...ingredients],
    recipeInstructions: ownRecipeSteps(own).map((text, index) => ({
      '@type': 'HowToStep' as const,
      name: `Step ${index + 1}`,
      text,
    })),
  }
}
