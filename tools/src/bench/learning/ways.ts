import type { BodySeries } from '@butterleaf/domain/expenditure/body-series'
import { estimateExpenditure } from '@butterleaf/domain/expenditure/estimate-expenditure'

export type Guess = { kcal: number; low: number | undefined; high: number | undefined; speaks: boolean }

const zOf80Percent = 1.2816
const kcalPerKg = 7700

/** Each is told the days so far and answers what holds the weight. */
export const estimateWays = {
  formula: ({ formulaKcal }: BodySeries): Guess => {
    const half = zOf80Percent * 0.15 * formulaKcal
    return { kcal: formulaKcal, low: formulaKcal - half, high: formulaKcal + half, speaks: true }
  },
  'means of 7 days': sevenDayMeans,
  filter: (series: BodySeries): Guess => {
    const { kcal, low, high, missing } = estimateExpenditure(series)
    return { kcal, low, high, speaks: missing.length === 0 }
  },
} satisfies Record<string, (series: BodySeries) => Guess>

export type EstimateWay = keyof typeof estimateWays

/** As most apps do it: what was planned, less the change between the first and the last week in usual calories. */
function sevenDayMeans(series: BodySeries): Guess {
  const { days } = series
  const readings = readingsIn(days)
  const first = mean(readings.filter(({ day }) => day < 7).map(({ kg }) => kg))
  const last = mean(readings.filter(({ day }) => day >= days.length - 7).map(({ kg }) => kg))
  const guess = { low: undefined, high: undefined, speaks: true }
  if (first === undefined || last === undefined) return { kcal: series.formulaKcal, ...guess }
  const perDay = (last - first) / (days.length - 7)
  const planned = mean(days.map(({ planKcal }) => planKcal))!
  return { kcal: planned - perDay * kcalPerKg, ...guess }
}

/** Without the slips that any app sees: a tenth off the middle. */
function readingsIn(days: BodySeries['days']): { day: number; kg: number }[] {
  const all = days.flatMap(({ weightKg }, day) => (weightKg === undefined ? [] : [{ day, kg: weightKg }]))
  const middle = all.map(({ kg }) => kg).toSorted((a, b) => a - b)[all.length >> 1] ?? 0
  return all.filter(({ kg }) => Math.abs(kg - middle) < 0.1 * middle)
}

function mean(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0) / values.length
}
