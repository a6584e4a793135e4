import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber, type IsoDate } from '../../calendar/iso-date.ts'
import { gramsFromKg } from '../../nutrition/weight.ts'
import { logRowsFor, readLogRows } from '../log-rows.ts'
import {
  type BodyReadings,
  type DayReadings,
  glucoseUnits,
  hasReading,
  noReadings,
  urineKetones,
  waistUnits,
} from './body-readings.ts'
import { checkDay, checkReadings, glucoseLimits, waistLimits } from './check-readings.ts'

import { firstDayOf, loggedKinds, readingLine } from './reading-lines.ts'
import { glucoseIn, usualReadingUnits, waistIn } from './reading-units.ts'

const today = '2026-06-30' as IsoDate
const day = (date: string, part: Partial<BodyReadings>): DayReadings => ({
  ...noReadings,
  ...part,
  date: date as IsoDate,
})

const hundredths = (minimum: number, maximum: number) =>
  fc.integer({ min: Math.ceil(minimum * 100), max: Math.floor(maximum * 100) }).map((value) => value / 100)
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null })
const glucose = fc
  .constantFrom(...glucoseUnits)
  .chain((unit) =>
    hundredths(glucoseLimits[unit].minimum, glucoseLimits[unit].maximum).map((value) => ({ value, unit })),
  )
const waist = fc
  .constantFrom(...waistUnits)
  .chain((unit) =>
    hundredths(waistLimits[unit].minimum, waistLimits[unit].maximum).map((value) => ({ value, unit })),
  )
const anyReadings = fc.record({
  bloodKetones: orNull(hundredths(0, 20)),
  breathKetones: orNull(hundredths(0, 200)),
  urineKetones: orNull(fc.constantFrom(...urineKetones)),
  glucose: orNull(glucose),
  waist: orNull(waist),
})

describe('limits', () => {
  it.each([
    ['bloodKetones', { bloodKetones: -0.1 }, 'Enter blood ketones from 0 to 20 mmol/L.'],
    ['bloodKetones', { bloodKetones: 20.1 }, 'Enter blood ketones from 0 to 20 mmol/L.'],
    ['breathKetones', { breathKetones: 200.5 }, 'Enter breath ketones from 0 to 200 ppm.'],
    ['glucose', { glucose: { value: 19.9, unit: 'mg/dL' } }, 'Enter glucose from 20 to 600 mg/dL.'],
    ['glucose', { glucose: { value: 601, unit: 'mg/dL' } }, 'Enter glucose from 20 to 600 mg/dL.'],
    ['glucose', { glucose: { value: 95, unit: 'mmol/L' } }, 'Enter glucose from 1.1 to 33.3 mmol/L.'],
    ['waist', { waist: { value: 34, unit: 'cm' } }, 'Enter a waist from 40 to 250 cm.'],
    ['waist', { waist: { value: 99, unit: 'in' } }, 'Enter a waist from 15.8 to 98.4 in.'],
    ['bloodKetones', { bloodKetones: 1.234 }, 'Enter blood ketones with 2 decimals at most.'],
    ['glucose', { glucose: { value: Number.NaN, unit: 'mg/dL' } }, 'Enter glucose from 20 to 600 mg/dL.'],
  ] as const)('[LIFE-6] %s: %o is refused with field and limit', (field, readings, message) => {
    expect(checkReadings(readings)).toEqual([{ field, message }])
  })

  it('[LIFE-6] what lies within is taken, its edges too, and all faults come at once', () => {
    fc.assert(
      fc.property(anyReadings, (readings) => {
        expect(checkReadings(readings)).toEqual([])
      }),
    )
    expect(checkReadings({ bloodKetones: 0, breathKetones: 200 })).toEqual([])
    const glucoseFault = { glucose: { value: 5, unit: 'mg/dL' } } as const
    expect(checkReadings({ bloodKetones: 21, ...glucoseFault })).toHaveLength(2)
  })
})

describe('a day', () => {
  const faultsOf = (entry: Partial<Parameters<typeof checkDay>[0]>) => {
    const check = checkDay({ date: today, grams: undefined, note: '', readings: undefined, ...entry }, today)
    return check.ok ? [] : check.faults.map(({ field }) => field)
  }

  it('[LIFE-6] may have readings and no weight, or a weight and no readings, but not neither', () => {
    expect(faultsOf({ readings: { bloodKetones: 1.2 } })).toEqual([])
    expect(faultsOf({ grams: 80_000 })).toEqual([])
    expect(faultsOf({})).toEqual(['weight'])
  })

  it('[LIFE-6] a note goes with a weight, and readings are checked with it', () => {
    expect(faultsOf({ note: 'slept badly', readings: { bloodKetones: 1.2 } })).toEqual(['weight'])
    expect(faultsOf({ grams: 80_000, date: '2199-01-01', readings: { bloodKetones: 99 } })).toEqual([
      'date',
      'bloodKetones',
    ])
  })
})

