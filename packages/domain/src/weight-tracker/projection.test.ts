import { describe, expect, it } from 'vitest'
import { addDays, daysBetween, type IsoDate } from '../calendar/iso-date.ts'
import { wholeGrams } from '../nutrition/weight.ts'
import { projectTarget } from './projection.ts'

const firstDay = '2026-01-01' as IsoDate
type Body = (day: number) => number

/** Swings with a fixed seed, of which a part lasts into the next day, as water does. */
function swings(seed: number, deviationGrams: number, correlation = 0): Body {
  let state = seed
  const uniform = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return (state + 1) / (2 ** 32 + 1)
  }
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform())
  let swing = deviationGrams * normal()
  return () => {
    swing = correlation * swing + Math.sqrt(1 - correlation ** 2) * deviationGrams * normal()
    return swing
  }
}

const steady = (from: number, gramsPerDay: number): Body => {
  return (day) => from + gramsPerDay * day
}

const withFirstWeek = (from: number, waterGrams: number, gramsPerDay: number): Body => {
  return (day) => from - waterGrams * Math.min(1, day / 7) + gramsPerDay * day
}

function logsOf(
  body: Body,
  lastDay: number,
  { noise = () => 0, every = 1 }: { noise?: Body; every?: number } = {},
) {
  const days = Array.from({ length: lastDay + 1 }, (_, day) => day)
  return days
    .map((day) => ({ date: addDays(firstDay, day), grams: wholeGrams(body(day) + noise(day)) }))
    .filter((_, day) => day % every === 0)
}

function project(logs: ReturnType<typeof logsOf>, goalGrams: number, todayDay: number) {
  const target = { grams: wholeGrams(goalGrams), date: addDays(firstDay, 365) }
  return projectTarget({ logs, target, today: addDays(firstDay, todayDay) })
}

/** Days from today to both ends; the far end is endless where there is none. */
function daysToGo(projection: ReturnType<typeof projectTarget>, todayDay: number) {
  if (projection.kind !== 'range') throw new Error(`no range but ${projection.kind}`)
  const days = (date: IsoDate) => daysBetween(addDays(firstDay, todayDay), date)
  const { earliest, latest } = projection
  return { soonest: days(earliest), slowest: latest ? days(latest) : Number.POSITIVE_INFINITY }
}

/** What a spreadsheet would do: least squares through everything, from the last log on. */
function plainLineDaysToGo(logs: ReturnType<typeof logsOf>, goalGrams: number) {
  const meanDay = (logs.length - 1) / 2
  const meanGrams = logs.reduce((sum, { grams }) => sum + grams, 0) / logs.length
  const rise = logs.reduce((sum, { grams }, day) => sum + (day - meanDay) * (grams - meanGrams), 0)
  const run = logs.reduce((sum, _, day) => sum + (day - meanDay) ** 2, 0)
  return (goalGrams - logs.at(-1)!.grams) / (rise / run)
}

