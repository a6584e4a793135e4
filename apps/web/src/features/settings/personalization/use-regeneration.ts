import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import type { PartialQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellOfChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { regeneratePlan, saveAnswers } from '#lib/personality/outcome/send-answers.ts'
import { today } from '#lib/today.ts'
import { useToasts } from '#ui/feedback/toast.tsx'

/** [SET-3] A new plan from other answers; until the server answers the old one stands. */
export function useRegeneration() {
  const { plan } = usePlan()
  const { template } = plan
  const queries = useQueryClient()
  const toasts = useToasts()
  const reload = () => void queries.invalidateQueries({ queryKey: planKey })
  // PLAN-7: a start that is still to come is kept.
  const startDate = template.startDate > today() ? template.startDate : undefined
  const tellNew = (after: MealPlan) =>
    tellOfChange(queries, toasts, { change: { act: 'regeneratePlan', at: 'plan' }, before: plan, after })

  const regeneration = useMutation({
    mutationFn: async (answers: PartialQuestionnaire) => {
      const address = { planId: plan.id, templateId: template.id }
      const made = await regeneratePlan(queries, address, { answers, startDate })
      // A reset on another device came first, so our template is archived already.
      if (made.kind === 'exists') throw new Error('The plan was replaced meanwhile')
      if (made.kind === 'made') void tellNew(made.plan)
      return made
    },
    onError: reload,
  })
  const saving = useMutation({
    mutationFn: (answers: PartialQuestionnaire) => saveAnswers(queries, plan.id, answers),
    onSuccess: () => toasts.show('Saved. Your plan stays as it is.', { tone: 'done' }),
    onError: reload,
  })
  return { regeneration, saving }
}
