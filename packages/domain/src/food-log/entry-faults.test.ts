import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../calendar/iso-date.ts'
import { scaleMacros } from '../nutrition/macros.ts'
import { entryFaults, extraFaults } from './entry-faults.ts'

import type { LogEntry } from './log-entry.ts'
import { burger, foodExtra, inventedTables, logEntry, notCounted } from './testing/invented-log.ts'

const today = '2026-03-10' as IsoDate
const plan = { first: '2026-03-02' as IsoDate, last: '2026-03-29' as IsoDate }
const fieldsOf = (own: Partial<LogEntry>) =>
  entryFaults(logEntry(own), { today, plan, tables: inventedTables }).map(({ field }) => field)
const egg = { calories: 143, fat: 9.5, netCarbs: 0.7, protein: 12.6 }
const eggs = (grams: number, figures = scaleMacros(egg, grams / 100)) =>
  fieldsOf({ source: { kind: 'food', foodId: 'egg', name: 'Egg', grams }, figures })
const own = (calories: number, fat: number, netCarbs: number, protein: number) =>
  fieldsOf({ figures: { calories, fat, netCarbs, protein } })

describe('entryFaults', () => {
  it('[LIFE-3] takes figures that are row × grams, as devices round them', () => {
    expect(eggs(100)).toEqual([])
    expect(eggs(176, { calories: 252, fat: 16.7, netCarbs: 1.2, protein: 22.2 })).toEqual([])
    expect(eggs(100, burger)).toEqual(['figures'])
  })

  it.each([0, -5, 0.4, 5001, 20_000, Number.NaN])(
    '[LIFE-3] refuses an amount of %d g by its field',
    (grams) => {
      expect(eggs(grams)).toEqual(['source.grams'])
    },
  )

  it('[LIFE-3] a food that the table doesn’t have is refused by its field', () => {
    expect(fieldsOf({ source: { kind: 'food', foodId: 'none', name: 'Ice', grams: 100 } })).toEqual([
      'source.foodId',
    ])
  })

  it('[LIFE-3] a recipe counts by its servings', () => {
    const chili = (servings: number, recipeId = 'chili') =>
      fieldsOf({
        source: { kind: 'recipe', recipeId, servings },
        figures: scaleMacros({ calories: 480, fat: 34, netCarbs: 7, protein: 36 }, servings),
      })
    expect(chili(1.5)).toEqual([])
    expect(chili(0)).toEqual(['source.servings'])
    expect(chili(11)).toEqual(['source.servings'])
    expect(chili(1, 'none')).toEqual(['source.recipeId'])
  })

  it('[LIFE-3] own figures that contradict each other are refused at the calories', () => {
    expect(own(90, 0, 0, 100)).toEqual(['figures.calories'])
    expect(own(620, 45, 6, 44)).toEqual([])
    // A glass of dry wine: nearly all of it alcohol.
    expect(own(120, 0, 0.8, 0.1)).toEqual([])
    expect(own(3000, 0, 0, 0)).toEqual(['figures.calories'])
    expect(own(1, 0.2, 0, 0)).toEqual([])
  })

  it('[LIFE-3] each figure that can’t be is named', () => {
    expect(own(-1, 2000, 5, 5)).toEqual(['figures.calories', 'figures.fat'])
  })

  it('[LIFE-3] a name is needed, and has its limit', () => {
    const named = (name: string) => fieldsOf({ source: { kind: 'figures', name } })
    expect(named('  ')).toEqual(['source.name'])
    expect(named('x'.repeat(201))).toEqual(['source.name'])
  })

  it.each([
    ['2026-01-09', 'snack', true],
    ['2026-01-08', 'snack', false],
    ['2026-03-11', 'snack', true],
    ['2026-03-12', 'snack', false],
    ['2026-03-29', 'instead', true],
    ['2026-03-30', 'instead', false],
    ['2026-02-30', 'instead', false],
  ] as const)('[LIFE-2] %s, %s: taken %s', (date, kind, isTaken) => {
    const place = kind === 'snack' ? { kind } : { kind, meal: 'dinner' as const }
    expect(fieldsOf({ date: date as IsoDate, place })).toEqual(isTaken ? [] : ['date'])
  })

  it('[LIFE-2] only a meal that is out can stay uncounted, and then has no figures', () => {
    const faults = (entry: LogEntry) =>
      entryFaults(entry, { today, plan, tables: inventedTables }).map(({ field }) => field)
    expect(faults(notCounted())).toEqual([])
    expect(faults(notCounted({ place: { kind: 'snack' } }))).toEqual(['source'])
    expect(faults(notCounted({ figures: burger }))).toEqual(['figures'])
  })
})

describe('extraFaults', () => {
  const faults = (extra: Parameters<typeof foodExtra>[0]) =>
    extraFaults(foodExtra(extra), inventedTables).map(({ field }) => field)

  it('[LIFE-4] an extra has weekdays, a first day, and a last one that isn’t before it', () => {
    expect(faults({})).toEqual([])
    expect(faults({ weekdays: [] })).toEqual(['weekdays'])
    expect(faults({ weekdays: ['monday', 'monday'] })).toEqual(['weekdays'])
    expect(faults({ from: 'soon' as IsoDate })).toEqual(['from'])
    expect(faults({ until: '2026-02-01' as IsoDate })).toEqual(['until'])
    expect(faults({ figures: { calories: 20, fat: 50, netCarbs: 0, protein: 0 } })).toEqual([
      'figures.calories',
    ])
  })
})
