import { describe, expect, it } from 'vitest'
import { shoppedDishes } from '../../testing/shopped-dishes.ts'
import type { BasketFood } from '../basket-food.ts'
import { foodColumnsOf, holdsFood } from './food-columns.ts'
import { monthPriceOf, rowPriceOf, wastePriceOf } from './food-prices.ts'

const food = (id: string, own: Partial<BasketFood> = {}): BasketFood => ({
  id,
  packGrams: 250,
  isLoose: false,
  openedDays: 4,
  price: 2,
  isRare: false,
  isStaple: false,
  ...own,
})
const leek = food('leek')
const oil = food('oil', { isStaple: true, openedDays: 400, packGrams: 500 })
const beans = food('beans', { openedDays: 400, isRare: true })
const cream = food('cream', { openedDays: 12, price: 1 })
const [plain] = shoppedDishes(1)
const dishOf = (...foods: readonly (readonly [BasketFood, number])[]) => ({
  ...plain!,
  foods: foods.map(([own, grams]) => ({ food: own, grams })),
})
const dishes = [dishOf([oil, 8], [leek, 40], [beans, 20], [cream, 12]), dishOf(), dishOf([leek, 80])]

describe('foods as columns', () => {
  // In each test, not while the file is read: a changed line meets the tests that run it.
  const columnsOf = () => foodColumnsOf(dishes, { people: 3, caloriesADay: 1900 })

  it('[LIV-1] hold each food once, with its prices and its pack', () => {
    const columns = columnsOf()
    expect(columns.foods).toEqual([oil, leek, beans, cream])
    expect([...columns.rowPrice]).toEqual(columns.foods.map(rowPriceOf))
    expect([...columns.monthPrice]).toEqual(columns.foods.map(monthPriceOf))
    expect([...columns.wastePrice]).toEqual(columns.foods.map(wastePriceOf))
    expect([...columns.packGrams]).toEqual([500, 250, 250, 250])
  })

  it('[LIV-7] what is too much of a food grows with the people', () => {
    const { mostGrams } = foodColumnsOf(dishes, { people: 1, caloriesADay: 1900 })
    expect([...columnsOf().mostGrams]).toEqual([...mostGrams].map((grams) => 3 * grams))
  })

  it('[LIV-1] each dish has its foods, first those that may be thrown away, a quarter for all people', () => {
    const { start, wasted, food: numbers, grams } = columnsOf()
    expect([...start]).toEqual([0, 4, 4, 5])
    expect([...wasted]).toEqual([2, 4, 5])
    expect([...numbers]).toEqual([1, 3, 2, 0, 1])
    expect([...grams]).toEqual([30, 9, 15, 6, 60])
  })

  it('[LIV-1] a dish holds its first and its last food, and none of another dish', () => {
    const columns = columnsOf()
    expect([0, 1, 2, 3].map((number) => holdsFood(columns, 0, number))).toEqual([true, true, true, true])
    expect([0, 1, 2, 3].map((number) => holdsFood(columns, 1, number))).toEqual([false, false, false, false])
    expect([0, 1, 2, 3].map((number) => holdsFood(columns, 2, number))).toEqual([false, true, false, false])
  })
})
