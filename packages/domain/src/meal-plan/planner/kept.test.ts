import { describe, expect, it } from 'vitest'
import { keptDishes, keptHelpings, keptOn, openCookings } from './kept.ts'
import { menuOf } from './menu.ts'
import { leastPortion } from './portions/portions.ts'
import type { Cooking } from './search/skeleton.ts'
import type { PlannedEater } from './table-seats.ts'
import { anyRanges, inventedDishes, inventedSides, requestFor } from './testing/invented-menu.ts'

const dishes = inventedDishes(2)
const [side] = inventedSides(1)
const lunches = dishes.filter(({ meals }) => meals.includes('lunch'))
const [one, other] = lunches
const at = (day: number, meal: 'lunch' | 'dinner' = 'lunch') => ({ day, meal })

describe('what is on the plan already', () => {
  it('[PLAN-6] [PLATE-3] sides stand for themselves, in the slot of their main', () => {
    const kept = { ...at(3), dish: one!, servings: 1 }
    const withSide = { ...kept, sides: [{ dish: side!, servings: 0.5 }] }
    expect(keptHelpings([withSide, { ...kept, day: 4 }])).toEqual([
      kept,
      { ...at(3), dish: side!, servings: 0.5 },
      { ...kept, day: 4 },
    ])
    expect(keptHelpings([])).toEqual([])
  })

  it('[PLAN-6] only dishes that the menu lacks come to it, each once', () => {
    const kept = [one!, other!, other!].map((dish, day) => ({ ...at(day), dish, servings: 1 }))
    expect(keptDishes(kept, [one!])).toEqual([other])
    expect(keptDishes(kept, lunches)).toEqual([])
  })

  it('[PLAN-6] each item is by itself, with its dish and its portion in quarters', () => {
    const menu = menuOf(dishes, requestFor(dishes))
    const leftoverOf = at(2, 'dinner')
    const [first, second] = keptOn(menu, [
      { ...at(3), dish: other!, servings: 1.3, leftoverOf },
      { ...at(5), dish: one!, servings: 0.75 },
    ])
    expect(first).toEqual({
      meal: 'lunch',
      slots: [{ ...at(3), leftoverOf }],
      isSameAllWeek: false,
      dish: menu.dishes.indexOf(other!),
      portions: [5],
    })
    expect(second).toMatchObject({ slots: [at(5)], dish: menu.dishes.indexOf(one!), portions: [3] })
  })

  it('[TOG-3] eaters with needs of their own get portions of their size on the days they share; no sides', () => {
    const shares = { least: 0.1, most: 0.5 }
    const needs = {
      calories: 1500,
      shares: { breakfast: shares, lunch: shares, dinner: shares, dessert: shares },
      rangesOn: Array.from({ length: 28 }, () => anyRanges),
    }
    const eater = (size: number, hasNeeds = true): PlannedEater => ({
      sharedDays: { breakfast: [], lunch: [3], dinner: [] },
      mayEat: new Set(dishes.map(({ id }) => id)),
      size,
      needs: hasNeeds ? needs : undefined,
    })
    const table = [eater(3, false), eater(1.5), eater(0.1)]
    const menu = menuOf([...dishes, side!], requestFor(dishes, { table }))
    const [shared, alone, beside] = keptOn(
      menu,
      [
        { ...at(3), dish: one!, servings: 1 },
        { ...at(4), dish: one!, servings: 1 },
        { ...at(3), dish: side!, servings: 1 },
      ],
      table,
    )
    expect(shared!.slots.map(({ day }) => day)).toEqual([3, 31, 59])
    expect(shared!.portions).toEqual([4, 6, leastPortion])
    expect(alone!.portions).toEqual([4])
    expect([beside!.slots, beside!.portions]).toEqual([[at(3)], [4]])
  })
})

describe('what is left to fill', () => {
  const fed: Cooking = {
    meal: 'dinner',
    slots: [
      at(1, 'dinner'),
      { ...at(2), leftoverOf: at(1, 'dinner') },
      { ...at(3), leftoverOf: at(1, 'dinner') },
    ],
    isSameAllWeek: false,
  }
  const single: Cooking = { meal: 'lunch', slots: [at(9)], isSameAllWeek: false }

  it('[PLAN-6] is a cooking as it was where nothing of it is kept', () => {
    const [first] = openCookings([fed, single], [at(20)])
    expect(first).toBe(fed)
  })

  it('[PLAN-6] lacks the slots that are kept', () => {
    expect(openCookings([fed, single], [at(2), at(9)])).toEqual([
      { ...fed, slots: [fed.slots[0], fed.slots[2]] },
    ])
  })

  it('[PLAN-6] [LEFT-1] a leftover whose cooking is kept away is cooked afresh, each by itself', () => {
    const orphan = (day: number): Cooking => ({ meal: 'lunch', slots: [at(day)], isSameAllWeek: false })
    expect(openCookings([fed], [at(1, 'dinner')])).toEqual([orphan(2), orphan(3)])
    expect(openCookings([fed], [at(1, 'dinner'), at(3)])).toEqual([orphan(2)])
    expect(openCookings([fed], [at(1, 'dinner'), at(2), at(3)])).toEqual([])
  })

  it('[PLAN-6] [LEFT-1] what is fresh stays together beside leftovers that are cooked afresh', () => {
    const turns: Cooking = {
      meal: 'lunch',
      slots: [at(0), at(3), { ...at(1), leftoverOf: at(0) }],
      isSameAllWeek: true,
    }
    expect(openCookings([turns], [at(0)])).toEqual([
      { ...turns, slots: [at(3)] },
      { meal: 'lunch', slots: [at(1)], isSameAllWeek: false },
    ])
  })
})
