import { describe, expect, it } from 'vitest'
import type { AmountTerm } from '../amounts.ts'
import { portionPriceOf } from '../objective.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  cookedOnce,
  cookingAt,
  dishNumber,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import { portionDishes } from './day-portions.ts'
import type { PricedPlan } from './priced-plan.ts'

/** So narrow that one choice of portions comes to it; of the other macros anything. */
const around = (calories: number) => caloriesWithin(calories - 1, calories + 1)
const of = (id: string, meal: 'breakfast' | 'lunch' | 'dinner' | 'dessert', quarter: number, own = {}) =>
  smallDish(id, {
    meals: [meal],
    gramsPerServing: 100,
    perServing: { calories: 4 * quarter, fat: 0, netCarbs: 0, protein: 0 },
    ...own,
  })
const dishes = [
  of('oats', 'breakfast', 100),
  of('soup', 'lunch', 127),
  of('eggs', 'lunch', 127, { wholePieces: [1] }),
  of('salad', 'lunch', 120.25),
  of('stew', 'dinner', 136),
  of('roast', 'dinner', 125.2),
]
/** Of oats, soup and stew: six, three and five quarters. */
const usualDay = 6 * 100 + 3 * 127 + 5 * 136
const day = (breakfast: string, lunch: string, dinner: string, of = 0): Cooked[] => [
  cooked({ day: of, meal: 'breakfast' }, breakfast),
  cooked({ day: of, meal: 'lunch' }, lunch),
  cooked({ day: of, meal: 'dinner' }, dinner),
]
const portionsOf = (...asked: Parameters<typeof portionDishes>) => {
  const found = portionDishes(...asked)
  return found && [...found.portions]
}
const at = (meal: 'breakfast' | 'lunch' | 'dinner' | 'dessert', of = 0) => ({ day: of, meal })
const instead = (plan: PricedPlan, meal: 'breakfast' | 'lunch' | 'dinner' | 'dessert', dish: string) => ({
  cooking: cookingAt(plan, at(meal)),
  dish: dishNumber(plan, dish),
})

