// A recipe's edition changes as soon as anything does that a person is shown of it: its words, amounts, times, the names,
// grams, figures and diets its foods give it, and its picture. Layout, comments and the order of fields in the file
// don't count, nor does anything of a food that isn't shown (its price, its aisle).
// It serves caches alone: an address with the edition in it never changes its answer.
import { createHash } from 'node:crypto'
import { isSide } from '@butterleaf/domain/recipes/categories'
import { eatenNutrition } from './fields/eaten-nutrition.ts'
import type { Recipe } from './recipe.ts'
import { idAlphabet, idLetterCount } from './recipe-id.ts'

/** `drawing` tells the version of the code that draws pictures. */
export function editionOf(recipe: Omit<Recipe, 'edition'>, drawing: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([drawing, shownContent(recipe)]))
    .digest()
  const letters = Array.from(
    digest.subarray(0, idLetterCount),
    (byte) => idAlphabet[byte % idAlphabet.length],
  )
  return letters.join('')
}

/** In a fixed order, figures rounded so that no machine's last bit makes another edition. */
function shownContent(recipe: Omit<Recipe, 'edition'>): unknown {
  const { title, cuisine, servings, prepMinutes, cookMinutes, restMinutes, yields, free, contains } = recipe
  const ingredients = recipe.ingredients.map(({ food, quantity, unit, grams, ...words }) => {
    const nutrition = eatenNutrition({ food, grams }, recipe.discarded)
    const { calories, fat, carbs, fiber, netCarbs, protein } = nutrition
    const { saturatedFat, sodium, potassium, magnesium } = nutrition
    const told = [calories, fat, carbs, fiber, netCarbs, protein, saturatedFat, sodium, potassium, magnesium]
    const figures = [grams, ...told].map((value) => value.toFixed(3))
    const { prep, group, note, isOptional } = words
    // The class shows in the picture.
    const named = [food.id, food.name, food.plural, food.class]
    return [...named, quantity, unit, figures, prep, group, note, isOptional]
  })
  const { short, note, keeps, needs, atOnce, discarded, picture } = recipe
  const steps = recipe.steps.map(({ parts }) => parts.map((part) => Object.values(part)))
  const meals = isSide(recipe) ? ['side', ...(recipe.goesWith ?? [])] : recipe.meals
  const times = [prepMinutes, cookMinutes, restMinutes]
  const fields = [short, note, keeps, needs, atOnce, discarded, picture]
  return [title, meals, cuisine, servings, times, yields, free, contains, ingredients, steps, fields]
}