describe('units', () => {
  it('[LIFE-6] a figure is shown as typed in its own unit, and converted in the other', () => {
    expect([
      glucoseIn({ value: 95.5, unit: 'mg/dL' }, 'mg/dL'),
      glucoseIn({ value: 95, unit: 'mg/dL' }, 'mmol/L'),
      glucoseIn({ value: 5.3, unit: 'mmol/L' }, 'mg/dL'),
      waistIn({ value: 90, unit: 'cm' }, 'in'),
      waistIn({ value: 35.5, unit: 'in' }, 'cm'),
    ]).toEqual([95.5, 5.3, 95, 35.4, 90.2])
  })

  it('[LIFE-6] those of the last readings come first, else the usual ones', () => {
    expect(usualReadingUnits([], 'us')).toEqual({ glucose: 'mg/dL', waist: 'in' })
    expect(usualReadingUnits([], 'metric')).toEqual({ glucose: 'mmol/L', waist: 'cm' })
    const readings = [
      day('2026-06-02', { glucose: { value: 95, unit: 'mg/dL' } }),
      day('2026-06-01', { glucose: { value: 5, unit: 'mmol/L' }, waist: { value: 90, unit: 'cm' } }),
    ]
    expect(usualReadingUnits(readings, 'metric')).toEqual({ glucose: 'mg/dL', waist: 'cm' })
    expect(usualReadingUnits(readings, 'us').waist).toBe('cm')
  })
})

describe('lines', () => {
  const units = { glucose: 'mmol/L', waist: 'cm' } as const
  const readings = [
    day('2026-06-20', { urineKetones: 'moderate', glucose: { value: 90, unit: 'mg/dL' } }),
    day('2026-01-01', { bloodKetones: 0, urineKetones: 'negative' }),
  ]

  it('[LIFE-6] there is one for each kind that was logged, a reading of 0 among them', () => {
    expect(loggedKinds(readings)).toEqual(['bloodKetones', 'urineKetones', 'glucose'])
    expect(loggedKinds([])).toEqual([])
  })

  it('[LIFE-6] a line has the days of its period, oldest first, in the unit it is shown in', () => {
    const lineOf = (kind: 'urineKetones' | 'glucose' | 'bloodKetones', from?: IsoDate) =>
      readingLine(readings, kind, { from, units }).points
    expect(lineOf('urineKetones')).toEqual([
      { date: '2026-01-01', value: 0 },
      { date: '2026-06-20', value: 3 },
    ])
    expect(lineOf('urineKetones', firstDayOf('1m', today))).toEqual([{ date: '2026-06-20', value: 3 }])
    expect(lineOf('glucose')).toEqual([{ date: '2026-06-20', value: 5 }])
    expect(lineOf('bloodKetones', firstDayOf('3m', today))).toEqual([])
    expect(firstDayOf('all', today)).toBeUndefined()
  })
})

describe('the file', () => {
  const header = ['date', 'weight_kg', 'note']
  const readRows = (rows: string[][]) => readLogRows(rows, today)

  it('[LIFE-6] goes out and comes in again exactly as typed, in every unit', () => {
    const days = fc.uniqueArray(fc.tuple(fc.integer({ min: 18_000, max: 20_000 }), anyReadings), {
      selector: ([number]) => number,
      maxLength: 6,
    })
    fc.assert(
      fc.property(days, (logged) => {
        const all = logged
          .map(([number, readings]): DayReadings => ({ ...readings, date: fromDayNumber(number) }))
          .filter(hasReading)
        const reading = readRows(logRowsFor([], 'metric', all))
        const found = reading.ok ? reading.readings : []
        const sorted = all.toSorted((a, b) => (a.date < b.date ? -1 : 1))
        const whole = found.map(({ date, change }) => ({
          ...noReadings,
          ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
          date,
        }))
        expect(whole).toEqual(sorted)
      }),
    )
  })

  it('[LIFE-6] columns stand at the end, only those that hold something; without readings it is as it was', () => {
    const log = { date: '2026-06-01' as IsoDate, grams: gramsFromKg(82.4), note: 'ok' }
    expect(logRowsFor([log], 'metric')).toEqual([header, ['2026-06-01', '82.4', 'ok']])
    const readings = [
      day('2026-06-02', { waist: { value: 35.5, unit: 'in' } }),
      day('2026-06-01', { bloodKetones: 0 }),
    ]
    expect(logRowsFor([log], 'metric', readings)).toEqual([
      [...header, 'blood_ketones_mmol_l', 'waist_in'],
      ['2026-06-01', '82.4', 'ok', '0', ''],
      ['2026-06-02', '', '', '', '35.5'],
    ])
  })

  it.each([
    [['2026-06-01', '80', '', '21', ''], 'bloodKetones', 'Enter blood ketones from 0 to 20 mmol/L.'],
    [
      ['2026-06-01', '80', '', 'high', ''],
      'bloodKetones',
      'Write "blood_ketones_mmol_l" as a number, such as 1.2.',
    ],
    [
      ['2026-06-01', '80', '', '', 'huge'],
      'urineKetones',
      'Write one of negative, trace, small, moderate, large.',
    ],
    [['2026-06-01', '', '', '', ''], 'weight', 'Write the weight as a number, such as 82.4.'],
    [['2026-06-01', '', 'a note', '1.2', ''], 'weight', 'Write the weight as a number, such as 82.4.'],
  ])('[LIFE-6] a row at fault names its field: %o', (row, field, message) => {
    const reading = readRows([[...header, 'blood_ketones_mmol_l', 'urine_ketones'], row])
    expect(reading).toEqual({ ok: false, faults: [{ row: 2, field, message }] })
  })

  it('[LIFE-6] one glucose a row, a decimal comma and words in any case', () => {
    const columns = [...header, 'glucose_mg_dl', 'glucose_mmol_l', 'urine_ketones']
    expect(readRows([columns, ['2026-06-01', '80', '', '95', '5.3', '']])).toMatchObject({
      faults: [{ row: 2, field: 'glucose', message: expect.stringContaining('Keep one of') }],
    })
    expect(readRows([columns, ['2026-06-01', '', '', '', '5,3', 'Trace']])).toMatchObject({
      logs: [],
      readings: [{ change: { glucose: { value: 5.3, unit: 'mmol/L' }, urineKetones: 'trace' } }],
    })
  })
})
