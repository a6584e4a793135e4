import { describe, expect, it } from 'vitest'
import { daysOfPlan } from '../../../meals/meals.ts'
import { caloriesOf } from '../../../nutrition/macros.ts'
import { rangesAround } from '../../../nutrition/ranges.ts'
import { boardOf, place } from '../board.ts'
import { type Dish, menuOf } from '../menu.ts'
import { planDays } from '../plan-days.ts'
import { skeletonOf } from '../search/skeleton.ts'
import { inventedDishes, inventedSides, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { shoppedDishes, shoppedSides } from '../testing/shopped-dishes.ts'
import {
  caloriesWithin,
  cooked,
  cookedOnce,
  dishIds,
  plainSide,
  smallDish,
  smallPlan,
} from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import { priceBoard } from './follow-board.ts'
import { partCopiedDay } from './part-copied-day.ts'
import { hasCopy, priceOfPlan } from './plan-price.ts'
import type { PricedPlan } from './priced-plan.ts'

const wishes = wishesWith({ dessert: { isSkipped: true } })
const days = Array.from({ length: daysOfPlan }, (_, day) => day)

const dishOf = (like: Dish, id: string, fat: number, protein: number): Dish => {
  const grams = { fat, netCarbs: 6, protein }
  return { ...like, id, perServing: { ...grams, calories: caloriesOf(grams) }, wholePieces: [], keepsDays: 4 }
}
const [breakfast, lunch, dinner] = inventedDishes(1)
const [side] = inventedSides(1)
const rich = days.slice(1).map((day) => dishOf(lunch!, `rich-${day}`, 60, 40))
const lean = [1, 2, 3].map((number) => dishOf(lunch!, `lean-${number}`, 8, 42))
const butter = { ...dishOf(side!, 'butter', 45, 1), isSide: true, goesWith: ['lunch'] as const }
const ranges = rangesAround({ calories: 1960, fat: 160, netCarbs: 30, protein: 112 })
const dishes = [dishOf(breakfast!, 'breakfast', 40, 26), dishOf(dinner!, 'dinner', 60, 45), ...rich, ...lean]

/** The ninth day has the lunch of the first; each lunch that is in range by itself is another day's. */
function planWithCopy(sides: readonly Dish[]) {
  const request = requestFor(dishes, { wishes, ranges })
  const menu = menuOf(request.dishes, request, { sides, kept: [] })
  const board = boardOf(menu, skeletonOf(wishes))
  const numberOf = (id: string) => menu.dishes.findIndex((dish) => dish.id === id)
  for (const cooking of board.cookings) {
    const [day] = cooking.days
    const ofDay = day === 8 ? 1 : day! < 8 ? day! + 1 : day!
    const dish = numberOf(cooking.meal === 'lunch' ? `rich-${ofDay}` : cooking.meal)
    place(board, cooking, { dish, portions: cooking.seats.map(() => 4) })
  }
  const none = new Float64Array(menu.dishes.length)
  const taste = { ofDish: none, ofMeal: none, ofDiscovery: none }
  return priceBoard(board, { ranges, taste, tastes: request, counted: [] })
}

it('[PLATE-1] a copied day gets a dish that a side brings into range, where none is by itself', () => {
  const plan = planWithCopy([butter])
  const before = priceOfPlan(plan)
  expect(days.filter((day) => hasCopy(plan, day))).toEqual([0, 8])
  expect(partCopiedDay(plan, 8)).toBe(true)
  expect(days.filter((day) => hasCopy(plan, day))).toEqual([])
  expect(plan.board.sideCount).toBe(1)
  expect(plan.dayPrice.filter((price) => price >= weights.dayOut.value)).toHaveLength(0)
  expect(priceOfPlan(plan)).toBeLessThan(before)
})

it('[PLATE-1] a copied day stays as it was where nothing brings it into range', () => {
  const plan = planWithCopy([])
  const before = plan.board.dishOf.toString()
  expect(partCopiedDay(plan, 8)).toBe(false)
  expect(plan.board.dishOf.toString()).toBe(before)
  expect(days.filter((day) => hasCopy(plan, day))).toEqual([0, 8])
})

it.each(['one', 'two'])('[PLATE-1] of three dishes a meal no seven days running hold a copy (%s)', (seed) => {
  const ranges = rangesAround({ calories: 1550, fat: 115, netCarbs: 60, protein: 90 })
  const plan = planDays(requestFor(shoppedDishes(3), { wishes, seed, ranges, sides: shoppedSides(20) }))
  const menus = plan.map(({ items }) =>
    items
      .map(({ dish }) => dish.id)
      .sort()
      .join(),
  )
  const soon = menus.filter((menu, day) => menus.slice(Math.max(0, day - 6), day).includes(menu))
  expect(plan.filter(({ deviation }) => deviation > 0)).toEqual([])
  expect(soon).toEqual([])
})

describe('the dish that parts a copied day from the other', () => {
  const grams = (netCarbs: number, calories = 500) => ({ calories, fat: 40, netCarbs, protein: 30 })
  const main = (id: string, meal: 'lunch' | 'dinner', netCarbs: number, own: Partial<Dish> = {}) =>
    smallDish(id, { meals: [meal], minutes: 0, gramsPerServing: 300, perServing: grams(netCarbs), ...own })
  const sideOf = (id: string, netCarbs: number, own: Partial<Dish> = {}) =>
    plainSide(id, { minutes: 0, perServing: grams(netCarbs, 100), ...own })
  // A day has 16 to 24 g of carbs, which come of the soup, or of a side.
  const ranges = caloriesWithin(960, 1240, { netCarbs: { minimum: 16, maximum: 24 } })
  const soup = main('soup', 'lunch', 20)
  const stew = main('stew', 'dinner', 0)
  const salad = main('salad', 'lunch', 0)
  const twoDays = [0, 9].flatMap((day) => [
    cooked({ day, meal: 'lunch' as const }, 'soup'),
    cooked({ day, meal: 'dinner' as const }, 'stew'),
  ])
  type Own = NonNullable<Parameters<typeof smallPlan>[2]>
  const planOf = (dishes: readonly Dish[], sides: readonly Dish[], asked: Own = {}, cookings = twoDays) =>
    smallPlan(dishes, cookings, { ranges, sides, ...asked })
  const platesOn = ({ board, menu, seating }: PricedPlan, day: number) =>
    seating.seatsOn[day]!.flatMap(({ number, meal }) =>
      board.sidesOf[number]!.map(({ dish, portion }) => [meal, menu.dishes[dish]!.id, portion]),
    )

  it('[PLATE-1] [PLATE-3] has one serving of a side, or half of it, as its day needs', () => {
    const whole = planOf([soup, stew, salad], [sideOf('bread', 20, { goesWith: ['lunch'] })])
    expect(partCopiedDay(whole, 9)).toBe(true)
    expect(dishIds(whole)).toEqual(['soup', 'stew', 'salad', 'stew'])
    expect(platesOn(whole, 9)).toEqual([['lunch', 'bread', 4]])
    const half = planOf([soup, stew, salad], [sideOf('cake', 40, { goesWith: ['dinner'] })])
    expect(partCopiedDay(half, 9)).toBe(true)
    expect(platesOn(half, 9)).toEqual([['dinner', 'cake', 2]])
    expect(platesOn(half, 0)).toEqual([])
    const none = planOf([soup, stew, salad], [sideOf('leaves', 5)])
    expect(partCopiedDay(none, 9)).toBe(false)
  })

  it('[PLATE-1] has no side where its day is in range by itself', () => {
    const plan = planOf([soup, stew, main('other soup', 'lunch', 20)], [sideOf('bread', 20)])
    expect(partCopiedDay(plan, 0)).toBe(true)
    expect(dishIds(plan)).toEqual(['other soup', 'stew', 'soup', 'stew'])
    expect(plan.board.sideCount).toBe(0)
  })

  it('[LIV-1] [PLATE-1] is the cheapest with its side, of all meals of the day', () => {
    const other = main('other', 'lunch', 0)
    const [bread, rice] = [sideOf('bread', 20), sideOf('rice', 20)]
    const partedBy = (dearer: Readonly<Record<string, number>>, dishes = [soup, stew, salad, other]) => {
      const plan = planOf(dishes, [bread, rice], { dearer })
      expect(partCopiedDay(plan, 9)).toBe(true)
      return [...dishIds(plan).slice(2), ...platesOn(plan, 9).map(([, id]) => id)]
    }
    expect(partedBy({ salad: 5, bread: 5 })).toEqual(['other', 'stew', 'rice'])
    expect(partedBy({ other: 5, rice: 5 })).toEqual(['salad', 'stew', 'bread'])
    const roast = main('roast', 'dinner', 0)
    expect(partedBy({ salad: 9, other: 9 }, [soup, stew, salad, other, roast])).toEqual(['soup', 'roast'])
    expect(partedBy({ roast: 9, other: 9, rice: 1 }, [soup, stew, salad, other, roast])).toEqual([
      'salad',
      'stew',
      'bread',
    ])
  })

  it('[PLATE-1] is none that makes the plan dearer, or the day another’s copy', () => {
    const bread = [sideOf('bread', 20)]
    const dear = planOf([soup, stew, salad], bread, { dearer: { salad: 900 } })
    expect(partCopiedDay(dear, 9)).toBe(false)
    expect([dishIds(dear), dear.board.sideCount]).toEqual([['soup', 'stew', 'soup', 'stew'], 0])
    const third = {
      ...twoDays[2]!,
      slots: [{ day: 20, meal: 'lunch' as const }],
      dish: 'salad',
      besides: ['bread'],
    }
    const evening = { ...twoDays[3]!, slots: [{ day: 20, meal: 'dinner' as const }] }
    const copied = planOf([soup, stew, salad], bread, {}, [...twoDays, third, evening])
    expect(partCopiedDay(copied, 9)).toBe(false)
  })

  it('[PLATE-3] has no side beside it that doesn’t go with it', () => {
    const isPartedWith = (side: Partial<Dish>, of: Partial<Dish> = {}) => {
      const dishes = [soup, stew, { ...salad, ...of }]
      const sides = [sideOf('bread', 20, { goesWith: ['lunch'], ...side })]
      return partCopiedDay(planOf(dishes, sides), 9)
    }
    expect(isPartedWith({})).toBe(true)
    const [thai, greek] = (['thai', 'greek'] as const).map((cuisine) => ({ ...soup.character, cuisine }))
    expect(isPartedWith({ character: thai! }, { character: greek! })).toBe(false)
    expect(isPartedWith({ isSauced: true }, { isSauced: true })).toBe(false)
  })

  it('[PLATE-1] a dessert parts no days, and has no side', () => {
    const cake = (id: string) =>
      smallDish(id, { meals: ['dessert'], minutes: 0, batchServings: 1, perServing: { ...grams(0, 100) } })
    const desserts = [0, 9].map((day) => cooked({ day, meal: 'dessert' }, 'cake'))
    const plan = planOf([soup, stew, cake('cake'), cake('tart')], [sideOf('bread', 20)], {}, [
      ...twoDays,
      ...desserts,
    ])
    expect(hasCopy(plan, 9)).toBe(true)
    expect(partCopiedDay(plan, 9)).toBe(false)
    const bread = sideOf('bread', 20, { goesWith: ['dessert'] })
    const other = planOf([soup, stew, salad, cake('cake')], [bread], {}, [...twoDays, ...desserts])
    expect(partCopiedDay(other, 9)).toBe(false)
  })

  it('[PLATE-1] [LEFT-1] each day that eats it gets a side where it needs one', () => {
    const lunches = cookedOnce({ day: 8, meal: 'lunch' }, [9], 'soup')
    const cookings = [
      ...twoDays.filter(({ slots }) => slots[0]!.day === 0),
      lunches,
      cooked({ day: 8, meal: 'dinner' }, 'roast'),
      twoDays[3]!,
    ]
    const dishes = [soup, stew, salad, main('roast', 'dinner', 0)]
    const plan = planOf(dishes, [sideOf('bread', 20, { goesWith: ['lunch'] })], {}, cookings)
    expect(partCopiedDay(plan, 9)).toBe(true)
    expect(dishIds(plan)[2]).toBe('salad')
    expect([8, 9].flatMap((day) => platesOn(plan, day))).toEqual([
      ['lunch', 'bread', 4],
      ['lunch', 'bread', 4],
    ])
  })

  it('[LIV-1] counts what it tries as work', () => {
    const plan = planOf(
      [soup, stew, salad],
      [sideOf('bread', 20, { goesWith: ['lunch'] }), sideOf('leaves', 5)],
    )
    const { ranked, paired } = plan
    partCopiedDay(plan, 9)
    // Bread beside the lunch, leaves beside both meals, each whole and half; one is in range.
    expect([plan.ranked - ranked, plan.paired - paired]).toEqual([150, 6])
  })
})
