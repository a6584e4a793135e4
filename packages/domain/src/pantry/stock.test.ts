import { describe, expect, it } from 'vitest'
import { followStock } from './stock.ts'
import { cookingOn, spinach, stockFoods, weeklyTrips } from './testing/invented-stock.ts'
import type { AtHomeEvent, ShoppingTrip } from './trip-food.ts'

type Given = { trips?: ShoppingTrip[]; atHome?: AtHomeEvent[]; days?: number }
const follow = (
  cookings: ReturnType<typeof cookingOn>[],
  { trips = weeklyTrips(), atHome = [], days = 28 }: Given = {},
) => followStock({ foods: stockFoods, cookings, trips, atHome, days })
const rowsOf = (stock: ReturnType<typeof follow>, food: string) => stock.ledgers.get(food)!.trips
const toBuy = (stock: ReturnType<typeof follow>, food: string) =>
  rowsOf(stock, food).map((row) => row.toBuy.reduce((sum, { count }) => sum + count, 0))

describe('stock', () => {
  it('[PAN-1] what is left of a cabbage serves the next week, and is not bought again', () => {
    const stock = follow([cookingOn(1, { cabbage: 500 }), cookingOn(8, { cabbage: 300 })])
    expect(toBuy(stock, 'cabbage')).toEqual([1, 0, 0, 0])
    const [first, second] = rowsOf(stock, 'cabbage')
    expect(first).toMatchObject({ leftGrams: 400, leftUntilDay: 15, nextUseDay: 8 })
    expect(second).toMatchObject({ neededGrams: 300, fromHomeGrams: 300, leftGrams: 100 })
    expect(stock.ledgers.get('cabbage')?.closingGrams[14]).toBe(100)
    // Cut on day 1, it keeps to day 15.
    expect(stock.ledgers.get('cabbage')?.closingGrams[16]).toBe(0)
    expect(first).toMatchObject({ thrownGrams: 100 })
  })

  it('[PAN-1] spinach opened on Tuesday is not there for the next week', () => {
    const stock = follow([cookingOn(1, { spinach: 120 }), cookingOn(8, { spinach: 50 })])
    expect(toBuy(stock, 'spinach')).toEqual([1, 1, 0, 0])
    expect(rowsOf(stock, 'spinach')[0]).toMatchObject({ leftGrams: 80, leftUntilDay: 5, thrownGrams: 80 })
  })

  it('[PAN-1] what was bought for a week serves it to the last day, however long it keeps', () => {
    const stock = follow([
      cookingOn(1, { spinach: 100, salmon: 150 }),
      cookingOn(6, { spinach: 100, salmon: 150 }),
    ])
    expect(toBuy(stock, 'spinach')).toEqual([1, 0, 0, 0])
    expect(rowsOf(stock, 'salmon')[0]).toMatchObject({ neededGrams: 300, usedGrams: 300, thrownGrams: 0 })
  })

  it('[PAN-1] a jar of a staple lasts until it is used up', () => {
    const cookings = [0, 7, 14, 21].map((day) => cookingOn(day, { paprika: 20 }))
    expect(toBuy(follow(cookings), 'paprika')).toEqual([1, 0, 1, 0])
  })

  it('[PAN-1] of what home has for a part of the days alone, the rest is bought', () => {
    const cookings = [
      cookingOn(5, { spinach: 90 }),
      cookingOn(8, { spinach: 60 }),
      cookingOn(12, { spinach: 60 }),
    ]
    const [first, second] = rowsOf(follow(cookings), 'spinach')
    expect(first).toMatchObject({ leftGrams: 110, leftUntilDay: 6 })
    expect(second).toMatchObject({ fromHomeGrams: 0, neededGrams: 120 })
  })

  it('[PAN-2] "I’m out" takes what came from earlier trips, not what this one bought', () => {
    const cookings = [
      cookingOn(1, { cabbage: 500 }),
      cookingOn(8, { cabbage: 700 }),
      cookingOn(10, { cabbage: 300 }),
    ]
    const before = rowsOf(follow(cookings), 'cabbage')[1]
    expect(before).toMatchObject({ fromHomeGrams: 400, boughtGrams: 900, missingGrams: 0 })
    const out = follow(cookings, { atHome: [{ food: 'cabbage', day: 9, grams: 'out' }] })
    // On day 8 the older cabbage went first; of the new one 600 g are there, which nobody missed.
    expect(rowsOf(out, 'cabbage')[1]).toMatchObject({ missingGrams: 0, usedGrams: 1000 })
    const early = follow(cookings, { atHome: [{ food: 'cabbage', day: 7, grams: 'out' }] })
    expect(rowsOf(early, 'cabbage')[1]).toMatchObject({ fromHomeGrams: 0, missingGrams: 400 })
  })

  it('[PAN-2] "I have this" covers its trip and lasts until used up; "I’m out" of it is bought again', () => {
    const cookings = [
      cookingOn(1, { cabbage: 300 }),
      cookingOn(8, { cabbage: 300 }),
      cookingOn(15, { cabbage: 400 }),
    ]
    const have: AtHomeEvent = { food: 'cabbage', day: 0, grams: 900 }
    expect(toBuy(follow(cookings, { atHome: [have] }), 'cabbage')).toEqual([0, 0, 1, 0])
    const out: AtHomeEvent = { food: 'cabbage', day: 7, grams: 'out' }
    const stock = follow(cookings, { atHome: [have, out] })
    expect(toBuy(stock, 'cabbage')).toEqual([0, 1, 0, 0])
    expect(rowsOf(stock, 'cabbage')[1]).toMatchObject({ missingGrams: 600 })
  })

  it('[PAN-2] fish that a person has serves its week, though fish keeps two days', () => {
    const stock = follow([cookingOn(6, { salmon: 150 })], {
      atHome: [{ food: 'salmon', day: 0, grams: 150 }],
    })
    expect(toBuy(stock, 'salmon')).toEqual([0, 0, 0, 0])
    expect(rowsOf(stock, 'salmon')[0]).toMatchObject({ fromHomeGrams: 150, usedGrams: 150 })
  })

  it('[PAN-1] of a trip that is not made, what was ticked alone came home', () => {
    const cookings = [cookingOn(1, { cabbage: 300, paprika: 5 }), cookingOn(8, { cabbage: 300, paprika: 5 })]
    const trips = weeklyTrips().map((trip, index) =>
      index === 0 ? { ...trip, isBought: false, ticked: new Map([['cabbage', 300]]) } : trip,
    )
    const stock = follow(cookings, { trips })
    expect(toBuy(stock, 'cabbage')).toEqual([1, 0, 0, 0])
    expect(toBuy(stock, 'paprika')).toEqual([1, 1, 0, 0])
    expect(rowsOf(stock, 'paprika')[0]).toMatchObject({ boughtGrams: 0, usedGrams: 0 })
  })

  it('[PAN-1] what was ticked and is not cooked any more is at home', () => {
    const trips = [{ day: 0, isBought: true, ticked: new Map([['cabbage', 500]]) }, ...weeklyTrips().slice(1)]
    const stock = follow([cookingOn(8, { cabbage: 300 })], { trips })
    expect(toBuy(stock, 'cabbage')).toEqual([0, 0, 0, 0])
    expect(rowsOf(stock, 'cabbage')[0]).toMatchObject({ boughtGrams: 900, nextUseDay: 8 })
  })

  it('[PAN-1] what a person has and no dish uses is at home until its time is over', () => {
    const stock = follow([], { atHome: [{ food: 'spinach', day: 2, grams: 150 }] })
    const { closingGrams, trips } = stock.ledgers.get('spinach')!
    expect([closingGrams[1], closingGrams[2], closingGrams.at(-1)]).toEqual([0, 150, 0])
    expect(trips[0]).toMatchObject({ declaredGrams: 150, usedGrams: 0, thrownGrams: 150, toBuy: [] })
  })

  it('[PAN-1] several sizes: the larger pack where it leaves less', () => {
    const two = { ...spinach, packs: [...spinach.packs, { unit: 'bag' as const, grams: 450 }] }
    const cookings = [cookingOn(0, { spinach: 410 })]
    const foods = new Map([['spinach', two]])
    const stock = followStock({ foods, cookings, trips: weeklyTrips(), atHome: [], days: 28 })
    expect(rowsOf(stock, 'spinach')[0]).toMatchObject({ boughtGrams: 450, leftGrams: 40 })
  })

  it('[LIV-5] with two trips a week what keeps four days is bought for the days until the next', () => {
    const trips = [0, 4, 7, 11, 14, 18, 21, 25].map((day) => ({ day, isBought: true }))
    const cookings = [cookingOn(1, { spinach: 150 }), cookingOn(5, { spinach: 150 })]
    const stock = follow(cookings, { trips })
    expect(toBuy(stock, 'spinach')).toEqual([1, 1, 0, 0, 0, 0, 0, 0])
  })

  it('[PAN-2] what was said before the plan counts with its age: on its last day it serves, a day later it is gone', () => {
    const said = (day: number) => {
      const atHome: AtHomeEvent[] = [{ food: 'spinach', day, grams: 200 }]
      const stock = follow([cookingOn(0, { spinach: 100 })], { atHome })
      return [toBuy(stock, 'spinach')[0], rowsOf(stock, 'spinach')[0]?.declaredGrams]
    }
    // Closed it keeps six days.
    expect([said(-6), said(-7)]).toEqual([
      [0, 200],
      [1, 0],
    ])
  })

  it('[PAN-2] a trip looks ahead to what will be said of the days until the next one', () => {
    const cookings = [cookingOn(1, { cabbage: 500 }), cookingOn(10, { cabbage: 300 })]
    expect(toBuy(follow(cookings), 'cabbage')).toEqual([1, 0, 0, 0])
    const out = follow(cookings, { atHome: [{ food: 'cabbage', day: 9, grams: 'out' }] })
    expect(toBuy(out, 'cabbage')).toEqual([1, 1, 0, 0])
  })
})
