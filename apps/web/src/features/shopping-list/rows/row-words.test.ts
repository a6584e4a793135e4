import { describe, expect, it } from 'vitest'
import { buildHome, buildRow } from '../testing/build-list.ts'
import { amountWords, noteBesideAmounts, noteOf } from './row-words.ts'

const { measures: packSize } = buildRow({ buy: [200, 'g'] })
const asOpen = { isDone: false, isAtHome: false, hasGrown: false, isUnsent: false }

describe('the note of a row', () => {
  it.each([
    [{ buy: [1, 'head'], needed: [3, 'clove'], surplus: [10, 'clove'] }, '3 cloves needed'],
    [{ buy: [1, 'pack'], needed: [120, 'g'], packSize }, '120 g needed, 200 g a pack'],
    [{ buy: [50, 'g'], needed: [30, 'g'], surplus: [20, 'g'] }, '20 g left over'],
    [{ buy: [50, 'g'], needed: [2, 'g'], surplus: [50, 'g'] }, '2 g needed'],
    [{ buy: [50, 'g'], surplus: [50, 'g'] }, ''],
    [{ buy: [50, 'g'], needed: [50, 'g'] }, ''],
  ] as const)('[SHOP-3] says what is to be known beside the purchase: %j', (wish, note) => {
    const row = buildRow(wish)
    const shown = { key: row.name, id: row.name, row, merged: [], ...asOpen }
    expect(noteOf(shown, 'metric')).toBe(note)
  })

  it.each([
    [{ fromHome: [2, 'clove'], toBuy: [1, 'head'] }, '2 cloves at home already'],
    [
      {
        toBuy: [1, 'head'],
        needed: [0.75, 'head'],
        left: [0.25, 'head'],
        nextUse: { title: 'Slaw', itemId: 'x', date: '2026-11-26' },
        keepsUntil: '2026-12-24',
      },
      '¼ head left over, for Thursday’s Slaw',
    ],
    [{ toBuy: [1, 'head'], left: [0.25, 'head'] }, 'the rest keeps'],
    [
      { toBuy: [1, 'head'], left: [0.25, 'head'], keepsUntil: '2026-11-27' },
      '¼ head left over, keeps until Nov 27',
    ],
    [
      {
        toBuy: [1, 'bottle'],
        alsoFor: [
          { ingredient: 'avocado oil', dishes: 1 },
          { ingredient: 'extra-virgin olive oil', dishes: 2 },
        ],
      },
      'also for 1 dish with avocado oil and 2 dishes with extra-virgin olive oil',
    ],
  ] as const)('[PAN-3] [PAN-4] says what is at home, what is left and what it is for: %j', (wish, note) => {
    const row = buildRow({
      buy: [1, 'head'],
      home: buildHome({ ...wish, alsoFor: [...('alsoFor' in wish ? wish.alsoFor : [])] }),
    })
    expect(noteOf({ key: row.name, id: row.name, row, merged: [], ...asOpen }, 'metric')).toBe(note)
  })

  it.each([
    [{ keepsUntil: '2026-11-27' }, 'the rest keeps until Nov 27'],
    [{}, 'the rest keeps'],
    [
      { nextUse: { title: 'Slaw', itemId: 'x', date: '2026-11-26' }, keepsUntil: '2026-12-24' },
      'the rest is for Thursday’s Slaw',
    ],
  ] as const)('[PAN-3] where its amounts stand beside it, none is said again: %j', (wish, note) => {
    const amounts = { toBuy: [1, 'head'], needed: [0.75, 'head'], left: [0.25, 'head'] } as const
    const row = buildRow({ buy: [1, 'head'], home: buildHome({ ...amounts, ...wish }) })
    const shown = { key: row.name, id: row.name, row, merged: [], ...asOpen }
    expect(noteBesideAmounts(shown, 'metric')).toBe(note)
  })

  it('[PAN-3] keeps the dot between its parts with the part before it, so that no line begins with one', () => {
    const alsoFor = [{ ingredient: 'avocado oil', dishes: 1 }]
    const row = buildRow({
      buy: [1, 'bottle'],
      needed: [7, 'tbsp'],
      home: buildHome({ toBuy: [1, 'bottle'], needed: [7, 'tbsp'], left: [0.25, 'bottle'], alsoFor }),
    })
    const parts = noteOf({ key: row.name, id: row.name, row, merged: [], ...asOpen }, 'us').split('·')
    expect(parts).toHaveLength(3)
    for (const part of parts.slice(0, -1)) expect(part.at(-1)).toBe('\u00a0')
  })

  it('[PAN-3] of what is at home names the need, of what was taken back all that is to buy', () => {
    const home = buildHome({
      isCovered: true,
      needed: [3, 'clove'],
      fromHome: [3, 'clove'],
      left: [9, 'clove'],
    })
    const row = buildRow({ buy: [1, 'head'], needed: [3, 'clove'], home })
    const shown = { key: 'garlic', id: 'garlic', row, merged: [], ...asOpen }
    expect(amountWords({ ...shown, isAtHome: true }, 'us')).toBe('3 cloves')
    expect(noteOf({ ...shown, isAtHome: true }, 'us')).toBe('the rest keeps')
    expect(amountWords(shown, 'us')).toBe('1 head')
  })
})
