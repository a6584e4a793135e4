import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { smoothedTrend } from './trend.ts'

/** Day-to-day swings with a fixed seed, between -1 and 1. */
function swings(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 31 - 1
  }
}

function noisyLoss(days: number, swingGrams: number) {
  const swing = swings(7)
  return Array.from({ length: days }, (_, day) => ({
    day,
    grams: 90_000 - 80 * day + Math.round(swing() * swingGrams),
  }))
}

describe('smoothedTrend', () => {
  it('[WGT-3] has nothing to say about nothing, and repeats a single log', () => {
    expect(smoothedTrend([])).toEqual([])
    expect(smoothedTrend([{ day: 20_000, grams: 82_300 }])).toEqual([82_300])
  })

  it('[WGT-3] two logs are their own trend', () => {
    const trend = smoothedTrend([
      { day: 5, grams: 90_000 },
      { day: 9, grams: 89_000 },
    ])
    expect(trend[0]).toBeCloseTo(90_000, 6)
    expect(trend[1]).toBeCloseTo(89_000, 6)
  })

  it('[WGT-3] three logs give a line between them', () => {
    const trend = smoothedTrend([
      { day: 0, grams: 90_000 },
      { day: 1, grams: 90_600 },
      { day: 2, grams: 89_600 },
    ])
    expect(trend[1]).toBeGreaterThan(89_900)
    expect(trend[1]).toBeLessThan(90_300)
    expect(trend[0]).toBeGreaterThan(trend[2]!)
  })

  it('[WGT-3] the trend of a straight line is the line, however the days are spaced', () => {
    const gaps = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 })
    fc.assert(
      fc.property(gaps, fc.integer({ min: -400, max: 400 }), (spacing, slope) => {
        let day = 20_000
        const points = [0, ...spacing].map((gap) => {
          day += gap
          return { day, grams: 90_000 + slope * (day - 20_000) }
        })
        for (const [index, grams] of smoothedTrend(points).entries()) {
          expect(Math.abs(grams - points[index]!.grams)).toBeLessThan(0.5)
        }
      }),
    )
  })

  it('[WGT-3] comes back in the order the logs came in', () => {
    const points = noisyLoss(40, 500)
    const reversed = smoothedTrend(points.toReversed())
    expect(reversed.toReversed()).toEqual(smoothedTrend(points))
  })

  it('[WGT-3] stays near the true weight under daily swings of half a kilogram', () => {
    const points = noisyLoss(90, 500)
    const misses = smoothedTrend(points).map((grams, day) => Math.abs(grams - (90_000 - 80 * day)))
    expect(Math.max(...misses)).toBeLessThan(300)
  })

  it.each([
    ['in the middle', 30],
    ['at the start', 0],
    ['at the end', 59],
  ])('[WGT-3] one absurd log %s barely moves it', (_where, absurdDay) => {
    const points = noisyLoss(60, 500)
    const clean = smoothedTrend(points)
    const trend = smoothedTrend(
      points.map((point) => (point.day === absurdDay ? { ...point, grams: 180_000 } : point)),
    )
    for (const [day, grams] of trend.entries()) {
      expect(Math.abs(grams - clean[day]!)).toBeLessThan(250)
    }
  })

  it('[WGT-3] believes the first log after a long silence', () => {
    const points = [...noisyLoss(40, 500), { day: 240, grams: 97_000 }]
    expect(Math.abs(smoothedTrend(points).at(-1)! - 97_000)).toBeLessThan(500)
  })

  it.each([
    ['two weeks', 14, 3000],
    ['twenty days', 20, 6000],
  ])('[WGT-3] believes a change that a silence of %s explains', (_silence, days, lostGrams) => {
    const steady = Array.from({ length: 20 }, (_, day) => ({ day, grams: 90_000 + (day % 2 ? 200 : -200) }))
    const trend = smoothedTrend([...steady, { day: 19 + days, grams: 90_000 - lostGrams }])
    expect(Math.abs(trend.at(-1)! - (90_000 - lostGrams))).toBeLessThan(1000)
    const sudden = smoothedTrend([...steady, { day: 20, grams: 90_000 - lostGrams }])
    expect(sudden.at(-1)).toBeGreaterThan(89_000)
  })

  it('[WGT-3] follows a lasting change within two weeks', () => {
    const points = Array.from({ length: 60 }, (_, day) => ({ day, grams: day < 30 ? 90_000 : 88_500 }))
    const trend = smoothedTrend(points)
    expect(trend[16]).toBeCloseTo(90_000, -2)
    expect(trend[44]).toBeCloseTo(88_500, -2)
  })

  it('[WGT-3] holds against many logs of one day', () => {
    const points = Array.from({ length: 12 }, (_, index) => ({ day: 3, grams: 80_000 + index }))
    expect(smoothedTrend(points).every((grams) => Math.abs(grams - 80_005.5) < 0.01)).toBe(true)
  })
})
