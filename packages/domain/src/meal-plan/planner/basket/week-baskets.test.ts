import { describe, expect, it } from 'vitest'
import { shoppedDishes } from '../testing/shopped-dishes.ts'
import { weights } from '../weights.ts'
import type { BasketFood } from './basket-food.ts'
import { foodColumnsOf } from './foods/food-columns.ts'
import { addFoods, addGrams, emptyBaskets, priceOfBasket, takeFoods } from './week-baskets.ts'

const food = (id: string, own: Partial<BasketFood> = {}): BasketFood => ({
  id,
  packGrams: 100,
  isLoose: false,
  openedDays: 4,
  price: 1,
  isRare: false,
  isStaple: false,
  ...own,
})
const leek = food('leek')
const beans = food('beans', { openedDays: 400 })
const [plain] = shoppedDishes(1)
const dishOf = (...foods: readonly BasketFood[]) => ({
  ...plain!,
  foods: foods.map((own) => ({ food: own, grams: 40 })),
})
const [ofLeek, ofBeans, ofBoth] = [0, 1, 2]
// In each test, not while the file is read: a changed line meets the tests that run it.
const newBaskets = () => {
  const dishes = [dishOf(leek), dishOf(beans), dishOf(leek, beans)]
  return emptyBaskets(foodColumnsOf(dishes, { people: 1, caloriesADay: 1900 }))
}
const fresh = weights.freshFood.value
const once = weights.usedOnce.value

describe('what a week is shopped for', () => {
  it('[LIV-1] counts cookings by week, and a food of months once in the plan', () => {
    const baskets = newBaskets()
    addFoods(baskets, 0, ofBoth)
    addFoods(baskets, 3, ofBeans)
    expect([...baskets.uses]).toEqual([1, 1, 0, 0, 0, 0, 0, 1])
    expect([...baskets.usesOfPlan]).toEqual([1, 2])
    expect(baskets.monthPrice).toBe(weights.pantryFoodOfMonth.value)
    takeFoods(baskets, 0, ofBoth)
    expect(baskets.monthPrice).toBe(weights.pantryFoodOfMonth.value)
    takeFoods(baskets, 3, ofBeans)
    expect(baskets).toEqual(newBaskets())
  })

  it('[LIV-1] grams of portions add up in their week, and come off again', () => {
    const baskets = newBaskets()
    addGrams(baskets, 1, ofBoth, 4)
    addGrams(baskets, 1, ofLeek, 2)
    expect([...baskets.grams]).toEqual([0, 0, 60, 40, 0, 0, 0, 0])
    addGrams(baskets, 1, ofLeek, -2)
    expect([...baskets.grams]).toEqual([0, 0, 40, 40, 0, 0, 0, 0])
  })

  const priceOf = (cookings: number, quarters: number, dish = ofLeek) => {
    const baskets = newBaskets()
    for (let cooking = 0; cooking < cookings; cooking += 1) addFoods(baskets, 2, dish)
    addGrams(baskets, 2, dish, quarters)
    return priceOfBasket(baskets, 2)
  }

  it('[LIV-1] a row is dearer that one cooking uses, half of that with two, and not at all with three', () => {
    expect(priceOf(1, 10)).toBeCloseTo(fresh * (1 + once), 9)
    expect(priceOf(2, 10)).toBeCloseTo(fresh * (1 + once / 2), 9)
    expect(priceOf(3, 10)).toBeCloseTo(fresh, 9)
    expect(priceOf(4, 10)).toBeCloseTo(fresh, 9)
    expect(priceOf(0, 0)).toBe(0)
  })

  it('[LIV-1] what is left of the packs is thrown away; of what keeps for months nothing is', () => {
    const thrown = weights.thrownPack.value
    expect(priceOf(3, 4)).toBeCloseTo(fresh + 0.6 * thrown, 9)
    expect(priceOf(3, 11)).toBeCloseTo(fresh + 0.9 * thrown, 9)
    expect(priceOf(3, 4, ofBeans)).toBeCloseTo(weights.pantryFood.value, 9)
  })

  it('[LIV-7] too much of a food costs, of what keeps for months, too', () => {
    const most = newBaskets().columns.mostGrams[1]!
    const quarters = Math.ceil((2 * most) / 10)
    const excess = (10 * quarters) / most - 1
    const far = Math.max(0, excess + 1 - weights.farTooMuchParts.value)
    expect(priceOf(3, quarters, ofBeans)).toBeCloseTo(
      weights.pantryFood.value + weights.tooMuch.value * excess ** 2 + weights.farTooMuch.value * far ** 2,
      6,
    )
  })

  it('[LIV-1] a week costs what is its own', () => {
    const baskets = newBaskets()
    addFoods(baskets, 1, ofLeek)
    addGrams(baskets, 1, ofLeek, 10)
    expect([0, 2, 3].map((week) => priceOfBasket(baskets, week))).toEqual([0, 0, 0])
    expect(priceOfBasket(baskets, 1)).toBeGreaterThan(0)
  })
})
