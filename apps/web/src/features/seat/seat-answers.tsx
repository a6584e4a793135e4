import type { PartialQuestionnaire, Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import { completeQuestionnaire } from '@butterleaf/domain/onboarding/questionnaire-faults'
import { type FormEvent, Suspense, useId, useState } from 'react'
import { useDraft } from '#lib/device/draft.ts'
import { type Answers, noAnswers } from '#lib/personality/answers/answers.ts'
import { answersOf, questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import type { NothingFits } from '#lib/personality/outcome/plan-outcome.ts'
import { UnitStep } from '#lib/personality/steps/choice-steps.tsx'
import { LazyAllergiesStep } from '#lib/personality/steps/late-steps.ts'
import { AskLess, NeedsQuestions } from '#lib/personality/steps/needs-questions.tsx'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'

export const seatDraft = 'seat.1'

type SeatAnswersProps = {
  /** Of before; absent for a person who joins. */
  given?: PartialQuestionnaire | undefined
  saveLabel: string
  isSaving: boolean
  nothingFits: NothingFits | undefined
  /** `done`: they are saved, so what was typed needn't be kept. */
  onSave: (answers: Questionnaire, done: () => void) => void
}

/** [TOG-4] What anyone is asked, of a person whose dishes are planned by another one. */
export function SeatAnswers({ given, saveLabel, isSaving, nothingFits, onSave }: SeatAnswersProps) {
  const { values: answers, change, clear } = useDraft<Answers>(seatDraft, startOf(given))
  const [isAsked, setAsked] = useState(false)
  const titleId = useId()
  const complete = completeQuestionnaire(questionnaireOf(answers))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (complete.ok && !isSaving) onSave(complete.questionnaire, clear)
  }
  const fault = isAsked && !complete.ok ? 'Some of these answers are missing, or aren’t possible.' : undefined
  return (
    <form noValidate onSubmit={submit} aria-label="Your answers" className="grid gap-5">
      <Card className="grid gap-6">
        <h3 className="text-lg">How do you measure?</h3>
        <UnitStep answers={answers} change={change} />
      </Card>
      <Card>
        <NeedsQuestions
          title="Your needs"
          note="Your portions follow from these answers. They stay in your account."
          answers={answers}
          change={change}
          fault={undefined}
        />
      </Card>
      <Card as="section" aria-labelledby={titleId} className="grid gap-4">
        <h3 id={titleId} className="text-lg">
          What you may not eat
        </h3>
        <Suspense fallback={<Skeleton shape="block" />}>
          <LazyAllergiesStep answers={answers} change={change} hasKitchen={false} />
        </Suspense>
      </Card>
      {fault && (
        <p role="alert" className="font-semibold text-paprika">
          {fault}
        </p>
      )}
      {nothingFits && (
        <AskLess
          nothingFits={nothingFits}
          onRelax={(relax) => change(answersOf(relax(questionnaireOf(answers))))}
        />
      )}
      <Button type="submit" size="lg" isWide busy={isSaving} busyLabel="Portioning your plates">
        {saveLabel}
      </Button>
    </form>
  )
}

/** ONB-14: what may speak against losing weight is asked each time, since it changes. */
function startOf(given: PartialQuestionnaire | undefined): Answers {
  return given ? { ...answersOf(given), safety: null } : { ...noAnswers, mode: 'own' }
}
