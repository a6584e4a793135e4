import { type MealPlan, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import type { SentResources } from '@butterleaf/contract/meal-plan/resources-schema'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { generatePath } from 'react-router'
import { api } from '#lib/api/api.ts'
import { settlePlan } from '#lib/meal-plan/plan-query.ts'
import { type Made, sendPersonality } from './send-personality.ts'

export type PlanWanted = { personality: FlatPersonality; startDate: string }

/** ONB-12: creates the plan, or makes the one there is anew. */
export function useMakePlan(): UseMutationResult<Made, Error, PlanWanted> {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: makePlan,
    onSuccess: async (made) => {
      if (made.kind === 'made') await settlePlan(queries, made.plan)
    },
  })
}

async function makePlan({ personality, startDate }: PlanWanted): Promise<Made> {
  const created = await sendPersonality(mealPlanCalls.create.path, { ...personality, startDate })
  if (created.kind !== 'exists') return created
  const plan = await api.send(mealPlanCalls.read, {})
  const [template] = plan.templates
  if (!template) return created
  const address = generatePath(mealPlanCalls.resetTemplate.path, { planId: plan.id, templateId: template.id })
  return sendPersonality(address, { resources: resourcesOf(personality, plan), startDate })
}

/** How many are cooked for isn't asked here: it stays as it was. */
function resourcesOf(personality: FlatPersonality, { resources }: MealPlan): SentResources {
  const { mode, unit, allergen, intolerance, schedules, budget, avoidedIngredients, ...profile } = personality
  const { scaling } = resources.preferences
  return {
    profile,
    preferences: { mode, unit, allergen, intolerance, schedules, budget, avoidedIngredients, scaling },
  }
}
