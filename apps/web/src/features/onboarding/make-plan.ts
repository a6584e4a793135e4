import { mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { decodeResources, encodeSentResources } from '@butterleaf/contract/meal-plan/resources-codec'
import { encodePersonality } from '@butterleaf/contract/onboarding/personality-codec'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { settlePlan } from '#lib/meal-plan/plan-query.ts'
import { type PlanOutcome, readPlanOutcome } from '#lib/personality/outcome/plan-outcome.ts'

export type PlanWanted = { questionnaire: PartialQuestionnaire; startDate: string }

/** ONB-12: creates the plan, or makes the one there is anew. */
export function useMakePlan(): UseMutationResult<PlanOutcome, Error, PlanWanted> {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: makePlan,
    onSuccess: async (made) => {
      if (made.kind === 'made') await settlePlan(queries, made.plan)
    },
  })
}

async function makePlan({ questionnaire, startDate }: PlanWanted): Promise<PlanOutcome> {
  const personality = encodePersonality(questionnaire)
  const created = await readPlanOutcome(
    api.send(mealPlanCalls.create, { body: { ...personality, startDate } }),
  )
  if (created.kind !== 'exists') return created
  const plan = await api.send(mealPlanCalls.read, {})
  const [template] = plan.templates
  if (!template) return created
  // How many are cooked for isn't asked here: it stays as it was.
  const { people } = decodeResources(plan.resources)
  const params = { planId: plan.id, templateId: template.id }
  const body = { resources: encodeSentResources({ ...questionnaire, people }), startDate }
  return readPlanOutcome(api.send(mealPlanCalls.resetTemplate, { params, body }))
}
