import { addDays, dayNumber, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { smoothedTrend } from '../weight-tracker/trend.ts'
import { byDate, type WeighIn } from '../weight-tracker/weight-log.ts'

const weeks = 3
const mostLossAWeek = 0.01
/** The first days of keto are water. */
const waterDays = 10
const oldestReadingDays = 7

/** The tracker's own trend line, in grams, day by day from the first reading to the last. */
export function trendOf(logs: readonly WeighIn[]): ReadonlyMap<IsoDate, number> {
  const ordered = byDate(logs)
  const trend = smoothedTrend(ordered.map(({ date, grams }) => ({ day: dayNumber(date), grams })))
  const between = ordered.flatMap((log, at): [IsoDate, number][] => {
    const next = ordered[at + 1]
    const days = next ? daysBetween(log.date, next.date) : 1
    return Array.from({ length: days }, (_, day) => [
      addDays(log.date, day),
      trend[at]! + (day / days) * ((trend[at + 1] ?? trend[at]!) - trend[at]!),
    ])
  })
  return new Map(between)
}

/**
 * LEARN-2: the least share of body weight lost in each of the last three weeks, where each is above 1 %; undefined where one isn't, or
 * the weeks reach into the water of the beginning.
 */
export function fastLossShare(logs: readonly WeighIn[], today: IsoDate): number | undefined {
  const ordered = byDate(logs)
  const [first, last] = [ordered[0]?.date, ordered.at(-1)?.date]
  if (!first || !last || daysBetween(last, today) > oldestReadingDays) return undefined
  if (daysBetween(first, last) < waterDays + 7 * weeks) return undefined
  const trend = trendOf(ordered)
  const weightAgo = (ago: number) => trend.get(addDays(last, -7 * ago))!
  const shares = Array.from({ length: weeks }, (_, ago) => 1 - weightAgo(ago) / weightAgo(ago + 1))
  return shares.every((share) => share > mostLossAWeek) ? Math.min(...shares) : undefined
}
