import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../../chance/seeded-random.ts'
import { daysOfPlan } from '../../../meals/meals.ts'
import { caloriesOf } from '../../../nutrition/macros.ts'
import { type MacroRanges, rangesAround } from '../../../nutrition/ranges.ts'
import { boardOf, place } from '../board.ts'
import { daysOut } from '../board-cost.ts'
import { type Dish, menuOf } from '../menu.ts'
import { judgesOf, tastesFor } from '../objective.ts'
import { inventedDishes, requestFor, wishesWith } from '../testing/invented-menu.ts'
import { partCopies } from './part-copies.ts'
import { skeletonOf } from './skeleton.ts'

const wishes = wishesWith({ dessert: { isSkipped: true } })
const days = Array.from({ length: daysOfPlan }, (_, day) => day)
const [breakfast, lunch, dinner] = inventedDishes(1)

function dishOf(like: Dish, id: string, fat: number): Dish {
  const grams = { fat, netCarbs: 6, protein: 40 }
  return { ...like, id, perServing: { ...grams, calories: caloriesOf(grams) }, wholePieces: [] }
}
const daily = [dishOf(breakfast!, 'breakfast', 40), dishOf(dinner!, 'dinner', 50)]
const ofDays = days.slice(1).map((day) => dishOf(lunch!, `lunch-${day}`, 35))

/** The ninth day has the lunch of the first; breakfasts and dinners are all the same. */
function boardWithCopy(ranges: MacroRanges, spare: readonly Dish[]) {
  const request = requestFor([...daily, ...ofDays, ...spare], { wishes, ranges })
  const menu = menuOf(request.dishes, request)
  const board = boardOf(menu, skeletonOf(wishes))
  for (const cooking of board.cookings) {
    const [day] = cooking.days
    const ofDay = day === 8 ? 1 : day! < 8 ? day! + 1 : day!
    const id = cooking.meal === 'lunch' ? `lunch-${ofDay}` : cooking.meal
    const dish = menu.dishes.findIndex((one) => one.id === id)
    place(board, cooking, { dish, portions: cooking.seats.map(() => 4) })
  }
  const { strict } = judgesOf(ranges, tastesFor(menu.dishes, request, seededRandom('tastes')))
  const lunches = () =>
    days.map(
      (day) =>
        menu.dishes[board.dishOf[board.cookingsOn[day]!.find(({ meal }) => meal === 'lunch')!.number]!]!.id,
    )
  return { board, strict, lunches }
}

const within = rangesAround({ calories: 1620, fat: 125, netCarbs: 30, protein: 120 })
const beyond = rangesAround({ calories: 3000, fat: 125, netCarbs: 30, protein: 450 })
const spare = [dishOf(lunch!, 'near', 36), dishOf(lunch!, 'far', 90)]

describe('days out of range that copy one another', () => {
  it('[PLATE-1] get another dish, and no other day changes', () => {
    const { board, strict, lunches } = boardWithCopy(beyond, spare)
    const before = lunches()
    expect(daysOut({ board, judge: strict })).toHaveLength(daysOfPlan)
    partCopies(board, strict)
    const changed = days.filter((day) => lunches()[day] !== before[day])
    expect(new Set(lunches()).size).toBe(daysOfPlan)
    expect(changed).toHaveLength(1)
    expect([0, 8]).toContain(changed[0])
    expect(['near', 'far']).toContain(lunches()[changed[0]!])
  })

  it('[PLATE-1] stay where each other dish would copy another day', () => {
    const { board, strict, lunches } = boardWithCopy(beyond, [])
    const before = lunches()
    partCopies(board, strict)
    expect(lunches()).toEqual(before)
  })

  it('[PLATE-1] in range are left alone', () => {
    const { board, strict, lunches } = boardWithCopy(within, spare)
    const before = lunches()
    expect(daysOut({ board, judge: strict })).toEqual([])
    partCopies(board, strict)
    expect(lunches()).toEqual(before)
  })
})
