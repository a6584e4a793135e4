import { countDaysInRange, type DayShare } from '@butterleaf/domain/meal-plan/eating/days-in-range'
import { dayAsEaten } from '@butterleaf/domain/meal-plan/shown/day-as-eaten'
import { dayToOpen, templateStateOf } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, dayNumberOf, type Template, type Week } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan, daysOfWeek } from '@butterleaf/domain/meals/meals'
import { Navigate, useParams } from 'react-router'
import { useShownLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { mealsPath, openingPath } from '#lib/meal-plan/plan-places.ts'
import { paths } from '#lib/paths.ts'
import { useToday } from '#lib/use-today.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { Ring } from '#ui/data/ring.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Link } from '#ui/link.tsx'
import { Card } from '#ui/surface/card.tsx'
import PlanEnd, { NewPlan } from './new-plan.tsx'

/** [DAY-10] How far the plan has been eaten; at its end, a congratulation and a way on. */
export default function CompleteScreen() {
  const { template } = usePlan().plan
  if (useParams().templateId !== template.id) return <Navigate to={paths.app} replace />
  const isDone = templateStateOf(template) === 'complete'
  const done = template.weeks.flatMap(({ days }) => days).filter(({ isComplete }) => isComplete).length
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <title>Your four weeks · Butterleaf</title>
      <header className="grid justify-items-center gap-3 pt-4 text-center">
        <Ring
          label="Days complete"
          value={done / daysOfPlan}
          valueText={`${done} of ${daysOfPlan}`}
          className="size-32"
        >
          <span className="font-display text-xl">
            {done}
            <span className="font-sans text-sm text-muted">/{daysOfPlan}</span>
          </span>
        </Ring>
        <h1 className="mt-2">{isDone ? 'Four weeks, eaten well' : 'Your four weeks'}</h1>
        <p className="max-w-sm text-pretty text-muted">
          {isDone
            ? 'Congratulations. You planned it, cooked it and ate it, all 28 days. The butter dish has earned a rest.'
            : `${done} of ${daysOfPlan} days complete.`}
        </p>
        {isDone ? (
          <NewPlan />
        ) : (
          <>
            <Link to={openingPath(template)} className={buttonLook()}>
              Go on
            </Link>
            <PlanEnd />
          </>
        )}
      </header>
      <WeekProgress />
    </div>
  )
}

/** [DAY-10] [LIFE-9] Week by week, how far it was eaten and how well its days fitted, as planned and as eaten. */
function WeekProgress() {
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
        const tellsEaten = days.some(({ isLogged }) => isLogged) && asEaten.days > 0
        return (
          <div key={week.id} className="grid gap-1.5">
            <ProgressBar
              label={`Week ${weekIndex + 1}`}
              value={done / daysOfWeek}
              valueText={`${done} of ${daysOfWeek} days`}
            />
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-muted">
              {plannedText(asPlanned.inRange, tellsEaten)}
              {done === daysOfWeek && <WayBack template={plan.template} week={week} />}
            </p>
            {tellsEaten && (
              <p className="text-sm text-muted">{eatenText(asEaten, days.at(-1)!.date <= today)}</p>
            )}
          </div>
        )
      })}
    </Card>
  )
}

/** The days of a complete plan aren't where Meals opens any more, but they can be read. */
function WayBack({ template, week }: { template: Template; week: Week }) {
  const day = dayToOpen(week)
  const weekNumber = template.weeks.indexOf(week) + 1
  return (
    day && (
      <Link
        to={mealsPath(template, day)}
        aria-label={`See the days of week ${weekNumber}`}
        className="inline-grid min-h-11 place-items-center font-semibold underline underline-offset-4"
      >
        See the days
      </Link>
    )
  )
}

/** Beside what was eaten it says what it is of. */
function plannedText(days: number, isBesideEaten: boolean): string {
  if (isBesideEaten) return `As planned: ${days} of ${daysOfWeek} days on target`
  if (days === daysOfWeek) return 'All seven days on target'
  return `${days} ${days === 1 ? 'day' : 'days'} on target`
}

/** A day with a meal that isn't counted is in no range and out of none. */
function eatenText({ inRange, days }: DayShare, isOver: boolean): string {
  const told = `${inRange} of ${days} ${days === 1 ? 'day' : 'days'}`
  if (!isOver) return `As eaten: ${told} so far on target`
  const open = daysOfWeek - days
  const openText = open > 0 ? `, ${open === 1 ? '1 day isn’t' : `${open} days aren’t`} counted` : ''
  return `As eaten: ${told} on target${openText}`
}
