import { weekButtons } from '@butterleaf/domain/meal-plan/states/week-buttons'
import { useEffect } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { rememberView } from '#lib/meal-plan/last-view.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { openingPath } from '#lib/meal-plan/plan-places.ts'
import { pathTo } from '#lib/paths.ts'
import { UnplannedWeek } from './unplanned-week.tsx'
import { WeekList } from './week-list.tsx'
import { WeekSwitch } from './week-switch.tsx'

/** [SHOP-1] The list of one week, which the URL names. */
export default function ShoppingListScreen() {
  const { plan, template, rules } = usePlan()
  const { templateId, weekId } = useParams()
  const navigate = useNavigate()
  useEffect(() => rememberView('list'), [])

  const week = template.weeks.find(({ id }) => id === weekId)
  const button = weekButtons(rules).find((each) => each.weekId === weekId)
  if (!week || !button || templateId !== template.id) return <Navigate to={openingPath(rules)} replace />

  const [first, last] = [week.days[0]?.date ?? '', week.days.at(-1)?.date ?? '']
  const about = {
    title: `Shopping list, week ${week.weekNumber}`,
    dates: `${formatDate(first, 'short')} – ${formatDate(last, 'short')}`,
  }
  const showWeek = (id: string) =>
    navigate(pathTo('app.template.shopping-list', { templateId: template.id, weekId: id }))
  const weeks = <WeekSwitch rules={rules} weekId={week.id} onChange={showWeek} />
  const place = { planId: plan.id, templateId: template.id, weekId: week.id }
  return (
    <>
      <title>{`${about.title} · Butterleaf`}</title>
      {button.isListEnabled ? (
        <WeekList key={week.id} place={place} about={about} weeks={weeks} />
      ) : (
        <UnplannedWeek rules={rules} weekId={week.id} about={about} weeks={weeks} />
      )}
    </>
  )
}
