import type { Week } from '@butterleaf/domain/meal-plan/template'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { readWeekList } from '#lib/meal-plan/read-week-list.ts'
import { minutesText } from '#lib/recipe/time-text.ts'
import { RetryLine } from '#ui/feedback/retry-line.tsx'
import { Card } from '#ui/surface/card.tsx'
import { daysInRange, minutesOfWeek } from './week-summary.ts'

/** What the week asks of a person, and what it gives. */
export function WeekFigures({ week }: { week: Week }) {
  const { plan } = usePlan()
  const inRange = daysInRange(plan, week)
  const list = useRowCount(week.id)
  return (
    <Card as="section" aria-label="Week 1 in figures" className="grid gap-3">
      <dl className="grid grid-cols-2 gap-3 min-[22rem]:grid-cols-3">
        <Figure label="At the stove">{minutesText(minutesOfWeek(plan, week))}</Figure>
        <Figure label="Things to buy">{list.isError ? '–' : (list.data ?? '…')}</Figure>
        <Figure label="Days on target">
          {inRange} of {week.days.length}
        </Figure>
      </dl>
      {list.isError && (
        <RetryLine isRetrying={list.isFetching} onRetry={() => void list.refetch()}>
          The shopping list can’t be counted right now.
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

/** Foods on the week's shopping list, not the person's own lines; the number before stays until a changed dish's is there. */
function useRowCount(weekId: string) {
  const { plan } = usePlan()
  const params = { planId: plan.id, templateId: plan.template.id, weekId }
  return useQuery({
    queryKey: ['first-week-list', weekId, plan.version],
    queryFn: async () => {
      const list = await readWeekList(params)
      const rows = Object.values(list ?? {}).flatMap((ofHeading) => Object.values(ofHeading))
      return rows.filter(({ kind }) => kind === 'food').length
    },
    placeholderData: keepPreviousData,
  })
}
