import { describe, expect, it } from 'vitest'
import { buildRow } from '../testing/build-list.ts'
import { noteOf } from './row-words.ts'

describe('the note of a row', () => {
  it.each([
    [{ buy: [1, 'head'], needed: [3, 'clove'], surplus: [10, 'clove'] }, '3 cloves needed'],
    [{ buy: [50, 'g'], needed: [30, 'g'], surplus: [20, 'g'] }, '20 g left over'],
    [{ buy: [50, 'g'], needed: [2, 'g'], surplus: [50, 'g'] }, '2 g needed'],
    [{ buy: [50, 'g'], surplus: [50, 'g'] }, ''],
    [{ buy: [50, 'g'], needed: [50, 'g'] }, ''],
  ] as const)('[SHOP-3] says what is to be known beside the purchase: %j', (wish, note) => {
    const row = buildRow(wish)
    const shown = { key: row.name, row, isDone: false, hasGrown: false, isUnsent: false }
    expect(noteOf(shown, 'metric')).toBe(note)
  })
})
