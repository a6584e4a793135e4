// Locally weighted regression in days, not in log numbers: each point gets the height of a straight line
// through its neighbours, the near ones counting most. How much a point may say is settled beforehand
// against a line of medians, which a single slip of the scale or the thumb can't pull towards itself.
import { medianLineAt, medianOfSorted, type WeightPoint } from './theil-sen.ts'

const halfWindowDays = 14
const fewestNeighbours = 7
/** Bodies swing this much from day to day; smaller residuals are never suspicious. */
const ordinarySwingGrams = 300
const cutoffInSwings = 6
/** A real change a gap in the logs may hide. */
const gapGramsPerDay = 200

type Window = { from: number; to: number; reachDays: number }

/** Grams per point, in the order the points came in. */
export function smoothedTrend(points: readonly WeightPoint[]): number[] {
  const order = points.map((_, index) => index).sort((a, b) => points[a]!.day - points[b]!.day)
  const sorted = order.map((index) => points[index]!)
  const trust = trustOf(sorted)
  const everyone = new Float64Array(sorted.length).fill(1)
  const trend = new Array<number>(points.length)
  for (const [rank, index] of order.entries()) {
    const window = windowAround(rank, sorted)
    trend[index] =
      localLine(rank, sorted, window, trust) ??
      localLine(rank, sorted, window, everyone) ??
      meanOf(sorted, window)
  }
  return trend
}

/** Bisquare: 1 for a point on the line of medians, 0 for an absurd one. */
function trustOf(sorted: readonly WeightPoint[]): Float64Array {
  const residuals = Float64Array.from(sorted, (point, rank) => {
    const { from, to } = nearest(rank, sorted, fewestNeighbours)
    return Math.abs(point.grams - medianLineAt(point.day, sorted.slice(from, to)))
  })
  const swing = Math.max(ordinarySwingGrams, medianOfSorted(residuals.slice().sort()))
  return residuals.map((residual, rank) => {
    const share = residual / (cutoffInSwings * swing + gapGramsPerDay * gapDays(rank, sorted))
    return share >= 1 ? 0 : (1 - share ** 2) ** 2
  })
}

function gapDays(rank: number, sorted: readonly WeightPoint[]): number {
  const { day } = sorted[rank]!
  const before = sorted[rank - 1]?.day ?? Number.NEGATIVE_INFINITY
  const after = sorted[rank + 1]?.day ?? Number.POSITIVE_INFINITY
  const gap = Math.min(day - before, after - day)
  return Number.isFinite(gap) ? gap : 0
}

function nearest(rank: number, sorted: readonly WeightPoint[], count: number): { from: number; to: number } {
  const { day } = sorted[rank]!
  let from = rank
  let to = rank + 1
  while (to - from < count && to - from < sorted.length) {
    const before = from > 0 ? day - sorted[from - 1]!.day : Number.POSITIVE_INFINITY
    const after = to < sorted.length ? sorted[to]!.day - day : Number.POSITIVE_INFINITY
    if (before <= after) from--
    else to++
  }
  return { from, to }
}

/** Four weeks of logs, or as far as it takes to meet the fewest neighbours. */
function windowAround(rank: number, sorted: readonly WeightPoint[]): Window {
  const { day } = sorted[rank]!
  let { from, to } = nearest(rank, sorted, fewestNeighbours)
  const farthest = Math.max(day - sorted[from]!.day, sorted[to - 1]!.day - day)
  // A little beyond the farthest neighbour, whose weight would be nothing otherwise.
  const reachDays = Math.max(halfWindowDays, farthest * 1.05)
  while (from > 0 && day - sorted[from - 1]!.day < reachDays) from--
  while (to < sorted.length && sorted[to]!.day - day < reachDays) to++
  return { from, to, reachDays }
}

/** Undefined where the trusted points of the window don't make a line. */
function localLine(
  rank: number,
  sorted: readonly WeightPoint[],
  { from, to, reachDays }: Window,
  trust: Float64Array,
): number | undefined {
  const { day, grams } = sorted[rank]!
  let [sum, sumX, sumY, sumXX, sumXY] = [0, 0, 0, 0, 0]
  for (let index = from; index < to; index++) {
    // Relative to the point itself, so nothing is lost in the subtraction of large day numbers.
    const x = sorted[index]!.day - day
    const y = sorted[index]!.grams - grams
    const weight = trust[index]! * tricube(Math.abs(x) / reachDays)
    sum += weight
    sumX += weight * x
    sumY += weight * y
    sumXX += weight * x * x
    sumXY += weight * x * y
  }
  const spread = sum * sumXX - sumX ** 2
  return spread > 1e-9 * sum ** 2 ? grams + (sumXX * sumY - sumX * sumXY) / spread : undefined
}

/** Multiplied out: a power costs more than the rest of the loop. */
function tricube(share: number): number {
  const rest = 1 - share * share * share
  return rest * rest * rest
}

function meanOf(sorted: readonly WeightPoint[], { from, to }: Window): number {
  const near = sorted.slice(from, to)
  return near.reduce((total, point) => total + point.grams, 0) / near.length
}
