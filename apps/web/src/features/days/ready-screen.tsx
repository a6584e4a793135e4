import PencilLine from 'virtual:lucide/pencil-line'
import { type FoundDay, findDay } from '@butterleaf/domain/meal-plan/places'
import { dayButtons } from '@butterleaf/domain/meal-plan/states/day-buttons'
import { isWeekPlanned } from '@butterleaf/domain/meal-plan/states/week-state'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { rememberView } from '#lib/meal-plan/last-view.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { Tabs } from '#ui/surface/tabs.tsx'
import { MealCard } from './card/meal-card.tsx'
import { CompletionButton } from './day/completion-button.tsx'
import { DayHeader } from './day/day-header.tsx'
import { DayNews } from './day/day-news.tsx'
import { TotalsCard } from './day/totals-card.tsx'
import { dayName } from './day-name.ts'

/** [DAY-9] A day to cook by. In a week that can't be cooked yet, the way leads to the Editor. */
export default function ReadyScreen() {
  const { rules } = usePlan()
  const { templateId, weekId = '', dayId = '' } = useParams()
  useEffect(() => rememberView('meals'), [])
  const found = templateId === rules.id ? findDay(rules, { weekId, dayId }) : undefined
  if (!found) return <Navigate to={paths.app} replace />
  if (!isWeekPlanned(found.week)) return <Navigate to={editorPath(rules, { weekId, dayId })} replace />
  return <ReadyDay found={found} />
}

function ReadyDay({ found }: { found: FoundDay }) {
  const { template, rules } = usePlan()
  const navigate = useNavigate()
  const { weekIndex, dayIndex } = found
  const place = { weekId: found.week.id, dayId: found.day.id }
  const days = template.weeks[weekIndex]?.days ?? []
  const day = days[dayIndex]
  const buttons = dayButtons(rules, place)[dayIndex]
  if (!day || !buttons) return null
  const open = (dayId: string) =>
    void navigate(mealsPath(rules, { ...place, dayId }), { preventScrollReset: true })

  return (
    <div className="grid gap-4">
      <title>{`${formatDate(day.date, 'weekdayName')} · Meals · Butterleaf`}</title>
      <DayNews day={day} />
      <DayHeader
        day={day}
        action={<CompletionButton key={day.id} day={day} buttons={buttons} pathOf={mealsPath} />}
      />
      <Tabs
        label="Day of the week"
        className="min-w-0"
        value={day.id}
        onValueChange={open}
        tabs={days.map((one) => ({
          value: one.id,
          label: formatDate(one.date, 'weekdayLetter'),
          name: dayName(one),
          isDone: one.state === 'complete',
        }))}
        panelClassName="mt-4 grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-6"
      >
        <TotalsCard day={day} className="lg:sticky lg:top-6 lg:order-last lg:self-start" />
        <div className="grid content-start gap-3">
          {day.items.map((item) => (
            <MealCard key={item.id} item={item} day={day} view="ready" />
          ))}
          {day.state === 'incomplete' && (
            <Link
              to={editorPath(rules, place)}
              className={buttonLook({ look: 'ghost', className: 'mt-1 justify-self-center' })}
            >
              <PencilLine aria-hidden className="size-5" />
              Change this day
            </Link>
          )}
        </div>
      </Tabs>
    </div>
  )
}
