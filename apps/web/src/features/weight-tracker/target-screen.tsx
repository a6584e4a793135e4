import { useUnit } from '#lib/weight-unit.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Loading } from '#ui/feedback/loading.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { HistoryFile } from './history-file.tsx'
import { ResetTracker } from './reset-tracker.tsx'
import { TargetForm } from './target-form.tsx'
import { useWeightTracker } from './use-weight-tracker.ts'

/** [WGT-6] settings.account.weightTracker: the target, the history as a file, and the way to start over. */
export default function TargetScreen() {
  const tracker = useWeightTracker()
  const unit = useUnit()
  return (
    <div className="grid gap-6">
      <title>Weight target · Butterleaf</title>
      <header className="grid gap-2">
        <h1>{tracker.data === null ? 'Where would you like to be' : 'Weight target'}</h1>
        <p className="text-muted">
          {tracker.data === null
            ? 'A weight and a date to steer by. You can change both whenever you like.'
            : 'Change the goal or the date. Your weigh-ins stay as they are.'}
        </p>
      </header>
      {tracker.isLoadingError ? (
        <ErrorState
          title="Your weight tracker can’t be reached"
          onRetry={() => tracker.refetch()}
          isRetrying={tracker.isFetching}
        >
          Nothing is lost. Check your connection and try again.
        </ErrorState>
      ) : tracker.data === undefined || !unit ? (
        <Loading label="Loading your target" className="grid gap-5">
          <Skeleton shape="field" />
          <Skeleton shape="field" />
          <Skeleton shape="button" />
        </Loading>
      ) : (
        <TargetForm tracker={tracker.data} unit={unit} />
      )}
      {tracker.data && unit && (
        <>
          <HistoryFile tracker={tracker.data} unit={unit} />
          <ResetTracker tracker={tracker.data} />
        </>
      )}
    </div>
  )
}
