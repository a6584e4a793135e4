import Luggage from 'virtual:lucide/luggage'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import type { DatesAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { dayFromDate } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { useId } from 'react'
import { formatDate, formatDates } from '#lib/format-date.ts'
import { changeFailureText } from '#lib/meal-plan/change/use-plan-change.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { Button } from '#ui/action/button.tsx'
import { WhyLine } from '#ui/action/refusal.tsx'
import { useComeBack } from './use-away.ts'

type AwayLineProps = {
  away: DatesAway
  /** Beside other things: it says nothing of a way back that was closed long ago. */
  isNote?: boolean
}

/** [TOG-1] A time away, where the plan goes on after it, and the way back. */
export function AwayLine({ away, isNote = false }: AwayLineProps) {
  const { template } = usePlan().plan
  const today = useToday()
  const whyId = useId()
  const { comeBack, isUnderWay, isBusy, isWaiting, error, why } = useComeBack(away)
  const next = dayFromDate(template, addDays(away.to, 1))
  const isPast = away.to < today
  const isOver = isNote && isPast && why !== undefined
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-field border border-line border-dashed bg-sunk/50 px-4 py-2 text-sm">
      <Luggage aria-hidden className="size-5 shrink-0 text-muted" />
      <p className="min-w-0 flex-[1_1_14rem] text-pretty">
        <span className="font-semibold">
          {isPast ? 'You were away' : 'You’re away'} {formatDates(away.from, away.to, 'short')}.
        </span>{' '}
        {next &&
          !isPast &&
          `Your plan goes on ${formatDate(dateOfDay(template, next.dayNumber), 'weekday')}.`}
      </p>
      {isWaiting ? (
        <p className="text-muted">Waiting for the network to be sent.</p>
      ) : isOver ? null : (
        <Button
          look="ghost"
          size="sm"
          busy={isBusy}
          busyLabel="Saving"
          why={why}
          whyId={whyId}
          onClick={comeBack}
          aria-label={isUnderWay ? 'I’m back' : `Take back: away ${formatDates(away.from, away.to, 'short')}`}
        >
          {isUnderWay ? 'I’m back' : 'Take it back'}
        </Button>
      )}
      {why && !isOver && <WhyLine id={whyId}>{why}</WhyLine>}
      {error && (
        <p role="alert" className="basis-full text-paprika">
          {changeFailureText(error)}
        </p>
      )}
    </div>
  )
}
