import Luggage from 'virtual:lucide/luggage'
import Scale from 'virtual:lucide/scale'
import { eatingOf } from '@butterleaf/domain/meal-plan/mending/eating-of'
import { daysOfSpan, excessOfSpan, totalsOfSpan } from '@butterleaf/domain/meal-plan/mending/span'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import { isDayReady } from '@butterleaf/domain/meal-plan/states'
import { type Day, dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { noMacros } from '@butterleaf/domain/nutrition/macros'
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
  const mend = (text: string) => (
    <Button look="ghost" size="sm" aria-haspopup="dialog" onClick={() => setMending(true)}>
      <Scale aria-hidden className="size-4.5" />
      {text}
    </Button>
  )
  return (
    <section
      aria-label={isAhead && (excess.week || isOff) ? 'What has changed' : 'Time away'}
      className="grid gap-3"
    >
      {isAhead && excess.week && (
        <Banner action={mend('Bring it back into range')}>{excessSentence(excess)}</Banner>
      )}
      <div className="flex flex-wrap gap-2">
        {isAhead && !excess.week && isOff && mend('Back into range')}
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

/** [LIFE-5] By how much the day, and its week as a whole, are out of range, as eaten so far and planned; by the server's own rule. */
function useExcess(found: FoundDay): Excess {
  const { plan } = usePlan()
  const { log } = useFoodLog()
  const today = useToday()
  return useMemo(() => {
    const macrosOf = (recipeId: string) => plan.cards[recipeId]?.perServing ?? noMacros
    const eating = eatingOf(plan.template, macrosOf, log, { answers: plan.answers, today })
    const excessOf = (dayNumber?: number) =>
      excessText(excessOfSpan(totalsOfSpan(eating, daysOfSpan(found, dayNumber))))
    return { day: excessOf(found.dayNumber), week: excessOf() }
  }, [plan, log, found, today])
}
