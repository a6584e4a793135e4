import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import { formatDate } from '#lib/format-date.ts'
import { useToasts } from '#ui/feedback/toast.tsx'
import { useDeleteDay, useSaveLog } from './use-weight-tracker.ts'

/** Deletes the weight and the readings of a date at once and offers undo, instead of asking first. */
export function useLogRemoval(tracker: WeightTracker) {
  const toasts = useToasts()
  const deletion = useDeleteDay()
  const restoration = useSaveLog()
  const remove = (date: string, onRemoved: () => void) => {
    const log = tracker.logs.find((one) => one.date === date)
    const { date: _date, ...readings } = tracker.readings.find((one) => one.date === date) ?? { date }
    const hasReadings = Object.keys(readings).length > 0
    const restore = () =>
      restoration.mutate({
        tracker,
        date,
        weightKg: log?.weight,
        note: log?.note ?? '',
        readings: hasReadings ? readings : undefined,
      })
    const onSuccess = () => {
      onRemoved()
      const what = log ? 'Weigh-in' : 'Readings'
      const action = { label: 'Undo', onPress: restore }
      toasts.show(`${what} of ${formatDate(date, 'short')} deleted`, { tone: 'done', action })
    }
    deletion.mutate({ trackerId: tracker.id, date }, { onSuccess })
  }
  return { remove, isPending: deletion.isPending }
}
