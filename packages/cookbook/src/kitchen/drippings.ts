import type { RecipeIngredient } from '../recipes/recipe.ts'
import type { KitchenStep } from './kitchen-steps.ts'

const fromBelowOrAbove = /\b(broil\w*|air[- ]fr\w+|basket|grill(?!ed)\w*|barbecue|charcoal)\b/
const broiling = /\bbroil/
const meats = new Set(['pork', 'beef', 'lamb', 'duck', 'chicken', 'turkey'])
const fatPercent = 15
const fatGramsOfServing = 15
const foil = /\bfoil\b/
const rack = /\brack over|\bon a rack|\brack set\b|\bwire rack\b/

type Dripping = Readonly<{ ingredients: readonly RecipeIngredient[]; servings: number }>

/** Meat whose fat runs out under a broiler or through a grid. */
export function findDripping({ ingredients, servings }: Dripping, steps: readonly KitchenStep[]) {
  const hot = steps.filter(({ words }) => fromBelowOrAbove.test(words))
  return ingredients.filter((row) => isFatty(row, servings) && hot.some(({ rows }) => rows.includes(row)))
}

/** Where that fat pools on foil below the flame. */
export function findPooledFat(
  dripping: readonly RecipeIngredient[],
  steps: readonly KitchenStep[],
): { step: KitchenStep; row: RecipeIngredient }[] {
  const all = steps.map(({ words }) => words).join(' ')
  if (!broiling.test(all) || rack.test(all)) return []
  return steps.flatMap((step) => {
    const row = step.rows.find((one) => dripping.includes(one))
    const isHot = fromBelowOrAbove.test(step.words)
    return row && isHot && foil.test(step.words) ? [{ step, row }] : []
  })
}

function isFatty({ food, grams }: RecipeIngredient, servings: number): boolean {
  const { fat } = food.per100g
  return meats.has(food.class) && fat >= fatPercent && (grams * fat) / 100 / servings >= fatGramsOfServing
}
