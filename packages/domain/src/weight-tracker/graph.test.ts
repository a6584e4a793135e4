import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { wholeGrams } from '../nutrition/weight.ts'
import { graphPeriods, weightGraph } from './graph.ts'

const today = '2026-06-30' as IsoDate
const dailyLogs = (days: number) =>
  Array.from({ length: days }, (_, ago) => ({
    date: addDays(today, -ago),
    grams: wholeGrams(80_000 + 50 * ago + (ago % 3) * 200),
  }))

describe('weightGraph', () => {
  it('[WGT-3] has one series per period, each with its label', () => {
    expect(weightGraph(dailyLogs(3), today).map(({ period, label }) => [period, label])).toEqual([
      ['1w', '1 week'],
      ['1m', '1 month'],
      ['3m', '3 months'],
      ['1y', '1 year'],
      ['all', 'All'],
    ])
    expect(graphPeriods.map(({ shortLabel }) => shortLabel)).toEqual(['1W', '1M', '3M', '1Y', 'All'])
  })

  it('[WGT-3] a period counts back from today, today included', () => {
    const series = weightGraph(dailyLogs(500), today)
    expect(series.map(({ labels }) => labels.length)).toEqual([7, 30, 91, 365, 500])
    expect(series[0]!.labels[0]).toBe('2026-06-24')
    expect(series.every(({ labels }) => labels.at(-1) === today)).toBe(true)
  })

  it('[WGT-3] dates run forwards and weights stay with their dates', () => {
    const logs = dailyLogs(40)
    const { labels, grams } = weightGraph(logs, today).at(-1)!
    expect(labels).toEqual(labels.toSorted())
    expect(labels.map((date) => logs.find((log) => log.date === date)!.grams)).toEqual(grams)
  })

  it('[WGT-3] the trend is the same whatever the period', () => {
    const series = weightGraph(dailyLogs(120), today)
    const whole = series.at(-1)!.trendGrams
    for (const { labels, grams, trendGrams } of series) {
      expect(trendGrams).toEqual(whole.slice(whole.length - trendGrams.length))
      expect(trendGrams).toHaveLength(labels.length)
      expect(grams).toHaveLength(labels.length)
      expect(trendGrams.every(Number.isInteger)).toBe(true)
    }
  })

  it('[WGT-3] old logs leave the short periods empty', () => {
    const logs = [{ date: addDays(today, -100), grams: wholeGrams(80_000) }]
    expect(weightGraph(logs, today).map(({ grams }) => grams)).toEqual([[], [], [], [80_000], [80_000]])
    expect(weightGraph([], today).every(({ trendGrams }) => trendGrams.length === 0)).toBe(true)
  })
})
