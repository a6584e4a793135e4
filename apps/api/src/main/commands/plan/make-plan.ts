import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { eatenBesidesPlan } from '@butterleaf/domain/food-log/eaten-besides'
import { dishesToPlanWith } from '@butterleaf/domain/meal-plan/drawing/kitchen'
import { type PlanRequest, planDays } from '@butterleaf/domain/meal-plan/planner/plan-days'
import type { PlannedDay } from '@butterleaf/domain/meal-plan/planner/planned-day'
import { type NothingFits, nothingFits } from '@butterleaf/domain/meal-plan/planner/relaxations/relaxations'
import { avoidancesOf, plannerInputOf } from '@butterleaf/domain/onboarding/diner-profile'

import { timeOptions } from '@butterleaf/domain/onboarding/meal-answers'
import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { kitchenRecipeOf, openKitchen } from '#platform/planner/kitchen.ts'

/** Room for snacks is the same on each. */
const anyDate = '2026-01-05' as IsoDate

export type MadePlan = {
  questionnaire: Questionnaire
  recipeById: ReadonlyMap<string, Recipe>
  request: PlanRequest
  days: readonly PlannedDay[]
  nothingFits: NothingFits | undefined
}

/** A first plan for a person, from every recipe they may eat. */
export function makePlan(questionnaire: Questionnaire, recipes: readonly Recipe[], seed: string): MadePlan {
  const request: PlanRequest = {
    ...dishesToPlanWith(openKitchen(recipes.map(kitchenRecipeOf)), avoidancesOf(questionnaire)),
    liked: new Set(),
    ...plannerInputOf(questionnaire),
    // It has no dates, so its weeks begin as a calendar's do.
    startsOn: 'monday',
    besides: eatenBesidesPlan({ answers: questionnaire }, anyDate),
    kept: [],
    seed,
  }
  const days = planDays(request)
  const recipeById = new Map<string, Recipe>(recipes.map((recipe) => [recipe.id, recipe]))
  return { questionnaire, recipeById, request, days, nothingFits: nothingFits(request, days, timeOptions) }
}
