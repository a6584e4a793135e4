import PencilLine from 'virtual:lucide/pencil-line'
import { daysIn, type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import { dayButtons } from '@butterleaf/domain/meal-plan/states/buttons/day-buttons'
import { isWeekPlanned } from '@butterleaf/domain/meal-plan/states/week-state'
import { dateOfDay } from '@butterleaf/domain/meal-plan/template'
import { useEffect } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { dayAtAddress } from '#lib/meal-plan/address-places.ts'
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
  const { template } = usePlan().plan
  const found = dayAtAddress(template, useParams())
  useEffect(() => rememberView('meals'), [])
  if (!found) return <Navigate to={paths.app} replace />
  if (!isWeekPlanned(found.week)) return <Navigate to={editorPath(template, placeOfDay(found))} replace />
  return <ReadyDay found={found} />
}

function ReadyDay({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const { day, dayIndex } = found
  const place = placeOfDay(found)
  const buttons = dayButtons(template, place)[dayIndex]
  if (!buttons) return null
  const dateOf = ({ dayNumber }: FoundDay) => dateOfDay(template, dayNumber)
  const open = (dayId: string) =>
    void navigate(mealsPath(template, { ...place, dayId }), { preventScrollReset: true })

  return (
    <div className="grid gap-4">
      <title>{`${formatDate(dateOf(found), 'weekdayName')} · Meals · Butterleaf`}</title>
      <DayNews found={found} />
      <DayHeader
        found={found}
        action={<CompletionButton key={day.id} found={found} buttons={buttons} pathOf={mealsPath} />}
      />
      <Tabs
        label="Day of the week"
        className="min-w-0"
        value={day.id}
        onValueChange={open}
        tabs={daysIn(found).map((one) => ({
          value: one.day.id,
          label: formatDate(dateOf(one), 'weekdayLetter'),
          name: dayName(template, one),
          isDone: one.day.isComplete,
        }))}
        panelClassName="mt-4 grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-6"
      >
        <TotalsCard day={day} className="lg:sticky lg:top-6 lg:order-last lg:self-start" />
        <div className="grid content-start gap-3">
          {day.items.map((item) => (
            <MealCard key={item.id} found={{ ...found, item }} view="ready" />
          ))}
          {!day.isComplete && (
            <Link
              to={editorPath(template, place)}
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
