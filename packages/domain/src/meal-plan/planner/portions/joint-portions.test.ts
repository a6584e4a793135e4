import { describe, expect, it } from 'vitest'
import type { AmountTerm } from '../amounts.ts'
import { type Board, boardOf, place, snapshotOf } from '../board.ts'
import { costOfDay } from '../board-cost.ts'
import { menuOf } from '../menu.ts'
import type { Judge } from '../objective.ts'
import { alone } from '../search/skeleton.ts'
import { inventedDishes, requestFor } from '../testing/invented-menu.ts'
import { bestPortionsOfDay } from './joint-portions.ts'

const [breakfast, lunch, dinner, dessert] = inventedDishes(1).map((dish, at) => ({
  ...dish,
  minutes: 10,
  gramsPerServing: 200,
  eggs: at === 2 ? 4 : 0,
  batchServings: 1,
  perServing: { calories: [400, 480, 520, 160][at]!, fat: 10 * at, netCarbs: at, protein: 20 },
}))
const dishes = [breakfast!, lunch!, dinner!, dessert!]
const menu = menuOf(dishes, requestFor(dishes))
const zero = () => new Float64Array(dishes.length)
const judgeOf = (calories: number, own: Partial<Judge> = {}): Judge => ({
  dayCostOn: () => (k) => Math.abs(k - calories),
  taste: { ofDish: zero(), ofMeal: zero(), ofDiscovery: zero() },
  perRepeat: 0,
  perBrokenPiece: 0,
  perAmount: 1,
  ...own,
})
type Given = Parameters<typeof boardOf>[2]
function dayOf(portions: readonly number[], given: Given = {}): Board {
  const meals = (['breakfast', 'lunch', 'dinner', 'dessert'] as const).slice(0, portions.length)
  const board = boardOf(
    menu,
    meals.map((meal) => alone({ day: 3, meal })),
    given,
  )
  for (const [dish, portion] of portions.entries())
    place(board, board.cookings[dish]!, { dish, portions: [portion] })
  return board
}

describe('portions of a day together', () => {
  it('[PLAN-3] become the best there are, where two must change at once', () => {
    const board = dayOf([4, 4, 4])
    // Only 6 × 100 + 3 × 120 + 5 × 130 and its like come to it.
    bestPortionsOfDay(board, 3, judgeOf(1610))
    expect(board.calories[3]).toBe(1610)
    expect(costOfDay(board, 3, judgeOf(1610))).toBe(0)
  })

  it.each([900, 1400, 1999, 3000])('[PLAN-3] never leave the day dearer, at %d kcal', (calories) => {
    const board = dayOf([3, 5, 4])
    const judge = judgeOf(calories)
    const before = costOfDay(board, 3, judge)
    bestPortionsOfDay(board, 3, judge)
    const after = costOfDay(board, 3, judge)
    expect(after).toBeLessThanOrEqual(before)
    const best = snapshotOf(board)
    bestPortionsOfDay(board, 3, judge)
    expect(snapshotOf(board)).toEqual(best)
  })

  it('[PLAN-3] stay where none is better than what stands', () => {
    const board = dayOf([4, 5, 4])
    const before = snapshotOf(board)
    bestPortionsOfDay(board, 3, judgeOf(0, { dayCostOn: () => () => 7 }))
    expect(snapshotOf(board)).toEqual(before)
  })

  it('[PLAN-2] stay where a dish of the day has no portion at all', () => {
    const heavy = { ...dinner!, id: 'heavy', perServing: { ...dinner!.perServing, calories: 9000 } }
    const board = boardOf(menuOf([...dishes, heavy], requestFor(dishes)), [
      alone({ day: 3, meal: 'lunch' }),
      alone({ day: 3, meal: 'dinner' }),
    ])
    place(board, board.cookings[0]!, { dish: 1, portions: [4] })
    place(board, board.cookings[1]!, { dish: 4, portions: [2] })
    bestPortionsOfDay(board, 3, judgeOf(0))
    expect([board.portions[0], board.portions[1], board.evaluations]).toEqual([4, 2, 0])
  })

  it('[ONE-3] each combination is counted as work', () => {
    const board = dayOf([4, 5, 4])
    const ways = (meal: 'breakfast' | 'lunch' | 'dinner', dish: number) =>
      menu.mostPortion[meal][dish]! - menu.leastPortion[meal][dish]! + 1
    bestPortionsOfDay(board, 3, judgeOf(1600))
    expect(board.evaluations).toBe(ways('breakfast', 0) * ways('lunch', 1) * ways('dinner', 2))
  })

  it('[PLAN-2] a dessert keeps its batch, and what is kept its portion', () => {
    const kept = { ...alone({ day: 3, meal: 'breakfast' as const }), dish: 0, portions: [5] }
    const board = boardOf(menu, [alone({ day: 3, meal: 'lunch' }), alone({ day: 3, meal: 'dessert' })], {
      kept: [kept],
    })
    place(board, board.cookings[0]!, { dish: 1, portions: [4] })
    place(board, board.cookings[1]!, { dish: 3, portions: [4] })
    bestPortionsOfDay(board, 3, judgeOf(5 * 100 + 6 * 120 + 4 * 40))
    expect([...Array.from(board.portions)]).toEqual([6, 4, 5])
  })

  it('[LIFE-4] count what is eaten besides', () => {
    const besides = Array.from({ length: 28 }, (_, day) => ({
      calories: 10 * day,
      fat: 0,
      netCarbs: 0,
      protein: 0,
    }))
    const board = dayOf([4], { besides })
    bestPortionsOfDay(board, 3, judgeOf(630))
    expect([board.portions[0], board.calories[3]]).toEqual([6, 630])
  })

  it('[LIV-7] count what the day’s amounts cost', () => {
    const eggs: AmountTerm = {
      perServing: (dish) => dish.eggs,
      ofDay: (amount) => 1000 * Math.max(0, amount - 4),
    }
    const at = (perAmount: number) => {
      const board = dayOf([4, 4, 6], { counted: [eggs] })
      bestPortionsOfDay(board, 3, judgeOf(1e4, { perAmount }))
      return board.portions[2]
    }
    expect([at(1), at(0)]).toEqual([4, menu.mostPortion.dinner[2]])
  })

  it('[PLAN-3] leave other days and open cookings as they are', () => {
    const board = boardOf(menu, [
      alone({ day: 3, meal: 'lunch' }),
      alone({ day: 4, meal: 'lunch' }),
      alone({ day: 3, meal: 'dinner' }),
    ])
    place(board, board.cookings[0]!, { dish: 1, portions: [4] })
    place(board, board.cookings[1]!, { dish: 1, portions: [4] })
    bestPortionsOfDay(board, 3, judgeOf(720))
    expect([board.portions[0], board.portions[1], board.dishOf[2]]).toEqual([6, 4, -1])
  })
})
