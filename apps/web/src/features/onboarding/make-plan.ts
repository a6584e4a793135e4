import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { tellOfChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import type { PlanOutcome } from '#lib/personality/outcome/plan-outcome.ts'
import { makePlan } from '#lib/personality/outcome/send-answers.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

export type PlanWanted = { answers: PartialQuestionnaire; startDate: string }

/** ONB-12. LIFE-8: a plan that replaces another one comes with Undo. */
export function useMakePlan(): UseMutationResult<PlanOutcome, Error, PlanWanted> {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: async (wanted) => {
      const before = queries.getQueryData<MealPlan | null>(planKey)
      const made = await makePlan(queries, wanted)
      if (before && made.kind === 'made')
        void tellOfChange(queries, toasts, {
          change: { act: 'regeneratePlan', at: 'plan' },
          before,
          after: made.plan,
        })
      return made
    },
  })
}
