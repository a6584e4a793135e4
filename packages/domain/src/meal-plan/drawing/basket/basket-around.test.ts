import { describe, expect, it } from 'vitest'
import { basketChangeOf, weekNeedsOf } from '../../planner/basket/basket-change.ts'
import type { BasketFood } from '../../planner/basket/basket-food.ts'
import type { Dish } from '../../planner/menu.ts'
import { inventedDishes } from '../../planner/testing/invented-menu.ts'

const fresh = (id: string, own: Partial<BasketFood> = {}): BasketFood => {
  return {
    id,
    packGrams: 200,
    isLoose: false,
    openedDays: 4,
    price: 1,
    isRare: false,
    isStaple: false,
    ...own,
  }
}
const [spinach, salmon, leek] = [fresh('spinach'), fresh('salmon', { price: 3 }), fresh('leek')]
const salt = fresh('salt', { isStaple: true, openedDays: 3650 })

const [plain] = inventedDishes(1)
const dishOf = (...foods: (readonly [BasketFood, number])[]): Dish => {
  return { ...plain!, foods: foods.map(([food, grams]) => ({ food, grams })) }
}
const cook = (dish: Dish, isLeftover = false) => ({ dish, servings: 1, isLeftover })
const changeOf = (dish: Dish, cooked: readonly Dish[], standing?: Dish) =>
  basketChangeOf(
    weekNeedsOf(
      cooked.map((one) => cook(one)),
      1,
    ),
    { dish, servings: 1 },
    { people: 1, standing },
  )

describe('what a dish does to the basket of its week', () => {
  const withSpinach = dishOf([spinach, 120], [salt, 1])

  it('[LIV-1] names what it uses up of packs that are opened anyway', () => {
    expect(changeOf(dishOf([spinach, 60]), [withSpinach]).usesUp).toEqual(['spinach'])
    expect(changeOf(dishOf([spinach, 100]), [withSpinach]).usesUp).toEqual([])
    expect(changeOf(dishOf([spinach, 60]), []).usesUp).toEqual([])
    expect(changeOf(dishOf([salt, 1]), [withSpinach]).usesUp).toEqual([])
  })

  it('[LIV-1] counts the foods that are bought for it alone, less those of the dish it replaces', () => {
    const dish = dishOf([spinach, 60], [salmon, 150], [salt, 1])
    expect(changeOf(dish, [withSpinach]).moreToBuy).toBe(1)
    expect(changeOf(withSpinach, [withSpinach], dish).moreToBuy).toBe(-1)
    expect(changeOf(dish, [withSpinach], dishOf([leek, 100])).moreToBuy).toBe(0)
  })

  it('[LIV-1] is cheaper where it uses what the week has', () => {
    const price = (dish: Dish) => changeOf(dish, [withSpinach]).price
    expect(price(dishOf([spinach, 80]))).toBeLessThan(0)
    expect(price(dishOf([leek, 80]))).toBeGreaterThan(1)
    expect(price(dishOf([salmon, 80]))).toBeGreaterThan(price(dishOf([leek, 80])))
  })
})
