import { describe, expect, it } from 'vitest'
import { type Batch, dropOld, gramsIn, takeFrom } from './batch.ts'
import type { StockFood } from './stock-food.ts'

const cream: StockFood = {
  ...{ id: 'cream', price: 1, isStaple: false },
  packs: [{ unit: 'carton', grams: 200 }],
  keeps: { closed: 10, opened: 3 },
}
const batch = (own: Partial<Batch> = {}): Batch => {
  return { grams: 200, closedPackGrams: undefined, keepsUntilDay: 5, trip: 0, isBought: true, ...own }
}
const take = (batches: Batch[], grams: number, day = 1) =>
  takeFrom(batches, { food: cream, grams, day, servesUntilDay: () => 0 }, () => true)

describe('what is at home', () => {
  it('[PAN-1] serves on the last day it keeps, and goes on the next', () => {
    const batches = [batch(), batch({ keepsUntilDay: 3 })]
    expect(dropOld(batches, 3)).toEqual([])
    expect(dropOld(batches, 5)).toHaveLength(1)
    expect(batches).toHaveLength(1)
    expect(dropOld(batches, 6)).toHaveLength(1)
    expect(batches).toEqual([])
  })

  it.each([
    ['what keeps least, whatever came first', [batch({ keepsUntilDay: 9 }), batch({ keepsUntilDay: 4 })], 4],
    ['what is open before what is closed', [batch({ closedPackGrams: 200, trip: 1 }), batch({ trip: 2 })], 5],
  ])('[PAN-1] is used in order: %s', (_, batches, keepsUntilDay) => {
    const [taken] = take([...batches], 100)
    expect(taken?.keepsUntilDay).toBe(keepsUntilDay)
    expect(taken?.closedPackGrams).toBeUndefined()
  })

  it('[PAN-1] the rest of a pack that is opened keeps as an open one, the closed packs beside it as before', () => {
    const batches = [batch({ grams: 400, closedPackGrams: 200, keepsUntilDay: 10 })]
    expect(gramsIn(take(batches, 50, 2))).toBe(50)
    expect(
      batches.map(({ grams, closedPackGrams, keepsUntilDay }) => [grams, closedPackGrams, keepsUntilDay]),
    ).toEqual([
      [200, 200, 10],
      [150, undefined, 5],
    ])
  })

  it('[PAN-1] gives no more than there is, and what is used up is gone', () => {
    const batches = [batch({ grams: 30 }), batch({ grams: 20 })]
    expect(gramsIn(take(batches, 80))).toBe(50)
    expect(batches).toEqual([])
  })

  it('[PAN-1] only what may be used is taken', () => {
    const batches = [batch({ trip: 0, grams: 50 }), batch({ trip: 1, grams: 60 })]
    const draw = { food: cream, grams: 100, day: 1, servesUntilDay: () => 0 }
    expect(takeFrom(batches, draw, ({ trip }) => trip === 1).map(({ grams }) => grams)).toEqual([60])
    expect(batches.map(({ trip, grams }) => [trip, grams])).toEqual([[0, 50]])
  })
})
