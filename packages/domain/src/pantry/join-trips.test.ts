import { describe, expect, it } from 'vitest'
import { joinTrips } from './join-trips.ts'
import type { TripFood } from './trip-food.ts'

const bag = { unit: 'bag', grams: 250 } as const
const trip = (facts: Partial<TripFood>): TripFood => ({
  ...{ food: 'spinach', neededGrams: 0, fromHomeGrams: 0, toBuy: [], boughtGrams: 0, declaredGrams: 0 },
  ...{ usedGrams: 0, leftGrams: 0, leftUntilDay: 0, nextUseDay: undefined, thrownGrams: 0, missingGrams: 0 },
  ...facts,
})
const first = trip({
  neededGrams: 120,
  fromHomeGrams: 20,
  toBuy: [{ pack: bag, count: 1 }],
  boughtGrams: 250,
})

describe('the trips of one list together', () => {
  it('[LIV-5] take the rest of what the first bought for bought, and no part of it for what was at home', () => {
    const second = (fromHomeGrams: number) => trip({ neededGrams: 200, fromHomeGrams })
    expect(joinTrips([first, second(150)])).toMatchObject({ neededGrams: 320, fromHomeGrams: 20 })
    expect(joinTrips([first, second(190)])).toMatchObject({ neededGrams: 320, fromHomeGrams: 60 })
  })

  it('[LIV-5] buy, use and throw away what both do, and leave what the last leaves', () => {
    const grams = (each: number) => ({
      ...{ boughtGrams: each, declaredGrams: each, usedGrams: each, thrownGrams: each, missingGrams: each },
      ...{ leftGrams: each, leftUntilDay: each, nextUseDay: each },
    })
    expect(joinTrips([trip(grams(10)), trip(grams(3))])).toMatchObject({
      ...{ boughtGrams: 13, declaredGrams: 13, usedGrams: 13, thrownGrams: 13, missingGrams: 13 },
      ...{ leftGrams: 3, leftUntilDay: 3, nextUseDay: 3 },
    })
    const bought = joinTrips([first, trip({ toBuy: [{ pack: bag, count: 2 }] })]).toBuy
    expect(bought.map(({ count }) => count)).toEqual([1, 2])
    expect(joinTrips([first])).toBe(first)
  })
})
