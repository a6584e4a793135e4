import type { LineFinding } from '../../reading/fault.ts'
import type { RecipeIngredient } from '../../recipes/recipe.ts'
import { type KitchenRecipe, kitchenSteps } from './foods-in-steps.ts'

const fromBelowOrAbove = /\b(broil\w*|air[- ]fr\w+|basket|grill(?!ed)\w*|barbecue|charcoal)\b/
/** Who fries on in it or spoons it over eats it. */
const isEaten =
  /\b(drippings|pan juices?|juices from the (pan|sheet)|(in|with|over) (its|their) own fat|spoon [^.]{0,30}\bfat over)\b/
const meats = new Set(['pork', 'beef', 'lamb', 'duck', 'chicken', 'turkey'])
const fatPercent = 15
const fatGramsOfServing = 15
const foil = /\bfoil\b/
const rack = /\brack over|\bon a rack|\brack set\b|\bwire rack\b/

/** ED-4: fat that runs out under a broiler or through a grid isn't eaten, and must not pool on foil below the flame. */
export function checkDrippings(kitchen: KitchenRecipe): LineFinding[] {
  const { recipe, source } = kitchen
  const steps = kitchenSteps(kitchen)
  const hot = steps.filter(({ words }) => fromBelowOrAbove.test(words))
  const fatty = recipe.ingredients.filter(
    (row) => isFatty(row, recipe.servings) && hot.some(({ rows }) => rows.includes(row)),
  )
  const all = steps.map(({ words }) => words).join(' ')
  const discarded = new Set(recipe.discarded?.map(({ food }) => food))
  const uncounted = fatty.filter(({ food }) => !discarded.has(food.id) && !isEaten.test(all))
  const pooled = hot.filter(
    ({ words, rows }) =>
      foil.test(words) && /\bbroil/.test(all) && !rack.test(all) && rows.some((row) => fatty.includes(row)),
  )
  return [
    ...uncounted.map((row) => ({
      line: source.ingredients[recipe.ingredients.indexOf(row)]?.line ?? 1,
      what: `Fat of the ${row.food.name} drips off, and all of it counts as eaten.`,
      remedy: `Add discarded: [{ food: ${row.food.id}, only: fat, share: 0.2, why: "drips off" }].`,
    })),
    ...pooled.map(({ line }) => ({
      line,
      what: 'Fat pools on foil under the broiler, where it smokes and catches fire.',
      remedy: 'Lay the meat on a rack over the pan.',
    })),
  ]
}

function isFatty({ food, grams }: RecipeIngredient, servings: number): boolean {
  const { fat } = food.per100g
  return meats.has(food.class) && fat >= fatPercent && (grams * fat) / 100 / servings >= fatGramsOfServing
}
