import { type IsoDate, isoDateMs } from '../calendar/iso-date.ts'

export type ChartPoint = {
  date: IsoDate
  value: number
  /** The smoothed value of the same day, if there is one. */
  trend?: number | undefined
}

export type ChartGoal = { value: number; label: string }

/** The days from the left edge to the right one. */
export type ChartSpan = { from: IsoDate; to: IsoDate }

/** What charts below each other share, so that their days stand below each other too. */
export type SharedFrame = {
  span?: ChartSpan | undefined
  height?: number | undefined
  /** Room for the figures of the vertical axis, in pixels. */
  leastLeft?: number | undefined
  /** Levels that are told apart, where round numbers would not do. */
  ticks?: readonly number[] | undefined
}

type ChartFrame = SharedFrame & {
  width: number
  height: number
  goal?: ChartGoal | undefined
  formatTick: (value: number) => string
}

const top = 12
const bottom = 30
const right = 8
const figureWidth = 8
const labelEvery = 90
/** Below it there is room for a few ticks only. */
const lowHeight = 200

/** The positions of a line chart's parts, in pixels. */
export function layOutChart(
  points: readonly ChartPoint[],
  { width, height, goal, formatTick, span, leastLeft = 0, ticks: given }: ChartFrame,
) {
  const levels = points.flatMap(({ value, trend = value }) => [value, trend])
  if (goal) levels.push(goal.value)
  const ticks =
    given ?? niceTicks(Math.min(...levels), Math.max(...levels), height < lowHeight ? 3 : undefined)
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const ownLeft = Math.max(...ticks.map((tick) => formatTick(tick).length)) * figureWidth + 12
  const left = Math.max(ownLeft, leastLeft)
  const floor = height - bottom

  const times = points.map(({ date }) => isoDateMs(date))
  const [start = 0, end = 0] = span ? [isoDateMs(span.from), isoDateMs(span.to)] : [times[0], times.at(-1)]
  const xOfTime = (ms: number) =>
    end === start
      ? (left + width - right) / 2
      : left + ((ms - start) / (end - start)) * (width - right - left)
  const y = (level: number) => top + ((high - level) / (high - low)) * (floor - top)

  const xs = times.map(xOfTime)
  const hasTrend = points.some(({ trend }) => trend !== undefined)
  const spots = points.map(({ value, trend = value }, index) => [xs[index] ?? left, y(trend)] as const)
  const line = pathThrough(spots, hasTrend)
  return {
    left,
    right: width - right,
    top,
    floor,
    ticks,
    y,
    xs,
    hasTrend,
    spots,
    line,
    area: `${line}L${xs.at(-1)} ${floor}L${xs[0]} ${floor}Z`,
    dateLabels: dateLabelsOf(start, end, Math.max(2, Math.floor((width - left) / labelEvery))).map((ms) => ({
      date: new Date(ms).toISOString().slice(0, 10),
      x: xOfTime(ms),
    })),
  }
}

export type ChartLayout = ReturnType<typeof layOutChart>

/** Whole days spread evenly from start to end, no more of them than there are days. */
function dateLabelsOf(start: number, end: number, count: number): number[] {
  const dayMs = 86_400_000
  const days = Math.round((end - start) / dayMs)
  if (days === 0) return [start]
  const gaps = Math.min(count - 1, days)
  return Array.from({ length: gaps + 1 }, (_, index) => start + Math.round((days * index) / gaps) * dayMs)
}

/** The index of the point nearest to an x. */
export function nearestIndex(xs: readonly number[], x: number): number {
  let nearest = 0
  for (const [index, candidate] of xs.entries()) {
    if (Math.abs(candidate - x) < Math.abs((xs[nearest] ?? 0) - x)) nearest = index
  }
  return nearest
}

/** Round numbers that span low to high in about `count` equal steps of 1, 2 or 5 times a power of ten. */
export function niceTicks(low: number, high: number, count = 6): number[] {
  // A single level gets some air on both sides.
  if (low === high)
    return niceTicks(low - (Math.abs(low) / 100 || 1), high + (Math.abs(high) / 100 || 1), count)
  const spread = high - low
  const power = 10 ** Math.floor(Math.log10(spread / count))
  const step = power * ([1, 2, 5].find((multiple) => spread / power / multiple <= count) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(first + 1, Math.ceil(high / step))
  return Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}

type Spot = readonly [x: number, y: number]

/** Slopes of a curve through the spots that never overshoots them (Fritsch and Carlson). */
function slopesOf(spots: readonly Spot[]): number[] {
  const secants = spots.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = spots[index] ?? [x, y]
    return x === fromX ? 0 : (y - fromY) / (x - fromX)
  })
  return spots.map((_, index) => {
    const before = secants[index - 1] ?? secants[index] ?? 0
    const after = secants[index] ?? before
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after)
  })
}

/** An SVG path through the spots, bent gently where `isSmooth`. */
export function pathThrough(spots: readonly Spot[], isSmooth: boolean): string {
  const slopes = slopesOf(spots)
  const at = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return spots
    .map(([x, y], index) => {
      const from = spots[index - 1]
      if (!from) return `M${at(x, y)}`
      if (!isSmooth) return `L${at(x, y)}`
      const third = (x - from[0]) / 3
      const leaving = at(from[0] + third, from[1] + third * (slopes[index - 1] ?? 0))
      const arriving = at(x - third, y - third * (slopes[index] ?? 0))
      return `C${leaving} ${arriving} ${at(x, y)}`
    })
    .join('')
}
