import type { PartialQuestionnaire, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { useState } from 'react'
import { useRegeneration } from './use-regeneration.ts'

/** [SET-3] Saving and taking back; `onReplaced` when the plan is another one, `onAnswered` whatever came of it. */
export function useSaving(onReplaced: (madeFrom: Questionnaire) => void, onAnswered: () => void) {
  const { regeneration, undoing, address } = useRegeneration()
  const [replaced, setReplaced] = useState<typeof address>()
  const save = (wanted: PartialQuestionnaire) => {
    undoing.reset()
    regeneration.mutate(wanted, {
      onSuccess: (made) => {
        if (made.kind !== 'made') return
        setReplaced(address)
        onReplaced(made.plan.answers)
      },
      onSettled: onAnswered,
    })
  }
  const undo = (template: typeof address) =>
    undoing.mutate(template, {
      onSuccess: ({ answers }) => {
        setReplaced(undefined)
        regeneration.reset()
        onReplaced(answers)
      },
    })
  return {
    regeneration,
    save,
    undo: replaced && (() => undo(replaced)),
    outcome: {
      failure: regeneration.error ?? undoing.error,
      isUndone: undoing.isSuccess,
      isUndoing: undoing.isPending,
    },
  }
}
