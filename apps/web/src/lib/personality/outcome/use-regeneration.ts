import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { regeneratePlan } from '#lib/meal-plan/change/answer-changes.ts'
import { runChange } from '#lib/meal-plan/change/plan-acts.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { today } from '#lib/today.ts'
import { readPlanOutcome } from './plan-outcome.ts'

/** [SET-3] Asked before a plan is made again. */
export const whatStays =
  'The days ahead are planned again from these answers. What stays: days you’ve completed, dishes you’ve locked, your likes, and the ticks and own rows on your shopping list. You can undo it.'

/** [SET-3] A new plan from other answers; until the server answers the old one stands. */
export function useRegeneration() {
  const { template } = usePlan().plan
  const queries = useQueryClient()
  // PLAN-7: a start that is still to come is kept.
  const startDate = template.startDate > today() ? template.startDate : undefined
  return useMutation({
    mutationFn: async (answers: PartialQuestionnaire) => {
      const made = await readPlanOutcome(runChange(regeneratePlan(answers, startDate)))
      // A reset on another device came first, so our template is archived already.
      if (made.kind === 'exists') throw new Error('The plan was replaced meanwhile')
      return made
    },
    onError: () => void queries.invalidateQueries({ queryKey: planKey }),
  })
}
