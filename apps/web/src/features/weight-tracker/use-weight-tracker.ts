import { type WeightTracker, weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { findAtServer } from '#lib/api/find-at-server.ts'
import { learningKey } from './learning/use-learning.ts'

const trackerKey = ['weight-tracker']

/** The tracker; null until a target has been set. */
export function useWeightTracker() {
  return useQuery({
    queryKey: trackerKey,
    queryFn: (): Promise<WeightTracker | null> => findAtServer(weightTrackerCalls.read),
  })
}

/** A change of the tracker; the answer is the whole tracker after it (WGT-5). */
function useTrackerChange<Input, Answer extends WeightTracker | undefined>(
  change: (input: Input) => Promise<Answer>,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (tracker) => {
      queries.setQueryData(trackerKey, tracker ?? null)
      void queries.invalidateQueries({ queryKey: learningKey })
    },
  })
}

export interface LogInput {
  tracker: WeightTracker
  /** Set only to move an existing log to another date; otherwise the date identifies the log. */
  logId?: string | undefined
  date: string
  weightKg: number
  note: string
}

export function useSaveLog() {
  return useTrackerChange(({ tracker, logId, date, weightKg, note }: LogInput) =>
    api.send(weightTrackerCalls.saveLog, {
      params: { id: tracker.id },
      body: { weightTrackerId: tracker.id, date, weight: weightKg, note, ...(logId ? { id: logId } : {}) },
    }),
  )
}

export function useDeleteLog() {
  return useTrackerChange(({ trackerId, logId }: { trackerId: string; logId: string }) =>
    api.send(weightTrackerCalls.deleteLog, { params: { id: trackerId, logId } }),
  )
}

export function useSetTarget() {
  return useTrackerChange((target: { weight: number; date: string }) =>
    api.send(weightTrackerCalls.setTarget, { body: target }),
  )
}

export function useResetTracker() {
  return useTrackerChange((trackerId: string) =>
    api.send(weightTrackerCalls.reset, { params: { id: trackerId } }),
  )
}

export function useImportLogs() {
  return useTrackerChange(({ trackerId, csv }: { trackerId: string; csv: string }) =>
    api.send(weightTrackerCalls.importLogs, { params: { id: trackerId }, body: csv }),
  )
}
