import { addDays, dayNumber, type IsoDate } from '../calendar/iso-date.ts'
import { smoothedTrend } from './trend.ts'
import { byDate, type WeighIn } from './weight-log.ts'

export const graphPeriods = [
  { period: '1w', label: '1 week', shortLabel: '1W', days: 7 },
  { period: '1m', label: '1 month', shortLabel: '1M', days: 30 },
  { period: '3m', label: '3 months', shortLabel: '3M', days: 91 },
  { period: '1y', label: '1 year', shortLabel: '1Y', days: 365 },
  { period: 'all', label: 'All', shortLabel: 'All', days: undefined },
] as const

export type GraphPeriod = (typeof graphPeriods)[number]['period']

export type WeightSeries = {
  period: GraphPeriod
  label: string
  labels: IsoDate[]
  grams: number[]
  trendGrams: number[]
}

/** WGT-3. The trend is drawn once through all logs, so it doesn't change with the period. */
export function weightGraph(logs: readonly WeighIn[], today: IsoDate): WeightSeries[] {
  const ordered = byDate(logs)
  const trend = smoothedTrend(ordered.map((log) => ({ day: dayNumber(log.date), grams: log.grams })))
  return graphPeriods.map(({ period, label, days }) => {
    const firstDate = days === undefined ? '' : addDays(today, 1 - days)
    const firstShown = ordered.findIndex((log) => log.date >= firstDate)
    const from = firstShown === -1 ? ordered.length : firstShown
    const shown = ordered.slice(from)
    return {
      period,
      label,
      labels: shown.map((log) => log.date),
      grams: shown.map((log) => log.grams),
      trendGrams: trend.slice(from).map(Math.round),
    }
  })
}
