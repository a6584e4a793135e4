import { describe, expect, it } from 'vitest'
import { priceBoard } from '../basket/follow-board.ts'
import type { PricedPlan } from '../basket/priced-plan.ts'
import { boardOf, place, setSides } from '../board.ts'
import { type Dish, menuOf } from '../menu.ts'
import { priceOfSide } from '../objective.ts'
import { noPlaces } from '../portions/places.ts'
import { alone, type Cooking } from '../search/skeleton.ts'
import { inventedDishes, inventedSides, requestFor } from '../testing/invented-menu.ts'
import { weights } from '../weights.ts'
import {
  countSidesOn,
  mayStandBeside,
  narrowBeside,
  priceOfPlateSide,
  priceOfSideRhythm,
  priceOfSides,
  sidesBeside,
} from './plate-sides.ts'

const like = inventedDishes(1)
const of = (own: Partial<Dish>): Dish => ({
  ...like[1]!,
  minutes: 30,
  cookMinutes: 20,
  keepsDays: 4,
  gramsPerServing: 300,
  perServing: { calories: 400, fat: 30, netCarbs: 4, protein: 25 },
  wholePieces: [],
  ...own,
})
const sideOf = (id: string, own: Partial<Dish> = {}): Dish => ({
  ...inventedSides(1)[0]!,
  id,
  minutes: 12,
  cookMinutes: 8,
  goesWith: ['lunch', 'dinner'],
  gramsPerServing: 100,
  perServing: { calories: 100, fat: 9, netCarbs: 2, protein: 2 },
  ...own,
})
const dishes = [
  of({ id: 'lunch', meals: ['lunch'] }),
  of({ id: 'dinner', meals: ['dinner'], cookMinutes: undefined }),
]
const sides = [
  sideOf('plain'),
  sideOf('rich', { perServing: { calories: 300, fat: 33, netCarbs: 0, protein: 0 } }),
  sideOf('thai', { character: { ...like[1]!.character, cuisine: 'thai' } }),
]
const [plain, rich, thai] = [2, 3, 4]
const menu = menuOf(dishes, requestFor(dishes, { sides }), { sides })
const at = (day: number) => ({ day, meal: 'lunch' as const })
const leftover: Cooking = {
  meal: 'dinner',
  slots: [
    { day: 8, meal: 'dinner' },
    { ...at(9), leftoverOf: { day: 8, meal: 'dinner' } },
  ],
  isSameAllWeek: false,
}

/** Lunches of seven days and a dinner of the first, then a dinner of the next week that feeds a lunch. */
function planOf(): PricedPlan {
  const lunches = Array.from({ length: 7 }, (_, day) => alone(at(day)))
  const board = boardOf(menu, [...lunches, alone({ day: 0, meal: 'dinner' }), leftover])
  for (const cooking of board.cookings)
    place(board, cooking, { dish: cooking.meal === 'lunch' ? 0 : 1, portions: cooking.seats.map(() => 4) })
  const numbers = menu.dishes.map((_, dish) => dish)
  const taste = {
    ofDish: Float64Array.from(numbers),
    ofMeal: Float64Array.from(numbers, (dish) => 10 * dish),
    ofDiscovery: Float64Array.from(numbers),
  }
  const { ranges } = requestFor(dishes)
  return priceBoard(board, { ranges, taste, tastes: requestFor(dishes), counted: [] })
}
const seatOn = ({ seating }: PricedPlan, day: number, meal: 'lunch' | 'dinner' = 'lunch') =>
  seating.seatsOn[day]!.find((seat) => seat.meal === meal)!
const put = (plan: PricedPlan, day: number, sidesOf: readonly number[], meal: 'lunch' | 'dinner' = 'lunch') =>
  setSides(
    plan.board,
    seatOn(plan, day, meal),
    sidesOf.map((dish) => ({ dish, portion: 4 })),
  )

