import { countDaysInRange, type DayShare } from '@butterleaf/domain/food-log/days-in-range'
import { daysOfWeek } from '@butterleaf/domain/meal-plan/meals'
import { dateOfDay, dayNumberOf } from '@butterleaf/domain/meal-plan/template'
import { dayAsEaten } from '#lib/food-log/day-as-eaten.ts'
import { useShownLog } from '#lib/food-log/use-shown-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Card } from '#ui/surface/card.tsx'

/** [DAY-10] [LIFE-9] Week by week, how far it was eaten and how well its days fitted, as planned and as eaten. */
export function WeekProgress() {
  const { plan } = usePlan()
  const log = useShownLog()
  const today = useToday()
  return (
    <Card as="section" aria-label="Weeks" className="grid gap-5">
      {plan.template.weeks.map((week, weekIndex) => {
        const done = week.days.filter(({ isComplete }) => isComplete).length
        const days = week.days.map((day, dayIndex) => {
          const date = dateOfDay(plan.template, dayNumberOf(weekIndex, dayIndex))
          const { planned, inRange, entries, extras } = dayAsEaten(plan, day, { date, today }, log)
          const isLogged = entries.length + extras.length > 0 || planned.snackRoom !== undefined
          return { date, asPlanned: planned.inRange, asEaten: inRange, isLogged }
        })
        const { asPlanned, asEaten } = countDaysInRange(days, today)
        return (
          <div key={week.id} className="grid gap-1.5">
            <ProgressBar
              label={`Week ${weekIndex + 1}`}
              value={done / daysOfWeek}
              valueText={`${done} of ${daysOfWeek} days`}
            />
            <p className="text-sm text-muted">{onTarget(asPlanned.inRange)}</p>
            {days.some(({ isLogged }) => isLogged) && asEaten.days > 0 && (
              <p className="text-sm text-muted">{eatenText(asEaten)}</p>
            )}
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

function eatenText({ inRange, days }: DayShare): string {
  return `As eaten: ${inRange} of ${days} ${days === 1 ? 'day' : 'days'} so far on target`
}
