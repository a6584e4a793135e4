import { foodExtra, logEntry, notCounted } from '@butterleaf/domain/food-log/testing/invented-log'
import { expect, it } from 'vitest'
import { decodeEntry, decodeExtra, encodeEntry, encodeExtra } from './log-codec.ts'

const food = { kind: 'food', foodId: '01123', name: 'Egg', grams: 50 } as const
const measured = { ...food, measure: { name: 'large', count: 1 } }

it.each([
  logEntry(),
  notCounted(),
  logEntry({ keepsLeftovers: true }),
  logEntry({ source: food, place: { kind: 'snack' } }),
  logEntry({ source: measured }),
  logEntry({ source: { kind: 'recipe', recipeId: 'chili', servings: 1.5 } }),
  logEntry({ source: { kind: 'plate', plateId: 'steak', name: 'Steak with salad' } }),
])('[LIFE-3] an entry is read as it was written: %j', (entry) => {
  expect(decodeEntry({ id: entry.id, ...encodeEntry(entry) })).toEqual(entry)
})

it.each([foodExtra(), foodExtra({ source: measured, until: foodExtra().from })])(
  '[LIFE-4] an extra is read as it was written: %j',
  (extra) => {
    expect(decodeExtra({ id: extra.id, ...encodeExtra(extra) })).toEqual(extra)
  },
)