describe('what a side costs on its plate', () => {
  const { minute, taste, richSide } = weights
  const tasteOf = (dish: number) => taste.value * 11 * dish
  const price = (dish: number, portion = 4, day = 0, meal: 'lunch' | 'dinner' = 'lunch') => {
    const plan = planOf()
    return priceOfPlateSide(plan, seatOn(plan, day, meal), { dish, portion })
  }

  it('[PLATE-3] itself, what it takes longer than its main, and its taste', () => {
    expect(price(plain)).toBeCloseTo(priceOfSide(4) + 4 * minute.value + tasteOf(plain), 9)
    expect(price(plain, 8)).toBeCloseTo(priceOfSide(8) + 4 * minute.value + tasteOf(plain), 9)
  })

  it('[PLATE-3] all of its minutes beside a main that isn’t at the stove, and beside a leftover', () => {
    expect(price(plain, 4, 0, 'dinner')).toBeCloseTo(priceOfSide(4) + 12 * minute.value + tasteOf(plain), 9)
    expect(price(plain, 4, 9)).toBeCloseTo(priceOfSide(4) + 12 * minute.value + tasteOf(plain), 9)
  })

  it('[PLATE-3] more for each serving of a rich one', () => {
    const rest = priceOfSide(8) + 4 * minute.value + tasteOf(rich)
    expect(price(rich, 8)).toBeCloseTo(rest + 2 * richSide.value, 9)
  })

  it('[PLATE-3] much for each thing that goes ill together', () => {
    const plan = planOf()
    const faulty = { ...plan, sides: { ...plan.sides, faults: () => 2 } }
    const seat = seatOn(plan, 0)
    const side = { dish: plain, portion: 4 }
    expect(priceOfPlateSide(faulty, seat, side) - priceOfPlateSide(plan, seat, side)).toBeCloseTo(
      2 * weights.illPair.value,
      9,
    )
  })

  it('[PLATE-3] a week pays for all its plates, and for no other', () => {
    const plan = planOf()
    expect([priceOfSides(plan, 0), priceOfSides(plan, 1)]).toEqual([0, 0])
    put(plan, 0, [plain, rich])
    put(plan, 3, [plain])
    expect(priceOfSides(plan, 0)).toBeCloseTo(2 * price(plain) + price(rich), 9)
    expect(priceOfSides(plan, 1)).toBe(0)
    put(plan, 9, [plain])
    expect(priceOfSides(plan, 1)).toBeCloseTo(price(plain, 4, 9), 9)
  })
})

describe('the rhythm of sides', () => {
  const { sideTwiceADay, sideNextDay } = weights
  const rhythm = (
    ...plates: readonly (readonly [day: number, dish: number, meal?: 'lunch' | 'dinner'])[]
  ) => {
    const plan = planOf()
    for (const [day, dish, meal] of plates) put(plan, day, [dish], meal)
    return priceOfSideRhythm(plan)
  }

  it('[PLATE-3] one side on two plates of a day costs, two sides don’t', () => {
    expect(rhythm()).toBe(0)
    expect(rhythm([0, plain], [0, plain, 'dinner'])).toBe(sideTwiceADay.value)
    expect(rhythm([0, plain], [0, rich, 'dinner'])).toBe(0)
  })

  it('[PLATE-3] one side on days running costs, with a day between it doesn’t', () => {
    expect(rhythm([0, plain], [1, plain])).toBe(sideNextDay.value)
    expect(rhythm([0, plain], [2, plain])).toBe(0)
    expect(rhythm([0, plain], [1, rich])).toBe(0)
    expect(rhythm([3, plain], [4, plain], [5, plain])).toBe(2 * sideNextDay.value)
    expect(rhythm([0, plain], [0, plain, 'dinner'], [1, plain])).toBe(sideTwiceADay.value + sideNextDay.value)
  })
})

