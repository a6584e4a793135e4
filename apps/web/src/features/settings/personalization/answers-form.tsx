import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type FormEvent, type ReactNode, useState } from 'react'
import { NothingFitsChoices } from '#lib/personality/outcome/nothing-fits-choices.tsx'
import { Button } from '#ui/action/button.tsx'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { Outcome } from './outcome.tsx'
import { useSaving } from './use-saving.ts'

interface AnswersFormProps {
  /** What the plan would be made from now; null while it isn't complete (SET-4). */
  questionnaire: Questionnaire | null
  isChanged: boolean
  /** The plan is another one now, made from these. */
  onReplaced: (madeFrom: Questionnaire) => void
  onDiscard: () => void
  children: ReactNode
}

/** [SET-3] Answers that a plan is made from: asks, has it made anew, and offers the way back. */
export function AnswersForm({ questionnaire, isChanged, onReplaced, onDiscard, children }: AnswersFormProps) {
  const [isAsking, setAsking] = useState(false)
  const place = useFocusHandover<HTMLFormElement>(String(isChanged))
  const { regeneration, save, undo, outcome } = useSaving(onReplaced, () => setAsking(false))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (questionnaire && isChanged) setAsking(true)
  }

  const wanted = regeneration.variables
  if (regeneration.data?.kind === 'nothing-fits' && wanted && !regeneration.isPending)
    return (
      <NothingFitsChoices
        nothingFits={regeneration.data}
        onRelax={(relax) => save(relax(wanted))}
        onChangeAnswers={() => regeneration.reset()}
      />
    )
  return (
    <form {...place} noValidate onSubmit={submit} className="grid gap-5">
      {children}
      <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-5 -mx-4 grid gap-3 bg-[linear-gradient(transparent,var(--paper)_1.25rem)] px-4 pt-6 pb-3 lg:bottom-0 forced-colors:bg-[Canvas]">
        <Outcome {...outcome} onUndo={undo} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            size="lg"
            busy={regeneration.isPending}
            busyLabel="Making your plan"
            disabled={!questionnaire || !isChanged}
            className="flex-1"
          >
            Save
          </Button>
          {isChanged && (
            <Button look="quiet" size="lg" onClick={onDiscard}>
              Discard
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Make your plan anew?"
        body="The days ahead are planned again from these answers. Days you’ve completed and dishes you’ve locked stay, and you can take it back."
        confirmLabel="Make it anew"
        busy={regeneration.isPending}
        onConfirm={() => questionnaire && save(questionnaire)}
      />
    </form>
  )
}
