import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { Suspense, useEffect, useRef } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useDraft } from '#lib/device/draft.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { type Answers, draftName, firstAnswers, withActivity } from '#lib/personality/answers/answers.ts'
import { answersOf } from '#lib/personality/answers/answers-of.ts'
import { forgetTasted, readTasted } from '#lib/personality/answers/tasted.ts'
import { fetchFurtherSteps, LazyDoneStep } from './late-done-step.ts'
import { headingId, StepFrame } from './step-frame.tsx'
import { StepQuestions } from './step-questions.tsx'
import { StepSkeleton } from './step-skeleton.tsx'
import { pathOfStep, stepAt } from './step-words.ts'
import { isComplete, openStep, stepsOf } from './steps.ts'
import { TastedNote } from './tasted-note.tsx'

/** [ONB-1] A first plan begins with the answers given on the landing page, a next one with those of the plan before. */
export default function OnboardingScreen() {
  const { data: plan, isPending } = usePlanQuery()
  const hasPlan = Boolean(plan)
  useEffect(() => {
    if (hasPlan) forgetTasted()
  }, [hasPlan])
  if (isPending) return <ScreenSkeleton />
  return <Onboarding given={plan ? givenBefore(plan) : givenByTaste()} />
}

function givenByTaste(): Answers {
  const tasted = readTasted()
  return { ...firstAnswers, ...tasted, ...(tasted.activity && withActivity(tasted.activity)) }
}

/** ONB-14: what may speak against losing weight is asked each time, since it changes. */
function givenBefore({ answers }: MealPlan): Answers {
  return { ...answersOf(answers), safety: null }
}

/** All steps under one roof, so that the answers live on while the addresses change. */
function Onboarding({ given }: { given: Answers }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { values: answers, change, clear } = useDraft(draftName, given)
  useHeadingFocus(pathname)
  useEffect(() => void fetchFurtherSteps(), [])
  const asked = stepAt(pathname)
  const step = openStep(asked, answers)
  if (asked !== step) return <Navigate to={pathOfStep(step)} replace />
  if (step === 'done')
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <LazyDoneStep answers={answers} change={change} onMade={clear} />
      </Suspense>
    )

  const own = stepsOf(answers)
  const goOn = () => {
    const next = own[own.indexOf(step) + 1]
    if (next) void navigate(pathOfStep(next))
  }
  return (
    <StepFrame
      step={step}
      answers={answers}
      canGoOn={isComplete(step, answers)}
      actionLabel="Next"
      onGoOn={goOn}
    >
      <TastedNote step={step} answers={answers} change={change} />
      <Suspense fallback={<StepSkeleton />}>
        <StepQuestions key={step} step={step} answers={answers} change={change} />
      </Suspense>
    </StepFrame>
  )
}

/** Before there is a step's own frame. */
function ScreenSkeleton() {
  return (
    <main className="mx-auto max-w-lg px-5 pt-28">
      <StepSkeleton isScreen />
    </main>
  )
}

/** On a change of step, not on arrival: a screen reader goes on reading at the new question. */
function useHeadingFocus(pathname: string): void {
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.documentElement.scrollTop = 0
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [pathname])
}
