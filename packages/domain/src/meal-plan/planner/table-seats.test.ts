import { describe, expect, it } from 'vitest'
import type { Cooking } from './search/skeleton.ts'
import { dinerOfDay, isOwnersDay, type PlannedEater, seatEaters, tableSeatsOf } from './table-seats.ts'
import { anyRanges } from './testing/invented-menu.ts'

const share = { least: 0.1, most: 0.5 }
const needs = {
  calories: 1500,
  shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
  rangesOn: Array.from({ length: 28 }, () => anyRanges),
}
const eaterOf = (own: Partial<PlannedEater> = {}): PlannedEater => ({
  sharedDays: { breakfast: [], lunch: [1, 2], dinner: [2] },
  mayEat: new Set(['both', 'one']),
  size: 0.5,
  ...own,
})
const dishes = [{ id: 'both' }, { id: 'one' }, { id: 'none' }]
const other = eaterOf({
  sharedDays: { breakfast: [], lunch: [2], dinner: [], dessert: [4] },
  mayEat: new Set(['both']),
  size: 2,
})
const at = (day: number, meal: 'lunch' | 'dinner' | 'dessert' | 'breakfast' = 'lunch') => ({ day, meal })

describe('seats at the table', () => {
  it('[TOG-3] there are none without eaters', () => {
    expect(tableSeatsOf([], 2, dishes)).toBeUndefined()
    expect(tableSeatsOf(undefined, 2, dishes)).toBeUndefined()
  })

  it('[TOG-3] a dish suits slots where all who share one of them may eat it', () => {
    const { suits } = tableSeatsOf([eaterOf(), other], 1, dishes)!
    expect(suits(0, [at(1), at(2), at(2, 'dinner')])).toBe(true)
    expect(suits(1, [at(1)])).toBe(true)
    expect(suits(1, [at(2)])).toBe(false)
    expect(suits(1, [at(1), at(2)])).toBe(false)
    expect(suits(1, [at(4, 'dessert')])).toBe(false)
    expect(suits(2, [at(0), at(3), at(1, 'dinner'), at(2, 'breakfast')])).toBe(true)
    expect(suits(2, [at(2, 'dinner')])).toBe(false)
    expect(suits(2, [])).toBe(true)
  })

  it('[TOG-3] eaters add their size to the owner’s portions where they share', () => {
    const { portionsAt, mostPortions } = tableSeatsOf([eaterOf(), other], 1, dishes)!
    expect([at(0), at(1), at(2), at(2, 'dinner'), at(4, 'dessert')].map(portionsAt)).toEqual([
      1, 1.5, 3.5, 1.5, 3,
    ])
    expect((['breakfast', 'lunch', 'dinner', 'dessert'] as const).map(mostPortions)).toEqual([1, 3.5, 1.5, 3])
  })

  it('[TOG-3] of a main meal on average those count who have no needs of their own', () => {
    const usual = (eaters: readonly PlannedEater[]) => tableSeatsOf(eaters, 2, dishes)!.usualPortions
    expect(usual([eaterOf()])).toBeCloseTo(2 + (3 * 0.5) / 84, 12)
    expect(usual([eaterOf(), other])).toBeCloseTo(2 + (3 * 0.5 + 2) / 84, 12)
    expect(usual([eaterOf({ needs })])).toBe(2)
  })

  it('[TOG-3] the first 28 days are the owner’s, and each eater has the next 28', () => {
    expect([0, 27, 28, 55, 56].map(dinerOfDay)).toEqual([0, 0, 1, 1, 2])
    expect([0, 27, 28].map(isOwnersDay)).toEqual([true, true, false])
  })
})

describe('cookings that also feed eaters with needs of their own', () => {
  const cooking: Cooking = {
    meal: 'dinner',
    slots: [at(1, 'dinner'), { ...at(2), leftoverOf: at(1, 'dinner') }],
    isSameAllWeek: false,
  }

  it('[TOG-3] stay as they are where there are none', () => {
    expect(seatEaters([cooking], undefined)).toEqual([cooking])
    expect(seatEaters([cooking], [eaterOf()])).toEqual([cooking])
  })

  it('[TOG-3] have a seat on a day of theirs for each slot they share, as a leftover of the owner’s cooking', () => {
    const table = [
      eaterOf(),
      eaterOf({ needs }),
      eaterOf({ needs, sharedDays: { breakfast: [], lunch: [2], dinner: [1] } }),
    ]
    expect(seatEaters([cooking], table)).toEqual([
      {
        ...cooking,
        slots: [
          ...cooking.slots,
          { day: 56 + 1, meal: 'dinner', leftoverOf: { day: 56 + 1, meal: 'dinner' } },
          { day: 28 + 2, meal: 'lunch', leftoverOf: { day: 28 + 1, meal: 'dinner' } },
          { day: 56 + 2, meal: 'lunch', leftoverOf: { day: 56 + 1, meal: 'dinner' } },
        ],
      },
    ])
  })

  it('[TOG-3] have no seats for dessert, which counts in no day of theirs', () => {
    const dessert: Cooking = { meal: 'dessert', slots: [at(4, 'dessert')], isSameAllWeek: false }
    const eater = eaterOf({ needs, sharedDays: { breakfast: [], lunch: [], dinner: [], dessert: [4] } })
    expect(seatEaters([dessert], [eater])).toEqual([dessert])
  })
})