describe('the cheapest portions of a day', () => {
  it('[PLAN-3] bring it into range, by meal', () => {
    const plan = smallPlan(dishes, day('oats', 'soup', 'stew'), { ranges: around(usualDay) })
    expect(portionsOf(plan, 0)).toEqual([6, 3, 5])
  })

  it('[PLAN-3] there are none where nothing brings it into range', () => {
    const plan = smallPlan(dishes, day('oats', 'soup', 'stew'), { ranges: around(usualDay + 4) })
    expect([portionsOf(plan, 0), portionsOf(plan, 0)]).toEqual([undefined, undefined])
  })

  it('[LIV-1] with another dish, or two, are those of a day that has them; the plan stays as it is', () => {
    const plan = smallPlan(dishes, day('oats', 'soup', 'stew'), { ranges: around(usualDay) })
    expect(portionsOf(plan, 0)).toEqual([6, 3, 5])
    const withSalad = portionsOf(plan, 0, instead(plan, 'lunch', 'salad'))
    const withRoast = portionsOf(plan, 0, instead(plan, 'dinner', 'roast'))
    const [also, alsoDish] = [cookingAt(plan, at('dinner')), dishNumber(plan, 'roast')]
    const withBoth = portionsOf(plan, 0, { ...instead(plan, 'lunch', 'salad'), also, alsoDish })
    const afresh = (...mains: [string, string, string]) =>
      portionsOf(smallPlan(dishes, day(...mains), { ranges: around(usualDay) }), 0)
    expect(withSalad).toEqual([5, 4, 5])
    expect(withRoast).toEqual([4, 5, 5])
    expect(withBoth).toEqual(afresh('oats', 'salad', 'roast'))
    expect(withBoth?.join()).not.toBe(withSalad?.join())
    expect(withBoth?.join()).not.toBe(withRoast?.join())
    expect(portionsOf(plan, 0)).toEqual([6, 3, 5])
  })

  it('[LIV-1] are found once, and remembered also where there are none', () => {
    for (const calories of [usualDay, usualDay + 4]) {
      const plan = smallPlan(dishes, [...day('oats', 'soup', 'stew'), ...day('oats', 'soup', 'stew', 1)], {
        ranges: around(calories),
      })
      const found = portionDishes(plan, 0)
      const steps = plan.exact.steps()
      expect([portionDishes(plan, 0), portionDishes(plan, 1)]).toEqual([found, found])
      expect(plan.exact.steps()).toBe(steps)
      portionDishes(plan, 0, instead(plan, 'lunch', 'salad'))
      expect(plan.exact.steps()).toBeGreaterThan(steps)
    }
  })

  it('[LIFE-4] differ on days that hold other things besides the plan', () => {
    const besides = [10, 0].map((calories) => ({ calories, fat: 0, netCarbs: 0, protein: 0 }))
    const none = { calories: 0, fat: 0, netCarbs: 0, protein: 0 }
    const plan = smallPlan(dishes, [...day('oats', 'soup', 'stew'), ...day('oats', 'soup', 'stew', 1)], {
      ranges: around(usualDay),
      besides: [...besides, ...Array.from({ length: 26 }, () => none)],
    })
    expect(portionsOf(plan, 1)).toEqual([6, 3, 5])
    expect(portionsOf(plan, 0)).not.toEqual([6, 3, 5])
  })

  it('[LIV-6] a dish cooked for one meal alone is cooked of whole pieces', () => {
    const lunches = [cooked(at('lunch'), 'eggs'), cookedOnce(at('lunch', 1), [2], 'eggs')]
    const mains = [0, 1, 2].flatMap((of) => [
      cooked(at('breakfast', of), 'oats'),
      cooked(at('dinner', of), 'stew'),
    ])
    const plan = smallPlan(dishes, [...lunches, ...mains], { ranges: around(usualDay) })
    const prices = [0, 1, 2].map((of) => portionDishes(plan, of)!.price)
    expect(portionsOf(plan, 1)).toEqual([6, 3, 5])
    expect(prices[2]).toBeCloseTo(prices[1]!, 9)
    const [eggs, priceOf] = [dishNumber(plan, 'eggs'), portionPriceOf(plan.menu)]
    expect(portionsOf(plan, 0)).toEqual([6, 3, 5])
    expect(prices[0]! - prices[1]!).toBeCloseTo(priceOf(eggs, 3, true) - priceOf(eggs, 3, false), 9)
    expect(prices[0]! - prices[1]!).toBeGreaterThan(0.1)
  })
})

describe('desserts of a day', () => {
  const cake = of('cake', 'dessert', 50, { batchServings: 2 })
  const tart = of('tart', 'dessert', 50, { batchServings: 3 })
  const shared = (portions: readonly number[], dish = 'cake'): Cooked => ({
    ...cookedOnce(at('dessert'), [2], dish),
    portions,
  })
  const wide = { ...around(0), calories: { minimum: 1600, maximum: 2100 } }
  const planOf = (dessert: Cooked, own: readonly (typeof cake)[] = [cake, tart], ranges = wide) =>
    smallPlan(
      [...dishes, ...own],
      [...day('oats', 'soup', 'stew'), ...day('oats', 'soup', 'stew', 2), dessert],
      {
        ranges,
      },
    )

  it('[PLAN-3] are served as their batch is shared out', () => {
    const exact = around(usualDay + 200)
    expect(portionsOf(planOf(shared([4, 4]), [cake], exact), 0)).toEqual([6, 3, 5, 4])
    const uneven = planOf(shared([6, 2]))
    expect(portionDishes(uneven, 0)?.portions[3]).toBe(6)
    expect(portionDishes(uneven, 2)?.portions[3]).toBe(2)
  })

  it('[LIV-1] as another way shares them out, or another batch', () => {
    const plan = planOf(shared([6, 2]))
    const cooking = cookingAt(plan, at('dessert'))
    const way = { cooking, dish: dishNumber(plan, 'cake'), shared: [4, 4] }
    expect(portionsOf(plan, 0, way)?.[3]).toBe(4)
    expect(portionsOf(plan, 0)?.[3]).toBe(6)
    const other = { cooking, dish: dishNumber(plan, 'tart'), shared: [5, 7] }
    expect(portionDishes(plan, 0, other)?.portions[3]).toBe(5)
    expect(portionDishes(plan, 2, other)?.portions[3]).toBe(7)
    expect(portionDishes(plan, 2, { ...other, shared: [5, 3] })?.portions[3]).toBe(3)
  })

  it('[PLAN-3] any portion is as good where no batch comes out even', () => {
    const uneven = of('cake', 'dessert', 50, { batchServings: Math.PI })
    const plan = planOf(shared([7, 7]), [uneven])
    expect(portionsOf(plan, 0)?.[3]).toBe(4)
  })
})

