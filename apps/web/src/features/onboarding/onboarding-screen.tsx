import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { isProblem } from '#lib/api/api-problem.ts'
import { useDraft } from '#lib/device/draft.ts'
import { useFirstWeekQuery } from '#lib/meal-plan/first-week-query.ts'
import { usePlanQuery } from '#lib/meal-plan/plan-query.ts'
import { wayToAccess } from '#lib/meal-plan/way-to-access.ts'
import {
  type Answers,
  draftName,
  firstAnswers,
  noAnswers,
  withActivity,
} from '#lib/personality/answers/answers.ts'
import { answersOf } from '#lib/personality/answers/questionnaire-of.ts'
import { forgetTasted, readTasted, type Tasted } from '#lib/personality/answers/tasted.ts'
import { DessertStep, GenderStep, ModeStep, UnitStep } from '#lib/personality/steps/choice-steps.tsx'
import { GoalStep } from '#lib/personality/steps/goal-step.tsx'
import {
  fetchLateSteps,
  LazyAboutStep,
  LazyAllergiesStep,
  LazyBodyFatStep,
  LazyMealStep,
  LazyTasteQuestions,
  LazyYourWeek,
} from '#lib/personality/steps/late-steps.ts'
import type { StepProps } from '#lib/personality/steps/step-props.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Link } from '#ui/link.tsx'
import { headingId, StepFrame } from './step-frame.tsx'
import { isComplete, openStep, pathOfStep, type Step, stepAt, stepsOf } from './steps.ts'

/** [ONB-1] A first plan begins with the answers given on the landing page, a next one with those of the plan before. */
export default function OnboardingScreen() {
  const paid = usePlanQuery()
  // MAP-1: the questions come before payment.
  const isUnpaid = isProblem(paid.error, 'no-subscription')
  const way = wayToAccess(paid.error)
  const unpaid = useFirstWeekQuery(isUnpaid)
  const { data: plan, isPending } = isUnpaid ? unpaid : paid
  const hasPlan = Boolean(plan)
  useEffect(() => {
    if (hasPlan) forgetTasted()
  }, [hasPlan])
  if (way && !isUnpaid) return <Navigate to={way} replace />
  if (isPending) return <ScreenSkeleton />
  return <Onboarding given={plan ? givenBefore(plan) : givenByTaste()} hasPlan={Boolean(paid.data)} />
}

function givenByTaste(): Answers {
  const tasted = readTasted()
  return { ...firstAnswers, ...tasted, ...(tasted.activity && withActivity(tasted.activity)) }
}

/** ONB-14: what may speak against losing weight is asked each time, since it changes. */
function givenBefore({ answers }: MealPlan): Answers {
  return { ...answersOf(answers), safety: null }
}

/** One component holds all steps, so that the answers survive while the address changes. */
function Onboarding({ given, hasPlan }: { given: Answers; hasPlan: boolean }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { values: answers, change, clear } = useDraft(draftName, given)
  const seen = useRef(pathname)
  useEffect(() => void fetchFurtherSteps(), [])
  const asked = stepAt(pathname)
  const step = openStep(asked, answers)
  if (asked !== step) return <Navigate to={pathOfStep(step)} replace />
  if (step === 'done')
    return (
      <Suspense fallback={<ScreenSkeleton />}>
        <LazyDoneStep answers={answers} change={change} onMade={clear} hasPlan={hasPlan} />
        <HeadingFocus pathname={pathname} seen={seen} />
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
      hasPlan={hasPlan}
      canGoOn={isComplete(step, answers)}
      actionLabel="Next"
      onGoOn={goOn}
    >
      <TastedNote step={step} answers={answers} change={change} />
      <Suspense fallback={<StepSkeleton />}>
        <StepQuestions key={step} step={step} answers={answers} change={change} />
      </Suspense>
      <HeadingFocus pathname={pathname} seen={seen} />
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

/**
 * On a change of step, not on arrival: a screen reader goes on reading at the new question. Stands beside it, since a step
 * that still loads has no heading.
 */
function HeadingFocus({ pathname, seen }: { pathname: string; seen: RefObject<string> }) {
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    document.documentElement.scrollTop = 0
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }, [pathname, seen])
  return null
}

