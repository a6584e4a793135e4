import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { type PlanRequest, planDays } from '@butterleaf/domain/meal-plan/planner/plan-days'
import type { PlannedDay } from '@butterleaf/domain/meal-plan/planner/planned-day'
import { type NothingFits, nothingFits } from '@butterleaf/domain/meal-plan/planner/relaxations'
import type { Personality } from '@butterleaf/domain/onboarding/personality'
import { timeOptions } from '@butterleaf/domain/onboarding/schedule-faults'
import { kitchenOf, kitchenRecipeOf } from '#platform/planner/kitchen.ts'

export type MadePlan = {
  request: PlanRequest
  days: readonly PlannedDay[]
  nothingFits: NothingFits | undefined
}

/** A first plan for a person, from every recipe they may eat. */
export function planFor(
  { preferences, ranges }: Personality,
  recipes: readonly Recipe[],
  seed: string,
): MadePlan {
  const { wishes, people, prefersCheap, avoidances } = preferences
  const request: PlanRequest = {
    dishes: kitchenOf(recipes.map(kitchenRecipeOf)).dishesFor(avoidances),
    liked: new Set(),
    prefersCheap,
    people,
    wishes,
    ranges,
    kept: [],
    seed,
  }
  const days = planDays(request)
  return { request, days, nothingFits: nothingFits(request, days, timeOptions) }
}
