import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BodyDay, BodySeries } from './body-series.ts'
import { estimateExpenditure, type Missing } from './estimate-expenditure.ts'
import { simpleBody } from './testing/simple-body.ts'

const widthOf = (series: BodySeries) => {
  const { low, high } = estimateExpenditure(series)
  return high - low
}
const whatIsMissing = (series: BodySeries) => estimateExpenditure(series).missing.map(({ what }) => what)
const changeDay = (series: BodySeries, at: number, change: Partial<BodyDay>): BodySeries => ({
  ...series,
  days: series.days.map((day, index) => (index === at ? { ...day, ...change } : day)),
})
const figures = (series: BodySeries) => {
  const { kcal, low, high } = estimateExpenditure(series)
  return [kcal, low, high].map(Math.round)
}

describe('the estimate of a life', () => {
  it.each([
    ['uses what the formula says', 2300],
    ['uses 350 kcal less', 1950],
    ['uses 300 kcal more', 2600],
  ])('[LEARN-1] of a body that %s comes near, and its range holds it', (_, holdingKcal) => {
    const { kcal, low, high, missing } = estimateExpenditure(simpleBody({ days: 70, holdingKcal }))
    expect(missing).toEqual([])
    expect(Math.abs(kcal - holdingKcal)).toBeLessThan(90)
    expect(low < holdingKcal && holdingKcal < high).toBe(true)
  })

  it('[LEARN-1] golden figures: 70 days of three bodies', () => {
    expect([2300, 1950, 2600].map((holdingKcal) => figures(simpleBody({ days: 70, holdingKcal })))).toEqual([
      [2257, 2126, 2387],
      [1943, 1812, 2073],
      [2526, 2396, 2656],
    ])
  })

  it('[LEARN-1] days eaten freely that hold the weight are no sign of a body that uses little', () => {
    const isComplete = (day: number) => day % 7 < 5
    const { kcal } = estimateExpenditure(simpleBody({ days: 70, isComplete }))
    expect(Math.abs(kcal - 2300)).toBeLessThan(130)
  })

  it('[LEARN-1] water that leaves at the beginning is not taken for tissue', () => {
    const dry = simpleBody({ days: 45 })
    const wet = {
      ...dry,
      isStarter: true,
      days: dry.days.map((day, at) => ({ ...day, weightKg: day.weightKg! + 1.8 * Math.exp(-at / 3) })),
    }
    expect(Math.abs(estimateExpenditure(wet).kcal - estimateExpenditure(dry).kcal)).toBeLessThan(100)
  })
})

describe('the water of a cycle', () => {
  const withWave = (gender: BodySeries['gender'], kg: number): BodySeries => {
    const series = simpleBody({ days: 71, wobbleKg: 0.1 })
    const wave = (at: number) => kg * Math.sin((2 * Math.PI * at) / 28.5)
    const days = series.days.map((day, at) => ({ ...day, weightKg: day.weightKg! + wave(at) }))
    return { ...series, gender, days }
  }

  it('[LEARN-1] moves the estimate of a woman less than it would a man’s', () => {
    const off = (gender: BodySeries['gender']) =>
      Math.abs(
        estimateExpenditure(withWave(gender, 0.8)).kcal - estimateExpenditure(withWave(gender, 0)).kcal,
      )
    expect(off('female')).toBeLessThan(off('male') / 2)
  })

  it('[LEARN-1] leaves her range wider, since it may be what is seen', () => {
    expect(widthOf(withWave('female', 0))).toBeGreaterThan(widthOf(withWave('male', 0)))
  })
})

describe('laws', () => {
  it('[LEARN-1] more weigh-ins never widen the range by more than noise', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 50, maxLength: 50 }), fc.nat(49), (read, extra) => {
        const few = simpleBody({ days: 50, isRead: (day) => day === 0 || read[day] === true })
        const more = simpleBody({
          days: 50,
          isRead: (day) => day === 0 || day === extra || read[day] === true,
        })
        expect(widthOf(more)).toBeLessThan(widthOf(few) * 1.03)
      }),
    )
  })

  it('[LEARN-1] a gap in the weigh-ins widens the range', () => {
    const whole = simpleBody({ days: 60 })
    for (const from of [20, 35, 48]) {
      const gap = simpleBody({ days: 60, isRead: (day) => day < from || day >= from + 12 })
      expect(widthOf(gap)).toBeGreaterThan(widthOf(whole))
    }
  })

  it('[LEARN-1] the longer the last weigh-in is ago, the wider the range', () => {
    const widths = [40, 45, 50].map((days) => widthOf(simpleBody({ days, isRead: (day) => day < 38 })))
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  })

  it('[LEARN-4] a pause widens the range, and what was eaten and weighed in it changes nothing', () => {
    const series = simpleBody({ days: 60 })
    const pausedWith = (weightKg: number | undefined, planKcal: number): BodySeries => ({
      ...series,
      days: series.days.map((day, at) =>
        at >= 30 && at < 40 ? { ...day, weightKg, planKcal, isPaused: true } : day,
      ),
    })
    expect(estimateExpenditure(pausedWith(99, 900))).toEqual(estimateExpenditure(pausedWith(undefined, 3000)))
    expect(widthOf(pausedWith(99, 900))).toBeGreaterThan(widthOf(series))
  })
})

