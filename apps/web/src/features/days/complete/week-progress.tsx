import { daysOfWeek } from '@butterleaf/domain/meal-plan/meals'
import { fitOfDay } from '@butterleaf/domain/meal-plan/shown/plan-fit'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [DAY-10] Week by week, how far it was eaten and how well its days fitted. */
export function WeekProgress() {
  const { plan } = usePlan()
  return (
    <Card as="section" aria-label="Weeks" className="grid gap-5">
      {plan.template.weeks.map((week, weekIndex) => {
        const done = week.days.filter(({ isComplete }) => isComplete).length
        const fitting = week.days.filter((day) => fitOfDay(plan, day).inRange).length
        return (
          <div key={week.id} className="grid gap-1.5">
            <ProgressBar
              label={`Week ${weekIndex + 1}`}
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