type StepQuestionsProps = StepProps & { step: Exclude<Step, 'done'> }

function StepQuestions({ step, ...props }: StepQuestionsProps) {
  switch (step) {
    case 'gender':
      return <GenderStep {...props} />
    case 'unit':
      return <UnitStep {...props} />
    case 'about':
      return <LazyAboutStep {...props} />
    case 'body-fat':
      return <LazyBodyFatStep {...props} />
    case 'goal':
      return <GoalStep {...props} />
    case 'mode':
      return (
        <div className="grid gap-8">
          <ModeStep {...props} />
          <LazyTasteQuestions {...props} />
        </div>
      )
    case 'rhythm':
      return <LazyYourWeek {...props} />
    case 'dessert':
      return <DessertStep {...props} />
    case 'allergies':
      return <LazyAllergiesStep {...props} />
    default:
      return <LazyMealStep meal={step} isFolded {...props} />
  }
}

const done = () => import('./done-step.tsx')

/** The last step, which has nothing to say before. */
const LazyDoneStep = lazy(done)

async function fetchFurtherSteps(): Promise<void> {
  await Promise.allSettled([fetchLateSteps(), done()])
}

const stepsOfTaste: readonly Step[] = ['gender', 'unit', 'about', 'goal']

type TastedNoteProps = StepProps & { step: Step }

/** Says which answers come from the landing page, as long as they stand as they were typed there. */
function TastedNote({ step, answers, change }: TastedNoteProps) {
  const [tasted, setTasted] = useState(readTasted)
  const standing = (Object.keys(tasted) as (keyof Tasted)[]).filter(
    (name) => JSON.stringify(answers[name]) === JSON.stringify(tasted[name]),
  )
  if (standing.length === 0 || !stepsOfTaste.includes(step)) return null
  const clear = () => {
    change(Object.fromEntries(standing.map((name) => [name, noAnswers[name]])))
    forgetTasted()
    setTasted({})
  }
  const shown = Object.fromEntries(standing.map((name) => [name, tasted[name]]))
  return (
    <Banner
      action={
        <div className="flex flex-wrap gap-2">
          {step !== 'about' && (
            <Link to={pathOfStep('about')} className={buttonLook({ look: 'quiet', size: 'sm' })}>
              Change
            </Link>
          )}
          <Button look="quiet" size="sm" onClick={clear}>
            Start empty
          </Button>
        </div>
      }
    >
      From your taste of a day: {tastedText(shown)}.
    </Banner>
  )
}

const goals = { lose: 'to lose weight', maintain: 'to keep your weight', gain: 'to gain' } as const
const activities = {
  sedentary: 'mostly sitting',
  moderate: 'moderately active',
  'very-active': 'very active',
} as const

/** "female, 34 years, 165 lb, 5 ft 6, to lose weight" */
function tastedText(tasted: Partial<Tasted>): string {
  const { gender, ageYears, weight, height, goal, activity } = tasted
  const parts = [
    gender,
    ageYears && `${ageYears} years`,
    weight && `${weight.value} ${weight.unit === 'us' ? 'lb' : 'kg'}`,
    height && heightText(height),
    goal && goals[goal],
    activity && activities[activity],
  ]
  return parts.filter(Boolean).join(', ') || 'how you measure'
}

function heightText(height: Tasted['height']): string {
  if (height.unit === 'metric') return `${height.centimeters} cm`
  return height.inches ? `${height.feet} ft ${height.inches}` : `${height.feet} ft`
}

/** Shown only when a person opens a step with heavy fields by its address; otherwise the fields are preloaded. */
export function StepSkeleton({ isScreen = false }: { isScreen?: boolean }) {
  return (
    <Loading label="Loading the questions" isScreen={isScreen} className="grid gap-5">
      {['first', 'second', 'third'].map((field) => (
        <div key={field} className="grid gap-2">
          <Skeleton className="max-w-28" />
          <Skeleton shape="field" />
        </div>
      ))}
    </Loading>
  )
}