describe('a side that may stand', () => {
  const may = (day: number, on: readonly number[], dish = plain) => {
    const plan = planOf()
    for (const other of on) put(plan, other, [plain])
    return mayStandBeside(plan, seatOn(plan, day), dish)
  }

  it('[PLATE-3] is on no third day running, at either end or between', () => {
    expect([may(2, []), may(2, [1]), may(2, [3]), may(2, [0, 4]), may(2, [0, 3])]).toEqual([
      true,
      true,
      true,
      true,
      true,
    ])
    expect([may(2, [0, 1]), may(2, [1, 3]), may(2, [3, 4])]).toEqual([false, false, false])
    expect([may(0, [1, 2]), may(6, [4, 5]), may(0, [1]), may(6, [5])]).toEqual([false, false, true, true])
    expect(may(2, [0, 1], rich)).toBe(true)
  })

  it('[PLATE-3] suits its main', () => {
    expect(may(2, [], thai)).toBe(false)
  })

  it('[LIV-4] is done in the time that its meal has on that day, with its main and what stands there', () => {
    const limited = (lunch: number, byDay?: readonly number[]) => {
      const plan = planOf()
      const mostMinutes = { ...menu.mostMinutes, lunch }
      const minutesByDay = { ...menu.minutesByDay, lunch: byDay }
      return { ...plan, menu: { ...menu, mostMinutes, minutesByDay } }
    }
    const may = (plan: PricedPlan, day: number, beside: readonly number[] = []) =>
      mayStandBeside(
        plan,
        seatOn(plan, day),
        plain,
        beside.map((dish) => ({ dish, portion: 4 })),
      )
    // A main of 30 minutes, and four more for the work at a side.
    expect([0, 33, 34].map((most) => may(limited(most), 0))).toEqual([true, false, true])
    expect([may(limited(37), 0, [rich]), may(limited(38), 0, [rich])]).toEqual([false, true])
    const quick = limited(
      60,
      Array.from({ length: 28 }, (_, day) => (day === 1 ? 30 : 60)),
    )
    expect([may(quick, 0), may(quick, 1)]).toEqual([true, false])
    // Beside a leftover it is cooked alone.
    expect([may(limited(11), 9), may(limited(12), 9)]).toEqual([false, true])
  })

  it('[LIV-4] leaves the plate with a dish that takes longer', () => {
    const plan = planOf()
    put(plan, 0, [plain])
    const standing = (most: number) => {
      const mostMinutes = { ...menu.mostMinutes, lunch: most }
      return sidesBeside({ ...plan, menu: { ...menu, mostMinutes } }, seatOn(plan, 0), 0).length
    }
    expect([standing(33), standing(34)]).toEqual([0, 1])
  })

  it('[TOG-3] suits all who eat of the slot', () => {
    const plan = planOf()
    const seats = {
      suits: (dish: number, slots: readonly { day: number }[]) => dish !== plain || slots[0]!.day !== 2,
      portionsAt: () => 1,
      mostPortions: () => 1,
      usualPortions: 1,
    }
    const shared = { ...plan, menu: { ...menu, seats } }
    expect([2, 3].map((day) => mayStandBeside(shared, seatOn(plan, day), plain))).toEqual([false, true])
  })

  it('[PLATE-3] leaves the plate with a dish that it suits, and the others stay', () => {
    const plan = planOf()
    const seat = seatOn(plan, 0)
    expect(sidesBeside(plan, seat, 1)).toEqual([])
    put(plan, 0, [plain, rich])
    const standing = plan.board.sidesOf[seat.number]!
    expect(sidesBeside(plan, seat, 1)).toBe(standing)
    const picky = { ...plan, sides: { ...plan.sides, suits: (side: number) => side === rich } }
    expect(sidesBeside(picky, seat, 1)).toEqual([{ dish: rich, portion: 4 }])
    expect([countSidesOn(plan, 0), countSidesOn(plan, 1)]).toEqual([2, 0])
    put(plan, 0, [plain], 'dinner')
    expect(countSidesOn(plan, 0)).toBe(3)
  })
})

describe('a main beside sides', () => {
  const narrowed = (least: number, most: number, portion: number, mostCalories = 2000) => {
    const plan = {
      ...planOf(),
      menu: { ...menu, mostCalories: { ...menu.mostCalories, lunch: mostCalories } },
    }
    const places = { ...noPlaces(), count: 1 }
    places.least[0] = least
    places.most[0] = most
    // 25 kcal a quarter of the side, 100 of the main.
    narrowBeside({ ...plan, places }, 0, { meal: 'lunch', dish: 0 }, [{ dish: plain, portion }])
    return [places.least[0], places.most[0]]
  }

  it('[PLATE-3] may be smaller by what they add, but one serving or its least is enough', () => {
    expect(narrowed(7, 9, 4)).toEqual([6, 9])
    expect(narrowed(7, 9, 8)).toEqual([5, 9])
    expect(narrowed(5, 9, 8)).toEqual([4, 9])
    expect(narrowed(3, 9, 8)).toEqual([3, 9])
    expect(narrowed(7, 9, 3)).toEqual([7, 9])
  })

  it('[PLATE-3] keeps, with them, to the most of its meal', () => {
    expect(narrowed(2, 9, 4, 900)).toEqual([2, 8])
    expect(narrowed(2, 9, 5, 900)).toEqual([2, 7])
    expect(narrowed(2, 9, 4, 1000)).toEqual([2, 9])
  })
})
