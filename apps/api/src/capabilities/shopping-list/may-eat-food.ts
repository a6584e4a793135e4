import type { Food } from '@butterleaf/cookbook/foods/food'
import { dietsOf } from '@butterleaf/cookbook/recipes/diets'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { mayEat } from '@butterleaf/domain/recipes/may-eat'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** PAN-4: whether a person may be offered the food itself, whatever dish it would stand in. */
export function mayEatFood(
  answers: Questionnaire,
  { kitchen }: Pick<Cookbook, 'kitchen'>,
): (food: Food) => boolean {
  const avoidances = kitchen.expandFoodNames(profileOf(answers).avoidances)
  return (food) => {
    const { id, name, groups } = food
    return mayEat({ id, ...dietsOf([food]), foods: [name], groups, needs: [] }, avoidances)
  }
}
