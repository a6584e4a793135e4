import ArrowRight from 'virtual:lucide/arrow-right'
import Check from 'virtual:lucide/check'
import UtensilsCrossed from 'virtual:lucide/utensils-crossed'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type DayPlace, daysIn, type FoundDay, placeOfDay } from '@butterleaf/domain/meal-plan/places'
import {
  activeDay,
  dayToOpen,
  isDayUnfilled,
  isEndNear,
  isWeekUnlocked,
  nextDay,
  refusalToOpen,
  weekButtons,
} from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { lazy, Suspense, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { formatDate } from '#lib/format-date.ts'
import { dayAtAddress } from '#lib/meal-plan/address-places.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { editorPath, mealsPath } from '#lib/meal-plan/plan-places.ts'
import { refusalWords } from '#lib/meal-plan/words/refusal-words.ts'
import { weekdayNaming } from '#lib/meal-plan/words/weekday-naming.ts'
import { paths } from '#lib/paths.ts'
import { useToday } from '#lib/use-today.ts'
import { buttonLook } from '#ui/action/button-look.ts'
import { useRefuse, useWhyLines } from '#ui/action/refusal.tsx'
import { useMedia } from '#ui/behavior/use-media.ts'
import { Link } from '#ui/link.tsx'
import { MealCard } from './card/meal-card.tsx'
import { arriveAt } from './day/arrival.ts'
import { AwayMark } from './day/away-mark.tsx'
import { DayHeader } from './day/day-header.tsx'
import { LazyBelowMeals, LazyCalendarNotes, LazyDayNews, LazyTotalsCard } from './day/lazy-parts.tsx'
import { TodayMark } from './day/today-mark.tsx'
import { dayName } from './day-name.ts'
import { Fold } from './week/fold.tsx'
import { WeekSelector } from './week/week-selector.tsx'

/** Lazy: the first view of a day doesn't need it. */
const LazyPlanEnd = lazy(() => import('./new-plan.tsx'))
const LazyWeekBoard = lazy(() =>
  import('./board/week-board.tsx').then(({ WeekBoard }) => ({ default: WeekBoard })),
)
const LazySuggestedMeals = lazy(() =>
  import('./building/suggested-meals.tsx').then(({ SuggestedMeals }) => ({ default: SuggestedMeals })),
)
const LazyEasierWeeks = lazy(() => import('./building/easier-weeks.tsx'))
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
  if (isWeekOpen && refusalToOpen(found) === undefined) return <OpenDay found={found} />
  const open = isWeekOpen ? dayToOpen(found.week) : activeDay(template)
  return <Navigate to={open ? editorPath(template, open) : paths.app} replace />
}

/** Wide: head, board and a day beside or below it; a week that is still being built has no board yet. */
const screenLook = {
  plain:
    "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:[grid-template-areas:'head_head'_'week_week'_'meals_side']",
  board: [
    "lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:[grid-template-areas:'head_head'_'week_week'_'meals_side']",
    'min-[100rem]:grid-cols-[minmax(0,1fr)_27rem] min-[100rem]:grid-rows-[auto_auto_1fr] min-[100rem]:gap-x-8',
    "min-[100rem]:[grid-template-areas:'head_head'_'week_side'_'week_meals']",
  ].join(' '),
} as const

