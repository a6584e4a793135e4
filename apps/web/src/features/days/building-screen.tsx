import ArrowRight from 'virtual:lucide/arrow-right'
import type { PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { type FoundDay, findDay } from '@butterleaf/domain/meal-plan/places'
import { dayButtons } from '@butterleaf/domain/meal-plan/states/day-buttons'
import { nextDay } from '@butterleaf/domain/meal-plan/states/next-day'
import { weekButtons } from '@butterleaf/domain/meal-plan/states/week-buttons'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { activeDay, dayToOpen, editorPath } from '#lib/meal-plan/plan-places.ts'
import { paths } from '#lib/paths.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { useMedia } from '#ui/behavior/use-media.ts'
import { DayStrip } from './building/day-strip.tsx'
import { DayTools } from './building/day-tools.tsx'
import { SuggestedMeals } from './building/suggested-meals.tsx'
import { WeekSelector } from './building/week-selector.tsx'
import { MealCard } from './card/meal-card.tsx'
import { arriveAt } from './day/arrival.ts'
import { CompletionButton } from './day/completion-button.tsx'
import { DayHeader } from './day/day-header.tsx'
import { DayNews } from './day/day-news.tsx'
import { TotalsCard } from './day/totals-card.tsx'
import { dayName } from './day-name.ts'

/** [DAY-1] A day being built. An address that isn't open yet leads to the day that is. */
export default function BuildingScreen() {
  const { rules } = usePlan()
  const { templateId, weekId = '', dayId = '' } = useParams()
  const found = templateId === rules.id ? findDay(rules, { weekId, dayId }) : undefined
  if (!found) return <Navigate to={paths.app} replace />
  const isWeekOpen = weekButtons(rules).find((week) => week.weekId === weekId)?.isEnabled
  const buttons = dayButtons(rules, { weekId })
  if (isWeekOpen && buttons[found.dayIndex]?.canOpen) return <OpenDay found={found} />
  const open = isWeekOpen ? dayToOpen(found.week) : activeDay(rules)
  return <Navigate to={open ? editorPath(rules, open) : paths.app} replace />
}

function OpenDay({ found }: { found: FoundDay }) {
  const { template, rules } = usePlan()
  const navigate = useNavigate()
  // One set of tools in one of two places: under the meals, or beside them.
  const isWide = useMedia('(min-width: 62rem)')
  const { weekIndex, dayIndex } = found
  const place = { weekId: found.week.id, dayId: found.day.id }
  const days = template.weeks[weekIndex]?.days ?? []
  const day = days[dayIndex]
  const weekDays = dayButtons(rules, place)
  const buttons = weekDays[dayIndex]
  if (!day || !buttons) return null
  const open = (chosen: PlanDay) =>
    void navigate(editorPath(rules, { ...place, dayId: chosen.id }), { preventScrollReset: true })
  const tools = <DayTools day={day} buttons={buttons} />

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-6">
      <title>{`Day ${day.dayNumber} · Editor · Butterleaf`}</title>
      <DayNews day={day} />
      <div className="grid gap-4 lg:col-span-2">
        <DayHeader
          day={day}
          action={<CompletionButton key={day.id} day={day} buttons={buttons} pathOf={editorPath} />}
        />
        <WeekSelector weekId={place.weekId} />
        <DayStrip days={days} buttons={weekDays} dayId={day.id} nameOf={dayName} onOpen={open} />
      </div>
      <div className="grid content-start gap-4 lg:sticky lg:top-6 lg:order-last lg:self-start">
        <TotalsCard day={day} />
        {buttons.canSuggestMeals && day.state === 'incomplete' && <SuggestedMeals day={day} />}
        {isWide && tools}
      </div>
      <div className="grid content-start gap-3">
        {day.items.map((item) => (
          <MealCard key={item.id} item={item} day={day} view="building" />
        ))}
        {!isWide && tools}
        <NextDayLink place={place} />
      </div>
    </div>
  )
}

/** [DAY-6] */
function NextDayLink({ place }: { place: { weekId: string; dayId: string } }) {
  const { rules } = usePlan()
  const next = nextDay(rules, place)
  if (!next) return null
  return (
    <Link
      to={editorPath(rules, next)}
      {...arriveAt(next.dayId)}
      className={buttonLook({ size: 'lg', isWide: true, className: 'mt-1' })}
    >
      Next day
      <ArrowRight aria-hidden className="size-5" />
    </Link>
  )
}
