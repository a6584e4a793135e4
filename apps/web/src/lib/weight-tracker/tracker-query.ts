import {
  type Learning,
  type WeightTracker,
  weightTrackerCalls,
} from '@butterleaf/contract/weight-tracker/calls'
import { queryOptions } from '@tanstack/react-query'
import { findAtServer } from '#lib/api/find-at-server.ts'

/** The tracker; null until a target has been set. */
export const trackerQuery = queryOptions({
  queryKey: ['weight-tracker'],
  queryFn: (): Promise<WeightTracker | null> => findAtServer(weightTrackerCalls.read),
})

/** What was learned; null without a plan. */
export const learningQuery = queryOptions({
  queryKey: ['weight-tracker-learning'],
  queryFn: (): Promise<Learning | null> => findAtServer(weightTrackerCalls.readLearning),
})
