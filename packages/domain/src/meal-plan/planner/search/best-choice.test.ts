import { describe, expect, it } from 'vitest'
import type { AmountTerm } from '../amounts.ts'
import { boardOf, lift, place } from '../board.ts'
import { costOf } from '../board-cost.ts'
import { type Dish, menuOf } from '../menu.ts'
import type { Judge } from '../objective.ts'
import { batchPortionings } from '../portions/batches.ts'
import { inventedDishes, plainServing, requestFor } from '../testing/invented-menu.ts'
import { bestChoice, priceOf } from './best-choice.ts'
import { alone, type Cooking } from './skeleton.ts'

const like = inventedDishes(1)
const of = (meal: Dish['meals'][number], id: string, own: Partial<Dish> = {}): Dish => ({
  ...like.find(({ meals }) => meals[0] === meal)!,
  id,
  ...plainServing,
  wholePieces: [],
  ...own,
})
const dishes = [
  of('lunch', 'plain'),
  of('lunch', 'pieces', { wholePieces: [0.5] }),
  of('lunch', 'eggs', { eggs: 4 }),
  of('dessert', 'cake', {
    batchServings: 2,
    perServing: { calories: 150, fat: 12, netCarbs: 3, protein: 5 },
  }),
]
const menu = menuOf(dishes, requestFor(dishes))
const zero = () => new Float64Array(dishes.length)
const near =
  (calories: number): Judge['dayCostOn'] =>
  () =>
  (k) =>
    Math.abs(k - calories) / 125
const judgeOf = (own: Partial<Judge> = {}): Judge => ({
  dayCostOn: near(625),
  taste: { ofDish: zero(), ofMeal: zero(), ofDiscovery: zero() },
  perRepeat: 0,
  perBrokenPiece: 0,
  perAmount: 1,
  ...own,
})
const boardWith = (skeleton: readonly Cooking[], counted: readonly AmountTerm[] = []) =>
  boardOf(menu, skeleton, { counted })
const at = (day: number) => ({ day, meal: 'lunch' as const })
const fed: Cooking = { meal: 'lunch', slots: [at(6), { ...at(7), leftoverOf: at(6) }], isSameAllWeek: false }
const priced = (dish: number, judge: Judge, skeleton: readonly Cooking[] = [alone(at(0))]) => {
  const board = boardWith(skeleton)
  return priceOf(board, board.cookings[0]!, dish, judge)
}

