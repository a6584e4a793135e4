import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { refusalToComplete, refusalToReopen } from '@butterleaf/domain/meal-plan/operations/complete-day'
import { type DayPlace, daysIn, type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import type { Refusal } from '@butterleaf/domain/meal-plan/refusal'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dayAfterCompleting } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { lazy, Suspense, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { isPending, usePlan } from '#lib/meal-plan/plan-context.ts'
import { refusalWords } from '#lib/meal-plan/words/refusal-words.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { paths } from '#lib/paths.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { WhyLine } from '#ui/action/refusal.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Link } from '#ui/link.tsx'
import { type Arrival, arriveAt, completedJustNow } from './arrival.ts'

const LazyAskAhead = lazy(() => import('./ask-ahead.tsx'))

type CompletionButtonProps = {
  found: FoundDay
  /** Where a day is shown in this view. */
  pathOf: (template: Template, place: DayPlace) => string
  /** What is open before this day is asked below: that is the one way on. */
  isAskedBelow?: boolean
}

/** [DAY-5] One for each day (`key`): a person who has gone to another day before the answer stays there. */
export function CompletionButton({ found, pathOf, isAskedBelow = false }: CompletionButtonProps) {
  const planContext = usePlan()
  const { template } = planContext.plan
  const change = usePlanChange()
  const press = usePressOnce(found, template)
  const goOn = useGoingOn(found, pathOf)
  const whyId = useId()
  const [isAsking, setAsking] = useState(false)
  const today = useToday()
  const isAhead = isDayAhead(template, found, today)
  const place = placeOfDay(found)
  const complete = () => {
    setAsking(false)
    change.mutate(planChange('completeDay', place), { onSuccess: goOn })
  }
  const isCompleting = isPending(planContext, 'completeDay', place.dayId)
  const isDone = found.day.isComplete && !isCompleting
  const refusal = isDone ? refusalToReopen(found) : refusalToComplete(found)
  const why = isCompleting ? undefined : refusalWords(template, refusal)
  if (isAskedBelow && refusal?.because === 'day-out-of-order') return null
  return (
    <>
      {isDone ? (
        <Button
          look="quiet"
          size="sm"
          why={why}
          whyId={whyId}
          onClick={() => change.mutate(planChange('reopenDay', place))}
        >
          Mark incomplete
        </Button>
      ) : (
        <Button
          look={isAhead ? 'quiet' : 'butter'}
          size="sm"
          busy={isCompleting}
          busyLabel="Saving"
          why={why}
          whyId={whyId}
          onClick={() => press(isAhead ? () => setAsking(true) : complete)}
        >
          Mark complete
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <LazyAskAhead found={found} onConfirm={complete} onClose={() => setAsking(false)} />
        </Suspense>
      )}
      {why && (
        <WhyLine id={whyId} className="md:text-right">
          {why} <WayToDay found={found} refusal={refusal} pathOf={pathOf} />
        </WhyLine>
      )}
    </>
  )
}

/** [MAP-4] It hasn't come yet: its button is quiet, stands below the meals, and asks first. */
export function isDayAhead(template: Template, { day, dayNumber }: FoundDay, today: IsoDate): boolean {
  return !day.isComplete && dateOfDay(template, dayNumber) > today
}

/** The day that has to be completed, or opened again, before this one. */
function WayToDay({ found, refusal, pathOf }: CompletionButtonProps & { refusal: Refusal | undefined }) {
  const { template } = usePlan().plan
  const dayNumber =
    refusal?.because === 'day-out-of-order'
      ? refusal.next
      : refusal?.because === 'not-last-complete-day'
        ? refusal.last
        : undefined
  const before = daysIn(found).find((day) => day.dayNumber === dayNumber)
  if (!before) return null
  return (
    <Link
      to={pathOf(template, placeOfDay(before))}
      {...arriveAt(before.day.id)}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      Go to {weekdayNaming(template)(before.dayNumber)}
    </Link>
  )
}

/**
 * [HELD-2] Completing a day leads to the next one, whose button stands where the first one stood: the second half of a double press
 * would complete that too.
 */
function usePressOnce(found: FoundDay, template: Template) {
  const { state } = useLocation() as { state: Arrival | null }
  const toasts = useToasts()
  return (act: () => void) => {
    if (!completedJustNow(state, found.day.id)) return act()
    const day = weekdayNaming(template)(found.dayNumber)
    toasts.show(`This is ${day} now: press again to complete it too.`, { key: 'complete' })
  }
}

/** To the next incomplete day, or to the list of templates when that was the week's last. */
function useGoingOn(found: FoundDay, pathOf: CompletionButtonProps['pathOf']) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const change = usePlanChange()
  return ({ template }: MealPlan) => {
    const next = dayAfterCompleting(template, placeOfDay(found))
    const done = next ? weekdayNaming(template)(found.dayNumber) : `Week ${found.weekIndex + 1}`
    // A week that is complete stays so.
    const undo = () => {
      void navigate(pathOf(template, placeOfDay(found)))
      change.mutate(planChange('reopenDay', placeOfDay(found)))
    }
    toasts.show(`${done} complete`, {
      ...{ tone: 'done', key: 'complete' },
      ...(next && { action: { label: 'Undo', onPress: undo } }),
    })
    if (!next) return void navigate(paths['app.templates'])
    const { state } = arriveAt(next.dayId)
    void navigate(pathOf(template, next), {
      state: { ...state, completedAtMs: Date.now() } satisfies Arrival,
    })
  }
}
