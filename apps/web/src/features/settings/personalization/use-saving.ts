import { changesFood } from '@butterleaf/domain/onboarding/changes-food'
import type { PartialQuestionnaire, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useState } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useRegeneration } from './use-regeneration.ts'

/** [SET-3] Saving; `onSaved` when the plan is made for these answers, `onAnswered` after every answer, a failure too. */
export function useSaving(onSaved: () => void, onAnswered: () => void) {
  const { regeneration, saving } = useRegeneration()
  const { answers, template } = usePlan().plan
  const [madeId, setMadeId] = useState<string>()
  const remake = (wanted: PartialQuestionnaire) =>
    regeneration.mutate(wanted, {
      onSuccess: (made) => {
        if (made.kind !== 'made') return
        setMadeId(made.plan.template.id)
        onSaved()
      },
      onSettled: onAnswered,
    })
  const keep = (wanted: Questionnaire) => saving.mutate(wanted, { onSuccess: onSaved, onSettled: onAnswered })
  return {
    regeneration,
    isBusy: regeneration.isPending || saving.isPending,
    remake,
    keep,
    /** Whether other dishes follow, so that the person is asked first. */
    makesNewPlan: (wanted: Questionnaire) => changesFood(answers, wanted),
    outcome: {
      failure: regeneration.error ?? saving.error,
      // Taken back on whichever screen: then it is no longer the plan in hand.
      isNew: madeId === template.id,
    },
  }
}