describe('a dish with its best portions', () => {
  it('[PLAN-3] has the portion nearest to what its day asks', () => {
    expect(priced(0, judgeOf())).toEqual({ dish: 0, portions: [5], cost: 0 })
    expect(priced(0, judgeOf({ dayCostOn: near(700) }))).toMatchObject({ portions: [6], cost: 50 / 125 })
    expect(priced(0, judgeOf({ dayCostOn: near(500) }))).toMatchObject({ portions: [4] })
  })

  it('[PLAN-3] stays between its least and its most', () => {
    const [least, most] = [menu.leastPortion.lunch[0]!, menu.mostPortion.lunch[0]!]
    expect(priced(0, judgeOf({ dayCostOn: near(0) }))!.portions).toEqual([least])
    expect(priced(0, judgeOf({ dayCostOn: near(9000) }))!.portions).toEqual([most])
  })

  it('[PLAN-3] costs its taste: of the dish, of each meal, or as something new', () => {
    const taste = { ofDish: Float64Array.of(1), ofMeal: Float64Array.of(2), ofDiscovery: Float64Array.of(7) }
    expect(priced(0, judgeOf({ taste }))!.cost).toBe(3)
    expect(priced(0, judgeOf({ taste }), [fed])!.cost).toBe(5)
    const board = boardWith([alone(at(0))])
    board.cookings[0]!.isDiscovery = true
    expect(priceOf(board, board.cookings[0]!, 0, judgeOf({ taste }))!.cost).toBe(8)
  })

  it('[PLAN-3] costs each other time it is cooked', () => {
    const board = boardWith([alone(at(0)), alone(at(20))])
    place(board, board.cookings[1]!, { dish: 0, portions: [4] })
    expect(priceOf(board, board.cookings[0]!, 0, judgeOf({ perRepeat: 3 }))!.cost).toBe(3)
  })

  it('[PLAN-3] broken pieces count in the choice of a portion, and of all that is cooked at once', () => {
    // 625 kcal ask for five quarters; seven, the most there may be, are nearer to a whole piece.
    expect(priced(1, judgeOf({ perBrokenPiece: 10 }))).toMatchObject({ portions: [7], cost: 3.25 })
    expect(priced(1, judgeOf({ perBrokenPiece: 1 }))).toEqual({ dish: 1, portions: [5], cost: 0.375 })
    expect(priced(0, judgeOf({ perBrokenPiece: 10 }))).toMatchObject({ portions: [5], cost: 0 })
    expect(priced(1, judgeOf({ perBrokenPiece: 10 }), [fed])).toEqual({
      dish: 1,
      portions: [5, 5],
      cost: 2.5,
    })
  })

  it('[LIV-7] amounts of a day count in the choice of a portion, those of each week once', () => {
    const eggs: AmountTerm = {
      perServing: (dish) => dish.eggs,
      ofDay: (amount) => 10 * Math.max(0, amount - 4),
    }
    const ofWeek: AmountTerm = { perServing: (dish) => dish.eggs, ofWeek: (amount) => 100 * amount }
    const day = boardWith([alone(at(0))], [eggs])
    expect(priceOf(day, day.cookings[0]!, 2, judgeOf())).toEqual({ dish: 2, portions: [4], cost: 1 })
    expect(priceOf(day, day.cookings[0]!, 2, judgeOf({ perAmount: 0 }))).toMatchObject({
      portions: [5],
      cost: 0,
    })
    const week = boardWith([fed], [ofWeek])
    expect(priceOf(week, week.cookings[0]!, 2, judgeOf())!.cost).toBe(1000)
    expect(priceOf(week, week.cookings[0]!, 2, judgeOf({ perAmount: 0.1 }))!.cost).toBeCloseTo(100, 9)
  })

  it('[PLAN-3] is undefined from the limit on', () => {
    const board = boardWith([alone(at(0))])
    const judge = judgeOf({ dayCostOn: () => () => 7 })
    const of_ = (limit: number) => priceOf(board, board.cookings[0]!, 0, judge, limit)
    expect([of_(7), of_(6)]).toEqual([undefined, undefined])
    expect(of_(7.1)).toMatchObject({ cost: 7 })
    // Also where only broken pieces of all that is cooked at once, or its week, reach it.
    const shared = boardWith([fed])
    const pieces = (limit: number) =>
      priceOf(shared, shared.cookings[0]!, 1, judgeOf({ perBrokenPiece: 10 }), limit)
    expect([pieces(2.5), pieces(2.6)?.cost]).toEqual([undefined, 2.5])
  })

  it('[ONE-3] counts each portion of each day as work, and stops where the limit is reached', () => {
    const [least, most] = [menu.leastPortion.lunch[0]!, menu.mostPortion.lunch[0]!]
    const work = (limit: number, skeleton: Cooking) => {
      const board = boardWith([skeleton])
      priceOf(board, board.cookings[0]!, 0, judgeOf({ dayCostOn: () => () => 7 }), limit)
      return board.evaluations / (most - least + 1)
    }
    expect([work(99, alone(at(0))), work(99, fed), work(7, fed)]).toEqual([1, 2, 1])
    // A batch is looked at in all its ways.
    const on = (day: number) => ({ day, meal: 'dessert' as const })
    const shared = { ...alone(on(2)), slots: [on(2), { ...on(5), leftoverOf: on(2) }] }
    const board = boardWith([shared])
    priceOf(board, board.cookings[0]!, 3, judgeOf())
    expect(board.evaluations).toBe(2 * batchPortionings(menu, shared.slots, 3)!.length)
  })

  it('[PLAN-2] a dessert is shared by whole batches, the cheapest of them', () => {
    const dessert = (day: number) => ({ day, meal: 'dessert' as const })
    const sweets: Cooking = {
      meal: 'dessert',
      slots: [dessert(2), { ...dessert(5), leftoverOf: dessert(2) }],
      isSameAllWeek: false,
    }
    const board = boardWith([sweets])
    const [cooking] = board.cookings
    const price = (first: number, other: number) =>
      priceOf(
        board,
        cooking!,
        3,
        judgeOf({ dayCostOn: (day) => (k) => Math.abs(k - (day === 2 ? first : other)) }),
      )!
    const even = price(150, 150)
    expect([even.portions, even.cost]).toEqual([[4, 4], 0])
    expect(price(225, 75).portions).toEqual([6, 2])
    expect(price(75, 225).portions).toEqual([2, 6])
    // Each by itself five quarters would be nearer.
    expect(price(170, 170)).toMatchObject({ portions: [4, 4], cost: 40 })
    expect(priceOf(board, cooking!, 3, judgeOf({ dayCostOn: () => () => 7 }), 14)).toBeUndefined()
    expect(priceOf(board, cooking!, 3, judgeOf({ dayCostOn: () => () => 7 }), 15)).toMatchObject({ cost: 14 })
  })

  it('[PLAN-3] costs what the board costs with it', () => {
    const eggs: AmountTerm = {
      perServing: (dish) => dish.eggs,
      ofDay: (amount) => amount ** 2,
      ofWeek: (amount) => 3 * amount,
    }
    const taste = {
      ofDish: Float64Array.of(1, 2, 3, 4),
      ofMeal: Float64Array.of(5, 6, 7, 8),
      ofDiscovery: zero(),
    }
    const judge = judgeOf({ taste, perRepeat: 2, perBrokenPiece: 3, perAmount: 0.5 })
    for (const skeleton of [[alone(at(0))], [fed]])
      for (const dish of [0, 1, 2]) {
        const board = boardWith(skeleton, [eggs])
        const [cooking] = board.cookings
        const empty = costOf(board, [cooking!], judge)
        const found = priceOf(board, cooking!, dish, judge)!
        place(board, cooking!, found)
        expect([dish, costOf(board, [cooking!], judge)]).toEqual([dish, expect.closeTo(found.cost, 9)])
        lift(board, cooking!)
        expect(costOf(board, [cooking!], judge)).toBeCloseTo(empty, 9)
      }
  })
})

