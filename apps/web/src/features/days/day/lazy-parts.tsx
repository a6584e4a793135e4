import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import type { FoundDay } from '@butterleaf/domain/meal-plan/places'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { dayOnDate } from '@butterleaf/domain/meal-plan/states'
import { dateOfDay, type Template, type Week } from '@butterleaf/domain/meal-plan/template'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { lazy, Suspense } from 'react'
import { useShownLog } from '#lib/food-log/use-food-log.ts'
import { usePlan } from '#lib/meal-plan/plan-context.ts'
import { useToday } from '#lib/use-today.ts'
import type { CalendarNotesProps } from '../away/calendar-notes.tsx'
import type { BelowMealsProps } from '../eaten/below-meals.tsx'
import type { DayNewsProps } from './day-news.tsx'
import type { TotalsProps } from './totals-card.tsx'

const DayNews = lazy(() => import('./day-news.tsx').then(({ DayNews }) => ({ default: DayNews })))

/** Loaded late, since there is no news before something changes. */
export function LazyDayNews(props: DayNewsProps) {
  return (
    <Suspense fallback={null}>
      <DayNews {...props} />
    </Suspense>
  )
}

const CalendarNotes = lazy(() => import('../away/calendar-notes.tsx'))

/** Loaded where there is something to tell: a time away in the week or today, dishes of it that guests may not eat, leftovers of what wasn’t eaten, or open days behind. */
export function LazyCalendarNotes(props: CalendarNotesProps) {
  const { plan } = usePlan()
  const today = useToday()
  const { entries } = useShownLog()
  const { week } = props.found
  const hasNews =
    hasMealToSwap(plan, week) ||
    hasCalendarNews(plan.template, week, today) ||
    hasDishOut(plan.template, props.found, entries)
  if (!hasNews) return null
  return (
    <Suspense fallback={<div className="min-h-14" />}>
      <CalendarNotes {...props} />
    </Suspense>
  )
}

/** The notes find out what is in doubt of it. */
function hasDishOut(
  template: Template,
  { week: { days }, dayNumber, dayIndex }: FoundDay,
  entries: readonly LogEntry[],
): boolean {
  const firstDay = dayNumber - dayIndex
  return days.some(({ items }, at) =>
    items.some(
      ({ kind, meal }) =>
        kind === 'leftoverParent' &&
        entries.some(
          ({ date, place, keepsLeftovers }) =>
            place.kind === 'instead' &&
            place.meal === meal &&
            !keepsLeftovers &&
            date === dateOfDay(template, firstDay + at),
        ),
    ),
  )
}

/** Its items alone say it, so that another week keeps no place for the notes. */
function hasMealToSwap({ unsuited }: Pick<MealPlan, 'unsuited'>, { days }: Week): boolean {
  if (!unsuited) return false
  return days.some(({ isComplete, items }) => !isComplete && items.some(({ id }) => unsuited[id]))
}

/** Cheaper than what it loads: no list of the times away is needed for it. */
function hasCalendarNews(template: Template, { days }: Week, today: IsoDate): boolean {
  const isBehind = template.weeks
    .flatMap((week) => week.days)
    .some(({ isComplete }, at) => !isComplete && dateOfDay(template, at + 1) < today)
  return isBehind || days.some(({ awayBefore }) => awayBefore) || isAwayOn(template, today)
}

/** Within the plan's span, and on no day of it. */
function isAwayOn(template: Template, today: IsoDate): boolean {
  const isWithin = template.startDate <= today && today < dateOfDay(template, daysOfPlan)
  return isWithin && dayOnDate(template, today) === undefined
}

const BelowMeals = lazy(() => import('../eaten/below-meals.tsx'))

/** Loaded late: it stands below the meals, so nothing moves when it appears. */
export function LazyBelowMeals(props: BelowMealsProps) {
  return (
    <Suspense fallback={null}>
      <BelowMeals {...props} />
    </Suspense>
  )
}

const EatenLines = lazy(() => import('../eaten/eaten-lines.tsx'))

/** Loaded only for a meal with log entries; most meals are eaten as planned. */
export function LazyEatenAtMeal({ entries }: { entries: readonly LogEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Suspense fallback={null}>
      <EatenLines entries={entries} />
    </Suspense>
  )
}

const TotalsCard = lazy(() => import('./totals-card.tsx').then(({ TotalsCard }) => ({ default: TotalsCard })))
const TotalsLine = lazy(() => import('./totals-card.tsx').then(({ TotalsLine }) => ({ default: TotalsLine })))

/** Loaded after the meals, which a person looks for first; until then its place is kept. */
export function LazyTotalsCard(props: TotalsProps) {
  return (
    <Suspense fallback={<div className={`min-h-60 ${props.className ?? ''}`} />}>
      <TotalsCard {...props} />
    </Suspense>
  )
}

/** The same below the meals of a phone. */
export function LazyTotalsLine({ found }: TotalsProps) {
  return (
    <Suspense fallback={<div className="min-h-17" />}>
      <TotalsLine found={found} />
    </Suspense>
  )
}
