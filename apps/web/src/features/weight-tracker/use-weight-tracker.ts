import { type WeightTracker, weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import type { ReadingsChange } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api/api.ts'
import { learningQuery, trackerQuery } from '#lib/weight-tracker/tracker-query.ts'

const { queryKey: trackerKey } = trackerQuery

/** The tracker; null until a target has been set. */
export function useWeightTracker() {
  return useQuery(trackerQuery)
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
      void queries.invalidateQueries({ queryKey: learningQuery.queryKey })
    },
  })
}

export interface LogInput {
  tracker: WeightTracker
  /** Set only to move an existing log to another date; otherwise the date identifies the log. */
  logId?: string | undefined
  date: string
  /** Undefined where only readings are saved. */
  weightKg: number | undefined
  note: string
  readings?: ReadingsChange | undefined
  /** Set only to move the day's readings to another date. */
  readingsFrom?: string | undefined
}

export function useSaveLog() {
  return useTrackerChange(({ tracker, logId, date, weightKg, note, readings, readingsFrom }: LogInput) =>
    api.send(weightTrackerCalls.saveLog, {
      params: { id: tracker.id },
      body: {
        weightTrackerId: tracker.id,
        date,
        ...(weightKg !== undefined && { weight: weightKg, note }),
        ...(logId && { id: logId }),
        ...(readings && { readings }),
        ...(readingsFrom && { readingsFrom }),
      },
    }),
  )
}

/** What was logged of a date: the weight and the readings. */
export function useDeleteDay() {
  return useTrackerChange(({ trackerId, date }: { trackerId: string; date: string }) =>
    api.send(weightTrackerCalls.deleteDay, { params: { id: trackerId, date } }),
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
