import Flag from 'virtual:lucide/flag'
import Plus from 'virtual:lucide/plus'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import { type DatesAway, listAway } from '@butterleaf/domain/meal-plan/away/times-away'
import type { MealPlan } from '@butterleaf/domain/meal-plan/shown/meal-plan'
import { joinWords } from '@butterleaf/domain/nutrition/certificate-text'
import {
  formatWeightNumber,
  gramsFromKg,
  type Unit,
  weightUnitName,
} from '@butterleaf/domain/nutrition/weight'
import { progressSentence } from '@butterleaf/domain/weight-tracker/progress'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { formatDate, formatDates } from '#lib/format-date.ts'
import { planKey } from '#lib/meal-plan/plan-query.ts'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { useUnit } from '#lib/weight-unit.ts'
import { Button } from '#ui/action/button.tsx'
import { useFocusHandover } from '#ui/behavior/use-focus-handover.ts'
import { Calendar } from '#ui/calendar/calendar.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/surface/card.tsx'
import { LearningCard } from './learning/learning-card.tsx'
import { progressOf, showKg } from './tracked-weight.ts'
import { useWeightTracker } from './use-weight-tracker.ts'
import { WeightGraph } from './weight-graph.tsx'

const loadLogDrawer = () => import('./log-drawer.tsx')
const LogDrawer = lazy(loadLogDrawer)
const WeighToday = lazy(() => import('./weigh-today.tsx'))

/** The open log is in the URL, so that back, reload and a new sign-in restore it. */
const logParameter = 'log'

export default function WeightTrackerScreen() {
  const tracker = useWeightTracker()
  const unit = useUnit()
  // WGT-8, and the readings: without a target, or without an answer, the target screen opens. Shown data stays.
  if (tracker.data === null || tracker.isLoadingError) {
    return <Navigate to={paths['settings.account.weightTracker']} replace />
  }
  if (!tracker.data || !unit) return <WeightTrackerSkeleton />
  return <LoadedTracker tracker={tracker.data} unit={unit} />
}

