import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { TemplateParams } from '#lib/meal-plan/change/plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { regeneratePlan, restoreTemplate } from '#lib/personality/outcome/send-answers.ts'
import { today } from '#lib/today.ts'

/** [SET-3] The plan made anew from other answers, and back again; until the answer is there the old one stands. */
export function useRegeneration() {
  const { plan } = usePlan()
  const { template } = plan
  const queries = useQueryClient()
  const reload = () => void queries.invalidateQueries({ queryKey: planKey })
  const address = { planId: plan.id, templateId: template.id }
  // PLAN-7: a start that is still to come is kept.
  const startDate = template.startDate > today() ? template.startDate : undefined

  const regeneration = useMutation({
    mutationFn: async (answers: PartialQuestionnaire) => {
      const made = await regeneratePlan(queries, address, { answers, startDate })
      // A reset on another device came first, so our template is archived already.
      if (made.kind === 'exists') throw new Error('The plan was replaced meanwhile')
      return made
    },
    onError: reload,
  })
  const undoing = useMutation({
    mutationFn: (params: TemplateParams) => restoreTemplate(queries, params),
    onError: reload,
  })
  return { regeneration, undoing, address }
}
