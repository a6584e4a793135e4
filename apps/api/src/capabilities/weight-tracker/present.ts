import { setImmediate as endOfTurn } from 'node:timers/promises'
import type { WeightTracker } from '@butterleaf/contract/weight-tracker/calls'
import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Pace } from '@butterleaf/domain/expenditure/pace-of'
import { type Grams, kgFromGrams } from '@butterleaf/domain/nutrition/weight'
import { weightGraph } from '@butterleaf/domain/weight-tracker/graph'
import { weightProgress } from '@butterleaf/domain/weight-tracker/progress'
import { projectTarget } from '@butterleaf/domain/weight-tracker/projection'
import type { StoredTracker } from './store.ts'

/** The tracker in the contract's terms: kilograms, and everything computed from the logs. `learned`: the pace of the estimate, where that is trusted. */
export async function presentTracker(
  { id, target, logs, readings }: StoredTracker,
  today: IsoDate,
  learned: Pace | undefined,
): Promise<WeightTracker> {
  const progress = weightProgress({ logs, target })
  // Of a full tracker each takes a moment, in which nobody else is answered.
  await endOfTurn()
  const projection = projectTarget({ logs, target, today, learned })
  await endOfTurn()
  const series = weightGraph(logs, today)
  await endOfTurn()
  return {
    id,
    targetWeight: kgFromGrams(target.grams),
    targetDate: target.date,
    startingWeight: optionalKg(progress.startingGrams),
    current: optionalKg(progress.currentGrams),
    lost: kgFromGrams(progress.lostGrams),
    gained: kgFromGrams(progress.gainedGrams),
    percentLost: progress.percentLost,
    projection,
    logs: logs.map((log) => ({
      id: log.id,
      weightTrackerId: id,
      date: log.date,
      weight: kgFromGrams(log.grams),
      note: log.note,
    })),
    graphJs: series.map(({ period, label, labels, grams, trendGrams }) => ({
      period,
      label,
      labels,
      data: grams.map((each) => each / 1000),
      trend: trendGrams.map((each) => Math.round(each) / 1000),
    })),
    readings,
  }
}

function optionalKg(grams: Grams | undefined): number | null {
  return grams === undefined ? null : kgFromGrams(grams)
}
