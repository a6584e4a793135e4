import type { Avoidances } from '../meal-plan/may-eat.ts'
import type { PartialQuestionnaire } from './questionnaire.ts'

/** Recipes are avoided one by one, not in the questionnaire. */
export function avoidancesOf({ diets, exclusions, avoidedFoods }: PartialQuestionnaire): Avoidances {
  return { diets, exclusions, ingredients: avoidedFoods, recipes: [] }
}
