import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { PlanOutcome } from '#lib/personality/outcome/plan-outcome.ts'
import { makePlan } from '#lib/personality/outcome/send-answers.ts'

export type PlanWanted = { answers: PartialQuestionnaire; startDate: string }

/** ONB-12. */
export function useMakePlan(): UseMutationResult<PlanOutcome, Error, PlanWanted> {
  const queries = useQueryClient()
  return useMutation({ mutationFn: (wanted) => makePlan(queries, wanted) })
}
