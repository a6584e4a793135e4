import { findDripping, findPooledFat } from '../../kitchen/drippings.ts'
import { type KitchenRecipe, kitchenSteps } from '../../kitchen/kitchen-steps.ts'
import type { LineFinding } from '../../reading/fault.ts'

/** Who fries on in it or spoons it over eats it. */
const isEaten =
  /\b(drippings|pan juices?|juices from the (pan|sheet)|(in|with|over) (its|their) own fat|spoon [^.]{0,30}\bfat over)\b/

/** ED-4: fat that runs out under a broiler or through a grid isn't eaten, and must not pool on foil below the flame. */
export function checkDrippings(kitchen: KitchenRecipe): LineFinding[] {
  const { recipe, source } = kitchen
  const steps = kitchenSteps(kitchen)
  const dripping = findDripping(recipe, steps)
  const all = steps.map(({ words }) => words).join(' ')
  const discarded = new Set(recipe.discarded?.map(({ food }) => food))
  const uncounted = dripping.filter(({ food }) => !discarded.has(food.id) && !isEaten.test(all))
  return [
    ...uncounted.map((row) => ({
      line: source.ingredients[recipe.ingredients.indexOf(row)]?.line ?? 1,
      what: `Fat of the ${row.food.name} drips off, and all of it counts as eaten.`,
      remedy: `Add discarded: [{ food: ${row.food.id}, only: fat, share: 0.2, why: "drips off" }].`,
    })),
    ...findPooledFat(dripping, steps).map(({ step: { line } }) => ({
      line,
      what: 'Fat pools on foil under the broiler, where it smokes and catches fire.',
      remedy: 'Lay the meat on a rack over the pan.',
    })),
  ]
}
