import type { WeightLog, WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { formatDate } from '#lib/format-date.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { useDeleteLog, useSaveLog } from './use-weight-tracker.ts'

/** Deletes at once and offers undo, instead of asking first. */
export function useLogRemoval(tracker: WeightTracker) {
  const toasts = useToasts()
  const deletion = useDeleteLog()
  const restoration = useSaveLog()
  const restore = (log: WeightLog) =>
    restoration.mutate({ tracker, date: log.date, weightKg: log.weight, note: log.note })
  const remove = (log: WeightLog, onRemoved: () => void) =>
    deletion.mutate(
      { trackerId: tracker.id, logId: log.id },
      {
        onSuccess: () => {
          onRemoved()
          const action = { label: 'Undo', onPress: () => restore(log) }
          toasts.show(`Weigh-in of ${formatDate(log.date, 'short')} deleted`, { tone: 'done', action })
        },
      },
    )
  return { remove, isPending: deletion.isPending }
}
