import { describe, expect, it } from 'vitest'
import type { Dish } from '../menu.ts'
import { plainFood, smallDish } from '../testing/small-plan.ts'
import { weights } from '../weights.ts'
import { basketChangeOf, basketPriceOf, weekNeedsOf } from './basket-change.ts'
import type { BasketFood } from './basket-food.ts'

const fresh = (id: string, own: Partial<BasketFood> = {}) => plainFood(id, { packGrams: 200, ...own })
const [spinach, salmon, leek] = [fresh('spinach'), fresh('salmon', { price: 3 }), fresh('leek')]
const salt = fresh('salt', { isStaple: true, openedDays: 3650 })

const beans = fresh('beans', { openedDays: 400, isRare: true })

const dishOf = (...foods: (readonly [BasketFood, number])[]): Dish =>
  smallDish('dish', { foods: foods.map(([food, grams]) => ({ food, grams })) })
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

describe('the price of a dish beside a week', () => {
  const { freshFood, pantryFood, pantryFoodOfMonth, staple, stapleOfMonth, rareTimes, usedOnce, thrownPack } =
    weights
  const row = freshFood.value
  const thrown = thrownPack.value
  const priceOf = (dish: Dish, cooked: readonly Dish[], servings = 1, people = 1) => {
    const needs = weekNeedsOf(
      cooked.map((one) => cook(one)),
      1,
    )
    return basketPriceOf(needs, dish, { servings, people })
  }
  const of = (grams: number, food = leek) => dishOf([food, grams])

  it('[LIV-1] is a row of its own, dearer as one dish uses it, and what is left of the packs', () => {
    expect(priceOf(of(200), [])).toBeCloseTo(row * (1 + usedOnce.value), 9)
    expect(priceOf(of(50), [])).toBeCloseTo(row * (1 + usedOnce.value) + 0.75 * thrown, 9)
    expect(priceOf(of(250), [])).toBeCloseTo(row * (1 + usedOnce.value) + 0.75 * thrown, 9)
    expect(priceOf(of(50), [], 2, 3)).toBeCloseTo(row * (1 + usedOnce.value) + 0.5 * thrown, 9)
    expect(priceOf(of(100), [], 2, 3)).toBeCloseTo(priceOf(of(600), []), 9)
  })

  it('[LIV-1] what keeps for months costs a row of the month, too, and what is left of it nothing', () => {
    const ofMonth = (pantryFood.value * (1 + usedOnce.value) + pantryFoodOfMonth.value) * rareTimes.value
    expect(priceOf(of(50, beans), [])).toBeCloseTo(ofMonth, 9)
    expect(priceOf(of(1, salt), [])).toBeCloseTo(staple.value * (1 + usedOnce.value) + stapleOfMonth.value, 9)
  })

  it('[LIV-1] is less where one or two dishes use the food, and no less where three do', () => {
    const shared = (times: number) =>
      priceOf(
        of(200),
        Array.from({ length: times }, () => of(200)),
      )
    expect(shared(1)).toBeCloseTo((-row * usedOnce.value) / 2, 9)
    expect(shared(2)).toBeCloseTo((-row * usedOnce.value) / 2, 9)
    expect(shared(3)).toBeCloseTo(0, 9)
  })

  it('[LIV-1] what it takes of an open pack is thrown away no more; beyond it another is opened', () => {
    const enough = Array.from({ length: 3 }, () => of(50))
    expect(priceOf(of(50), enough)).toBeCloseTo(-0.25 * thrown, 9)
    expect(priceOf(of(150), enough)).toBeCloseTo((0.5 - 0.25) * thrown, 9)
    expect(priceOf(of(0), enough)).toBeCloseTo(0, 9)
  })

  it('[LIV-1] a leftover needs grams and is no use of its own', () => {
    const needs = weekNeedsOf([cook(of(50)), cook(of(50), true), cook(of(50), true)], 2)
    // 300 g, of 400 g.
    expect(basketPriceOf(needs, of(100), { servings: 1, people: 1 })).toBeCloseTo(
      (-row * usedOnce.value) / 2 - 0.5 * thrown,
      9,
    )
    const alone = weekNeedsOf([cook(of(50), true)], 1)
    expect(basketPriceOf(alone, of(150), { servings: 1, people: 1 })).toBeCloseTo(
      row * (1 + usedOnce.value) - 0.75 * thrown,
      9,
    )
  })

  it('[LIV-1] a week needs what all eat of all servings', () => {
    const needs = weekNeedsOf([{ dish: of(50), servings: 1.5, isLeftover: false }], 2)
    // 150 g, of 200 g.
    expect(basketPriceOf(needs, of(50), { servings: 1, people: 1 })).toBeCloseTo(
      (-row * usedOnce.value) / 2 - 0.25 * thrown,
      9,
    )
  })

  it('[LIV-1] knows a food again that a dish had before any week', () => {
    const dish = dishOf([fresh('food of a dish first'), 200])
    expect(priceOf(dish, [])).toBeCloseTo(row * (1 + usedOnce.value), 9)
    expect(priceOf(dish, [dish, of(200)])).toBeCloseTo((-row * usedOnce.value) / 2, 9)
  })

  it('[LIV-1] is what the change of the basket says; a food that no week has met counts as new', () => {
    const needs = weekNeedsOf([cook(of(50))], 1)
    const later = dishOf([leek, 50], [fresh('food met later'), 200])
    const asked = { servings: 1, people: 1 }
    const price = (-row * usedOnce.value) / 2 - 0.25 * thrown + row * (1 + usedOnce.value)
    expect(basketPriceOf(needs, later, asked)).toBeCloseTo(price, 9)
    expect(basketChangeOf(needs, { dish: later, servings: 1 }, { people: 1 })).toEqual({
      price: expect.closeTo(price, 9),
      usesUp: ['leek'],
      moreToBuy: 1,
    })
  })
})

describe('what a dish uses up', () => {
  const using = (grams: number, left: number, { servings = 1, people = 1 } = {}) =>
    basketChangeOf(
      weekNeedsOf([cook(dishOf([leek, 200 - left]))], 1),
      { dish: dishOf([leek, grams]), servings },
      { people },
    ).usesUp

  it('[LIV-1] is told where a tenth of a pack is left, and it is enough', () => {
    expect(using(21, 21)).toEqual(['leek'])
    expect(using(10, 19)).toEqual([])
    expect(using(0, 100)).toEqual([])
    expect(using(101, 100)).toEqual([])
    expect(using(25, 100, { servings: 2, people: 2 })).toEqual(['leek'])
    expect(using(26, 100, { servings: 2, people: 2 })).toEqual([])
  })

  it('[LIV-1] what keeps for months is no waste', () => {
    const needs = weekNeedsOf([cook(dishOf([beans, 50]))], 1)
    expect(basketChangeOf(needs, { dish: dishOf([beans, 50]), servings: 1 }, { people: 1 }).usesUp).toEqual(
      [],
    )
  })
})
