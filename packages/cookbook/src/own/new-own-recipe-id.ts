import type { Random } from '@butterleaf/domain/chance/seeded-random'
import type { RecipeId } from '../recipes/recipe.ts'
import { idAlphabet, newRecipeId } from '../recipes/recipe-id.ts'

/**
 * Says nothing of the recipe, and can't be guessed (130 bits): an `img` sends no token, so knowing the id is what shows the picture.
 */
export function newOwnRecipeId(random: Random): RecipeId {
  const letters = Array.from({ length: 16 }, () => idAlphabet[Math.floor(random() * idAlphabet.length)])
  return newRecipeId(`own-${letters.join('')}`, random)
}
