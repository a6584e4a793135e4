import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { checkLog, checkTarget } from './change-log.ts'
import { gramsFromKg, gramsFromPounds } from './weight.ts'

const today = '2026-06-30' as IsoDate
const grams = gramsFromKg(82.3)
const entry = { date: '2026-06-30', grams, note: '' }

describe('checkLog', () => {
  it.each([
    ['today', entry],
    ['long ago', { ...entry, date: '1900-01-01' }],
    ['the lightest', { ...entry, grams: gramsFromKg(22) }],
    ['the heaviest', { ...entry, grams: gramsFromKg(635) }],
    ['a full note', { ...entry, note: 'x'.repeat(500) }],
  ])('[WGT-7] saves %s', (_story, candidate) => {
    expect(checkLog(candidate, today)).toEqual({ ok: true })
  })

  it.each([
    ['date', { ...entry, date: '' }, 'Choose a date.'],
    ['date', { ...entry, date: '2026-07-01' }, "The date can't be later than today."],
    ['date', { ...entry, date: '2026-02-30' }, 'Choose a real date from the year 1900 on.'],
    ['date', { ...entry, date: '1899-12-31' }, 'Choose a real date from the year 1900 on.'],
    ['weight', { ...entry, grams: undefined }, 'Enter a weight.'],
    ['weight', { ...entry, grams: Number.NaN }, 'Enter a weight.'],
    ['weight', { ...entry, grams: 21_990 }, 'Enter a weight from 22 to 635 kg (48.5 to 1399.94 lbs).'],
    ['note', { ...entry, note: 'x'.repeat(501) }, 'Keep the note to 500 characters or fewer.'],
  ] as const)('[WGT-7] names what is wrong with the %s', (field, candidate, message) => {
    expect(checkLog(candidate, today)).toEqual({ ok: false, faults: [{ field, message }] })
  })

  it('[VAL-1] tells a person the limits of the unit they type in', () => {
    const check = (pounds: number) =>
      checkLog({ ...entry, grams: gramsFromPounds(pounds) }, today, { unit: 'us' })
    expect(check(50)).toEqual({ ok: true })
    expect(check(900)).toEqual({ ok: true })
    expect(check(49.99)).toEqual({
      ok: false,
      faults: [{ field: 'weight', message: 'Enter a weight from 50 to 900 lbs.' }],
    })
    expect(checkLog({ ...entry, grams: 700_000 }, today, { unit: 'metric' })).toEqual({
      ok: false,
      faults: [{ field: 'weight', message: 'Enter a weight from 22 to 635 kg.' }],
    })
  })

  it('[WGT-7] names all faults at once', () => {
    const check = checkLog({ date: '2027-01-01', grams: 0, note: 'x'.repeat(600) }, today)
    expect(check.ok ? [] : check.faults.map(({ field }) => field)).toEqual(['date', 'weight', 'note'])
  })
})

describe('checkTarget', () => {
  const target = { grams, date: '2026-01-31' as IsoDate }

  it('[WGT-6] takes today and any later day', () => {
    expect(checkTarget({ date: today, grams }, today)).toEqual({ ok: true })
    expect(checkTarget({ date: '2027-06-30', grams }, today)).toEqual({ ok: true })
  })

  it('[WGT-6] a new date in the past is refused, a date that has passed may stay', () => {
    const past = { date: '2026-01-31', grams: gramsFromKg(75) }
    const faults = [{ field: 'date', message: "Choose a date that isn't in the past." }]
    expect(checkTarget(past, today)).toEqual({ ok: false, faults })
    expect(checkTarget(past, today, { current: { ...target, date: '2026-02-01' as IsoDate } })).toEqual({
      ok: false,
      faults,
    })
    expect(checkTarget(past, today, { current: target })).toEqual({ ok: true })
  })

  it('[WGT-6] needs both, and says so at once', () => {
    expect(checkTarget({ date: '', grams: undefined }, today)).toEqual({
      ok: false,
      faults: [
        { field: 'date', message: 'Choose a date.' },
        { field: 'weight', message: 'Enter a weight.' },
      ],
    })
  })
})
