import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { gramsFromKg, gramsFromPounds } from '../nutrition/weight.ts'
import { checkLog, checkTarget } from './change-log.ts'

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
  const person = { ageYears: 40, weight: gramsFromKg(90), heightCm: 180 }

  it('[WGT-6] [ONB-14] takes a goal at a body mass index of exactly 18.5', () => {
    const check = (kg: number) => checkTarget({ date: today, grams: gramsFromKg(kg) }, today, { person })
    expect(check(59.94)).toEqual({ ok: true })
    expect(check(59.939)).toMatchObject({ ok: false })
  })

  it.each([
    [undefined, 'The lowest goal we track is 60 kg (132.2 lbs).', gramsFromKg(60)],
    ['metric', 'The lowest goal we track is 60 kg.', gramsFromKg(60)],
    ['us', 'The lowest goal we track is 132.2 lbs.', gramsFromPounds(132.2)],
  ] as const)(
    '[WGT-6] [ONB-14] refuses a lower one, says why and offers the nearest: %s',
    (unit, lowest, nearest) => {
      const check = checkTarget({ date: today, grams: gramsFromKg(52) }, today, { unit, person })
      const message = `That would be a body mass index below 18.5, too low for your height. ${lowest}`
      expect(check).toEqual({ ok: false, faults: [{ field: 'weight', message, nearest }] })
      expect(checkTarget({ date: today, grams: nearest }, today, { unit, person })).toEqual({ ok: true })
    },
  )

  it('[WGT-6] [ONB-14] lets a young person keep their weight, and none lower', () => {
    const young = { ...person, ageYears: 16, weight: gramsFromKg(55) }
    const check = (kg: number) =>
      checkTarget({ date: today, grams: gramsFromKg(kg) }, today, { person: young })
    expect(check(55)).toEqual({ ok: true })
    expect(check(54.9)).toMatchObject({ ok: false, faults: [{ nearest: gramsFromKg(55) }] })
  })

  it('[VAL-1] an impossible weight is told as that', () => {
    const check = checkTarget({ date: today, grams: 12_000 }, today, { unit: 'metric', person })
    expect(check).toMatchObject({ ok: false, faults: [{ message: 'Enter a weight from 22 to 635 kg.' }] })
  })

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