describe('a day with sides', () => {
  const sideOf = (id: string, quarter: number, own = {}) =>
    plainSide(id, {
      goesWith: ['breakfast', 'lunch', 'dinner'],
      perServing: { calories: 4 * quarter, fat: 0, netCarbs: 0, protein: 0 },
      ...own,
    })
  const sides = [
    sideOf('bread', 30),
    sideOf('rice', 35),
    sideOf('thai', 30, { character: { ...dishes[0]!.character, cuisine: 'thai' } }),
  ]
  const seatOf = (plan: PricedPlan, meal: 'breakfast' | 'lunch' | 'dinner') =>
    plan.seating.seatsOn[0]!.find((seat) => seat.meal === meal)!
  const ranges = around(usualDay + 120)
  const plateOf = (plan: PricedPlan, meal: 'breakfast' | 'lunch' | 'dinner', dish: string, portion = 4) => ({
    seat: seatOf(plan, meal),
    sides: [{ dish: dishNumber(plan, dish), portion }],
  })

  it('[PLATE-3] counts what stands beside its mains', () => {
    const [breakfast, lunch, dinner] = day('oats', 'soup', 'stew')
    const plan = smallPlan(dishes, [breakfast!, { ...lunch!, besides: ['bread'] }, dinner!], {
      sides,
      ranges,
    })
    expect(portionsOf(plan, 0)).toEqual([6, 3, 5])
    const without = smallPlan(dishes, day('oats', 'soup', 'stew'), { sides, ranges })
    expect(portionsOf(without, 0)).not.toEqual([6, 3, 5])
  })

  it('[PLATE-3] and what would stand there, by plate, side and portion', () => {
    const plan = smallPlan(dishes, day('oats', 'soup', 'stew'), { sides, ranges })
    const asItIs = portionsOf(plan, 0)
    expect(portionsOf(plan, 0, undefined, plateOf(plan, 'lunch', 'bread'))).toEqual([6, 3, 5])
    expect(portionsOf(plan, 0)).toEqual(asItIs)
    const half = portionsOf(plan, 0, undefined, plateOf(plan, 'lunch', 'bread', 2))
    const rice = portionsOf(plan, 0, undefined, plateOf(plan, 'lunch', 'rice'))
    expect(half).not.toEqual([6, 3, 5])
    expect(rice).not.toEqual([6, 3, 5])
    expect(portionsOf(plan, 0, undefined, plateOf(plan, 'lunch', 'bread'))).toEqual([6, 3, 5])
  })

  it('[PLATE-3] a main may be smaller beside a side on its own plate alone', () => {
    // A lunch has 18 % of a day at least: six quarters of this one, without a side.
    const broth = of('broth', 'lunch', 50)
    const small = around(6 * 100 + 4 * 50 + 5 * 136 + 120)
    const plan = smallPlan([...dishes, broth], day('oats', 'broth', 'stew'), { sides, ranges: small })
    expect(portionsOf(plan, 0, undefined, plateOf(plan, 'lunch', 'bread'))).toEqual([6, 4, 5])
    const beside = portionsOf(plan, 0, undefined, plateOf(plan, 'breakfast', 'bread'))
    expect(beside?.[1] ?? 6).toBeGreaterThanOrEqual(6)
  })

  it('[PLATE-3] a side that doesn’t suit another dish leaves the plate with the old one', () => {
    const [breakfast, lunch, dinner] = day('oats', 'soup', 'stew')
    const curry = of('curry', 'lunch', 127, { character: { ...dishes[0]!.character, cuisine: 'thai' } })
    const greek = of('greek', 'lunch', 127, { character: { ...dishes[0]!.character, cuisine: 'greek' } })
    const plan = smallPlan(
      [...dishes, curry, greek],
      [breakfast!, { ...lunch!, dish: 'curry', besides: ['thai'] }, dinner!],
      {
        sides,
        ranges: around(usualDay),
      },
    )
    expect(portionsOf(plan, 0)).not.toEqual([6, 3, 5])
    expect(portionsOf(plan, 0, instead(plan, 'lunch', 'greek'))).toEqual([6, 3, 5])
  })

  it('[MIN-3] [PLAN-6] what is counted of the day is that of its mains, its sides and what is kept', () => {
    const counted: AmountTerm[] = [{ perServing: ({ eggs }) => eggs, ofDay: (eggs) => 7 * eggs }]
    const withEggs = (dish: (typeof dishes)[number], eggs: number) => ({ ...dish, eggs })
    const own = {
      sides: sides.map((side) => withEggs(side, 3)),
      ranges: { ...around(0), calories: { minimum: 1000, maximum: 3000 } },
      counted,
    }
    const keptCookings = [cooked(at('breakfast'), 'kept', 8)]
    const keptDishes = [of('kept', 'breakfast', 100, { eggs: 2 })]
    const mains = dishes.map((dish) => withEggs(dish, 0))
    const lunchAndDinner = day('oats', 'soup', 'stew').slice(1)
    const price = (plan: PricedPlan, plate = plateOf(plan, 'lunch', 'bread')) =>
      portionDishes(plan, 0, undefined, plate)!.price
    const plan = smallPlan(mains, lunchAndDinner, { ...own, keptCookings, keptDishes })
    const uncounted = smallPlan(mains, lunchAndDinner, { ...own, keptCookings, keptDishes, counted: [] })
    const half = (of: PricedPlan) => plateOf(of, 'lunch', 'bread', 2)
    for (let again = 0; again < 2; again += 1) {
      expect(portionDishes(plan, 0)!.price - portionDishes(uncounted, 0)!.price).toBeCloseTo(7 * 4, 9)
      expect(price(plan) - price(uncounted)).toBeCloseTo(7 * 7, 9)
      expect(price(plan, half(plan)) - price(uncounted, half(uncounted))).toBeCloseTo(7 * 5.5, 9)
    }
    // What stands there for the time of one question is gone.
    expect([...plan.keptAmounts!.days.slice(0, 1)]).toEqual([4])
    const withoutKept = smallPlan(mains, day('oats', 'soup', 'stew'), own)
    expect(
      price(withoutKept) - price(smallPlan(mains, day('oats', 'soup', 'stew'), { ...own, counted: [] })),
    ).toBeCloseTo(21, 9)
  })
})

