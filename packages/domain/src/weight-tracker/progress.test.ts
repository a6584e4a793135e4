import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber, type IsoDate } from '../calendar/iso-date.ts'
import { gramsFromKg, gramsFromPounds, wholeGrams } from '../nutrition/weight.ts'
import { progressSentence, weightProgress } from './progress.ts'

const log = (date: string, kg: number) => ({ date: date as IsoDate, grams: gramsFromKg(kg) })
const target = (kg: number) => ({ grams: gramsFromKg(kg), date: '2026-12-31' as IsoDate })

describe('weightProgress', () => {
  it('[WGT-4] runs from the first log to the latest, in whatever order they come', () => {
    const logs = [log('2026-02-01', 86), log('2026-01-01', 90), log('2026-01-15', 95)]
    expect(weightProgress({ logs, target: target(80), profileGrams: gramsFromKg(100) })).toEqual({
      startingGrams: 90_000,
      currentGrams: 86_000,
      lostGrams: 4000,
      gainedGrams: 0,
      percentLost: 40,
    })
  })

  it('[WGT-4] starts at the weight of the profile while nothing is logged', () => {
    expect(weightProgress({ logs: [], target: target(80), profileGrams: gramsFromKg(90) })).toEqual({
      startingGrams: 90_000,
      currentGrams: 90_000,
      lostGrams: 0,
      gainedGrams: 0,
      percentLost: 0,
    })
  })

  it('[WGT-4] knows nothing without a log and a profile', () => {
    const progress = weightProgress({ logs: [], target: target(80) })
    expect(progress).toMatchObject({ startingGrams: undefined, currentGrams: undefined, percentLost: 0 })
    expect(progressSentence(progress, 'metric')).toBe('')
  })

  it.each([
    ['losing', 90, 85, 80, 50],
    ['gaining on purpose', 60, 63, 70, 30],
    ['gaining instead of losing', 90, 92, 80, 0],
    ['losing instead of gaining', 60, 58, 70, 0],
    ['past the goal', 90, 78, 80, 100],
    ['a third of the way', 90, 87, 81, 33.3],
    ['a gram before the goal', 90, 80.001, 80, 99.9],
    ['staying, and staying', 80, 80, 80, 100],
    ['staying, but not', 80, 81, 80, 0],
  ])('[WGT-4] %s: %d to %d of %d is %d percent', (_story, start, current, goal, percent) => {
    const logs = [log('2026-01-01', start), log('2026-02-01', current)]
    expect(weightProgress({ logs, target: target(goal) }).percentLost).toBe(percent)
  })

  it('[WGT-4] the percentage stays within 0 and 100, with one decimal', () => {
    const weight = fc.integer({ min: 22_000, max: 635_000 }).map(wholeGrams)
    fc.assert(
      fc.property(fc.array(weight, { maxLength: 5 }), weight, (weights, goal) => {
        const logs = weights.map((grams, day) => ({ date: fromDayNumber(20_000 + day), grams }))
        const { percentLost, lostGrams, gainedGrams } = weightProgress({
          logs,
          target: { grams: goal, date: fromDayNumber(21_000) },
        })
        expect(percentLost).toBeGreaterThanOrEqual(0)
        expect(percentLost).toBeLessThanOrEqual(100)
        expect(String(percentLost)).toMatch(/^\d+(\.\d)?$/)
        expect(Math.min(lostGrams, gainedGrams)).toBe(0)
      }),
    )
  })
})

describe('progressSentence', () => {
  const after = (start: number, current: number) =>
    weightProgress({ logs: [log('2026-01-01', start), log('2026-02-01', current)], target: target(70) })

  it.each([
    [90, 86.5, 'metric', "You've lost 3.5 kg"],
    [90, 86.5, 'us', "You've lost 7.7 lbs"],
    [90, 91.25, 'metric', 'Gained 1.25 kg'],
    [90, 91.25, 'us', 'Gained 2.8 lbs'],
    [90, 90, 'metric', 'Current weight 90 kg'],
    [90, 90, 'us', 'Current weight 198.4 lbs'],
    [90, 89.998, 'metric', 'Current weight 90 kg'],
  ] as const)('[WGT-2] from %d to %d in %s: "%s"', (start, current, unit, expected) => {
    expect(progressSentence(after(start, current), unit, 'en-US')).toBe(expected)
  })

  it('[WGT-2] the same pounds typed twice are no change', () => {
    const grams = gramsFromPounds(181.43)
    const logs = [
      { date: '2026-01-01' as IsoDate, grams },
      { date: '2026-01-02' as IsoDate, grams },
    ]
    expect(progressSentence(weightProgress({ logs, target: target(70) }), 'us', 'en-US')).toBe(
      'Current weight 181.43 lbs',
    )
  })
})
