import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Pace } from '@butterleaf/domain/expenditure/pace-of'
import { weightGraph } from '@butterleaf/domain/weight-tracker/graph'
import { weightProgress } from '@butterleaf/domain/weight-tracker/progress'
import { projectTarget } from '@butterleaf/domain/weight-tracker/projection'
import { type Grams, kgFromGrams } from '@butterleaf/domain/weight-tracker/weight'
import type { StoredTracker } from './store.ts'

/** The tracker in the contract's terms: kilograms, and everything computed from the logs. `learned`: the pace of the estimate, where that is trusted. */
export function presentTracker(
  { id, target, logs, readings }: StoredTracker,
  today: IsoDate,
  learned: Pace | undefined,
): WeightTracker {
  const progress = weightProgress({ logs, target })
  return {
    id,
    targetWeight: kgFromGrams(target.grams),
    targetDate: target.date,
    startingWeight: optionalKg(progress.startingGrams),
    current: optionalKg(progress.currentGrams),
    lost: kgFromGrams(progress.lostGrams),
    gained: kgFromGrams(progress.gainedGrams),
    percentLost: progress.percentLost,
    projection: projectTarget({ logs, target, today, learned }),
    logs: logs.map((log) => ({
      id: log.id,
      weightTrackerId: id,
      date: log.date,
      weight: kgFromGrams(log.grams),
      note: log.note,
    })),
    graphJs: weightGraph(logs, today).map((series) => ({
      period: series.period,
      label: series.label,
      labels: series.labels,
      data: series.grams.map((grams) => grams / 1000),
      trend: series.trendGrams.map((grams) => Math.round(grams) / 1000),
    })),
    readings,
  }
}

function optionalKg(grams: Grams | undefined): number | null {
  return grams === undefined ? null : kgFromGrams(grams)
}
