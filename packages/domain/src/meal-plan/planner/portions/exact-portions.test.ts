import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostGramsADay } from '../../../cooking/loads.ts'
import { amountsOf } from '../amounts.ts'
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

describe('the cheapest portions of a day', () => {
  const boundOf = (least: number, most: number) => ({ least, most, middle: (least + most) / 2, perUnit: 1 })
  const free = boundOf(0, 1e6)
  const own = [100, 130].map((quarter, at) => ({
    ...dishes[at]!,
    perServing: { calories: 4 * quarter, fat: 0, netCarbs: 0, protein: 0 },
    loads: { fiber: at === 0 ? 4 : 0, sweetener: 0 },
    eggs: at,
  }))
  const portionsFor = (
    [leastCalories, mostCalories]: readonly [number, number],
    limits: readonly (readonly [least: number, most: number])[],
    {
      price = () => 0,
      day = () => 0,
      eggs = 0,
    }: { price?: PortionPrice; day?: (k: number) => number; eggs?: number } = {},
  ) => {
    const ownForms = linearFormsOf(own, [boundOf(leastCalories, mostCalories), free, free, free])
    const places = { ...noPlaces(), count: limits.length }
    for (const [place, [least, most]] of limits.entries()) {
      places.dish[place] = place
      places.least[place] = least
      places.most[place] = most
      places.isAlone[place] = place
    }
    const amounts = amountsOf(own, [{ perServing: (dish) => dish.eggs, ofDay: (amount) => eggs * amount }])!
    const found = exactPortionsOf(ownForms, price, day).cheapest(places, start, { amounts, day: 0 })
    return found && { portions: [...found.portions], price: found.price }
  }

  it('[PLAN-3] stand in the order of the places, however wide each is', () => {
    expect(
      portionsFor(
        [100 * 7 + 130 * 3, 100 * 7 + 130 * 3],
        [
          [2, 8],
          [3, 3],
        ],
      )?.portions,
    ).toEqual([7, 3])
    expect(
      portionsFor(
        [100 * 4 + 130 * 6, 100 * 4 + 130 * 6],
        [
          [4, 4],
          [2, 8],
        ],
      )?.portions,
    ).toEqual([4, 6])
  })

  it('[PLAN-3] are none below the least, above the most, or where a place has no portion', () => {
    expect(
      portionsFor(
        [0, 459],
        [
          [2, 8],
          [2, 8],
        ],
      ),
    ).toBeUndefined()
    expect(
      portionsFor(
        [1841, 1e5],
        [
          [2, 8],
          [2, 8],
        ],
      ),
    ).toBeUndefined()
    expect(
      portionsFor(
        [0, 1e5],
        [
          [2, 8],
          [3, 2],
        ],
      ),
    ).toBeUndefined()
    expect(
      portionsFor(
        [460, 460],
        [
          [2, 8],
          [2, 8],
        ],
      )?.portions,
    ).toEqual([2, 2])
    expect(
      portionsFor(
        [1840, 1840],
        [
          [2, 8],
          [2, 8],
        ],
      )?.portions,
    ).toEqual([8, 8])
  })

  it('[PLAN-3] cost their portions, told whether each is cooked alone, their day and its amounts', () => {
    const price: PortionPrice = (dish, portion, isAlone) => (isAlone ? 10 : 1) * Math.abs(portion - 4 - dish)
    expect(
      portionsFor(
        [0, 1e5],
        [
          [2, 8],
          [2, 8],
        ],
        { price },
      ),
    ).toEqual({ portions: [4, 5], price: 0 })
    expect(
      portionsFor(
        [0, 1e5],
        [
          [2, 8],
          [2, 3],
        ],
        { price },
      ),
    ).toEqual({ portions: [4, 3], price: 20 })
    const day = (calories: number) => calories / 10
    expect(
      portionsFor(
        [0, 1e5],
        [
          [2, 8],
          [2, 8],
        ],
        { day },
      ),
    ).toEqual({ portions: [2, 2], price: 46 })
    expect(
      portionsFor(
        [0, 1e5],
        [
          [3, 3],
          [2, 8],
        ],
        { eggs: 8 },
      ),
    ).toEqual({ portions: [3, 2], price: 4 })
  })

  it('[CON-8] hold no more fiber than a day may have', () => {
    expect(portionsFor([0, 1e5], [[44, 50]], { price: (_, portion) => -portion })?.portions).toEqual([45])
    expect(portionsFor([0, 1e5], [[46, 50]])).toBeUndefined()
  })

  it('each question is counted as work, the same each time', () => {
    const places = { ...noPlaces(), count: 1 }
    places.least[0] = 2
    places.most[0] = 4
    const asked = exactPortionsOf(
      linearFormsOf(own, [free, free, free, free]),
      () => 0,
      (k) => -k,
    )
    const steps = [asked.steps()]
    for (const _ of [1, 2]) {
      asked.cheapest(places, start)
      steps.push(asked.steps())
    }
    expect(steps).toEqual([0, 4, 8])
  })

  it('[ONE-3] a dish of little protein is tried in no portion that leaves the others too little energy for theirs', () => {
    const dishOf = (protein: number) => ({
      ...own[0]!,
      perServing: { calories: 400, fat: 0, netCarbs: 0, protein: 4 * protein },
      loads: { fiber: 0, sweetener: 0 },
    })
    const tried = (leastProtein: number) => {
      const bounds_ = [boundOf(500, 1000), free, free, boundOf(leastProtein, 1e6)]
      const places = { ...noPlaces(), count: 3 }
      places.dish.set([0, 1, 2])
      places.least.fill(2)
      places.most.set([8, 9, 9])
      const asked = exactPortionsOf(
        linearFormsOf([dishOf(0), dishOf(10), dishOf(0)], bounds_),
        () => 0,
        () => 1,
      )
      const found = asked.cheapest(places, start)
      return [asked.steps(), ...found!.portions]
    }
    // Of a thousand kilocalories six quarters at most are of the second, of which sixty grams take six.
    // So three portions of the first are tried: with two, three or four quarters six are left.
    expect(tried(60)).toEqual([1 + 3 + 1 + 1, 2, 6, 2])
    expect(tried(0).slice(1)).toEqual([2, 2, 2])
  })

  it('[ONE-3] no work is done for what cannot be in range, nor for what costs more than what was found', () => {
    const tried = (
      [least, most]: readonly [number, number],
      limits: readonly (readonly [least: number, most: number])[],
      price: PortionPrice = () => 0,
      day = () => 0,
    ) => {
      const places = { ...noPlaces(), count: limits.length }
      for (const [place, [low, high]] of limits.entries()) {
        places.dish[place] = place
        places.least[place] = low
        places.most[place] = high
      }
      const asked = exactPortionsOf(linearFormsOf(own, [boundOf(least, most), free, free, free]), price, day)
      const found = asked.cheapest(places, start)
      return [asked.steps(), ...(found?.portions ?? [])]
    }
    const [wide, narrow] = [
      [2, 8],
      [2, 3],
    ] as const
    expect([tried([0, 459], [wide, wide]), tried([1841, 1e5], [wide, wide])]).toEqual([[1], [1]])
    expect(tried([0, 1e5], [wide, [3, 2]])).toEqual([1])
    // One portion of each is in range, so one of each is tried.
    expect(tried([460, 460], [wide, wide])).toEqual([3, 2, 2])
    expect(tried([1840, 1840], [wide, wide])).toEqual([3, 8, 8])
    // Beside the cheapest of one place all of the other are tried, beside the others none: 7 and 7.
    expect(tried([0, 1e5], [wide, wide], (_, portion) => portion)).toEqual([1 + 7 + 7, 2, 2])
    // The narrower of two places first.
    expect(tried([0, 1e5], [wide, narrow], (_, portion) => portion)).toEqual([1 + 2 + 7, 2, 2])
    // Of places as wide the first is first: its least portion that comes into range, not that of the other.
    expect(tried([1000, 1100], [wide, wide]).slice(1)).toEqual([3, 6])
    // Of those as cheap the first is kept.
    expect(tried([0, 1e5], [wide], undefined, () => 5)).toEqual([1 + 7, 2])
  })
})
