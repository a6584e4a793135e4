import { packGrams } from './packs-to-buy.ts'
import type { TripFood } from './trip-food.ts'

/** LIV-5: what the trips of one list are to a food together. What the first bought isn't at home for the list, but bought for it. */
export function joinTrips([first, ...later]: readonly TripFood[]): TripFood {
  return later.reduce(joinTwo, first!)
}

function joinTwo(a: TripFood, b: TripFood): TripFood {
  const restOfBought = packGrams(a.toBuy) - (a.neededGrams - a.fromHomeGrams)
  return {
    food: a.food,
    neededGrams: a.neededGrams + b.neededGrams,
    fromHomeGrams: a.fromHomeGrams + Math.max(0, b.fromHomeGrams - restOfBought),
    toBuy: [...a.toBuy, ...b.toBuy],
    boughtGrams: a.boughtGrams + b.boughtGrams,
    declaredGrams: a.declaredGrams + b.declaredGrams,
    usedGrams: a.usedGrams + b.usedGrams,
    leftGrams: b.leftGrams,
    leftUntilDay: b.leftUntilDay,
    nextUseDay: b.nextUseDay,
    thrownGrams: a.thrownGrams + b.thrownGrams,
    missingGrams: a.missingGrams + b.missingGrams,
  }
}
