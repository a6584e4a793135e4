import { eachNutrient, type Nutrients, nutrientNames } from '../../nutrition/nutrients.ts'
import type { Nutrition } from '../../recipes/shown/recipe-card.ts'
import type { NutrientsPerServing } from '../nutrients/day-nutrients.ts'
import type { MealPlan } from './meal-plan.ts'

/** MIN-1: what the cards on the device say; nothing of one that an older version stored. */
export function nutrientsOnCards({ cards }: Pick<MealPlan, 'cards'>): NutrientsPerServing {
  return (recipeId) => {
    const card = cards[recipeId]
    return card && wholeNutrients(card.perServing)
  }
}

export function wholeNutrients(nutrition: Nutrition): Nutrients | undefined {
  if (nutrientNames.some((name) => nutrition[name] === undefined)) return undefined
  return eachNutrient((name) => nutrition[name] ?? 0)
}
