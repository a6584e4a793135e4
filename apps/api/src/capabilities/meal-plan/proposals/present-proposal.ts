import type { WireUseUp } from '@butterleaf/contract/meal-plan/calls'
import type { Helping } from '@butterleaf/domain/meal-plan/item'
import type { PlanProposal } from '@butterleaf/domain/meal-plan/proposals/plan-proposal'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { presentDayFit } from '#capabilities/recipes/operations.ts'
import type { Cookbook } from '#platform/recipes/cookbook.ts'
import type { LoadedPlan } from '../plan.ts'
import type { AnsweredUseUp } from './propose-use-up-foods.ts'

export function presentProposal(
  { meals, days }: PlanProposal,
  { plan, cookbook }: LoadedPlan,
): Pick<WireUseUp, 'meals' | 'days'> {
  const { template } = plan.active
  return {
    meals: meals.map(({ itemId, dayNumber, meal: category, before, after }) => {
      const both = { before: presentHelping(before, cookbook), after: presentHelping(after, cookbook) }
      return { itemId, dayNumber, category, ...both }
    }),
    days: days.map(({ dayNumber, before, after }) => {
      const fits = { before: presentDayFit(before), after: presentDayFit(after) }
      return { dayNumber, date: dateOfDay(template, dayNumber), ...fits }
    }),
  }
}

export function presentUseUp({ proposal, foods, sent, loaded }: AnsweredUseUp): WireUseUp {
  return {
    ...presentProposal(proposal, loaded),
    foods: foods.map(({ grams, plannedGrams, usedGrams, unusedBecause = null }, at) => {
      const { ingredient } = sent[at]!
      return {
        ingredient,
        grams,
        plannedGrams: whole(plannedGrams),
        usedGrams: whole(usedGrams),
        unusedBecause,
      }
    }),
  }
}

function presentHelping({ recipeId, servings }: Helping, { resolve }: Cookbook) {
  return { recipe: recipeId, servings, title: resolve(recipeId)?.title ?? null }
}

function whole(grams: number): number {
  return Math.round(grams)
}
