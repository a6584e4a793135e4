import type { Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { type FormEvent, type ReactNode, useState } from 'react'
import { NothingFitsChoices } from '#lib/personality/outcome/nothing-fits-choices.tsx'
import { Button } from '#ui/action/button.tsx'
import { coversBottom } from '#ui/behavior/covering-bar.ts'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { ConfirmDialog } from '#ui/surface/confirm-dialog.tsx'
import { Outcome } from './outcome.tsx'
import { useSaving } from './use-saving.ts'

interface AnswersFormProps {
  /** What the plan would be made from now; null while it isn't complete (SET-4). */
  questionnaire: Questionnaire | null
  isChanged: boolean
  /** The plan is made for these answers now. */
  onSaved: () => void
  onDiscard: () => void
  children: ReactNode
}

/** [SET-3] Answers that a plan is made from: asks before it makes a new plan, and only saves answers that change no dish. */
export function AnswersForm({ questionnaire, isChanged, onSaved, onDiscard, children }: AnswersFormProps) {
  const [isAsking, setAsking] = useState(false)
  const place = useFocusHandover<HTMLFormElement>(String(isChanged))
  const { regeneration, isBusy, remake, keep, makesNewPlan, outcome } = useSaving(onSaved, () =>
    setAsking(false),
  )
  const missing = questionnaire ? undefined : 'An answer is missing, or needs another look.'
  const why = missing ?? (isChanged ? undefined : 'Nothing has changed yet.')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!questionnaire || !isChanged) return
    if (makesNewPlan(questionnaire)) setAsking(true)
    else keep(questionnaire)
  }

  const wanted = regeneration.variables
  if (regeneration.data?.kind === 'nothing-fits' && wanted && !regeneration.isPending)
    return (
      <NothingFitsChoices
        nothingFits={regeneration.data}
        onRelax={(relax) => remake(relax(wanted))}
        onChangeAnswers={() => regeneration.reset()}
      />
    )
  return (
    <form {...place} noValidate onSubmit={submit} className="grid gap-5">
      <div className="grid gap-5 xl:has-data-columns:grid-cols-[minmax(0,1fr)_24rem] xl:has-data-columns:gap-6">
        {children}
      </div>
      <div
        ref={coversBottom}
        className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] z-5 -mx-4 grid gap-3 bg-[linear-gradient(transparent,var(--paper)_1.25rem)] px-4 pt-6 pb-3 lg:bottom-0 forced-colors:bg-[Canvas]"
      >
        <Outcome {...outcome} />
        <div className="mx-auto flex w-full max-w-xl flex-wrap gap-3">
          <Button
            type="submit"
            size="lg"
            busy={isBusy}
            busyLabel={regeneration.isPending ? 'Making your plan' : 'Saving'}
            why={why}
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
        title="Make a new plan?"
        body="The days ahead are planned again from these answers. What stays: days you’ve completed, dishes you’ve locked, your likes, and the ticks and own rows on your shopping list. You can undo it."
        confirmLabel="Make a new plan"
        busy={regeneration.isPending}
        onConfirm={() => questionnaire && remake(questionnaire)}
      />
    </form>
  )
}
