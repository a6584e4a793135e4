import type { PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import { helpfulFoods } from '@butterleaf/cookbook/foods/helpful-foods'
import type { SpanNutrients } from '@butterleaf/domain/meal-plan/nutrients/span-nutrients'
import type { Dish } from '@butterleaf/domain/meal-plan/planner/menu'
import { judgeWeek, type MineralGoals } from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'

import type { HelpfulFoods } from '@butterleaf/domain/nutrition/mineral-goals/mineral-sentences'
import { profileOf } from '@butterleaf/domain/onboarding/diner-profile'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { Cookbook } from '#platform/recipes/cookbook.ts'

/** What the weeks of a person who aims at minerals are judged by, and what would help of what they may eat. */
export type MineralAim = Readonly<{ goals: MineralGoals; foods: HelpfulFoods }>

export function mineralAimOf(answers: Questionnaire, { kitchen, recipe }: Cookbook): MineralAim | undefined {
  const { minerals: goals, avoidances } = profileOf(answers)
  if (!goals) return undefined
  const dishes = kitchen.dishesFor(avoidances)
  const foods = cachedFoods.get(dishes) ?? helpfulFoods(dishes.flatMap(({ id }) => recipe(id) ?? []))
  cachedFoods.set(dishes, foods)
  return { goals, foods }
}

/** A kitchen has the same dishes at hand for all people who avoid the same. */
const cachedFoods = new WeakMap<readonly Dish[], HelpfulFoods>()

/** MIN-3: of a week in which something is eaten. */
export function presentWeekMinerals(
  nutrients: SpanNutrients | undefined,
  aim: MineralAim | undefined,
): Pick<PlanWeek, 'minerals'> {
  if (!nutrients || !aim || nutrients.sum.sodium === 0) return {}
  return { minerals: judgeWeek(nutrients.mean, aim.goals) }
}
