import { describe, expect, it } from 'vitest'
import { addDays, type IsoDate } from '../calendar/iso-date.ts'
import { estimateExpenditure } from './estimate-expenditure.ts'
import { nextStepOf } from './next-step.ts'
import { simpleBody } from './testing/simple-body.ts'

const today = '2026-06-30' as IsoDate
const stepOf = (series: ReturnType<typeof simpleBody>) =>
  nextStepOf(series, estimateExpenditure(series), today)

describe('the next step of a target that nothing is proposed for', () => {
  it('[MAP-6] is so many weigh-ins by a day, after which the estimate can be told', () => {
    const series = simpleBody({ days: 20, isRead: (day) => day % 2 === 0 })
    expect(estimateExpenditure(series).missing).not.toEqual([])
    const step = stepOf(series)
    if (step.kind !== 'weigh-in') throw new Error('Nothing is missing')
    expect(step.weighIns).toBeGreaterThan(0)
    expect(step.by).toBe(addDays(today, 2 * step.weighIns))
  })

  it('[MAP-6] comes nearer with each weigh-in, and is there for a person who was never weighed', () => {
    const step = (days: number) => {
      const next = stepOf(simpleBody({ days, isRead: () => true }))
      return next.kind === 'weigh-in' ? next.weighIns : 0
    }
    expect(step(24)).toBeLessThan(step(10))
    expect(stepOf(simpleBody({ days: 10, isRead: () => false }))).toMatchObject({ kind: 'weigh-in' })
  })

  it('[MAP-6] of a wide range is what narrows it by a fifth; a narrow one holds', () => {
    const told = simpleBody({ days: 34, isRead: (day) => day % 2 === 0 })
    const { kcal, low, high, missing } = estimateExpenditure(told)
    const before = (50 * (high - low)) / kcal
    const step = stepOf(told)
    if (missing.length === 0 && step.kind === 'weigh-in') expect(step.percent).toBeLessThan(before)
    expect(stepOf(simpleBody({ days: 170, isRead: () => true }))).toEqual({ kind: 'keep' })
  })
})