describe('projectTarget', () => {
  it('[WGT-4] steady loss with daily swings: the true day lies in a range of a few weeks', () => {
    const logs = logsOf(steady(90_000, -70), 60, { noise: swings(29, 200) })
    const { soonest, slowest } = daysToGo(project(logs, 90_000 - 70 * 120, 60), 60)
    expect(soonest).toBeLessThanOrEqual(60)
    expect(slowest).toBeGreaterThanOrEqual(60)
    expect(slowest - soonest).toBeLessThan(40)
  })

  it('[WGT-4] without swings the range is the day itself', () => {
    const { soonest, slowest } = daysToGo(project(logsOf(steady(90_000, -70), 40), 90_000 - 70 * 100, 40), 40)
    expect([soonest, slowest]).toEqual([60, 60])
  })

  it("[WGT-4] the first week's water doesn't count, where a plain line promises far too much", () => {
    const goal = 95_000 - 2500 - 70 * 84
    const logs = logsOf(withFirstWeek(95_000, 2500, -70), 24, { noise: swings(3, 60) })
    const { soonest, slowest } = daysToGo(project(logs, goal, 24), 24)
    expect(soonest).toBeGreaterThanOrEqual(60 * 0.8)
    expect(soonest).toBeLessThanOrEqual(60)
    expect(slowest).toBeGreaterThanOrEqual(60)
    expect(slowest).toBeLessThanOrEqual(60 * 1.2)
    expect(plainLineDaysToGo(logs, goal)).toBeLessThan(60 * 0.65)
  })

  it('[WGT-4] says nothing before ten days and five logs follow the first week', () => {
    const body = withFirstWeek(95_000, 2500, -70)
    for (const day of [0, 3, 9, 17]) expect(project(logsOf(body, day), 80_000, day).kind).toBe('unknown')
    expect(project(logsOf(body, 18), 80_000, 18).kind).toBe('range')
    expect(project([], 80_000, 0).kind).toBe('unknown')
    expect(project(logsOf(body, 30, { every: 10 }), 80_000, 30).kind).toBe('unknown')
  })

  it('[WGT-4] a plateau has no latest day, and no earliest soon', () => {
    const logs = logsOf(steady(90_000, 0), 60, { noise: swings(5, 300) })
    const projection = project(logs, 80_000, 60)
    expect(projection).toMatchObject({ kind: 'range', latest: null })
    expect(daysToGo(projection, 60).soonest).toBeGreaterThan(300)
  })

  it('[WGT-4] a scale that never moves promises nothing within two years', () => {
    expect(daysToGo(project(logsOf(steady(90_000, 0), 30), 80_000, 30), 30)).toEqual({
      soonest: 730,
      slowest: Number.POSITIVE_INFINITY,
    })
  })

  it('[WGT-4] a person who wants to gain is projected upwards', () => {
    const logs = logsOf(steady(60_000, 30), 60, { noise: swings(13, 150) })
    const { soonest, slowest } = daysToGo(project(logs, 60_000 + 30 * 160, 60), 60)
    expect(soonest).toBeLessThanOrEqual(100)
    expect(slowest).toBeGreaterThanOrEqual(100)
    expect(slowest).toBeLessThan(160)
  })

  it('[WGT-4] a pace that clearly leads away is called so, in both directions', () => {
    expect(project(logsOf(steady(90_000, 50), 40, { noise: swings(2, 200) }), 80_000, 40).kind).toBe('away')
    expect(project(logsOf(steady(60_000, -50), 40, { noise: swings(2, 200) }), 70_000, 40).kind).toBe('away')
  })

  it.each([12, 35, 40])('[WGT-4] one absurd log, on day %i of 40, barely moves the range', (absurdDay) => {
    const logs = logsOf(steady(90_000, -70), 40, { noise: swings(17, 200) })
    const slipped = logs.map((log, day) => (day === absurdDay ? { ...log, grams: wholeGrams(190_000) } : log))
    const clean = daysToGo(project(logs, 83_000, 40), 40)
    const { soonest, slowest } = daysToGo(project(slipped, 83_000, 40), 40)
    expect(Math.abs(soonest - clean.soonest)).toBeLessThanOrEqual(8)
    expect(Math.abs(slowest - clean.slowest)).toBeLessThanOrEqual(12)
  })

  it('[WGT-4] weekly logs are enough', () => {
    const logs = logsOf(steady(90_000, -70), 70, { noise: swings(23, 200), every: 7 })
    const { soonest, slowest } = daysToGo(project(logs, 90_000 - 70 * 130, 70), 70)
    expect(soonest).toBeLessThanOrEqual(60)
    expect(slowest).toBeGreaterThanOrEqual(60)
    expect(slowest).toBeLessThan(120)
  })

  it('[WGT-4] the goal is reached by the latest log, at it or past it', () => {
    expect(project(logsOf(steady(90_000, -100), 30), 87_000, 30).kind).toBe('reached')
    expect(project(logsOf(steady(90_000, -100), 30), 88_000, 30).kind).toBe('reached')
    expect(project(logsOf(steady(60_000, 100), 30), 62_000, 30).kind).toBe('reached')
    expect(project(logsOf(steady(80_000, 0), 0), 80_000, 0).kind).toBe('reached')
  })

  it('[WGT-4] a person who wants to stay is projected back to the goal', () => {
    const body: Body = (day) => (day === 0 ? 80_000 : 82_000 - 40 * day)
    expect(daysToGo(project(logsOf(body, 40), 80_000, 40), 40).soonest).toBe(10)
  })

  it('[WGT-4] time without a log passes, and four weeks of it end the promise', () => {
    const logs = logsOf(steady(90_000, -70), 40)
    const goal = 90_000 - 70 * 60
    expect(daysToGo(project(logs, goal, 50), 50)).toEqual({ soonest: 10, slowest: 10 })
    expect(daysToGo(project(logs, goal, 68), 68)).toEqual({ soonest: 0, slowest: 0 })
    expect(project(logs, goal, 69).kind).toBe('unknown')
  })

  it('[WGT-4] the range holds the true day in about four of five real bodies', () => {
    const bodies = Array.from({ length: 100 }, (_, index) => index + 1)
    const hits = bodies.filter((seed) => {
      const water: Body = (day) => 2500 * (1 - Math.exp(-day / 3))
      const body: Body = (day) => 95_000 - water(day) - 70 * day
      const logs = logsOf(body, 45, { noise: swings(seed * 7919, 400, 0.4) })
      const { soonest, slowest } = daysToGo(project(logs, body(105), 45), 45)
      return soonest <= 60 && slowest >= 60
    })
    expect(hits.length).toBeGreaterThanOrEqual(72)
    expect(hits.length).toBeLessThanOrEqual(92)
  })
})
