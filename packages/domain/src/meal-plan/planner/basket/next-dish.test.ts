import { describe, expect, it } from 'vitest'
import { plainFood, smallDish } from '../testing/small-plan.ts'
import { foodColumnsOf } from './foods/food-columns.ts'
import { emptyNextDish, priceNextDish, priceOfNextExcess, wasteOfNextDish } from './next-dish.ts'
import { addFoods, addGrams, emptyBaskets, priceOfBasket, type WeekBaskets } from './week-baskets.ts'

const leek = plainFood('leek')
const cream = plainFood('cream', { openedDays: 20, packGrams: 250, price: 3 })
const beans = plainFood('beans', { openedDays: 400, isRare: true })
const salt = plainFood('salt', { isStaple: true })
/** By number: of leek alone, of the others, of all. */
const dishes = [[leek], [cream, beans, salt], [leek, cream, beans, salt]].map((foods, at) =>
  smallDish(`${at}`, { foods: foods.map((food, place) => ({ food, grams: 44 + 10 * place })) }),
)
const basketsOf = () => emptyBaskets(foodColumnsOf(dishes, { people: 1, caloriesADay: 1900 }))

function cook(baskets: WeekBaskets, week: number, dish: number, quarters: number): void {
  addFoods(baskets, week, dish)
  addGrams(baskets, week, dish, quarters)
}

/** What a week holds already: some dishes, little of them or far too much. */
const weeks: readonly (readonly [string, readonly (readonly [dish: number, quarters: number])[]])[] = [
  ['nothing', []],
  ['one dish', [[0, 4]]],
  ['a dish that fills its packs', [[0, 100]]],
  ['two dishes', [[0, 4], [1, 5]]], // biome-ignore format: dishes side by side.
  ['two of a food', [[0, 4], [2, 3]]], // biome-ignore format: dishes side by side.
  ['three of a food', [[2, 4], [2, 3], [2, 7]]], // biome-ignore format: dishes side by side.
  ['nearly too much', [[0, 92]]],
  ['too much', [[2, 180]]],
]

describe('what one dish more adds to a week', () => {
  const [week, otherWeek] = [2, 1]
  const pricesOf = (baskets: WeekBaskets, dish: number, quarters: number) => {
    const next = emptyNextDish(baskets.foods)
    // What stood there of another week is written over.
    for (const column of [next.rows, next.spare, next.parts]) column.fill(0.3)
    priceNextDish(baskets, week, next)
    const { columns } = baskets
    const { start, food } = columns
    const rows = [...food.slice(start[dish], start[dish + 1])].reduce((sum, one) => sum + next.rows[one]!, 0)
    return (
      rows + wasteOfNextDish(columns, next, dish, quarters) + priceOfNextExcess(columns, next, dish, quarters)
    )
  }

  it.each(weeks)('[LIV-1] [LIV-7] is what the week and the month cost more with it: %s', (_, held) => {
    for (const [number] of dishes.entries())
      for (const quarters of [1, 4, 9, 10, 60])
        for (const isInOtherWeek of [false, true]) {
          const baskets = basketsOf()
          if (isInOtherWeek) cook(baskets, otherWeek, 2, 90)
          for (const [dish, eaten] of held) cook(baskets, week, dish, eaten)
          const price = () => priceOfBasket(baskets, week) + baskets.monthPrice
          const before = price()
          const added = pricesOf(baskets, number, quarters)
          cook(baskets, week, number, quarters)
          expect([number, quarters, added]).toEqual([number, quarters, expect.closeTo(price() - before, 9)])
        }
  })

  it('[LIV-7] costs nothing more up to an amount that is usual, and is told exactly above it', () => {
    const baskets = basketsOf()
    const next = emptyNextDish(baskets.foods)
    const { columns } = baskets
    const quarters = columns.mostGrams[0]! / columns.grams[0]!
    priceNextDish(baskets, week, next)
    expect(priceOfNextExcess(columns, next, 0, quarters)).toBe(0)
    expect(priceOfNextExcess(columns, next, 0, quarters + 1)).toBeGreaterThan(0)
  })
})
