import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import { findWeek } from '@butterleaf/domain/meal-plan/places'
import { weekButtons } from '@butterleaf/domain/meal-plan/states'
import { calendarOf, type Template } from '@butterleaf/domain/meal-plan/template'
import { shoppingRhythmOf } from '@butterleaf/domain/onboarding/shopping-rhythm'
import { listDaysOf } from '@butterleaf/domain/shopping-list/home/list-days'
import type { ListDays } from '@butterleaf/domain/shopping-list/home/plan-stock'
import { lazy, Suspense } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { formatDate, formatDates } from '#lib/format-date.ts'
import { useRememberedView } from '#lib/meal-plan/last-view.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { openingPath } from '#lib/meal-plan/plan-places.ts'
import { pathTo } from '#lib/paths.ts'
import { ShoppingListSkeleton } from './shopping-list-skeleton.tsx'
import { WeekList } from './week-list.tsx'
import { WeekSwitch } from './week-switch.tsx'

const LazyUnplannedWeek = lazy(() => import('./unplanned-week.tsx'))

/** [SHOP-1] The list of one week, which the URL names. */
export default function ShoppingListScreen() {
  const { plan } = usePlan()
  const { template } = plan
  const { templateId, weekId = '' } = useParams()
  const navigate = useNavigate()
  useRememberedView('list')

  const found = findWeek(template, { weekId })
  const button = weekButtons(template).find((each) => each.weekId === weekId)
  if (!found || !button || templateId !== template.id) return <Navigate to={openingPath(template)} replace />

  // [LIV-5] From one shopping day to the next.
  const days = listDaysOf(calendarOf(template), shoppingRhythmOf(plan.answers))[found.weekIndex]!
  const { fromDay, beforeDay } = days
  const dateText = (day: number) => formatDate(addDays(template.startDate, day), 'short')
  const about = {
    weekNumber: button.weekNumber,
    title: `Shopping list, week ${button.weekNumber}`,
    dates: `${dateText(fromDay)} – ${dateText(beforeDay - 1)}`,
    away: awayText(template, days),
  }
  const showWeek = (id: string) =>
    navigate(pathTo('app.template.shopping-list', { templateId: template.id, weekId: id }))
  const weeks = <WeekSwitch template={template} weekId={weekId} onChange={showWeek} />
  const place = { planId: plan.id, templateId: template.id, weekId }
  return (
    <>
      <title>{`${about.title} · Butterleaf`}</title>
      {button.isListEnabled ? (
        <WeekList key={weekId} place={place} about={about} weeks={weeks} />
      ) : (
        <Suspense fallback={<ShoppingListSkeleton />}>
          <LazyUnplannedWeek template={template} weekId={weekId} about={about} weeks={weeks} />
        </Suspense>
      )}
    </>
  )
}

/** [TOG-1] "You’re away Nov 21 – 24; shop again on Wednesday, November 25." */
function awayText(template: Template, { fromDay, beforeDay, secondDay, isAfterAway }: ListDays) {
  const dateOf = (day: number) => addDays(template.startDate, day)
  const within = listAway(template).filter(
    ({ from, to }) => from > dateOf(fromDay) && to < dateOf(beforeDay - 1),
  )
  if (within.length === 0) return undefined
  const times = within.map(({ from, to }) => formatDates(from, to, 'short')).join(', ')
  const shop = isAfterAway && secondDay !== undefined
  return `You’re away ${times}${shop ? `; shop again on ${formatDate(dateOf(secondDay), 'weekday')}` : ''}.`
}
