import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { daysOfPlan, daysOfWeek } from '@butterleaf/domain/meals/meals'
import type { PartialQuestionnaire, PlanMode } from '@butterleaf/domain/onboarding/questionnaire'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem } from '#lib/api/api-problem.ts'
import { formatDate } from '#lib/format-date.ts'
import { runChange } from '#lib/meal-plan/change/plan-acts.ts'
import { tellOfChange } from '#lib/meal-plan/change/settle-change.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { questionnaireOf } from '#lib/personality/answers/questionnaire-of.ts'
import { makePlan } from '#lib/personality/outcome/make-plan.ts'
import NothingFitsChoices from '#lib/personality/outcome/nothing-fits-choices.tsx'
import type { PlanOutcome } from '#lib/personality/outcome/plan-outcome.ts'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { today } from '#lib/today.ts'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { DrawnPlate } from './drawn-plate.tsx'
import { StepFrame } from './step-frame.tsx'
import { pathOfStep, stepOfField } from './steps.ts'

type DoneStepProps = StepProps & {
  /** The plan exists, so the draft of the answers is no longer needed. */
  onMade: () => void
  /** It is replaced. */
  hasPlan: boolean
}

/** [ONB-12] [PLAN-7] Asks when to start, has the plan made, and opens it: the first one at its first week. */
export default function DoneStep({ answers, change, onMade, hasPlan }: DoneStepProps) {
  const navigate = useNavigate()
  const planning = useMakePlan()
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
          void navigate(paths[hasPlan ? 'app' : 'app.first-week'], { replace: true })
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
      hasPlan={hasPlan}
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

type PlanWanted = { answers: PartialQuestionnaire; startDate: string }

/** ONB-12. LIFE-8: a plan that replaces another one comes with Undo. */
function useMakePlan(): UseMutationResult<PlanOutcome, Error, PlanWanted> {
  const queries = useQueryClient()
  const toasts = useToasts()
  return useMutation({
    mutationFn: async (wanted) => {
      const before = queries.getQueryData<MealPlan | null>(planKey)
      const made = await makePlan(queries, wanted)
      if (before && made.change && made.kind === 'made')
        void tellOfChange(
          { change: made.change, before, after: made.plan },
          { queries, toasts, undo: runChange },
        )
      return made
    },
  })
}

const usualMs = 3000

const words = {
  generated: {
    title: 'Planning your 28 days',
    text: 'Choosing dishes for every day and fitting each day to your targets.',
  },
  own: { title: 'Laying your table', text: 'Setting out 28 days with your targets, ready to fill.' },
} as const satisfies Record<PlanMode, { title: string; text: string }>

/** Says what is happening, without a percentage: the server doesn't know how far it is. */
function Planning({ mode }: { mode: PlanMode | null }) {
  const { title, text } = words[mode ?? 'generated']
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), usualMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main
      aria-busy
      className="grid min-h-dvh place-content-center justify-items-center gap-4 px-5 text-center"
    >
      <title>{`${title} · Butterleaf`}</title>
      <DrawnPlate dish="salad" className="size-44" />
      <h1 ref={focusOnArrival} tabIndex={-1} className="outline-none">
        {title}
      </h1>
      <p role="status" className="max-w-sm text-balance text-muted">
        {text} {isLong ? 'This one takes longer than usual; we’re still at it.' : 'Usually done in a moment.'}
      </p>
      <DayDots />
    </main>
  )
}

/** 28 days, a wave running through them. */
function DayDots() {
  return (
    <div aria-hidden className="grid grid-cols-7 gap-2.5">
      {Array.from({ length: daysOfPlan }, (_, day) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the days never move
          key={day}
          className="size-3 animate-breathe rounded-full bg-leaf"
          style={{ animationDelay: `${((day % daysOfWeek) + Math.floor(day / daysOfWeek)) * 120}ms` }}
        />
      ))}
    </div>
  )
}

const backAfterMs = 1000

/** [ONB-12] The plan couldn't be made: leads back to the answer that was refused, or else to the last question. */
function PlanFailed({ error }: { error: Error | null }) {
  const navigate = useNavigate()
  const toasts = useToasts()
  useEffect(() => {
    const timer = setTimeout(() => {
      toasts.show(reasonOf(error), { tone: 'error' })
      void navigate(pathOfStep(stepAtFault(error) ?? 'allergies'), { replace: true })
    }, backAfterMs)
    return () => clearTimeout(timer)
  }, [error, navigate, toasts])
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 px-5 text-center">
      <title>That didn’t work · Butterleaf</title>
      <DrawnPlate dish="sad" label="A sad, empty plate" className="size-48" />
      <div role="alert" className="grid gap-2">
        <h1>That didn’t work</h1>
        <p className="text-muted">Nothing is lost. Taking you back …</p>
      </div>
    </main>
  )
}

function stepAtFault(error: Error | null) {
  const [fault] = error instanceof ApiProblem ? error.faults : []
  return fault && stepOfField(fault.field)
}

function reasonOf(error: Error | null): string {
  const [fault] = error instanceof ApiProblem ? error.faults : []
  if (fault) return fault.message
  const isOurs = error instanceof ApiProblem
  return isOurs ? error.message : 'Your plan couldn’t be made just now. Please try again in a moment.'
}
