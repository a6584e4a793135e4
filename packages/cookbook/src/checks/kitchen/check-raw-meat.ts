import { type KitchenRecipe, kitchenSteps } from '../../kitchen/kitchen-steps.ts'
import { findRinsed, findUndone } from '../../kitchen/raw-meat.ts'
import type { LineFinding } from '../../reading/fault.ts'

/** ED-4: poultry, mince and liver are hot enough, and nothing raw is rinsed. */
export function checkRawMeat(kitchen: KitchenRecipe): LineFinding[] {
  const { recipe, source } = kitchen
  const steps = kitchenSteps(kitchen)
  return [
    ...findRinsed(steps).map(({ step: { line } }) => ({
      line,
      what: 'Raw poultry or liver is rinsed.',
      remedy: 'Pat it dry; rinsing spreads what heat kills.',
    })),
    ...findUndone(recipe.ingredients, steps).map(({ row, celsius }) => ({
      line: source.ingredients[recipe.ingredients.indexOf(row)]?.line ?? 1,
      what: `Nothing says that the ${row.food.name} reaches ${celsius} °C.`,
      remedy: `Write {${celsius} °C} where it is done, beside the sign of it.`,
    })),
  ]
}