function OpenDay({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const navigate = useNavigate()
  const today = useToday()
  // One set of tools in one of three places: below the meals, beside them, or below the board.
  const isWide = useMedia('(min-width: 62rem)')
  const { day, dayNumber } = found
  const place = placeOfDay(found)
  // Here, and not in the tools, so that the sheet stays open when they change places.
  const [isEasing, setEasing] = useState(false)
  const hasBoard = isWeekUnlocked(template, found.weekIndex)
  const open = (dayId: string) =>
    void navigate(editorPath(template, { ...place, dayId }), { preventScrollReset: true })
  const tools = (
    <Suspense fallback={<div className="min-h-24" />}>
      <LazyDayTools found={found} onEase={() => setEasing(true)} />
    </Suspense>
  )

  return (
    <div data-wide className={`grid gap-4 lg:gap-x-6 ${screenLook[hasBoard ? 'board' : 'plain']}`}>
      <title>{`${weekdayNaming(template)(dayNumber)} · Editor · Butterleaf`}</title>
      <LazyDayNews found={found} />
      {isEasing && (
        <Suspense>
          <LazyEasierWeeks onClose={() => setEasing(false)} />
        </Suspense>
      )}
      <div className="grid gap-4 lg:[grid-area:head]">
        <DayHeader found={found} action={hasBoard && <DayInMeals found={found} />} />
        <LazyCalendarNotes found={found} />
        <WeekSelector
          weekId={place.weekId}
          weeks={weekButtons(template)}
          canOpen={({ isEnabled }) => isEnabled}
          whyClosed="A week opens once the week before it is planned."
          pathOf={editorPath}
        />
      </div>
      <div className="grid min-w-0 content-start gap-4 lg:[grid-area:week]">
        <DayStrip
          template={template}
          days={daysIn(found)}
          dayId={day.id}
          nameOf={(one) => dayName(template, one, today)}
          today={today}
          onOpen={open}
        />
        {hasBoard && isWide && (
          <Suspense fallback={<div className="min-h-96" />}>
            <LazyWeekBoard found={found} view="building" heads="elsewhere" onOpen={open} />
            {tools}
          </Suspense>
        )}
      </div>
      <div className="grid content-start gap-4 lg:self-start lg:[grid-area:side]">
        <LazyTotalsCard found={found} />
        {isDayUnfilled(day) && !day.isComplete && (
          <Suspense fallback={null}>
            <LazySuggestedMeals place={place} />
          </Suspense>
        )}
        {!hasBoard && isWide && tools}
        {!hasBoard && isWide && <LazyBelowMeals found={found} />}
      </div>
      <div className="grid content-start gap-3 lg:[grid-area:meals]">
        {day.items.map((item) => (
          <MealCard key={item.id} found={{ ...found, item }} />
        ))}
        {!isWide && tools}
        {!hasBoard && !isWide && <LazyBelowMeals found={found} />}
        <NextDayLink place={place} />
        {hasBoard && !isWide && <WeekFold found={found} onOpen={open} />}
        {isEndNear(template, today) && (
          <Suspense fallback={null}>
            <LazyPlanEnd />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** On a phone and a tablet the board of the week stands folded below the day. */
function WeekFold({ found, onOpen }: { found: FoundDay; onOpen: (dayId: string) => void }) {
  return (
    <Fold title="The whole week">
      <Suspense fallback={<div className="min-h-96" />}>
        <LazyWeekBoard found={found} view="building" heads="names" onOpen={onOpen} />
      </Suspense>
    </Fold>
  )
}

/** [MAP-3] Cooked and completed is in Meals. */
function DayInMeals({ found }: { found: FoundDay }) {
  const { template } = usePlan().plan
  const place = placeOfDay(found)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 md:justify-end">
      {found.day.isComplete && <p className="text-sm text-muted">Complete. Open it again in Meals.</p>}
      <Link
        to={mealsPath(template, place)}
        {...arriveAt(place.dayId)}
        className={buttonLook({ look: 'ghost', size: 'sm' })}
      >
        <UtensilsCrossed aria-hidden className="size-4.5" />
        This day in Meals
      </Link>
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
      className={buttonLook({ size: 'lg', isWide: true, className: 'mt-1' })}
    >
      Next day
      <ArrowRight aria-hidden className="size-5" />
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
  onOpen: (dayId: string) => void
}

const dayLook = [
  'relative grid min-h-14 place-content-center justify-items-center gap-0.5 rounded-field border border-transparent text-sm transition',
  'bg-surface hover:border-line aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-muted aria-disabled:opacity-60',
  'aria-[current=date]:bg-leaf aria-[current=date]:text-on-leaf',
  'forced-colors:border forced-colors:aria-[current=date]:bg-[Highlight] forced-colors:aria-[current=date]:text-[HighlightText]',
].join(' ')

/** [DAY-1] [DAY-4] [MAP-3] The week's days by date and number in the plan ("Fri 20, day 8"), a check on complete ones, and today marked. */
function DayStrip({ template, days, dayId, nameOf, today, onOpen }: DayStripProps) {
  const refuse = useRefuse()
  const whyOf = (found: FoundDay) => refusalWords(template, refusalToOpen(found))
  const { refusalOf, lines } = useWhyLines(days.map(whyOf))
  const refused = (why: string | undefined) =>
    why === undefined ? undefined : refuse(why, refusalOf(why).whyId)
  return (
    <nav aria-label="Days" className="grid grid-cols-7 gap-1 lg:gap-x-2 xl:gap-x-3">
      {days.map((found) => (
        <button
          key={found.day.id}
          type="button"
          aria-label={nameOf(found)}
          aria-current={found.day.id === dayId ? 'date' : undefined}
          onClick={() => onOpen(found.day.id)}
          className={dayLook}
          {...refused(whyOf(found))}
        >
          <span className="flex flex-wrap items-baseline justify-center gap-x-1 leading-tight font-bold">
            <span className="text-xs font-semibold lg:text-sm">
              {formatDate(dateOfDay(template, found.dayNumber), 'weekdayShort')}
            </span>
            <span className="max-lg:w-full">
              {formatDate(dateOfDay(template, found.dayNumber), 'dayOfMonth')}
            </span>
          </span>
          <span className="mb-1.5 text-xs font-semibold opacity-80">day {found.dayNumber}</span>
          {dateOfDay(template, found.dayNumber) === today && (
            <TodayMark className="absolute -bottom-3.5 left-1/2 -translate-x-1/2 max-md:-bottom-2.5 max-md:scale-[0.8]" />
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
