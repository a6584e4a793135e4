import { describe, expect, it } from 'vitest'
import type { MacroRanges } from '../../../nutrition/ranges.ts'
import { setPortion } from '../board.ts'
import { batchPortionings, canBeShared } from '../portions/batches.ts'
import {
  type Cooked,
  caloriesWithin,
  cooked,
  cookedOnce,
  cookingAt,
  dishIds,
  dishNumber,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import { changeDish, changePlate, cheapestBatch, portionAgain } from './change-dish.ts'
import { portionDishes } from './day-portions.ts'
import type { PricedPlan } from './priced-plan.ts'

const of = (id: string, meal: 'lunch' | 'dinner' | 'dessert', calories: number, own = {}) =>
  smallDish(id, {
    meals: [meal],
    gramsPerServing: 100,
    perServing: { calories, fat: 0, netCarbs: 0, protein: 0 },
    ...own,
  })
const lunches = [of('soup', 'lunch', 400), of('salad', 'lunch', 480), of('feast', 'lunch', 3000)]
const stew = of('stew', 'dinner', 520)
const at = (day: number, meal: 'lunch' | 'dinner' | 'dessert') => ({ day, meal })
const portionsOn = ({ seating, board }: PricedPlan, day: number) =>
  seating.seatsOn[day]!.map(({ number }) => board.portions[number])
const dayOut = weights.dayOut.value

describe('another dish for a cooking', () => {
  const planOf = (ranges = caloriesWithin(990, 1010)) =>
    smallPlan(
      [...lunches, stew],
      [cookedOnce(at(0, 'lunch'), [1], 'soup'), ...[0, 1].map((day) => cooked(at(day, 'dinner'), 'stew'))],
      { ranges },
    )

  it('[LIV-1] [PLAN-3] portions the days that eat it, and no other', () => {
    const plan = planOf()
    const cooking = cookingAt(plan, at(0, 'lunch'))
    changeDish(plan, cooking, dishNumber(plan, 'salad'))
    expect(dishIds(plan)).toEqual(['salad', 'stew', 'stew'])
    expect([portionsOn(plan, 0), portionsOn(plan, 1)]).toEqual([
      [4, 4],
      [4, 4],
    ])
    expect([plan.board.calories[0], plan.dayPrice[0]]).toEqual([1000, portionDishes(plan, 0)!.price])
    expect(plan.dayPrice[1]).toBe(portionDishes(plan, 1)!.price)
    expect(plan.dayPrice[2]).toBe(0)
  })

  it('[PLAN-3] a day that it leaves out costs more than one that was out, and keeps its portions', () => {
    const plan = planOf()
    expect(portionsOn(plan, 0)).toEqual([4, 4])
    expect(plan.dayPrice[0]).toBe(dayOut)
    changeDish(plan, cookingAt(plan, at(0, 'lunch')), dishNumber(plan, 'feast'))
    expect([plan.dayPrice[0], plan.dayPrice[1]]).toEqual([2 * dayOut, 2 * dayOut])
    expect(portionsOn(plan, 0)).toEqual([4, 4])
  })

  it('[PLATE-3] sides that don’t suit it leave its plates', () => {
    const character = { ...stew.character, cuisine: 'thai' as const }
    const greek = { ...stew.character, cuisine: 'greek' as const }
    const dishes = [
      of('curry', 'lunch', 400, { character }),
      of('moussaka', 'lunch', 400, { character: greek }),
      stew,
    ]
    const plan = smallPlan(
      dishes,
      [cooked(at(0, 'lunch'), 'curry', 4, 'noodles', 'bread'), cooked(at(0, 'dinner'), 'stew')],
      {
        ranges: caloriesWithin(800, 1300),
        sides: [plainSide('noodles', { character }), plainSide('bread')],
      },
    )
    const cooking = cookingAt(plan, at(0, 'lunch'))
    expect(plan.board.sideCount).toBe(2)
    changeDish(plan, cooking, dishNumber(plan, 'moussaka'))
    expect(plan.board.sidesOf[cooking.seats[0]!.number]).toEqual([
      { dish: dishNumber(plan, 'bread'), portion: 4 },
    ])
  })

  it('[PLATE-3] another plate portions its day again', () => {
    const plan = smallPlan(
      [...lunches, stew],
      [cooked(at(0, 'lunch'), 'soup'), cooked(at(0, 'dinner'), 'stew')],
      {
        ranges: caloriesWithin(1010, 1030),
        sides: [plainSide('bread')],
      },
    )
    const seat = plan.seating.seatsOn[0]![0]!
    changePlate(plan, seat, [{ dish: dishNumber(plan, 'bread'), portion: 4 }])
    expect(plan.board.calories[0]).toBe(1020)
    expect(plan.dayPrice[0]).toBeLessThan(dayOut)
    changePlate(plan, seat, [])
    expect(plan.board.sideCount).toBe(0)
  })

  it('[PLAN-3] a day is portioned as it is cheapest', () => {
    const plan = planOf(caloriesWithin(700, 1010))
    const found = portionDishes(plan, 0)!
    setPortion(plan.board, plan.seating.seatsOn[0]![0]!, 5)
    expect(portionsOn(plan, 0)).not.toEqual([...found.portions])
    portionAgain(plan, 0)
    expect(portionsOn(plan, 0)).toEqual([...found.portions])
  })
})

describe('a dessert of two days', () => {
  const cakes = [
    of('cake', 'dessert', 120, { batchServings: 2 }),
    of('tart', 'dessert', 120, { batchServings: 1.75 }),
    of('trifle', 'dessert', 120, { batchServings: Math.PI }),
  ]
  const dessert = (dish = 'cake', portions = [4, 4]): Cooked => ({
    ...cookedOnce(at(0, 'dessert'), [1], dish),
    portions,
  })
  const planOf = (ranges: MacroRanges, own = dessert(), desserts = cakes) =>
    smallPlan(
      [...lunches, stew, ...desserts],
      [cooked(at(0, 'lunch'), 'soup'), cooked(at(0, 'dinner'), 'stew'), cooked(at(1, 'dinner'), 'stew'), own],
      { ranges },
    )
  const ofDesserts = ({ seating, board }: PricedPlan) =>
    seating.seats.filter(({ meal }) => meal === 'dessert').map(({ number }) => board.portions[number])

  it('[LIV-1] [PLAN-3] is shared among them as is cheapest for both', () => {
    const plan = planOf(caloriesWithin(450, 1250), dessert('cake', [2, 6]))
    const cooking = cookingAt(plan, at(0, 'dessert'))
    for (const id of ['cake', 'tart']) {
      const dish = dishNumber(plan, id)
      const ways = batchPortionings(plan.menu, cooking.slots, dish)!
      const priceOf = (shared: readonly number[]) =>
        [0, 1].reduce(
          (sum, day) => sum + (portionDishes(plan, day, { cooking, dish, shared })?.price ?? 1e9),
          0,
        )
      const prices = ways.map(priceOf)
      expect(ways.length).toBeGreaterThan(2)
      const best = ways[prices.indexOf(Math.min(...prices))]
      expect(cheapestBatch(plan, cooking, dish)).toEqual(best)
      changeDish(plan, cooking, dish)
      expect(ofDesserts(plan)).toEqual(best)
    }
  })

  it('[LIV-1] as the first way has it where none brings its days into range', () => {
    const plan = planOf(caloriesWithin(3000, 3100), dessert('cake', [4, 4]))
    const cooking = cookingAt(plan, at(0, 'dessert'))
    const tart = dishNumber(plan, 'tart')
    expect(cheapestBatch(plan, cooking, tart)).toBeUndefined()
    changeDish(plan, cooking, tart)
    expect(ofDesserts(plan)).toEqual(batchPortionings(plan.menu, cooking.slots, tart)![0])
    expect(plan.dayPrice[0]).toBe(2 * dayOut)
  })

  it('[LIV-1] one that doesn’t come out even isn’t shared where another does', () => {
    const plan = planOf(caloriesWithin(600, 1100))
    const [cooking, lunch] = [cookingAt(plan, at(0, 'dessert')), cookingAt(plan, at(0, 'lunch'))]
    const canHave = (id: string, of = cooking) => canBeShared(plan.menu, of, dishNumber(plan, id))
    expect(['cake', 'tart', 'trifle'].map((id) => canHave(id))).toEqual([true, true, false])
    expect(canHave('trifle', lunch)).toBe(true)
    const uneven = planOf(caloriesWithin(600, 1100), dessert('trifle'), [cakes[2]!])
    const trifle = dishNumber(uneven, 'trifle')
    expect(canBeShared(uneven.menu, cookingAt(uneven, at(0, 'dessert')), trifle)).toBe(true)
    expect(cheapestBatch(uneven, cookingAt(uneven, at(0, 'dessert')), trifle)).toBeUndefined()
    changeDish(uneven, cookingAt(uneven, at(0, 'dessert')), trifle)
    expect(uneven.dayPrice[0]).toBe(portionDishes(uneven, 0)!.price)
  })
})
