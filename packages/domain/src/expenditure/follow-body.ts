import { type Belief, learnReading, stepBelief, surpriseOf, widen } from './belief.ts'
import { firstBelief, stepOf, tissue, weightOf } from './body-model.ts'
import type { BodyDay, BodySeries } from './body-series.ts'

const readingVariance = 0.45 ** 2
/** The share of readings that are another person's, in another unit, or a slip, and by how many kg such a reading may be off. */
const strangeShare = 0.02
const strangeWithinKg = 30
/** After this many strange readings in a row the level has moved. */
const strangeInARow = 4
const movedLevelVariance = 4
const firstDaysLooked = 10

export type FollowedBody = Readonly<{
  belief: Belief
  firstIndex: number
  /** Of the days whose readings count. */
  trusted: readonly number[]
  /** Of the days whose readings were set aside. */
  setAside: readonly number[]
}>

/** One Kalman filter over the days (decision 098); undefined without a reading. */
export function followBody(series: BodySeries): FollowedBody | undefined {
  const { days } = series
  const firstIndex = days.findIndex(isRead)
  if (firstIndex === -1) return undefined
  const trusted: number[] = []
  const setAside: number[] = []
  let belief = firstBelief(series, firstWeight(days.slice(firstIndex, firstIndex + firstDaysLooked)))
  let inARow = 0
  for (const [index, day] of days.entries()) {
    if (index < firstIndex) continue
    if (isRead(day)) {
      const learned = learn(belief, weightOf(series), day)
      belief = learned.belief
      inARow = learned.isTrusted ? 0 : inARow + 1
      ;(learned.isTrusted ? trusted : setAside).push(index)
      if (inARow === strangeInARow) {
        belief = widen(belief, tissue, movedLevelVariance)
        inARow = 0
      }
    }
    if (index < days.length - 1) belief = stepBelief(belief, stepOf(series, day, index - firstIndex))
  }
  return { belief, firstIndex, trusted, setAside }
}

function learn(
  belief: Belief,
  seen: readonly number[],
  { weightKg, isConfirmed }: BodyDay & { weightKg: number },
) {
  const surprise = surpriseOf(belief, seen, weightKg, readingVariance)
  const { error, variance } = surprise
  const own =
    ((1 - strangeShare) * Math.exp((-0.5 * error ** 2) / variance)) / Math.sqrt(2 * Math.PI * variance)
  const trust = own / (own + strangeShare / strangeWithinKg)
  if (!isConfirmed || trust >= 0.5)
    return { belief: learnReading(belief, surprise, trust), isTrusted: trust >= 0.5 }
  // A jump that is real says where the level is, and little of what the body uses.
  const moved = widen(belief, tissue, error ** 2)
  return {
    belief: learnReading(moved, surpriseOf(moved, seen, weightKg, readingVariance), 1),
    isTrusted: true,
  }
}

function isRead(day: BodyDay): day is BodyDay & { weightKg: number } {
  return day.weightKg !== undefined && !day.isPaused
}

/** The median of three, so that a first slip doesn't set the level. */
function firstWeight(days: readonly BodyDay[]): number {
  const first = days.filter(isRead).slice(0, 3)
  const sorted = first.map(({ weightKg }) => weightKg).toSorted((a, b) => a - b)
  return sorted[sorted.length >> 1]!
}
