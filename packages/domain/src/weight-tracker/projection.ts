// When will the goal be reached, as honestly as a few weeks of scales allow.
// - The first week of keto is mostly water, which leaves fast and only once: the logs of the first eight days
//   are left out, and nothing is promised until five logs over ten days follow them.
// - The pace is Theil-Sen's (the median of all pairwise slopes) over the last four weeks, or eight where logs
//   are sparse, so a slip of the scale doesn't matter. Its 80 % range is Sen's, from Kendall's normal
//   approximation, widened because today's weight resembles yesterday's.
// - The distance is from the trend to the goal, give or take the typical distance of a log from the line.
// - `away`: even the friendliest pace leads away. `latest` is null when the slow pace never arrives within two
//   years. `earliest` stops there too, so that "not before" stays true.
// - Where the estimate of what the body uses is trusted, its pace counts instead (LEARN-1), from the same trend.
// - After four weeks of silence the answer is unknown.
import { addDays, dayNumber, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { medianOfSorted, sortedSlopes, type WeightPoint } from './theil-sen.ts'
import { smoothedTrend } from './trend.ts'
import { byDate, type WeighIn, type WeightTarget } from './weight-log.ts'

export type Projection =
  | { kind: 'reached' }
  | { kind: 'range'; earliest: IsoDate; latest: IsoDate | null }
  | { kind: 'away' }
  | { kind: 'unknown' }

type Facts = {
  logs: readonly WeighIn[]
  target: WeightTarget
  today: IsoDate
  /** By the estimate of what the body uses, where that is trusted. */
  learned?: { lowGrams: number; highGrams: number } | undefined
}
type Pace = { slow: number; fast: number; wobbleGrams: number }

const waterDays = 8
const shortestSpanDays = 10
const paceWindows = [
  { days: 28, fewestLogs: 8 },
  { days: 56, fewestLogs: 5 },
]
const staleAfterDays = 28
const horizonDays = 730
const zOf80Percent = 1.2816
const dayToDayCorrelation = 0.4

export function projectTarget({ logs, target, today, learned }: Facts): Projection {
  const ordered = byDate(logs)
  const first = ordered[0]
  const last = ordered.at(-1)
  if (!first || !last) return { kind: 'unknown' }
  const direction = Math.sign(target.grams - first.grams) || Math.sign(target.grams - last.grams)
  if ((last.grams - target.grams) * direction >= 0) return { kind: 'reached' }
  if (daysBetween(last.date, today) > staleAfterDays) return { kind: 'unknown' }

  // Mirrored for a person who loses, so that from here on the goal is always up.
  const points = ordered.map((log) => ({ day: dayNumber(log.date), grams: log.grams * direction }))
  const pace = (learned && learnedPace(learned, direction)) ?? recentPace(points)
  if (!pace) return { kind: 'unknown' }
  if (pace.fast < 0) return { kind: 'away' }

  const distanceGrams = target.grams * direction - smoothedTrend(points).at(-1)!
  const elapsedDays = daysBetween(last.date, today)
  const soonest = daysToGo(distanceGrams - pace.wobbleGrams, pace.fast) - elapsedDays
  const slowest = daysToGo(distanceGrams + pace.wobbleGrams, pace.slow) - elapsedDays
  return {
    kind: 'range',
    earliest: addDays(today, Math.min(horizonDays, Math.max(0, soonest))),
    latest: slowest > horizonDays ? null : addDays(today, Math.max(0, slowest)),
  }
}

/** A gram at least: the last log stands before the goal, even where the trend has passed it. */
function daysToGo(grams: number, gramsPerDay: number): number {
  return gramsPerDay > 0 ? Math.ceil(Math.max(1, grams) / gramsPerDay) : Number.POSITIVE_INFINITY
}

/** The estimate has taken the wobble of single days out already. */
function learnedPace({ lowGrams, highGrams }: NonNullable<Facts['learned']>, direction: number): Pace {
  const [slow = 0, fast = 0] = [lowGrams * direction, highGrams * direction].sort((a, b) => a - b)
  return { slow, fast, wobbleGrams: 0 }
}

function recentPace(points: readonly WeightPoint[]): Pace | undefined {
  const firstDay = points[0]!.day
  const lastDay = points.at(-1)!.day
  const settled = points.filter((point) => point.day >= firstDay + waterDays)
  for (const { days, fewestLogs } of paceWindows) {
    const recent = settled.filter((point) => point.day >= lastDay - days)
    const spanDays = lastDay - (recent[0]?.day ?? lastDay)
    if (recent.length >= fewestLogs && spanDays >= shortestSpanDays) return paceOf(recent, spanDays)
  }
  return undefined
}

function paceOf(points: readonly WeightPoint[], spanDays: number): Pace {
  const slopes = sortedSlopes(points)
  const count = points.length
  const likeness = dayToDayCorrelation ** (spanDays / (count - 1))
  const widening = Math.sqrt((1 + likeness) / (1 - likeness))
  const kendallDeviation = Math.sqrt((count * (count - 1) * (2 * count + 5)) / 18)
  const ranks = zOf80Percent * widening * kendallDeviation
  const slopeAt = (rank: number) => slopes[Math.min(slopes.length - 1, Math.max(0, Math.round(rank)))]!
  return {
    slow: slopeAt((slopes.length - ranks) / 2 - 1),
    fast: slopeAt((slopes.length + ranks) / 2),
    wobbleGrams: typicalWobble(points, medianOfSorted(slopes)),
  }
}

/** The median distance of the logs from their line. */
function typicalWobble(points: readonly WeightPoint[], slope: number): number {
  const heights = Float64Array.from(points, (point) => point.grams - slope * point.day).sort()
  const middle = medianOfSorted(heights)
  return medianOfSorted(heights.map((height) => Math.abs(height - middle)).sort())
}
