import Luggage from 'virtual:lucide/luggage'
import Scale from 'virtual:lucide/scale'
import { eatenBy, hasMealToMend } from '@butterleaf/domain/meal-plan/mending/open-meals'
import { daysOfSpan, excessOfSpan } from '@butterleaf/domain/meal-plan/mending/span'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { spanAsEaten } from '@butterleaf/domain/meal-plan/shown/span-as-eaten'
import { dayFromDate, isDayReady } from '@butterleaf/domain/meal-plan/states'
import { type Day, dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useDayAsEaten } from '#lib/food-log/use-day-as-eaten.ts'
import { useFoodLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { type Excess, excessSentence, excessText } from './span-words.ts'

const LazyAwaySheet = lazy(() => import('../away/away-sheet.tsx'))
const LazyMendSheet = lazy(() => import('./mend-sheet.tsx'))

/**
 * What a day offers once life has changed it: to bring its week, or the day alone, back into range where what was eaten, or a move, took
 * it out (LIFE-5), and to be away (TOG-1).
 */
export function DayLife({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const today = useToday()
  const excess = useExcess(found)
  const { inRange } = useDayAsEaten(found)
  const [isMending, setMending] = useState(false)
  const [isGoingAway, setGoingAway] = useState(false)
  const firstDay = found.dayNumber - found.dayIndex
  const isOpen = ({ isComplete }: Day, at: number) =>
    !isComplete && dateOfDay(template, firstDay + at) >= today
  const isAhead = found.week.days.some(isOpen)
  const isOff = isDayReady(found.day) && inRange === false && isOpen(found.day, found.dayIndex)
  const canMend = useCanMend(found, excess)
  const mend = (text: string) => (
    <Button look="ghost" size="sm" aria-haspopup="dialog" onClick={() => setMending(true)}>
      <Scale aria-hidden className="size-4.5" />
      {text}
    </Button>
  )
  return (
    <section
      aria-label={isAhead && (excess.week || isOff) ? 'What has changed' : 'Time away'}
      className="grid grow gap-3"
    >
      {isAhead && excess.week && (
        <Banner action={canMend && mend('Bring it back into range')}>
          {excessSentence(excess)}
          {!canMend &&
            ' What is still to come of it is eaten, cooked or locked, so there is nothing to change.'}
        </Banner>
      )}
      <div className="flex flex-wrap gap-2">
        {canMend && !excess.week && isOff && mend('Back into range')}
        <Button look="ghost" size="sm" aria-haspopup="dialog" onClick={() => setGoingAway(true)}>
          <Luggage aria-hidden className="size-4.5" />
          I’m away
        </Button>
      </div>
      {isGoingAway && (
        <Suspense>
          <LazyAwaySheet onClose={() => setGoingAway(false)} />
        </Suspense>
      )}
      {isMending && (
        <Suspense>
          <LazyMendSheet
            dayNumber={found.dayNumber}
            begin={excess.week ? 'week' : 'day'}
            excess={excess}
            onClose={() => setMending(false)}
          />
        </Suspense>
      )}
    </section>
  )
}

/** [LIFE-5] A dish of the week, or the day, may still change: a button never leads to what can't be. */
function useCanMend(found: FoundDay, { week }: Excess): boolean {
  const { template } = usePlan().plan
  const { log } = useFoodLog()
  const today = useToday()
  const fromDayNumber = dayFromDate(template, today)?.dayNumber ?? daysOfPlan + 1
  const isEaten = eatenBy(template, log, { today, hour: new Date().getHours() })
  const days = daysOfSpan(found, week ? undefined : found.dayNumber)
  return hasMealToMend({ isEaten, fromDayNumber }, template, days)
}

/** [LIFE-5] By how much the day, and its week as a whole, are out of range, as eaten so far and planned. */
function useExcess(found: FoundDay): Excess {
  const { plan } = usePlan()
  const { log } = useFoodLog()
  const today = useToday()
  return useMemo(() => {
    const excessOf = (dayNumber?: number) =>
      excessText(excessOfSpan(spanAsEaten(plan, daysOfSpan(found, dayNumber), { log, today })))
    return { day: excessOf(found.dayNumber), week: excessOf() }
  }, [plan, log, found, today])
}