describe('what it is silent about', () => {
  it('[LEARN-1] is silent before day 31, whatever is weighed', () => {
    const spoken = [...Array(45).keys()].filter(
      (days) => days > 0 && whatIsMissing(simpleBody({ days })).length === 0,
    )
    expect(Math.min(...spoken)).toBe(31)
  })

  const everyThird = (day: number) => day % 3 === 0
  it.each<[string, BodySeries, Missing[]]>([
    [
      'one weigh-in',
      simpleBody({ days: 1 }),
      [
        { what: 'days', have: 0, need: 30 },
        { what: 'readings', have: 1, need: 10 },
        { what: 'complete-days', have: 1, need: 14 },
      ],
    ],
    [
      'nine weigh-ins',
      simpleBody({ days: 33, isRead: (day) => day % 4 === 0 }),
      [{ what: 'readings', have: 9, need: 10 }],
    ],
    ['ten weigh-ins', simpleBody({ days: 37, isRead: (day) => day % 4 === 0 }), []],
    [
      'a last weigh-in eleven days ago',
      simpleBody({ days: 50, isRead: (day) => day < 39 }),
      [{ what: 'recent-reading', daysAgo: 11, most: 10 }],
    ],
    ['a last weigh-in ten days ago', simpleBody({ days: 50, isRead: (day) => day < 40 }), []],
    [
      '13 of the last 28 days completed',
      simpleBody({ days: 60, isComplete: (day) => day < 45 }),
      [{ what: 'complete-days', have: 13, need: 14 }],
    ],
    ['14 of the last 28 days completed', simpleBody({ days: 60, isComplete: (day) => day < 46 }), []],
  ])('[LEARN-1] of %s it says what is missing, in figures', (_, series, missing) => {
    expect(estimateExpenditure(series).missing.filter(({ what }) => what !== 'certainty')).toEqual(missing)
  })

  it('[LEARN-1] is silent while its range is wider than 16 % to either side', () => {
    const series = simpleBody({ days: 34, isRead: everyThird, isComplete: (day) => day % 2 === 0 })
    const { kcal, high, missing } = estimateExpenditure(series)
    expect(high - kcal).toBeGreaterThan(0.16 * kcal)
    const percent = expect.closeTo((100 * (high - kcal)) / kcal)
    expect(missing).toEqual([{ what: 'certainty', percent, most: 16 }])
  })

  it('[LEARN-1] without a weigh-in knows the formula alone', () => {
    const none = simpleBody({ days: 40, isRead: () => false })
    expect(estimateExpenditure(none)).toMatchObject({ kcal: 0.97 * 2300, trustedReadings: 0 })
    expect(whatIsMissing(none)).toContain('readings')
  })
})

describe('readings that can’t be the person’s', () => {
  it.each([
    ['a slipped point', 7.8],
    ['another unit', 88 * 2.2046],
    ['a lighter person', 61],
  ])('[LEARN-1] %s is set aside and changes the estimate by little', (_, weightKg) => {
    const series = simpleBody({ days: 60 })
    const slipped = changeDay(series, 40, { weightKg })
    const { kcal, setAside } = estimateExpenditure(slipped)
    expect(setAside).toEqual([40])
    expect(Math.abs(kcal - estimateExpenditure(series).kcal)).toBeLessThan(15)
  })

  it('[LEARN-1] one that is three kilograms off is set aside, one that is half a kilogram off is not', () => {
    const off = (kg: number) => {
      const body = simpleBody({ days: 50, wobbleKg: 0.1 })
      return estimateExpenditure(changeDay(body, 45, { weightKg: body.days[45]!.weightKg! + kg })).setAside
    }
    expect([off(3), off(-3), off(0.5)]).toEqual([[45], [45], []])
  })

  it('[LEARN-1] several in a row mean that the level moved, and count from then on', () => {
    const moved = simpleBody({ days: 60, wobbleKg: 0.1 })
    const days = moved.days.map((day, at) => (at < 40 ? day : { ...day, weightKg: day.weightKg! - 9 }))
    const { setAside } = estimateExpenditure({ ...moved, days })
    expect(setAside.slice(0, 4)).toEqual([40, 41, 42, 43])
    expect(setAside.length).toBeLessThan(8)
  })

  it('[LEARN-1] a first reading with a slip doesn’t set the level', () => {
    const { setAside } = estimateExpenditure(changeDay(simpleBody({ days: 40 }), 0, { weightKg: 7.8 }))
    expect(setAside).toEqual([0])
  })

  it('[LEARN-1] two people on one scale: the other’s readings are set aside', () => {
    const series = simpleBody({ days: 60 })
    const shared = {
      ...series,
      days: series.days.map((day, at) => (at % 5 === 3 ? { ...day, weightKg: 66 } : day)),
    }
    const { kcal, setAside } = estimateExpenditure(shared)
    expect(setAside).toEqual(series.days.flatMap((_, at) => (at % 5 === 3 ? [at] : [])))
    expect(Math.abs(kcal - estimateExpenditure(series).kcal)).toBeLessThan(60)
  })

  it('[LEARN-1] “this was me” counts the reading and moves the level, not what the body uses', () => {
    const series = simpleBody({ days: 60 })
    const jumped = {
      ...series,
      days: series.days.map((day, at) =>
        at >= 40 ? { ...day, weightKg: day.weightKg! - 9, isConfirmed: at === 40 } : day,
      ),
    }
    const { kcal, setAside } = estimateExpenditure(jumped)
    expect(setAside).toEqual([])
    expect(Math.abs(kcal - estimateExpenditure(series).kcal)).toBeLessThan(120)
  })

  it('[LEARN-1] readings that were set aside don’t count as readings', () => {
    const series = simpleBody({ days: 50, isRead: (day) => day < 35 })
    expect(whatIsMissing(changeDay(series, 49, { weightKg: 7.9 }))).toContain('recent-reading')
  })
})
