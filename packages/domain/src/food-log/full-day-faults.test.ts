import { expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { fullDayFaults } from './entry-faults.ts'
import type { LogEntry } from './log-entry.ts'
import { logLimits } from './log-limits.ts'
import { logEntry } from './testing/invented-log.ts'

const snack = (id: string, own: Partial<LogEntry> = {}) => logEntry({ id, place: { kind: 'snack' }, ...own })
const three = ['a', 'b', 'c'].map((id) => snack(id))
const fields = (...told: Parameters<typeof fullDayFaults>) => fullDayFaults(...told).map(({ field }) => field)

it('[LIFE-7] a day has three snacks at most, and each of them can be corrected', () => {
  expect(fields(snack('c'), three.slice(0, 2))).toEqual([])
  expect(fields(snack('d'), three)).toEqual(['place'])
  expect(fields(snack('c', { source: { kind: 'figures', name: 'Nuts' } }), three)).toEqual([])
})

it('[LIFE-7] what is eaten at a meal, or on another day, is none of them', () => {
  expect(fields(logEntry({ id: 'd' }), three)).toEqual([])
  expect(fields(snack('d', { date: '2026-03-05' as IsoDate }), three)).toEqual([])
})

it('[LIFE-7] an entry at a meal doesn’t become a fourth snack', () => {
  expect(fields(snack('d'), [...three, logEntry({ id: 'd' })])).toEqual(['place'])
})

it('[LIFE-3] a day takes sixty entries', () => {
  const many = Array.from({ length: logLimits.entriesPerDay }, (_, at) => logEntry({ id: `e${at}` }))
  expect(fields(logEntry({ id: 'more' }), many)).toEqual(['date'])
  expect(fields(logEntry({ id: 'e1' }), many)).toEqual([])
})
