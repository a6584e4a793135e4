import { describe, expect, it } from 'vitest'
import { caloriesOf } from '../../../nutrition/macros.ts'
import { type Board, boardOf, noDish, place, snapshotOf } from '../board.ts'
import { costOf } from '../board-cost.ts'
import { type Dish, menuOf } from '../menu.ts'
import { dayCostOf, type Judge } from '../objective.ts'
import { anyRanges, inventedDishes, requestFor } from '../testing/invented-menu.ts'
import { descend, improve } from './descent.ts'
import { alone } from './skeleton.ts'

const [, lunch, dinner] = inventedDishes(1)
function dishOf(like: Dish, id: string, protein: number, fat: number): Dish {
  const grams = { fat, netCarbs: 8, protein }
  return { ...like, id, minutes: 10, perServing: { ...grams, calories: caloriesOf(grams) }, wholePieces: [] }
}
// Of a day of 1,900 kcal: two dishes of each meal, the second of which fits worse.
const dishes = [
  dishOf(lunch!, 'lunch', 55, 70),
  dishOf(lunch!, 'lean lunch', 90, 20),
  dishOf(dinner!, 'dinner', 58, 72),
  dishOf(dinner!, 'lean dinner', 95, 22),
]
const menu = menuOf(dishes, requestFor(dishes))
const zero = () => new Float64Array(dishes.length)
const judge: Judge = {
  dayCostOn: () => dayCostOf(anyRanges),
  taste: { ofDish: zero(), ofMeal: zero(), ofDiscovery: zero() },
  perRepeat: 0,
  perBrokenPiece: 0,
  perAmount: 1,
}
/** A lunch and a dinner of each day. */
function planOf(days: readonly number[], chosen: readonly number[]): Board {
  const board = boardOf(
    menu,
    days.flatMap((day) => [alone({ day, meal: 'lunch' }), alone({ day, meal: 'dinner' })]),
  )
  for (const [at, dish] of chosen.entries()) place(board, board.cookings[at]!, { dish, portions: [4] })
  return board
}
const costOfAll = (board: Board) => costOf(board, board.cookings, judge)

describe('a cooking that looks for a better dish', () => {
  it('[PLAN-3] takes the dish and portion that leave its day cheapest, and says so', () => {
    const board = planOf([0], [1, 2])
    const before = costOfAll(board)
    expect(improve(board, board.cookings[0]!, judge)).toBe(true)
    expect(board.dishOf[0]).toBe(0)
    expect(costOfAll(board)).toBeLessThan(before)
  })

  it('[PLAN-3] keeps what it has where nothing is better, exactly', () => {
    const board = planOf([0], [1, 2])
    improve(board, board.cookings[0]!, judge)
    const before = [snapshotOf(board), board.calories[0], costOfAll(board)]
    expect(improve(board, board.cookings[0]!, judge)).toBe(false)
    expect([snapshotOf(board), board.calories[0], costOfAll(board)]).toEqual(before)
  })

  it('[PLAN-3] what came too near its like goes, whatever the other costs', () => {
    const board = planOf([0, 1], [0, 2, 0, 2])
    const near = board.cookings[2]!
    const tooNear = { ...near, tooNear: near.tooNear | board.cookings[0]!.cookedOn }
    expect(improve(board, tooNear, judge)).toBe(false)
    expect(board.dishOf[near.number]).toBe(1)
  })
})

describe('descent', () => {
  it.each([[[1, 3, 1, 3]], [[0, 3, 1, 2]], [[0, 2, 0, 2]]])(
    '[PLAN-3] never makes a plan dearer, from %j',
    (chosen) => {
      const board = planOf([0, 9], chosen)
      let before = costOfAll(board)
      for (const rounds of [0, 1, 1, 1, 5]) {
        descend(board, judge, rounds)
        expect(costOfAll(board)).toBeLessThanOrEqual(before)
        before = costOfAll(board)
      }
      // At the end no cooking finds anything better.
      expect(board.cookings.map((cooking) => improve(board, cooking, judge))).toEqual([
        false,
        false,
        false,
        false,
      ])
    },
  )

  it('[PLAN-3] makes no more rounds than it may, and leaves open what has no dish', () => {
    const board = planOf([0, 9], [1, 3])
    const before = snapshotOf(board)
    descend(board, judge, 0)
    expect(snapshotOf(board)).toEqual(before)
    descend(board, judge, 3)
    expect([...snapshotOf(board).dishOf].slice(2)).toEqual([noDish, noDish])
    expect(snapshotOf(board)).not.toEqual(before)
  })

  it('[PLAN-3] begins with the cookings of many slots', () => {
    const day = (at: number) => ({ day: at, meal: 'lunch' as const })
    const board = boardOf(menu, [
      alone({ day: 0, meal: 'dinner' }),
      { meal: 'lunch', slots: [day(0), { ...day(1), leftoverOf: day(0) }], isSameAllWeek: false },
    ])
    place(board, board.cookings[0]!, { dish: 3, portions: [4] })
    place(board, board.cookings[1]!, { dish: 1, portions: [4, 4] })
    const asked: number[] = []
    const dayCostOn = (day: number) => {
      asked.push(day)
      return dayCostOf(anyRanges)
    }
    descend(board, { ...judge, dayCostOn }, 1)
    expect(asked.slice(0, 2)).toEqual([0, 1])
  })
})
