import type { PlanWeek } from '@butterleaf/contract/meal-plan/calls'
import { daysOfWeek } from '@butterleaf/domain/meal-plan/meals'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [DAY-10] Week by week, how far it was eaten and how well its days fitted. */
export function WeekProgress({ weeks }: { weeks: readonly PlanWeek[] }) {
  return (
    <Card as="section" aria-label="Weeks" className="grid gap-5">
      {weeks.map((week) => {
        const done = week.days.filter(({ state }) => state === 'complete').length
        const fitting = week.days.filter(({ fit }) => fit.inRange).length
        return (
          <div key={week.id} className="grid gap-1.5">
            <ProgressBar
              label={`Week ${week.weekNumber}`}
              value={done / daysOfWeek}
              valueText={`${done} of ${daysOfWeek} days`}
            />
            <p className="text-sm text-muted">{onTarget(fitting)}</p>
          </div>
        )
      })}
    </Card>
  )
}

function onTarget(days: number): string {
  if (days === daysOfWeek) return 'All seven days on target'
  return `${days} ${days === 1 ? 'day' : 'days'} on target`
}
