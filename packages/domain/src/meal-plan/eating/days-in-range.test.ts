import { expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/iso-date.ts'
import { foodExtra, logEntry, notCounted } from '../../food-log/testing/invented-log.ts'
import { rangesAround } from '../../nutrition/ranges.ts'
import { dayFit } from '../fit.ts'
import { templateOf } from '../testing/invented-template.ts'
import { countDaysInRange, judgeDay } from './days-in-range.ts'

it('[LIFE-9] of all days as planned, of the days that passed and can be judged as eaten', () => {
  const day = (date: string, asPlanned: boolean, asEaten: boolean | undefined) => {
    return { date: date as IsoDate, asPlanned, asEaten }
  }
  const days = [
    day('2026-03-02', true, true),
    day('2026-03-03', true, false),
    day('2026-03-04', false, undefined),
    day('2026-03-05', true, true),
  ]
  expect(countDaysInRange(days, '2026-03-05' as IsoDate)).toEqual({
    asPlanned: { inRange: 3, days: 4 },
    asEaten: { inRange: 1, days: 2 },
  })
})

it('[LIFE-9] a day is judged by its certificate, and by what was eaten of it', () => {
  const perServing = { calories: 500, fat: 40, netCarbs: 5, protein: 25 }
  const macrosOf = () => perServing
  const template = templateOf(['rrrrrrr'])
  const found = { day: template.weeks[0]!.days[2]!, dayNumber: 3 }
  const meals = dayFit(found.day, macrosOf, rangesAround(perServing)).actual
  const ranges = rangesAround(meals)
  const judge = (entries: ReturnType<typeof logEntry>[], extras: ReturnType<typeof foodExtra>[] = []) =>
    judgeDay(template, found, {
      planned: dayFit(found.day, macrosOf, ranges),
      macrosOf,
      log: { entries, extras },
    })
  const date = '2026-03-04'
  expect(judge([])).toEqual({ date, asPlanned: true, asEaten: true })
  expect(judge([logEntry({ place: { kind: 'snack' } })])).toEqual({ date, asPlanned: true, asEaten: false })
  expect(judge([notCounted()])).toEqual({ date, asPlanned: true, asEaten: undefined })
  expect(judge([], [foodExtra()]).asEaten).toBe(false)
})
