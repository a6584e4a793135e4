import { type MealPlan, mealPlanCalls } from '@butterleaf/contract/meal-plan/calls'
import { encodeSentResources } from '@butterleaf/contract/meal-plan/resources-codec'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { planKey, settlePlan } from '#lib/meal-plan/plan-query.ts'
import { readPlanOutcome } from '#lib/personality/outcome/plan-outcome.ts'
import { today } from '#lib/today.ts'

type Address = { planId: string; templateId: string }

/** [SET-3] The plan made anew from other answers, and back again; until the answer is there the old one stands. */
export function useRegeneration() {
  const { plan, template } = usePlan()
  const queries = useQueryClient()
  const reload = () => void queries.invalidateQueries({ queryKey: planKey })
  const address = { planId: plan.id, templateId: template.id }
  // PLAN-7: a start that is still to come is kept.
  const startDate = template.startDate > today() ? template.startDate : undefined

  const regeneration = useMutation({
    mutationFn: (answers: PartialQuestionnaire) => regenerate(address, answers, startDate),
    onSuccess: async (made) => {
      if (made.kind === 'made') await settlePlan(queries, made.plan)
    },
    onError: reload,
  })
  const undoing = useMutation({
    mutationFn: (params: Address) => api.send(mealPlanCalls.restoreTemplate, { params }),
    onSuccess: (restored: MealPlan) => settlePlan(queries, restored),
    onError: reload,
  })
  return { regeneration, undoing, address }
}

async function regenerate(params: Address, answers: PartialQuestionnaire, startDate: string | undefined) {
  const resources = encodeSentResources(answers)
  const made = await readPlanOutcome(
    api.send(mealPlanCalls.resetTemplate, { params, body: { resources, startDate } }),
  )
  // Somebody else's reset came first: ours is of a template that is put away.
  if (made.kind === 'exists') throw new Error('The plan was replaced meanwhile')
  return made
}
