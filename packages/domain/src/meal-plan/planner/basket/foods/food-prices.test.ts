import { describe, expect, it } from 'vitest'
import { weights } from '../../weights.ts'
import type { BasketFood } from '../basket-food.ts'
import { monthPriceOf, packsFor, rowPriceOf, wastePriceOf } from './food-prices.ts'

const food = (own: Partial<BasketFood> = {}): BasketFood => ({
  id: 'food',
  packGrams: 100,
  isLoose: false,
  openedDays: 4,
  price: 2,
  isRare: false,
  isStaple: false,
  ...own,
})
const fresh = weights.freshDays.value
const ofWeeks = weights.weeksDays.value
const loose = weights.usualPackGrams.value

describe('what a food costs on the list', () => {
  it.each([
    ['fresh', fresh, weights.freshFood.value],
    ['of weeks from the next day on', fresh + 1, weights.weeksFood.value],
    ['of weeks', ofWeeks, weights.weeksFood.value],
    ['of months', ofWeeks + 1, weights.pantryFood.value],
  ])('[LIV-1] a row of a food that is %s', (_, openedDays, price) => {
    expect(rowPriceOf(food({ openedDays }))).toBe(price)
    expect(rowPriceOf(food({ openedDays, isRare: true }))).toBe(price * weights.rareTimes.value)
    expect(rowPriceOf(food({ openedDays, isStaple: true }))).toBe(weights.staple.value)
  })

  it('[LIV-1] once a month a food of months costs more, a staple its own, and one that keeps shorter nothing', () => {
    expect(monthPriceOf(food({ openedDays: ofWeeks }))).toBe(0)
    expect(monthPriceOf(food({ openedDays: ofWeeks + 1 }))).toBe(weights.pantryFoodOfMonth.value)
    expect(monthPriceOf(food({ openedDays: 400, isStaple: true }))).toBe(weights.stapleOfMonth.value)
    expect(monthPriceOf(food({ openedDays: 4, isStaple: true }))).toBe(weights.stapleOfMonth.value)
    expect(monthPriceOf(food({ openedDays: 400, isRare: true }))).toBe(
      weights.pantryFoodOfMonth.value * weights.rareTimes.value,
    )
  })

  it('[LIV-1] a pack thrown away costs by its price; one that is good for weeks less, one for months nothing', () => {
    expect(wastePriceOf(food({ openedDays: fresh }))).toBe(2 * weights.thrownPack.value)
    expect(wastePriceOf(food({ openedDays: fresh, price: 3 }))).toBe(3 * weights.thrownPack.value)
    expect(wastePriceOf(food({ openedDays: fresh + 1 }))).toBe(2 * weights.leftForWeeks.value)
    expect(wastePriceOf(food({ openedDays: ofWeeks }))).toBe(2 * weights.leftForWeeks.value)
    expect(wastePriceOf(food({ openedDays: ofWeeks + 1 }))).toBe(0)
    expect(wastePriceOf(food({ isStaple: true }))).toBe(0)
  })

  it('[LIV-1] what is over of loose food is a part of a small step, and no more than a pack', () => {
    const of = (packGrams: number) => wastePriceOf(food({ isLoose: true, packGrams }))
    expect(of(loose / 4)).toBe((2 * weights.thrownPack.value) / 4)
    expect(of(2 * loose)).toBe(2 * weights.thrownPack.value)
  })

  it('[LIV-1] packs are opened one at least, and no second for a rounding error', () => {
    expect([0, 1, 100, 100 + 1e-8, 101, 200, 201].map((grams) => packsFor(grams, 100))).toEqual([
      1, 1, 1, 1, 2, 2, 3,
    ])
  })
})