function LoadedTracker({ tracker, unit }: { tracker: WeightTracker; unit: Unit }) {
  const [search, setSearch] = useSearchParams()
  const openDate = parseIsoDate(search.get(logParameter) ?? '') ?? null
  const open = (date: string) => setSearch({ [logParameter]: date }, { preventScrollReset: true })
  const close = () => setSearch({}, { replace: true, preventScrollReset: true })
  const isWeighed = tracker.logs.some(({ date }) => date === today())
  const place = useFocusHandover(String(isWeighed))
  // Preloaded, so that it is there before the first press.
  useEffect(() => void loadLogDrawer().catch(() => undefined), [])

  return (
    <div
      data-wide
      {...place}
      className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <title>Weight · Butterleaf</title>
      <ProgressHeader
        tracker={tracker}
        unit={unit}
        className="lg:col-span-2"
        action={
          <Button look={isWeighed ? 'leaf' : 'ghost'} onClick={() => open(today())}>
            <Plus aria-hidden className="size-5" />
            Weigh In
          </Button>
        }
      />
      <div className="grid content-start gap-4 lg:gap-6">
        {!isWeighed && (
          <Suspense fallback={<div className="min-h-36" />}>
            <WeighToday tracker={tracker} unit={unit} />
          </Suspense>
        )}
        <WeightGraph tracker={tracker} unit={unit} />
        <ProgressWidgets tracker={tracker} unit={unit} />
      </div>
      <div className="grid content-start gap-4 lg:gap-6">
        <LearningCard unit={unit} />
        <LogCalendar tracker={tracker} unit={unit} selected={openDate} onSelect={open} />
      </div>
      <Suspense>
        {openDate && (
          <LogDrawer key={openDate} tracker={tracker} unit={unit} date={openDate} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

interface ProgressHeaderProps {
  tracker: WeightTracker
  unit: Unit
  action: ReactNode
  className?: string
}

/** [WGT-2] One line of progress over the current weight. */
function ProgressHeader({ tracker, unit, action, className = '' }: ProgressHeaderProps) {
  const { current } = tracker
  return (
    <header className={`flex flex-wrap items-end justify-between gap-4 px-1 ${className}`}>
      <div aria-live="polite" aria-atomic className="min-w-0">
        <p className="text-sm font-semibold text-muted">
          {current === null
            ? 'Your first weigh-in starts the line'
            : progressSentence(progressOf(tracker), unit)}
        </p>
        {current === null ? (
          <h1>Weight</h1>
        ) : (
          <h1 className="text-3xl whitespace-nowrap">
            <span className="sr-only">Current weight </span>
            {formatWeightNumber(gramsFromKg(current), unit)}{' '}
            <span className="text-xl">{weightUnitName[unit]}</span>
          </h1>
        )}
      </div>
      {action}
    </header>
  )
}

interface ProgressWidgetsProps {
  tracker: WeightTracker
  unit: Unit
}

/** [WGT-4] Start, target, and progress between them. */
function ProgressWidgets({ tracker, unit }: ProgressWidgetsProps) {
  const percent = `${formatPercent(tracker.percentLost)}%`
  const isThere = tracker.percentLost >= 100
  return (
    <Card as="section" aria-label="Progress" className="grid gap-4">
      <dl className="grid grid-cols-3 gap-3">
        <Figure name="Started">
          {tracker.startingWeight === null ? '–' : <Weight kg={tracker.startingWeight} unit={unit} />}
        </Figure>
        <Figure name="Goal">
          <Weight kg={tracker.targetWeight} unit={unit} />
        </Figure>
        <Figure name="There">{percent}</Figure>
      </dl>
      <ProgressBar
        label="Way to your goal"
        value={tracker.percentLost / 100}
        valueText={percent}
        isBare
        end={<Flag aria-hidden className={`size-5 ${isThere ? 'fill-butter text-ink' : 'text-paprika'}`} />}
      />
      <p className="text-sm text-muted">Planned for {formatDate(tracker.targetDate, 'long')}</p>
    </Card>
  )
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="font-display text-lg">{children}</dd>
    </div>
  )
}

/** The unit is small, so that two decimals stay on one line of a phone. */
function Weight({ kg, unit }: { kg: number; unit: Unit }) {
  return (
    <span className="whitespace-nowrap">
      {formatWeightNumber(gramsFromKg(kg), unit)}{' '}
      <span className="font-sans text-xs text-muted">{weightUnitName[unit]}</span>
    </span>
  )
}

function formatPercent(value: number): string {
  return new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(value)
}

interface LogCalendarProps {
  tracker: WeightTracker
  unit: Unit
  selected: string | null
  onSelect: (date: string) => void
}

/** [WGT-5] A day opens its log, or a blank one for that date. */
function LogCalendar({ tracker, unit, selected, onSelect }: LogCalendarProps) {
  const weights = new Map(tracker.logs.map((log) => [log.date, log.weight]))
  const readDays = new Set(tracker.readings.map(({ date }) => date))
  const away = useAway()
  const dayLabel = (date: string) => {
    const weight = weights.get(date)
    const weighed = weight === undefined ? 'no weigh-in' : showKg(weight, unit)
    const isAway = away.some(({ from, to }) => from <= date && date <= to)
    return `${formatDate(date, 'weekday')}, ${weighed}${readDays.has(date) ? ', other readings' : ''}${isAway ? ', away' : ''}`
  }
  return (
    <Card as="section" aria-label="Calendar" className="self-start">
      <Calendar
        today={today()}
        max={today()}
        selected={selected}
        marked={new Set([...weights.keys(), ...readDays])}
        dayLabel={dayLabel}
        onSelect={onSelect}
      />
      {away.length > 0 && (
        <p className="mt-3 text-sm text-pretty text-muted">
          Away {joinWords(away.map(({ from, to }) => formatDates(from, to, 'short')))}: your plan has no days
          then.
        </p>
      )}
    </Card>
  )
}

/** [TOG-1] Of the plan in hand, if there is one. */
function useAway(): readonly DatesAway[] {
  const plan = useQueryClient().getQueryData<MealPlan | null>(planKey)
  return plan ? listAway(plan.template) : []
}

export function WeightTrackerSkeleton() {
  return (
    <Loading
      label="Loading your weight"
      isScreen
      className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <div data-wide className="flex items-end justify-between gap-4 px-1 lg:col-span-2">
        <div className="grid flex-1 gap-2">
          <Skeleton className="max-w-40" />
          <Skeleton shape="title" className="h-12 max-w-44" />
        </div>
        <Skeleton shape="button" />
      </div>
      <div className="grid content-start gap-4 lg:gap-6">
        <Card className="grid gap-4">
          <Skeleton shape="button" className="w-64 max-w-full" />
          <Skeleton shape="block" className="h-56" />
        </Card>
        <Card className="grid grid-cols-3 gap-3">
          <Skeleton shape="title" className="w-full" />
          <Skeleton shape="title" className="w-full" />
          <Skeleton shape="title" className="w-full" />
        </Card>
      </div>
      <div className="grid content-start gap-4 lg:gap-6">
        <Card className="grid gap-3">
          <Skeleton shape="title" />
          <Skeleton shape="block" className="h-28" />
        </Card>
        <Card className="grid gap-4">
          <Skeleton shape="title" />
          <Skeleton shape="block" className="h-72" />
        </Card>
      </div>
    </Loading>
  )
}
