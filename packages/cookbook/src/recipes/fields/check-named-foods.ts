import type { LineFinding } from '../../reading/fault.ts'
import { suggestion } from '../../reading/nearest.ts'
import type { WrittenRecipe } from '../written-recipe.ts'

/** What is thrown away and what the picture shows are ingredients. */
export function checkNamedFoods(source: WrittenRecipe): LineFinding[] {
  const { discarded = [], picture = {}, ingredients, lines } = source
  const own = ingredients.map(({ foodId }) => foodId)
  const { base, hero, garnish = [] } = picture
  const shown = [base, hero, ...garnish].filter((food) => food !== undefined)
  const named = [
    ...discarded.map(({ food }) => ({ field: 'discarded', food, line: lines.discarded })),
    ...shown.map((food) => ({ field: 'picture', food, line: lines.picture })),
  ]
  return named
    .filter(({ food }) => !own.includes(food))
    .map(({ field, food, line }) => ({
      line,
      what: `${field} names "${food}", which is no ingredient.`,
      remedy: suggestion(food, own, `Write one of them: ${own.join(', ')}.`),
    }))
}
