import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostGramsADay } from '../../../cooking/loads.ts'
import { dayBoundsOf, isWithin, type MacroVector, vectorOf } from '../day-bounds.ts'
import { anyRanges, inventedDishes } from '../testing/invented-menu.ts'
import { exactPortionsOf, type PortionPrice } from './exact-portions.ts'
import { formsCount, linearFormsOf } from './linear-forms.ts'
import { noPlaces } from './places.ts'
import { quartersPerServing } from './portions.ts'
import { added } from './portions-in-range.ts'

const bounds = dayBoundsOf(anyRanges)
const dishes = inventedDishes(30).map((dish, at) => ({
  ...dish,
  loads: { fiber: 3 * (at % 6), sweetener: at % 9 },
}))
const forms = linearFormsOf(dishes, bounds)
const priceOf: PortionPrice = (_, portion) => [0, 3, 1, 3][portion % quartersPerServing]!
const calories = 1900
const exact = exactPortionsOf(forms, priceOf, (energy) => Math.abs(energy - calories) / calories)
const start = new Float64Array(formsCount)

/** Every combination, one after another. */
function cheapestOfAll(chosen: readonly number[], least: number, most: number): number {
  let best = Number.POSITIVE_INFINITY
  const visit = (
    at: number,
    sums: MacroVector,
    loads: { fiber: number; sweetener: number },
    price: number,
  ): void => {
    const dish = chosen[at]
    if (dish === undefined) {
      const isLight = loads.fiber <= mostGramsADay.fiber && loads.sweetener <= mostGramsADay.sweetener
      const total = price + Math.abs(sums[0] - calories) / calories
      if (isLight && isWithin(sums, bounds)) best = Math.min(best, total)
      return
    }
    const { perServing, loads: own } = dishes[dish]!
    for (let portion = least; portion <= most; portion += 1) {
      const servings = portion / quartersPerServing
      const next = {
        fiber: loads.fiber + own.fiber * servings,
        sweetener: loads.sweetener + own.sweetener * servings,
      }
      visit(at + 1, added(sums, vectorOf(perServing), servings), next, price + priceOf(dish, portion, true))
    }
  }
  visit(0, [0, 0, 0, 0], { fiber: 0, sweetener: 0 }, 0)
  return best
}

describe('exactPortionsOf', () => {
  it('[PLAN-3] [LIV-6] [CON-8] finds the cheapest portions in range wherever there are any', () => {
    const anyDay = fc.tuple(
      fc.integer({ min: 0, max: 29 }),
      fc.integer({ min: 30, max: 59 }),
      fc.integer({ min: 60, max: 89 }),
      fc.integer({ min: 2, max: 4 }),
    )
    fc.assert(
      fc.property(anyDay, ([breakfast, lunch, dinner, least]) => {
        const chosen = [breakfast, lunch, dinner]
        const places = { ...noPlaces(), count: 3 }
        places.dish.set(chosen)
        places.least.fill(least)
        places.most.fill(least + 5)
        const found = exact.cheapest(places, start)
        const best = cheapestOfAll(chosen, least, least + 5)
        expect(found?.price ?? Number.POSITIVE_INFINITY).toBeCloseTo(best, 6)
      }),
      { numRuns: 150 },
    )
  })
})
