import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import { NothingFitsChoices } from '#lib/personality/outcome/nothing-fits-choices.tsx'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { today } from '#lib/today.ts'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useMakePlan } from './make-plan.ts'
import { PlanFailed } from './plan-failed.tsx'
import { Planning } from './planning.tsx'
import { StepFrame } from './step-frame.tsx'
import { pathOfStep } from './step-words.ts'

type DoneStepProps = StepProps & {
  /** The plan stands; the answers have served. */
  onMade: () => void
}

/** [ONB-12] [PLAN-7] Asks when to start, has the plan made, and opens it: the first one at its first week. */
export default function DoneStep({ answers, change, onMade }: DoneStepProps) {
  const navigate = useNavigate()
  const planning = useMakePlan()
  const hadPlan = Boolean(usePlanQuery().data)
  const startDate = answers.startDate ?? today()
  // What is asked for now: the answers, less what has been relaxed on the way.
  const [wanted, setWanted] = useState(() => questionnaireOf(answers))
  const make = (asked: typeof wanted) => {
    setWanted(asked)
    planning.mutate(
      { answers: asked, startDate },
      {
        onSuccess: ({ kind }) => {
          if (kind !== 'made') return
          onMade()
          void navigate(paths[hadPlan ? 'app' : 'app.first-week'], { replace: true })
        },
      },
    )
  }

  if (planning.isPending || planning.data?.kind === 'made') return <Planning mode={answers.mode} />
  if (planning.data?.kind === 'nothing-fits')
    return (
      <NothingFitsChoices
        as="main"
        nothingFits={planning.data}
        onRelax={(relax) => make(relax(wanted))}
        onChangeAnswers={() => void navigate(pathOfStep('goal'))}
      />
    )
  // A plan that both exists and can't be found is a failure like any other.
  if (planning.isError || planning.data) return <PlanFailed error={planning.error} />
  return (
    <StepFrame
      step="done"
      answers={answers}
      canGoOn={startDate !== ''}
      actionLabel="Make my plan"
      onGoOn={() => make(questionnaireOf(answers))}
    >
      <Field label="Start date" hint={startDate && `Day 1 is ${formatDate(startDate, 'weekday')}.`}>
        <TextInput
          type="date"
          required
          min={today()}
          value={startDate}
          onChange={(event) => change({ startDate: parseIsoDate(event.target.value) ?? '' })}
        />
      </Field>
    </StepFrame>
  )
}
