import { expect, it } from 'vitest'
import { noChanges } from '#lib/offline/list-changes.ts'
import { listRow } from './list-row.ts'
import { amountWords, noteOf } from './row-words.ts'
import { buildRow } from './testing/build-list.ts'

it.each([
  [
    'what is bought and what it must hold',
    { buy: [1, 'head'], needed: [3, 'clove'] },
    '1 head',
    '3 cloves needed',
  ],
  ['nothing more where the unit says it all', { buy: [3, 'piece'], needed: [2.5, 'piece'] }, '3', ''],
  [
    'but what will be left',
    { buy: [3, 'piece'], needed: [2.5, 'piece'], surplus: [0.5, 'piece'] },
    '3',
    '½ left over',
  ],
  ['no need beside a weight', { buy: [1, 'lb'], needed: [2, 'cup'] }, '1 lb', ''],
  ['nothing where no recipe says how much', {}, '', ''],
  [
    'what it grew by',
    { buy: [4, 'can'], more: [2, 'can'], checked: true },
    '+2 cans',
    'Grown since you ticked it: 4 cans in all',
  ],
] as const)('[SHOP-1] [SHOP-3] a row says %s', (_what, wish, amount, note) => {
  const row = listRow({ key: 'it', row: buildRow(wish), changes: noChanges, system: 'us' })
  expect([amountWords(row, 'us'), noteOf(row, 'us')]).toEqual([amount, note])
})