it('[TOG-3] an eater’s day is portioned into the eater’s range, with limits of theirs, and nothing is counted', () => {
  const share = { least: 0, most: 1 }
  const rangesOn = Array.from({ length: 28 }, () => around(7 * 127))
  const needs = {
    calories: 7 * 127,
    shares: { breakfast: share, lunch: share, dinner: share, dessert: share },
    rangesOn,
  }
  const sharedDays = { breakfast: [], lunch: [0], dinner: [] }
  const table = [{ sharedDays, mayEat: new Set(dishes.map(({ id }) => id)), size: 1, needs }]
  const [breakfast, lunch, dinner] = day('oats', 'soup', 'stew')
  const eatersLunch = { ...at('lunch', 28), leftoverOf: at('lunch', 28) }
  const together = { ...lunch!, slots: [at('lunch'), eatersLunch], portions: [4, 4] }
  const counted: AmountTerm[] = [{ perServing: () => 1, ofDay: (servings) => 1000 * servings }]
  const plan = smallPlan(dishes, [breakfast!, together, dinner!], {
    ranges: around(usualDay),
    table,
    rangesOfEaters: rangesOn,
    counted,
  })
  expect(portionsOf(plan, 0)).toEqual([6, 3, 5])
  expect(portionsOf(plan, 28)).toEqual([7])
  expect(portionDishes(plan, 28)!.price).toBeLessThan(weights.dayOut.value)
  expect(portionDishes(plan, 0)!.price).toBeGreaterThan(1000)
})
