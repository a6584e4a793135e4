import Plus from 'virtual:lucide/plus'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { parseIsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Unit } from '@butterleaf/domain/weight-tracker/weight'
import { lazy, Suspense, useEffect } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#lib/paths.ts'
import { today } from '#lib/today.ts'
import { useUnit } from '#lib/weight-unit.ts'
import { Button } from '#ui/action/button.tsx'
import { LearningCard } from './learning/learning-card.tsx'
import { LogCalendar } from './log-calendar.tsx'
import { ProgressHeader } from './progress-header.tsx'
import { ProgressWidgets } from './progress-widgets.tsx'
import { useWeightTracker } from './use-weight-tracker.ts'
import { WeightGraph } from './weight-graph.tsx'
import { WeightTrackerSkeleton } from './weight-tracker-skeleton.tsx'

const loadLogDrawer = () => import('./log-drawer.tsx')
const LogDrawer = lazy(loadLogDrawer)

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
  // Preloaded, so that it is there before the first press.
  useEffect(() => void loadLogDrawer().catch(() => undefined), [])

  return (
    <div
      data-wide
      className="grid gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-6 xl:grid-cols-[minmax(0,1fr)_27rem]"
    >
      <title>Weight · Butterleaf</title>
      <ProgressHeader
        tracker={tracker}
        unit={unit}
        className="lg:col-span-2"
        action={
          <Button onClick={() => open(today())}>
            <Plus aria-hidden className="size-5" />
            Weigh In
          </Button>
        }
      />
      <div className="grid content-start gap-4 lg:gap-6">
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
