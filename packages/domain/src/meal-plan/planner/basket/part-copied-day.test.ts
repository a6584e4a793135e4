import { expect, it } from 'vitest'
import { daysOfPlan } from '../../../meals/meals.ts'
import { caloriesOf } from '../../../nutrition/macros.ts'
import { rangesAround } from '../../../nutrition/ranges.ts'
import { boardOf, place } from '../board.ts'
import { type Dish, menuOf } from '../menu.ts'
import { planDays } from '../plan-days.ts'
import { skeletonOf } from '../search/skeleton.ts'
import { inventedDishes, inventedSides, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { shoppedDishes, shoppedSides } from '../testing/shopped-dishes.ts'
import { weights } from '../weights.ts'
import { priceBoard } from './follow-board.ts'
import { partCopiedDay } from './part-copied-day.ts'
import { hasCopy, priceOfPlan } from './plan-price.ts'

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
