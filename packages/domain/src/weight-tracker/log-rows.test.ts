import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber, type IsoDate } from '../calendar/iso-date.ts'
import { gramsFromPounds, valueInUnit, wholeGrams } from '../nutrition/weight.ts'
import { logRowsFor, readLogRows } from './log-rows.ts'
import { noteLimitCharacters } from './weight-log.ts'

const today = '2026-06-30' as IsoDate
const header = ['date', 'weight_kg', 'note']

function faultsOf(rows: string[][]) {
  const reading = readLogRows(rows, today)
  return reading.ok ? [] : reading.faults
}

describe('readLogRows', () => {
  it('[WGT-7] reads columns in any order and case, a decimal comma, no note, blank rows', () => {
    const rows = [
      ['\uFEFFWeight_KG', ' Date '],
      ['82,4', '2026-01-05'],
      [''],
      ['81.955', ' 2026-01-06 '],
      ['', ''],
    ]
    expect(readLogRows(rows, today)).toEqual({
      ok: true,
      logs: [
        { date: '2026-01-05', grams: 82_400, note: '' },
        { date: '2026-01-06', grams: 81_955, note: '' },
      ],
      readings: [],
    })
  })

  it('[BIZ-5] reads pounds', () => {
    expect(
      readLogRows(
        [
          ['date', 'weight_lb'],
          ['2026-01-05', '181.44'],
        ],
        today,
      ),
    ).toEqual({
      ok: true,
      logs: [{ date: '2026-01-05', grams: gramsFromPounds(181.44), note: '' }],
      readings: [],
    })
  })

  it('reads a header alone as no logs', () => {
    expect(readLogRows([header], today)).toEqual({ ok: true, logs: [], readings: [] })
  })

  it.each([
    [
      'an empty file',
      [],
      ['The column "date" is missing.', 'A column "weight_kg" or "weight_lb" is missing.'],
    ],
    ['a strange column', ['date', 'weight_kg', 'BMI'], ['There is no column "bmi" here.']],
    ['a nameless column', ['date', 'weight_kg', ''], ['Column 3 has no name.']],
    ['a column twice', ['date', 'date', 'weight_kg'], ['The column "date" is there twice.']],
    ['both units', ['date', 'weight_kg', 'weight_lb'], ['Keep one of "weight_kg" and "weight_lb".']],
  ])('refuses %s and says why', (_story, names, messages) => {
    const faults = messages.map((message) => ({ row: 1, field: 'header', message }))
    expect(faultsOf([names, ['2026-01-05', '82']])).toEqual(faults)
  })

  it('[HELD-1] a header of half a million columns gets one fault', () => {
    expect(faultsOf([Array.from({ length: 500_000 }, () => 'a')])).toEqual([
      {
        row: 1,
        field: 'header',
        message: 'The header has 500,000 columns. Keep the 11 that are known here, or fewer.',
      },
    ])
  })

  it('[WGT-7] names every fault of every row, and lets nothing through', () => {
    const rows = [
      header,
      ['2026-01-05', '82.4', 'fine'],
      ['05.01.2026', 'heavy', ''],
      ['2026-07-01', '12', ''],
      ['2026-01-06', '', 'x'.repeat(noteLimitCharacters + 1)],
      ['2026-01-07', '82', '4', ''],
    ]
    expect(faultsOf(rows)).toEqual([
      { row: 3, field: 'date', message: 'Write a real date as YYYY-MM-DD.' },
      { row: 3, field: 'weight', message: 'Write the weight as a number, such as 82.4.' },
      { row: 4, field: 'date', message: "The date can't be later than today." },
      { row: 4, field: 'weight', message: 'Enter a weight from 22 to 635 kg (48.5 to 1399.94 lbs).' },
      { row: 5, field: 'weight', message: 'Write the weight as a number, such as 82.4.' },
      { row: 5, field: 'note', message: 'Keep the note to 500 characters or fewer.' },
      { row: 6, field: 'row', message: 'This row has more cells than the header.' },
    ])
  })

  it.each(['-82', '8e1', '1,399.93', '82.', 'NaN', '0x52', '82 kg'])('[WGT-7] "%s" is no weight', (text) => {
    expect(faultsOf([header, ['2026-01-05', text, '']])).toMatchObject([{ row: 2, field: 'weight' }])
  })

  it('[WGT-7] names both rows of a date that comes twice', () => {
    const rows = [header, ['2026-01-05', '82', ''], ['2026-01-06', '82', ''], ['2026-01-05', '83', '']]
    expect(faultsOf(rows)).toEqual([{ row: 4, field: 'date', message: 'Rows 2 and 4 both have 2026-01-05.' }])
  })

  it('takes 5,000 rows and no more', () => {
    const rows = Array.from({ length: 5001 }, (_, day) => [fromDayNumber(10_000 + day), '82.4', ''])
    expect(readLogRows([header, ...rows.slice(1)], today)).toMatchObject({ ok: true })
    expect(faultsOf([header, ...rows])).toEqual([
      { row: 5002, field: 'row', message: 'Import at most 5,000 rows at once.' },
    ])
  })
})

describe('logRowsFor', () => {
  const anyLogs = fc
    .uniqueArray(
      fc.record({
        date: fc.integer({ min: 0, max: 20_000 }).map(fromDayNumber),
        grams: fc.integer({ min: 22_000, max: 635_000 }).map(wholeGrams),
        note: fc.string({ maxLength: noteLimitCharacters }),
      }),
      { selector: ({ date }) => date, maxLength: 30 },
    )
    .map((logs) => logs.toSorted((a, b) => (a.date < b.date ? -1 : 1)))

  it('writes the oldest first', () => {
    const logs = [
      { date: '2026-01-06' as IsoDate, grams: wholeGrams(82_345), note: 'after a run' },
      { date: '2026-01-05' as IsoDate, grams: wholeGrams(82_400), note: '' },
    ]
    expect(logRowsFor(logs, 'metric')).toEqual([
      header,
      ['2026-01-05', '82.4', ''],
      ['2026-01-06', '82.345', 'after a run'],
    ])
  })

  it('reading what was written gives the same logs, to the gram in kilograms', () => {
    fc.assert(
      fc.property(anyLogs, (logs) => {
        expect(readLogRows(logRowsFor(logs, 'metric'), today)).toEqual({ ok: true, logs, readings: [] })
      }),
    )
  })

  it('[BIZ-5] reading what was written in pounds shows the same pounds', () => {
    fc.assert(
      fc.property(anyLogs, (logs) => {
        const reading = readLogRows(logRowsFor(logs, 'us'), today)
        const shown = (list: typeof logs) =>
          list.map(({ date, grams, note }) => [date, valueInUnit(grams, 'us'), note])
        expect(reading.ok && shown(reading.logs)).toEqual(shown(logs))
      }),
    )
  })

  it('[BIZ-5] pounds typed by a person survive to the gram', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5000, max: 90_000 }), (hundredths) => {
        const logs = [{ date: today, grams: gramsFromPounds(hundredths / 100), note: '' }]
        expect(readLogRows(logRowsFor(logs, 'us'), today)).toEqual({ ok: true, logs, readings: [] })
      }),
    )
  })
})
