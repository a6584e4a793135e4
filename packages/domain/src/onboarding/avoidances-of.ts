import type { Avoidances } from '../meal-plan/may-eat.ts'
import type { PartialQuestionnaire } from './questionnaire.ts'

/** Recipes are avoided one by one, not in the questionnaire. */
export function avoidancesOf(answers: PartialQuestionnaire): Avoidances {
  const { diets, exclusions, avoidedFoods, avoidedGroups = [], lacksEquipment = [] } = answers
  return {
    ...{ diets, exclusions, ingredients: avoidedFoods, groups: avoidedGroups },
    lacking: lacksEquipment,
    recipes: [],
  }
}
