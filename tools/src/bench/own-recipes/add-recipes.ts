import { readArtefact } from '@butterleaf/api/platform/recipes/read-artefact'
import type { WireOwnRecipesCreated } from '@butterleaf/contract/own-recipes/calls'
import { ingredientLine } from '@butterleaf/cookbook/exchange/json-ld'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { zipOf } from '@butterleaf/cookbook/testing/zip-of'
import { askPatiently } from '../../load/ask.ts'

/** Their ids. A file that isn't read whole is no measurement. */
export async function addRecipes(origin: string, token: string, count: number): Promise<string[]> {
  const body = fileOfRecipes(count)
  const { text } = await askPatiently(201, 'POST', `${origin}/api/own-recipes/file`, { token, body })
  const { recipes } = JSON.parse(text()) as WireOwnRecipesCreated
  if (recipes.length === count) return recipes.map(({ id }) => id)
  throw new Error(`${recipes.length} of ${count} recipes were added.`)
}

/** An export as another app makes it: the cookbook's recipes in words, no two titles alike. */
function fileOfRecipes(count: number): Readonly<{ name: string; base64: string }> {
  const { recipes } = readArtefact()
  const files = Array.from({ length: count }, (_, at) => {
    const text = JSON.stringify(writtenRecipe(recipes[at % recipes.length], at + 1))
    return [`${at}.json`, text] as const
  })
  return { name: 'recipes.zip', base64: zipOf(Object.fromEntries(files)).toString('base64') }
}

function writtenRecipe({ title, servings, ingredients, steps }: Recipe, number: number) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: `${title}, number ${number}`,
    recipeYield: String(servings),
    recipeIngredient: ingredients.map(ingredientLine),
    recipeInstructions: steps.map((_, step) => `Step ${step + 1}: cook it all for ${step + 5} minutes.`),
  }
}
