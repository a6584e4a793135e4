import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { helpingsOfPlanned, type PlannedDay } from '@butterleaf/domain/meal-plan/planner/planned-day'
import { daysOfWeek } from '@butterleaf/domain/meals/meals'
import {
  type JudgedWeek,
  judgeWeek,
  type MineralGoals,
  mineralGoals,
} from '@butterleaf/domain/nutrition/mineral-goals/mineral-goals'

import {
  addNutrients,
  noNutrients,
  scaleNutrients,
  shownNutrients,
} from '@butterleaf/domain/nutrition/nutrients'
import { mineralGoalsOf, referencesFor } from '@butterleaf/domain/onboarding/mineral-goals-of'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'

/** MIN-3: each week of a plan against its goals; of a person who doesn't aim at them, against the references. */
export function weekMineralsOf(
  days: readonly PlannedDay[],
  recipeById: ReadonlyMap<string, Recipe>,
  questionnaire: Questionnaire,
): JudgedWeek[] {
  const goals = mineralGoalsOf(questionnaire) ?? mineralGoals(referencesFor(questionnaire))
  return Array.from({ length: days.length / daysOfWeek }, (_, week) =>
    judgedWeek(days.slice(week * daysOfWeek, (week + 1) * daysOfWeek), recipeById, goals),
  )
}

function judgedWeek(
  days: readonly PlannedDay[],
  recipeById: ReadonlyMap<string, Recipe>,
  goals: MineralGoals,
): JudgedWeek {
  const sum = days
    .flatMap(({ items }) => items)
    .flatMap(helpingsOfPlanned)
    .map(({ dish, servings }) =>
      scaleNutrients(shownNutrients(recipeById.get(dish.id)!.perServing), servings),
    )
    .reduce(addNutrients, noNutrients)
  return judgeWeek(scaleNutrients(sum, 1 / days.length), goals)
}
