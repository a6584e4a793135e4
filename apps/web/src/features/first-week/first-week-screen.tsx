import { isFilled } from '@butterleaf/domain/meal-plan/item'
import { daysIn } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { itemsOf, type Template, type Week } from '@butterleaf/domain/meal-plan/template'
import { shownMacro } from '@butterleaf/domain/nutrition/macros'
import { rangesOf } from '@butterleaf/domain/onboarding/ranges-of'
import type { ReactNode } from 'react'
import { Navigate, useNavigationType } from 'react-router'
import { WeekAskHead } from '#lib/meal-plan/asks/week-ask-head.tsx'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/action/button.tsx'
import { buttonLook } from '#ui/action/button-look.ts'
import { focusOnArrival } from '#ui/behavior/focus-on-arrival.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import { FirstDay } from './first-day.tsx'

/** [ONB-12] The first week of a plan that was just made, to be liked or changed before it begins. */
export default function FirstWeekScreen() {
  const { plan } = usePlan()
  const [week] = plan.template.weeks
  if (!week || isPlanBegun(plan.template)) return <Navigate to={paths.app} replace />
  if (isWeekOpen(week)) return <OpenWeek week={week} />
  return (
    <main className="mx-auto grid w-full max-w-lg gap-6 px-5 pt-8 pb-12 md:max-w-3xl lg:max-w-7xl lg:px-10 2xl:max-w-[100rem]">
      <title>Your first week · Butterleaf</title>
      <header className="grid gap-4 md:justify-items-start lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-x-10">
        <div className="grid gap-2">
          <Heading>Your first week</Heading>
          <p className="max-w-prose text-pretty text-muted">
            {plan.isFirstWeekOnly
              ? 'Four weeks are planned for you, and this is how they begin. Open any dish. With a membership it is yours to cook, to change and to shop for, with the three weeks that follow.'
              : 'Four weeks are planned, and this is how they begin. A heart keeps a dish coming back; “Not for me” puts another in its place and never plans it again.'}
          </p>
        </div>
        <WayOn label="Start" />
      </header>
      <WeekFigures week={week} />
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {daysIn({ week, weekIndex: 0 }).map((found) => (
          <FirstDay key={found.day.id} found={found} />
        ))}
      </div>
      <div className="grid gap-3 lg:hidden">
        <WayOn label="Start with day 1" isWide />
      </div>
    </main>
  )
}

/** Takes the focus from the heading that told of planning; not where the week is opened by its address. */
function Heading({ children }: { children: ReactNode }) {
  const isOpened = useNavigationType() === 'POP'
  return (
    <h1 ref={isOpened ? undefined : focusOnArrival} tabIndex={-1} className="outline-none lg:text-3xl">
      {children}
    </h1>
  )
}

/** [MAP-1] Into the plan; before payment to the plans, or back to the questions. */
function WayOn({ label, isWide = false }: { label: string; isWide?: boolean }) {
  const { plan } = usePlan()
  if (!plan.isFirstWeekOnly)
    return (
      <Link to={paths.app} replace className={buttonLook({ size: 'lg', isWide })}>
        {label}
      </Link>
    )
  return (
    <div className={isWide ? 'grid gap-3' : 'flex flex-wrap gap-3'}>
      <Link to={paths['checkout.root']} className={buttonLook({ size: 'lg', isWide })}>
        Choose a membership
      </Link>
      <Link to={paths.onboarding} className={buttonLook({ look: 'ghost', size: 'lg', isWide })}>
        Change my answers
      </Link>
    </div>
  )
}

/** [LIV-2] What the week asks of a person, as at the head of its board, and what it gives. */
function WeekFigures({ week }: { week: Week }) {
  const { plan } = usePlan()
  return (
    <Card
      as="section"
      aria-label="Week 1 in figures"
      className="grid items-center gap-3 md:grid-cols-[1fr_auto]"
    >
      <WeekAskHead weekId={week.id} weekNumber={1} />
      <p className="text-sm text-muted">
        <span className="font-bold text-ink">
          {daysInRange(plan, week)} of {week.days.length}
        </span>{' '}
        days on target
      </p>
    </Card>
  )
}

/** The week is empty, as in a plan that a person builds. */
function isWeekOpen(week: Week): boolean {
  return !itemsOf(week).some(isFilled)
}

function daysInRange(plan: MealPlan, { days }: Week): number {
  return days.filter((day) => fitOfDay(plan, day).inRange).length
}

/** A day was completed: then the first week isn't offered for review any more. */
function isPlanBegun({ weeks }: Template): boolean {
  return weeks.some(({ days }) => days.some(({ isComplete }) => isComplete))
}

/** [ONB-2] A plan of one's own begins empty: the person chooses the dishes, or has a first week suggested. */
function OpenWeek({ week }: { week: Week }) {
  const planContext = usePlan()
  const change = usePlanChange()
  const toasts = useToasts()
  const { calories, netCarbs } = rangesOf(planContext.plan.answers)
  const suggest = () =>
    change.mutate(planChange('randomizeWeek', { weekId: week.id }), {
      onError: () =>
        toasts.show('No week could be suggested just now. You can choose the dishes yourself.', {
          tone: 'error',
        }),
    })
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-lg content-center gap-6 px-5 py-12">
      <title>Your table is laid · Butterleaf</title>
      <div className="grid gap-2">
        <Heading>Your table is laid</Heading>
        <p className="text-pretty text-muted">
          28 days wait for your dishes. A day holds{' '}
          {shownMacro('calories', calories.minimum).toLocaleString()} to{' '}
          {shownMacro('calories', calories.maximum).toLocaleString()} kcal and up to{' '}
          {shownMacro('netCarbs', netCarbs.maximum)} g of net carbs; we count along as you choose.
        </p>
      </div>
      <div className="grid gap-3">
        <WayOn label="Start with day 1" isWide />
        {!planContext.plan.isFirstWeekOnly && (
          <>
            <Button
              look="ghost"
              size="lg"
              isWide
              busy={isPending(planContext, 'randomizeWeek', week.id)}
              busyLabel="Choosing dishes"
              onClick={suggest}
            >
              Suggest my first week
            </Button>
            <p className="text-center text-sm text-muted">You can change every dish of it.</p>
          </>
        )}
      </div>
    </main>
  )
}
