import type { Week } from '@butterleaf/domain/meal-plan/template'
import { WeekAskHead } from '#lib/meal-plan/asks/week-ask-head.tsx'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { Card } from '#ui/surface/card.tsx'
import { daysInRange } from './week-summary.ts'

/** [LIV-2] What the week asks of a person, as at the head of its board, and what it gives. */
export function WeekFigures({ week }: { week: Week }) {
  const { plan } = usePlan()
  return (
    <Card as="section" aria-label="Week 1 in figures" className="grid gap-3">
      <WeekAskHead weekId={week.id} weekNumber={1} />
      <p className="px-1 text-sm text-muted">
        <span className="font-bold text-ink">
          {daysInRange(plan, week)} of {week.days.length}
        </span>{' '}
        days on target
      </p>
    </Card>
  )
}
