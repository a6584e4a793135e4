import type { Week } from '@butterleaf/domain/meal-plan/template'
import type { ReactNode } from 'react'
import { figureOf } from '#lib/meal-plan/asks/ask-words.ts'
import { useWeekAsk } from '#lib/meal-plan/asks/week-ask-query.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Card } from '#ui/surface/card.tsx'
import { daysInRange } from './week-summary.ts'

/** [LIV-2] What the week asks of a person, the same figures as on its board, and what it gives. */
export function WeekFigures({ week }: { week: Week }) {
  const { plan } = usePlan()
  const inRange = daysInRange(plan, week)
  const ask = useWeekAsk(week.id)
  const unknown = ask.isError ? '–' : '…'
  return (
    <Card as="section" aria-label="Week 1 in figures" className="grid gap-3">
      <dl className="grid grid-cols-2 gap-3 min-[22rem]:grid-cols-3">
        <Figure label="In the kitchen">{ask.data ? figureOf(ask.data, 'kitchen') : unknown}</Figure>
        <Figure label="Things to buy">{ask.data?.rows ?? unknown}</Figure>
        <Figure label="Days on target">
          {inRange} of {week.days.length}
        </Figure>
      </dl>
      {ask.isError && (
        <RetryLine isRetrying={ask.isFetching} onRetry={() => void ask.refetch()}>
          What this week asks can’t be reached.
        </RetryLine>
      )}
    </Card>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="whitespace-nowrap font-display text-base normal-nums min-[26rem]:text-lg md:text-xl">
        {children}
      </dd>
    </div>
  )
}
