import { daysIn } from '@butterleaf/domain/meal-plan/places'
import { Link, Navigate } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { FirstDay } from './first-day.tsx'
import { isPlanBegun } from './is-plan-begun.ts'
import { OpenWeek } from './open-week.tsx'
import { WeekFigures } from './week-figures.tsx'
import { isWeekOpen } from './week-summary.ts'

/** [ONB-12] The first week of a plan that was just made, to be liked or changed before it begins. */
export default function FirstWeekScreen() {
  const { plan } = usePlan()
  const [week] = plan.template.weeks
  if (!week || isPlanBegun(plan.template)) return <Navigate to={paths.app} replace />
  if (isWeekOpen(week)) return <OpenWeek week={week} />
  return (
    <main className="mx-auto grid w-full max-w-lg gap-6 px-5 pt-8 pb-12 md:max-w-3xl lg:max-w-7xl lg:px-10 2xl:max-w-[100rem]">
      <title>Your first week · Butterleaf</title>
      <header className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-x-10">
        <div className="grid gap-2">
          <h1 className="lg:text-3xl">Your first week</h1>
          <p className="max-w-prose text-pretty text-muted">
            Four weeks are planned, and this is how they begin. A heart keeps a dish coming back; “Not for me”
            puts another in its place and never plans it again.
          </p>
        </div>
        <Link to={paths.app} replace className={buttonLook({ size: 'lg' })}>
          Start
        </Link>
      </header>
      <WeekFigures week={week} />
      <div className="grid items-start gap-4 md:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {daysIn({ week, weekIndex: 0 }).map((found) => (
          <FirstDay key={found.day.id} found={found} />
        ))}
      </div>
      <Link
        to={paths.app}
        replace
        className={buttonLook({ size: 'lg', isWide: true, className: 'lg:hidden' })}
      >
        Start with day 1
      </Link>
    </main>
  )
}
