import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { gramsFromKg } from '../nutrition/weight.ts'
import type { WeighIn } from '../weight-tracker/weight-log.ts'
import { fastLossShare } from './propose-target.ts'

const today = '2026-11-23' as IsoDate

/** A weigh-in a day for so many days until `last` days ago, losing a share of the weight each week. */
function losing(shareAWeek: number, days = 60, last = 0): WeighIn[] {
  return Array.from({ length: days }, (_, at) => ({
    date: addDays(today, at - days + 1 - last),
    grams: gramsFromKg(90 * (1 - shareAWeek) ** (at / 7)),
  }))
}

describe('a loss that is too fast', () => {
  it('[LEARN-2] is told as the least share of the last three weeks', () => {
    expect(fastLossShare(losing(0.02), today)).toBeCloseTo(0.02, 2)
  })

  it.each([
    ['where a week lost no more than a hundredth', losing(0.009)],
    ['where weight is gained', losing(-0.02)],
    ['where the weeks reach into the water of the beginning', losing(0.02, 31)],
    ['where the last reading is older than a week', losing(0.02, 60, 8)],
    ['without a reading', []],
  ])('[LEARN-2] is none %s', (_, logs) => {
    expect(fastLossShare(logs, today)).toBeUndefined()
  })

  it('[LEARN-2] of weeks that differ the slowest counts', () => {
    const faster = losing(0.015).map((log, at) =>
      at < 46 ? log : { ...log, grams: gramsFromKg((log.grams / 1000) * (1 - 0.03 * ((at - 45) / 14))) },
    )
    expect(fastLossShare(faster, today)).toBeLessThan(0.025)
  })

  it('[LEARN-2] is told from the 32nd day on, by a reading of this week', () => {
    expect(fastLossShare(losing(0.02, 32), today)).toBeGreaterThan(0.01)
    expect(fastLossShare(losing(0.02, 60, 7), today)).toBeGreaterThan(0.01)
  })

  it('[LEARN-2] is none where only the last week was fast', () => {
    const fastEnd = losing(0).map((log, at) =>
      at < 53 ? log : { ...log, grams: gramsFromKg(90 - (at - 52) * 0.4) },
    )
    expect(fastLossShare(fastEnd, today)).toBeUndefined()
  })
})
