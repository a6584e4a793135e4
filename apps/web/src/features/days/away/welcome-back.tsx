import { findAwayFault, findUneatenDates } from '@butterleaf/domain/meal-plan/away/change-away'
import { type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { isDayReady } from '@butterleaf/domain/meal-plan/states'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { planChange } from '#lib/meal-plan/change/plan-change.ts'
import { changeFailureText, usePlanChange } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { mealsPath } from '#lib/meal-plan/plan-places.ts'
import { refusalWords } from '#lib/meal-plan/words/refusal-words.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { WhyLine } from '#ui/action/refusal.tsx'
import { useToasts } from '#ui/feedback/toast.tsx'
import { Card } from '#ui/surface/card.tsx'
import { arriveAt } from '../day/arrival.ts'
import type { OpenBehind } from './open-behind.ts'
import { useGoAway } from './use-away.ts'

/** [MAP-4] One question to a person with open days behind: nothing is claimed to be eaten, and nothing moves, before they say so. */
export function WelcomeBack({ open, onLeave }: OpenBehind) {
  return open.length > 0 && <Question open={open} onLeave={onLeave} />
}

function Question({ open, onLeave }: OpenBehind) {
  const { template } = usePlan().plan
  const today = useToday()
  const toasts = useToasts()
  const goAway = useGoAway()
  const navigate = useNavigate()
  const complete = useCompleting()
  const whyId = useId()
  const times = findUneatenDates(template, today)
  const tooLong = times.map((dates) => findAwayFault(template, dates)).find((fault) => fault !== undefined)
  const whyNotMoved = tooLong && refusalWords(template, { because: 'away-at-fault', ...tooLong })
  const notReady = open.find(({ day }) => !isDayReady(day))
  const whyNotEaten =
    notReady && refusalWords(template, { because: 'day-not-ready', dayNumber: notReady.dayNumber })
  const isOne = open.length === 1
  // To the day that is today's from now on.
  const goOn = () => {
    goAway(...times)
    void navigate(mealsPath(template, placeOfDay(open[0]!)), arriveAt(open[0]!.day.id))
  }
  const eat = () =>
    void complete.all(open).then((isDone) => {
      if (isDone)
        toasts.show(isOne ? 'The day is complete' : `${open.length} days are complete`, { tone: 'done' })
    })
  return (
    <Card as="section" aria-label="Welcome back" padding="sm" className="grid gap-3">
      <div>
        <h2 className="font-display text-lg">{isOne ? 'One day is still open' : 'Welcome back'}</h2>
        <p className="max-w-prose text-sm text-pretty text-muted">
          {isOne
            ? 'A day of your plan before today isn’t complete.'
            : `${open.length} days of your plan before today aren’t complete.`}{' '}
          Go on where you were, and your plan moves to today; or say that you ate what was planned.
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" why={whyNotMoved} whyId={`${whyId}-moved`} onClick={goOn}>
          Go on from today
        </Button>
        <Button
          look="quiet"
          size="sm"
          busy={complete.isBusy}
          busyLabel="Saving"
          why={whyNotEaten}
          whyId={`${whyId}-eaten`}
          onClick={eat}
        >
          I ate as planned
        </Button>
        <Button look="ghost" size="sm" onClick={onLeave}>
          Leave it
        </Button>
      </div>
      {whyNotMoved && <WhyLine id={`${whyId}-moved`}>{whyNotMoved}</WhyLine>}
      {whyNotEaten && <WhyLine id={`${whyId}-eaten`}>{whyNotEaten}</WhyLine>}
      <div role="alert" className="text-sm text-paprika empty:hidden">
        {complete.error && changeFailureText(complete.error)}
      </div>
    </Card>
  )
}

/** One after the other, in their order, as a person would. */
function useCompleting() {
  const change = usePlanChange()
  const [isBusy, setBusy] = useState(false)
  const all = async (days: readonly FoundDay[]): Promise<boolean> => {
    setBusy(true)
    try {
      for (const found of days) await change.mutateAsync(planChange('completeDay', placeOfDay(found)))
      return true
    } catch {
      // The mutation keeps the error, which is shown.
      return false
    } finally {
      setBusy(false)
    }
  }
  return { all, isBusy, error: change.error }
}
