import { daysOfPlan } from '@butterleaf/domain/meal-plan/meals'
import { templateStateOf } from '@butterleaf/domain/meal-plan/states/template-state'
import { Link, Navigate, useParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { openingPath } from '#lib/meal-plan/plan-places.ts'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { Ring } from '#ui/data/ring.tsx'
import PlanEnd, { NewPlan } from './complete/new-plan.tsx'
import { WeekProgress } from './complete/week-progress.tsx'

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
