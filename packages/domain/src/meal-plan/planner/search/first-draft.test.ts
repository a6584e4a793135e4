import { describe, expect, it } from 'vitest'
import { boardOf, place } from '../board.ts'
import { menuOf } from '../menu.ts'
import { batchPortionings } from '../portions/batches.ts'
import { inventedDishes, plainLunches, requestFor } from '../testing/invented-menu.ts'
import { anyDish, firstDraft } from './first-draft.ts'
import { alone } from './skeleton.ts'

const lunches = plainLunches(3)
const menu = menuOf(lunches, requestFor(lunches))
const at = (day: number) => ({ day, meal: 'lunch' as const })
const first = () => 0

describe('the first draft', () => {
  it('[PLAN-3] gives each cooking a dish in its middle portion, none too near', () => {
    const board = boardOf(menu, [alone(at(0)), alone(at(0)), alone(at(0))])
    firstDraft(board, first)
    expect([...board.cookings].map(({ number }) => board.dishOf[number])).toEqual([0, 1, 2])
    const middle = Math.round((menu.leastPortion.lunch[0]! + menu.mostPortion.lunch[0]!) / 2)
    expect([...Array.from(board.portions)]).toEqual([middle, middle, middle])
  })

  it('[PLAN-3] takes a dish that is spaced where chance finds none, else the one that is cooked least often', () => {
    const board = boardOf(
      menu,
      [0, 0, 0, 0].map((day) => alone(at(day))),
    )
    const [one, two, three, four] = board.cookings
    place(board, one!, { dish: 0, portions: [4] })
    expect(anyDish(board, two!, first)).toBe(1)
    place(board, two!, { dish: 0, portions: [4] })
    place(board, three!, { dish: 1, portions: [4] })
    expect(anyDish(board, four!, first)).toBe(2)
    const full = boardOf(
      menu,
      [0, 0, 0, 0, 0, 0].map((day) => alone(at(day))),
    )
    for (const [cooking, dish] of [0, 1, 2, 0, 2].entries())
      place(full, full.cookings[cooking]!, { dish, portions: [4] })
    expect(anyDish(full, full.cookings[5]!, first)).toBe(1)
  })

  it('[PLAN-3] asks chance thirty times before it looks for what is spaced', () => {
    const board = boardOf(menu, [alone(at(0)), alone(at(0))])
    const [one, two] = board.cookings
    place(board, one!, { dish: 0, portions: [4] })
    const drawn = (...chances: readonly number[]) => {
      let asked = 0
      const dish = anyDish(board, two!, () => {
        asked += 1
        return chances[asked - 1] ?? 0
      })
      return [dish, asked]
    }
    expect([drawn(0.5), drawn(0, 0.9)]).toEqual([
      [1, 1],
      [2, 2],
    ])
    const never = Array.from({ length: 29 }, () => 0)
    expect([drawn(...never, 0.5), drawn(...never, 0, 0.5), drawn(...never, 0, 0.4)]).toEqual([
      [1, 30],
      [2, 31],
      [1, 31],
    ])
  })

  it('[PLAN-2] gives a dessert by whole batches, in the middle of the ways to share them', () => {
    const [, , , like] = inventedDishes(1)
    const dessertOf = (id: string, batchServings: number) => ({
      ...like!,
      ...{ id, batchServings, keepsDays: 4, gramsPerServing: 100 },
      perServing: { calories: 120, fat: 12, netCarbs: 2, protein: 1 },
    })
    const desserts = [dessertOf('large', 20), dessertOf('two', 2)]
    const own = menuOf(desserts, requestFor(desserts))
    const on = (day: number) => ({ day, meal: 'dessert' as const })
    const shared = {
      meal: 'dessert',
      slots: [on(2), { ...on(5), leftoverOf: on(2) }],
      isSameAllWeek: false,
    } as const
    const board = boardOf(own, [shared, alone(on(9))])
    firstDraft(board, first)
    const ways = batchPortionings(own, shared.slots, 1)!
    expect([...Array.from(board.dishOf)]).toEqual([1, 1])
    expect([...Array.from(board.portions)]).toEqual([...ways[Math.floor(ways.length / 2)]!, 8])
    // Where nothing comes out even any portion does: the middle one.
    const large = menuOf(desserts.slice(0, 1), requestFor(desserts))
    const uneven = boardOf(large, [alone(on(9))])
    firstDraft(uneven, first)
    const { leastPortion, mostPortion } = large
    expect(uneven.portions[0]).toBe(Math.round((leastPortion.dessert[0]! + mostPortion.dessert[0]!) / 2))
  })

  it('[PLAN-2] leaves open what has no dish at all', () => {
    const board = boardOf(menu, [alone({ day: 0, meal: 'dinner' })])
    expect(anyDish(board, board.cookings[0]!, first)).toBeUndefined()
    firstDraft(board, first)
    expect(board.dishOf[0]).toBe(-1)
  })

  it('[PLAN-2] a leftover that has no portion in its meal’s share is no larger than a plate', () => {
    const heavy = lunches.map((dish) => ({ ...dish, gramsPerServing: 650 }))
    const own = menuOf(heavy, requestFor(heavy))
    const breakfast = { day: 1, meal: 'breakfast' as const, leftoverOf: at(0) }
    const narrow = {
      ...own,
      limits: [
        {
          leastPortion: { ...own.leastPortion, breakfast: Uint8Array.of(6, 6, 6) },
          mostPortion: { ...own.mostPortion, breakfast: Uint8Array.of(3, 1, 3) },
        },
      ],
    }
    for (const [chance, portion] of [
      [0, 3],
      [0.4, 2],
    ] as const) {
      const board = boardOf(narrow, [{ meal: 'lunch', slots: [at(0), breakfast], isSameAllWeek: false }])
      firstDraft(board, () => chance)
      expect(board.portions[1]).toBe(portion)
    }
  })
})
