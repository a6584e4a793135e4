import { expect, it } from 'vitest'
import { addDays, type IsoDate } from '../../calendar/iso-date.ts'
import type { LogEntry } from '../../food-log/log-entry.ts'
import { logEntry } from '../../food-log/testing/invented-log.ts'
import { addMacros, noMacros, scaleMacros } from '../../nutrition/macros.ts'
import { snackRoomOf } from '../../onboarding/snack/snack-room-of.ts'
import { anyDiner, drawnTemplate } from '../drawing/testing/invented-kitchen.ts'
import { eatingOf } from '../mending/eating-of.ts'
import { dateOfDay } from '../template.ts'
import { openRoomOfDay } from './eaten-day.ts'

const answers = { ...anyDiner.answers, snackRoom: { places: 2, calories: 150, netCarbs: 3 } }
const whole = snackRoomOf(answers)!
const today = '2026-03-04' as IsoDate
const snack = (id: string, date = today): LogEntry =>
  logEntry({
    id,
    date,
    place: { kind: 'snack' },
    figures: { calories: 210, fat: 18, netCarbs: 4, protein: 8 },
  })
const left = (entries: LogEntry[], { date = today, isComplete = false } = {}) =>
  openRoomOfDay(answers.snackRoom, whole, entries, { day: { isComplete }, date, today })

it('[LIFE-7] each snack that is written down fills a place, however much it is', () => {
  expect(left([])).toEqual(whole)
  expect(left([logEntry()])).toEqual(whole)
  expect(left([snack('one')])).toEqual(scaleMacros(whole, 1 / 2))
  expect(left([snack('one'), snack('two'), snack('three')])).toEqual(noMacros)
})

it('[LIFE-7] a day that is over, or complete, has room for nothing more', () => {
  expect(left([], { date: addDays(today, -1) })).toEqual(noMacros)
  expect(left([], { isComplete: true })).toEqual(noMacros)
  expect(left([], { date: addDays(today, 1) })).toEqual(whole)
})

it('[LIFE-7] without room there is nothing to leave', () => {
  const on = { day: { isComplete: false }, date: today, today }
  expect(openRoomOfDay(undefined, undefined, [], on)).toBeUndefined()
})

it('[LIFE-5] [LIFE-7] mending counts snacks that were eaten, and the room that is still open', () => {
  const template = drawnTemplate()
  const date = dateOfDay(template, 2)
  const eaten = snack('one', date)
  const { offsets } = eatingOf(
    template,
    () => noMacros,
    { entries: [eaten], extras: [] },
    { answers, today: date },
  )
  expect(offsets.get(1)).toEqual(noMacros)
  expect(offsets.get(2)).toEqual(addMacros(eaten.figures, scaleMacros(whole, 1 / 2)))
  expect(offsets.get(3)).toEqual(whole)
})
