// A recipe's id is `<slug>~<hash>`: `skillet-salmon-lemon-cream~k3f9q2ab1c`.
// - The hash covers all that a person is shown of the recipe: its words, amounts, times, and the names, grams,
//   figures and diets its foods give it. Layout, comments and the order of fields in the file don't count, nor
//   does anything of a food the recipe doesn't show (its price, its aisle).
// - So an address with the id in it never changes its answer and is cached for good, and a recipe that is
//   mended gets a new address by itself.
// - A plan keeps ids for years. When its hash is gone, the slug finds the recipe as it is now; likes and avoids
//   are by slug alone. A file that is renamed lists its old slugs under `formerly`, and they find it too.
// - "~" can't stand in a slug and needs no escape in an address.
import { createHash } from 'node:crypto'
import type { DietaryTag } from '@butterleaf/domain/recipes/dietary-tags'
import type { Recipe, RecipeId } from './recipe.ts'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const hashLetters = 10

export function recipeId(recipe: Omit<Recipe, 'id'>): RecipeId {
  const digest = createHash('sha256')
    .update(JSON.stringify(shownContent(recipe)))
    .digest()
  const letters = Array.from(digest.subarray(0, hashLetters), (byte) => alphabet[byte % 32])
  return `${recipe.slug}~${letters.join('')}`
}

/** The slug in an id; an id without a hash is a slug. */
export function slugOf(id: string): string {
  return id.split('~')[0]!
}

/** How the hash spells diets. Another spelling would rename every recipe. */
const hashed: Readonly<Record<DietaryTag, number>> = {
  ...{ vegetarian: 10, 'dairy-free': 16, 'nut-free': 24 },
  ...{ 'gluten-free': 101, 'soy-free': 102, 'sesame-free': 103 },
  ...{ 'red meat': 1, poultry: 2, pork: 3, fish: 4, eggs: 5, shellfish: 25 },
}

/** In a fixed order, figures rounded so that no machine's last bit makes another recipe. */
function shownContent(recipe: Omit<Recipe, 'id'>): unknown {
  const { title, meals, cuisine, servings, prepMinutes, cookMinutes, restMinutes, yields, free, contains } =
    recipe
  const ingredients = recipe.ingredients.map(({ food, quantity, unit, grams, nutrition, ...words }) => {
    const { calories, fat, carbs, fiber, netCarbs, protein } = nutrition
    const figures = [grams, calories, fat, carbs, fiber, netCarbs, protein].map((value) => value.toFixed(3))
    const { prep, group, note, isOptional } = words
    return [food.id, food.name, food.plural, quantity, unit, figures, prep, group, note, isOptional]
  })
  const steps = recipe.steps.map(({ parts }) => parts.map((part) => Object.values(part)))
  const [suits, holds] = [free, contains].map((tags) => tags.map((tag) => hashed[tag]))
  const times = [prepMinutes, cookMinutes, restMinutes]
  return [title, meals, cuisine, servings, times, yields, suits, holds, ingredients, steps]
}
