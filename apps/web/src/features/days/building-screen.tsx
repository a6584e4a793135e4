import ArrowRight from 'virtual:lucide/arrow-right'
import Check from 'virtual:lucide/check'
import ChefHat from 'virtual:lucide/chef-hat'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { dayButtons, refusalToOpen } from '@butterleaf/domain/meal-plan/buttons'
import { type DayPlace, daysIn, type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import {
  activeDay,
  dayToOpen,
  isEndNear,
  isWeekUnlocked,
  nextDay,
  weekButtons,
} from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { lazy, Suspense } from 'react'
import { Link, Navigate, useNavigate, useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { dayAtAddress } from '#lib/meal-plan/address-places.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { refusalWords, weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { paths } from '#lib/paths.ts'
import { useToday } from '#lib/use-today.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { useRefuse, useWhyLines } from '#ui/action/refusal.tsx'
import { useMedia } from '#ui/behavior/use-media.ts'
import { MealCard } from './card/meal-card.tsx'
import { arriveAt } from './day/arrival.ts'
import { AwayMark } from './day/away-mark.tsx'
import { CompletionButton, isDayAhead } from './day/completion-button.tsx'
import { DayHeader } from './day/day-header.tsx'
import { LazyBelowMeals, LazyCalendarNotes, LazyDayNews } from './day/lazy-parts.tsx'
import { TodayMark } from './day/today-mark.tsx'
import { TotalsCard } from './day/totals-card.tsx'
import { dayName } from './day-name.ts'
import { WeekSelector } from './week/week-selector.tsx'

/** Lazy: the first view of a day doesn't need it. */
const LazyPlanEnd = lazy(() => import('./new-plan.tsx'))
const LazySuggestedMeals = lazy(() =>
  import('./building/suggested-meals.tsx').then(({ SuggestedMeals }) => ({ default: SuggestedMeals })),
)
const LazyDayTools = lazy(() =>
  import('./building/day-tools.tsx').then(({ DayTools }) => ({ default: DayTools })),
)

/** [DAY-1] A day being built. An address that isn't open yet leads to the day that is. */
export default function BuildingScreen() {
  const { template } = usePlan().plan
  const found = dayAtAddress(template, useParams())
  if (!found) return <Navigate to={paths.app} replace />
  const place = placeOfDay(found)
  const isWeekOpen = weekButtons(template).find(({ weekId }) => weekId === place.weekId)?.isEnabled
  const buttons = dayButtons(template, place)
  if (isWeekOpen && buttons[found.dayIndex]?.canOpen) return <OpenDay found={found} />
  const open = isWeekOpen ? dayToOpen(found.week) : activeDay(template)
  return <Navigate to={open ? editorPath(template, open) : paths.app} replace />
}

function OpenDay({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const today = useToday()
  // One set of tools in one of two places: under the meals, or beside them.
  const isWide = useMedia('(min-width: 62rem)')
  const { day, dayIndex, dayNumber } = found
  const place = placeOfDay(found)
  const weekDays = dayButtons(template, place)
  const buttons = weekDays[dayIndex]
  if (!buttons) return null
  const open = (chosen: FoundDay) =>
    void navigate(editorPath(template, placeOfDay(chosen)), { preventScrollReset: true })
  const tools = (
    <Suspense fallback={<div className="min-h-24" />}>
      <LazyDayTools found={found} buttons={buttons} />
    </Suspense>
  )

  return (
    <div
      data-wide
      className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-x-6 min-[100rem]:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <title>{`${weekdayNaming(template)(dayNumber)} · Editor · Butterleaf`}</title>
      <LazyDayNews found={found} />
      <div className="grid gap-4 lg:col-span-2">
        <DayHeader
          found={found}
          action={
            <div className="flex flex-wrap gap-2 md:justify-end">
              {!isDayAhead(template, found, today) && (
                <CompletionButton key={day.id} found={found} pathOf={editorPath} />
              )}
              {isWeekUnlocked(template, found.weekIndex) && <CookDayLink place={place} />}
            </div>
          }
        />
        <LazyCalendarNotes found={found} />
        <WeekSelector
          weekId={place.weekId}
          weeks={weekButtons(template)}
          canOpen={({ isEnabled }) => isEnabled}
          whyClosed="A week opens once the week before it is planned."
          pathOf={editorPath}
        />
        <DayStrip
          template={template}
          days={daysIn(found)}
          dayId={day.id}
          nameOf={(one) => dayName(template, one, today)}
          today={today}
          onOpen={open}
        />
      </div>
      <div className="grid content-start gap-4 lg:sticky lg:top-6 lg:order-last lg:self-start">
        <TotalsCard found={found} />
        {buttons.canSuggestMeals && !day.isComplete && (
          <Suspense fallback={null}>
            <LazySuggestedMeals place={place} />
          </Suspense>
        )}
        {isWide && tools}
        {isWide && <LazyBelowMeals found={found} part="changed" />}
      </div>
      <div className="grid content-start gap-3 min-[100rem]:grid-cols-2">
        {day.items.map((item) => (
          <MealCard key={item.id} found={{ ...found, item }} />
        ))}
        <LazyBelowMeals found={found} part="eaten" />
        {!isWide && tools}
        {!isWide && <LazyBelowMeals found={found} part="changed" />}
        {isDayAhead(template, found, today) && (
          <div className="grid justify-items-start gap-2 min-[100rem]:col-span-2">
            <CompletionButton key={day.id} found={found} pathOf={editorPath} />
          </div>
        )}
        <NextDayLink place={place} />
        {isEndNear(template, today) && (
          <Suspense fallback={null}>
            <LazyPlanEnd />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** [DAY-6] */
function NextDayLink({ place }: { place: DayPlace }) {
  const { template } = usePlan().plan
  const next = nextDay(template, place)
  if (!next) return null
  return (
    <Link
      to={editorPath(template, next)}
      {...arriveAt(next.dayId)}
      className={buttonLook({ size: 'lg', isWide: true, className: 'mt-1 min-[100rem]:col-span-2' })}
    >
      Next day
      <ArrowRight aria-hidden className="size-5" />
    </Link>
  )
}

function CookDayLink({ place }: { place: DayPlace }) {
  const { template } = usePlan().plan
  return (
    <Link
      to={mealsPath(template, place)}
      {...arriveAt(place.dayId)}
      className={buttonLook({ look: 'ghost', size: 'sm' })}
    >
      <ChefHat aria-hidden className="size-4.5" />
      Cook this day
    </Link>
  )
}

type DayStripProps = {
  template: Template
  days: readonly FoundDay[]
  dayId: string
  /** Spoken. */
  nameOf: (day: FoundDay) => string
  today: IsoDate
  onOpen: (day: FoundDay) => void
}

const dayLook = [
  'relative grid min-h-14 place-content-center justify-items-center gap-0.5 rounded-field border border-transparent text-sm transition',
  'bg-surface hover:border-line aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-60',
  'aria-[current=date]:bg-leaf aria-[current=date]:text-on-leaf',
  'forced-colors:border forced-colors:aria-[current=date]:bg-[Highlight] forced-colors:aria-[current=date]:text-[HighlightText]',
].join(' ')

/** [DAY-1] [DAY-4] The week's days by their number in the plan, a check on complete ones, and today marked. */
function DayStrip({ template, days, dayId, nameOf, today, onOpen }: DayStripProps) {
  const refuse = useRefuse()
  const whyOf = (found: FoundDay) => refusalWords(template, refusalToOpen(found))
  const { refusalOf, lines } = useWhyLines(days.map(whyOf))
  const refused = (why: string | undefined) =>
    why === undefined ? undefined : refuse(why, refusalOf(why).whyId)
  return (
    <nav aria-label="Days" className="grid grid-cols-7 gap-1">
      {days.map((found) => (
        <button
          key={found.day.id}
          type="button"
          aria-label={nameOf(found)}
          aria-current={found.day.id === dayId ? 'date' : undefined}
          onClick={() => onOpen(found)}
          className={dayLook}
          {...refused(whyOf(found))}
        >
          <span className="text-xs font-semibold opacity-80">
            {formatDate(dateOfDay(template, found.dayNumber), 'weekdayLetter')}
          </span>
          <span className="font-bold">{found.dayNumber}</span>
          {dateOfDay(template, found.dayNumber) === today && (
            <TodayMark className="absolute -bottom-2.5 left-1/2 -translate-x-1/2" />
          )}
          {found.day.awayBefore && <AwayMark />}
          {found.day.isComplete && <DoneMark />}
        </button>
      ))}
      {lines.length > 0 && <div className="col-span-full mt-2 px-1">{lines}</div>}
    </nav>
  )
}

function DoneMark() {
  return (
    <span className="absolute -top-1.5 -right-1 grid size-5 place-items-center rounded-full border-2 border-paper bg-leaf text-on-leaf">
      <Check aria-hidden strokeWidth={3.5} className="size-3" />
    </span>
  )
}
