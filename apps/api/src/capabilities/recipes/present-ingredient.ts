import type { RecipeIngredient as PresentedIngredient } from '@butterleaf/contract/recipes/calls'
import { measureOf } from '@butterleaf/contract/recipes/measure'
import { scaleNutrition } from '@butterleaf/cookbook/foods/nutrition'
import { eatenNutrition } from '@butterleaf/cookbook/recipes/fields/eaten-nutrition'
import type { Recipe, RecipeIngredient } from '@butterleaf/cookbook/recipes/recipe'
import { writtenAmount } from '@butterleaf/cookbook/recipes/written-recipe'
import { ingredientText, type ReadAmount } from '@butterleaf/domain/kitchen/amount-text'
import { kitchenAmount } from '@butterleaf/domain/kitchen/kitchen-amount'
import { scaleAmount } from '@butterleaf/domain/kitchen/scale-amount'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { presentNutrition } from './present-card.ts'
import { roundGrams } from './round-grams.ts'

export type CookedAs = { scale: number; units: UnitSystem }

/** An amount that RCP-7 hides is left out: "salt". */
const noAmount: ReadAmount = { quantity: 0, unit: 'none' }

/** One row, multiplied. Amounts are those of the us kitchen, as in `measures`; `gram` is exact. */
export function presentIngredient(
  ingredient: RecipeIngredient,
  { discarded }: Pick<Recipe, 'discarded'>,
  { scale, units }: CookedAs,
): PresentedIngredient {
  const { food, prep, note, group, isOptional } = ingredient
  const amount = scaleAmount(writtenAmount(ingredient), scale)
  const cooked = { us: kitchenAmount(amount, food, 'us'), metric: kitchenAmount(amount, food, 'metric') }
  const inUs = measureOf(cooked.us ?? noAmount)
  return {
    food_id: food.id,
    ingredient_name: food.name,
    toString: ingredientText(cooked[units] ?? noAmount, food, { locale: 'en-US' }),
    gram: roundGrams(amount.grams),
    amount: inUs.amount,
    unit_id: inUs.unit_id,
    unit_name: inUs.unit_name,
    extra: [prep, note].filter((words) => words !== undefined).join('; ') || null,
    optional: isOptional,
    label: group ?? null,
    label_info: null,
    measures: {
      us: cooked.us ? inUs : null,
      metric: cooked.metric ? measureOf(cooked.metric) : null,
    },
    nutrition: presentNutrition(scaleNutrition(eatenNutrition(ingredient, discarded), scale)),
  }
}
