import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { anyDiner } from '../meal-plan/drawing/testing/invented-kitchen.ts'
import { gramsFromKg } from '../nutrition/weight.ts'
import { dateInSeries, isPaused, longestSeriesDays, seriesOf } from './series-of.ts'

const today = '2026-11-23' as IsoDate
const daysAgo = (days: number) => addDays(today, -days)
const log = (days: number, kg = 80) => ({ date: daysAgo(days), grams: gramsFromKg(kg) })
const lived = { answers: anyDiner.answers, eaten: [], pauses: [], today }
const series = (own: Partial<Parameters<typeof seriesOf>[0]>) => seriesOf({ ...lived, logs: [], ...own })

describe('the days that are learned from', () => {
  it('[LEARN-1] begin with the first weigh-in of half a year, in whatever order they came', () => {
    const { days } = series({ logs: [log(40, 78), log(60, 80), log(longestSeriesDays + 5, 90)] })
    expect(days).toHaveLength(61)
    expect([days[0]?.weightKg, days[20]?.weightKg, days[1]?.weightKg]).toEqual([80, 78, undefined])
  })

  it('[LEARN-1] hold no reading of tomorrow, and four weeks at the least', () => {
    const { days } = series({ logs: [log(-1, 70), log(3, 80)] })
    expect(days).toHaveLength(28)
    expect(days.map(({ weightKg }) => weightKg).filter(Boolean)).toEqual([80])
  })

  it('[LEARN-4] a pause holds from its first day to its last, or until it is ended', () => {
    const pause = { from: daysAgo(10), to: daysAgo(5) }
    const held = [11, 10, 7, 5, 4].map((days) => isPaused([pause], daysAgo(days)))
    expect(held).toEqual([false, true, true, true, false])
    expect(isPaused([{ from: daysAgo(3), to: undefined }], today)).toBe(true)
    const { days } = series({ logs: [log(20)], pauses: [pause] })
    expect(days.filter((day) => day.isPaused)).toHaveLength(6)
  })

  it('[LEARN-1] a person who began to weigh within two weeks of their first day has water to lose', () => {
    const eaten = (days: number) => [{ date: daysAgo(days), planKcal: 1800, isComplete: true }]
    const starts = [30, 44, 45, 16, 15].map(
      (days) => series({ logs: [log(30)], eaten: eaten(days) }).isStarter,
    )
    expect(starts).toEqual([true, true, false, true, false])
  })

  it('[LEARN-1] a day of a plan is what the plan said, any other the target', () => {
    const eaten = [{ date: daysAgo(2), planKcal: 1500, isComplete: true }]
    const { days } = series({ logs: [log(9)], eaten })
    const [planned, other] = [days.at(-3), days.at(-2)]
    expect([planned?.planKcal, planned?.isComplete, other?.isComplete]).toEqual([1500, true, false])
    expect(other?.planKcal).toBe(days[0]?.planKcal)
  })

  it('[LEARN-1] each day of the series has its date', () => {
    const made = series({ logs: [log(40)] })
    expect(dateInSeries(made, 0, today)).toBe(daysAgo(40))
    expect(dateInSeries(made, made.days.length - 1, today)).toBe(today)
  })
})