describe('the best choice of a cooking', () => {
  const tasteOf = (...ofDish: number[]) =>
    judgeOf({ taste: { ofDish: Float64Array.from(ofDish), ofMeal: zero(), ofDiscovery: zero() } })

  it('[PLAN-3] is the cheapest dish, the first of two as cheap', () => {
    const board = boardWith([alone(at(0))])
    const best = (...prices: number[]) => bestChoice(board, board.cookings[0]!, tasteOf(...prices))!.dish
    expect([best(1, 2, 3), best(2, 1, 3), best(3, 2, 1), best(1, 1, 1), best(2, 1, 1)]).toEqual([
      0, 1, 2, 0, 1,
    ])
  })

  it('[PLAN-3] is none that comes too soon, but where it may be anywhere', () => {
    const board = boardWith([alone(at(0)), alone(at(0))])
    place(board, board.cookings[1]!, { dish: 0, portions: [4] })
    const judge = tasteOf(1, 2, 3)
    expect(bestChoice(board, board.cookings[0]!, judge)!.dish).toBe(1)
    expect(bestChoice(board, board.cookings[0]!, judge, { isAnywhere: true })!.dish).toBe(0)
  })

  it('[PLAN-3] is undefined where every dish comes too soon', () => {
    const board = boardWith([0, 0, 0, 0].map((day) => alone(at(day))))
    for (const dish of [0, 1, 2]) place(board, board.cookings[dish]!, { dish, portions: [4] })
    expect(bestChoice(board, board.cookings[3]!, judgeOf())).toBeUndefined()
  })
})
