import { holding } from './body-model.ts'
import type { BodySeries } from './body-series.ts'
import { type FollowedBody, followBody } from './follow-body.ts'

/** What an estimate needs before it is told, with how much of it there is. */
export type Missing = Readonly<
  | { what: 'readings' | 'days' | 'complete-days'; have: number; need: number }
  | { what: 'recent-reading'; daysAgo: number; most: number }
  | { what: 'certainty'; percent: number; most: number }
>

/** LEARN-1: the plan calories that hold this person's weight, with the 80 % range. Told only when nothing is missing. */
export type Expenditure = Readonly<{
  kcal: number
  low: number
  high: number
  missing: readonly Missing[]
  trustedReadings: number
  /** Indexes of days in the series. */
  setAside: readonly number[]
}>

const fewestReadings = 10
const shortestDays = 30
const oldestReadingDays = 10
export const completeWindowDays = 28
const fewestComplete = completeWindowDays / 2
const widestHalfPercent = 16
/** Of 80 %, widened: bodies do more than the model knows. */
export const rangeZ = 1.2816 * 1.15

/** At the end of the last day of the series. */
export function estimateExpenditure(series: BodySeries): Expenditure {
  const followed = followBody(series)
  const kcal = followed?.belief.mean[holding] ?? 0.97 * series.formulaKcal
  const variance = followed?.belief.covariance[holding]?.[holding] ?? (0.15 * series.formulaKcal) ** 2
  const half = rangeZ * Math.sqrt(variance)
  return {
    kcal,
    low: kcal - half,
    high: kcal + half,
    missing: missingIn(series, followed?.trusted ?? [], (100 * half) / kcal),
    trustedReadings: followed?.trusted.length ?? 0,
    setAside: followed?.setAside ?? [],
  }
}

function missingIn({ days }: BodySeries, trusted: FollowedBody['trusted'], halfPercent: number): Missing[] {
  const last = trusted.at(-1)
  const span = last === undefined ? 0 : last - trusted[0]!
  const daysAgo = last === undefined ? 0 : days.length - 1 - last
  const window = days.slice(-completeWindowDays)
  const complete = window.filter(({ isComplete, isPaused }) => isComplete && !isPaused).length
  const found: readonly (Missing & { holds: boolean })[] = [
    { what: 'days', have: span, need: shortestDays, holds: span < shortestDays },
    { what: 'readings', have: trusted.length, need: fewestReadings, holds: trusted.length < fewestReadings },
    { what: 'recent-reading', daysAgo, most: oldestReadingDays, holds: daysAgo > oldestReadingDays },
    { what: 'complete-days', have: complete, need: fewestComplete, holds: complete < fewestComplete },
    {
      what: 'certainty',
      percent: halfPercent,
      most: widestHalfPercent,
      holds: halfPercent > widestHalfPercent,
    },
  ]
  return found.flatMap(({ holds, ...missing }) => (holds ? [missing as Missing] : []))
}

export function canShowEstimate({ missing }: Pick<Expenditure, 'missing'>): boolean {
  return missing.length === 0
}
