import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import type { Dish } from '../menu.ts'
import { requestFor } from '../testing/invented-menu.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  dishIds,
  plainFood,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { improveBasket } from './improve-basket.ts'
import { priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'

const ranges = caloriesWithin(200, 3000, { netCarbs: { minimum: 0, maximum: 20 } })
const of = (id: string, own: Partial<Dish> = {}) => smallDish(id, { minutes: 0, ...own })
const leek = { food: plainFood('leek'), grams: 100 }
const lunch = (day: number, dish: string, portion = 4) => cooked({ day, meal: 'lunch' }, dish, portion)
const dinner = (day: number, dish: string) => cooked({ day, meal: 'dinner' }, dish)

function improved(
  dishes: readonly Dish[],
  cookings: readonly Cooked[],
  own: Parameters<typeof smallPlan>[2] = {},
) {
  const asked = { ranges, ...own }
  const plan = smallPlan(dishes, cookings, asked)
  const before = priceOfPlan(plan)
  improve(plan, asked)
  const portions = Array.from(plan.board.portions)
  const { board } = plan
  return { ids: dishIds(plan), portions, before, plan, board }
}
function improve({ board, taste }: PricedPlan, own: { ranges: MacroRanges }): void {
  const tastes = requestFor([])
  const random = seededRandom('basket')
  improveBasket(board, { ranges: own.ranges, taste, tastes, counted: [], aimsForMinerals: false, random })
}

describe('a plan that gets its basket', () => {
  it('[LIV-1] [PLAN-3] brings days into range first, whatever that costs', () => {
    const rich = of('rich', { perServing: { calories: 500, fat: 40, netCarbs: 60, protein: 30 } })
    const { ids } = improved([rich, of('dear', { foods: [leek] })], [lunch(0, 'rich')], {
      dearer: { dear: 90 },
    })
    expect(ids).toEqual(['dear'])
  })

  it('[PLATE-3] brings a day into range with a side where no dish does', () => {
    const grams = (netCarbs: number, calories: number) => ({ calories, fat: 10, netCarbs, protein: 5 })
    const salad = of('salad', { perServing: grams(0, 500) })
    const bread = plainSide('bread', { perServing: grams(20, 100) })
    const own = { ranges: { ...ranges, netCarbs: { minimum: 16, maximum: 24 } }, sides: [bread] }
    const { board, ids } = improved(
      [salad, of('soup', { perServing: grams(3, 500) })],
      [lunch(0, 'salad')],
      own,
    )
    expect([ids.length, board.sideCount]).toEqual([1, 1])
    expect(board.netCarbs[0]).toBeGreaterThanOrEqual(16)
  })

  it('[LIV-6] serves the portions that are cheapest, also of dishes that stay', () => {
    expect(improved([of('soup')], [lunch(0, 'soup', 5)]).portions).toEqual([4])
  })

  it('[LIV-1] buys what its dishes share, and takes the dishes that are liked', () => {
    const dishes = [
      of('leek 1', { foods: [leek] }),
      of('leek 2', { foods: [leek] }),
      of('plain 1'),
      of('plain 2'),
      of('liked'),
    ]
    const days = [lunch(0, 'leek 1'), lunch(1, 'plain 1'), lunch(7, 'leek 2'), lunch(8, 'plain 2')]
    expect(improved(dishes, days, { dearer: { liked: -9 } }).ids).toContain('liked')
    const { ids } = improved(dishes.slice(0, 4), days)
    // Four dishes for four lunches: both with leek are in one week.
    expect([ids.slice(0, 2).toSorted(), ids.slice(2).toSorted()]).toContainEqual(['leek 1', 'leek 2'])
  })

  it('[PLATE-1] has no day that copies another where there is a choice', () => {
    const dishes = ['soup', 'salad']
      .map((id) => of(id))
      .concat(['stew', 'roast'].map((id) => of(id, { meals: ['dinner'] })))
    const perServing = { calories: 500, fat: 40, netCarbs: 2, protein: 30 }
    const light = dishes.map((dish) => ({ ...dish, perServing }))
    const { ids } = improved(
      light,
      [0, 9].flatMap((day) => [lunch(day, 'soup'), dinner(day, 'stew')]),
    )
    expect(ids.slice(0, 2)).not.toEqual(ids.slice(2))
  })

  it('[LIV-1] [PLAN-4] is the same of one seed, and never dearer', () => {
    const dishes = Array.from({ length: 12 }, (_, at) =>
      of(`dish ${at}`, {
        foods: [{ food: plainFood(`food ${at % 5}`), grams: 30 + 20 * at }],
        minutes: 5 * at,
      }),
    )
    const days = [0, 1, 2, 7, 8, 9].map((day, at) => lunch(day, `dish ${11 - at}`))
    const { ids, portions, before } = improved(dishes, days)
    expect(improved(dishes, days)).toMatchObject({ ids, portions })
    const again = smallPlan(
      dishes,
      days.map((one, at) => ({ ...one, dish: ids[at]!, portions: [portions[at]!] })),
      { ranges },
    )
    expect(priceOfPlan(again)).toBeLessThan(before)
  })

  it('[LIV-1] [PLAN-6] a plan with nothing to choose stays as it is', () => {
    const kept = { keptDishes: [of('kept')], keptCookings: [lunch(0, 'kept', 7)] }
    const { ids, portions } = improved([of('soup')], [lunch(1, '')], kept)
    expect([ids, portions.at(-1)]).toEqual([[], 7])
  })
})

describe('the work that a basket gets', () => {
  /** Each move of the cooling draws a few numbers, so that they tell how many there were. */
  function drawsOf(cookings: number, aimsForMinerals = false): number {
    const menu = Array.from({ length: 9 }, (_, at) => of(`dish ${at}`))
    const lunches = Array.from({ length: cookings }, (_, at) => lunch(3 * at, `dish ${at}`))
    const { board, taste } = smallPlan(menu, lunches, { ranges })
    const from = seededRandom('work')
    let draws = 0
    const random = () => {
      draws += 1
      return from()
    }
    improveBasket(board, { ranges, taste, tastes: requestFor([]), counted: [], aimsForMinerals, random })
    return draws
  }

  it('[LIV-1] is as much for each cooking, and twice where minerals are asked', () => {
    const usual = drawsOf(2)
    expect(usual).toBeGreaterThan(100)
    for (const more of [drawsOf(4) / usual, drawsOf(8) / usual / 2, drawsOf(2, true) / usual]) {
      expect(more).toBeGreaterThan(1.7)
      expect(more).toBeLessThan(2.4)
    }
  })
})
