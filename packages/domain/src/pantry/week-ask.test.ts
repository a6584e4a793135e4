import { describe, expect, it } from 'vitest'
import { followStock } from './stock.ts'
import { cookingOn, stockFoods, weeklyTrips } from './testing/invented-stock.ts'
import { weekAsk } from './week-ask.ts'

const cookings = [
  cookingOn(1, { spinach: 100, paprika: 2 }),
  cookingOn(3, { cabbage: 450 }),
  cookingOn(9, { cabbage: 450, paprika: 2 }),
]
const stock = followStock({ foods: stockFoods, cookings, trips: weeklyTrips(), atHome: [], days: 28 })
const askOf = (week: number) => weekAsk(stock, cookings, { fromDay: week * 7, beforeDay: week * 7 + 7 })

describe('what a week asks', () => {
  it('[LIV-2] names foods without staples, rows to buy, minutes and what is thrown, each with its parts', () => {
    const ask = askOf(0)
    expect(ask.foods).toEqual([
      { food: 'spinach', grams: 100 },
      { food: 'cabbage', grams: 450 },
    ])
    expect(ask.toBuy.map(({ food }) => food)).toEqual(['spinach', 'paprika', 'cabbage'])
    expect([ask.minutes, ask.cookings.length]).toEqual([40, 2])
    // Half of one of three packs of the same price.
    expect(ask.thrown).toEqual([{ food: 'spinach', grams: 100, value: 0.5 }])
    expect(ask.thrownShare).toBeCloseTo(0.5 / 3, 9)
  })

  it('[LIV-2] what is at home is a food of the week, but no row to buy', () => {
    const ask = askOf(1)
    expect(ask.foods).toEqual([{ food: 'cabbage', grams: 450 }])
    expect([ask.toBuy, ask.thrownShare]).toEqual([[], 0])
  })

  it('[LIV-2] a week without cooking asks for nothing', () => {
    expect(askOf(3)).toEqual({ foods: [], toBuy: [], thrownShare: 0, thrown: [], minutes: 0, cookings: [] })
  })

  it('[LIV-2] what a person said they had counts among what the thrown part is of', () => {
    const atHome = [{ food: 'cabbage', day: 0, grams: 900 }]
    const stocked = followStock({ foods: stockFoods, cookings, trips: weeklyTrips(), atHome, days: 28 })
    const ask = weekAsk(stocked, cookings, { fromDay: 0, beforeDay: 7 })
    expect(ask.toBuy.map(({ food }) => food)).toEqual(['spinach', 'paprika'])
    expect(ask.thrownShare).toBeCloseTo(0.5 / 3, 9)
  })
})
