import { describe, expect, it } from 'vitest'
import type { SwapFood } from '../../../../../shopping-list/home/near-equals.ts'
import type { Dish } from '../../../menu.ts'
import { shoppedDishes } from '../../../testing/shopped-dishes.ts'
import type { BasketFood } from '../../basket-food.ts'
import { foodColumnsOf } from '../food-columns.ts'
import { foodRowsOf } from './food-rows.ts'

const figures = { kcal: 40, fat: 0, carbs: 9, fiber: 2, protein: 1 }
const food = (id: string, swap: SwapFood['swap'] = [], per100g = figures): BasketFood => ({
  id,
  packGrams: 100,
  isLoose: false,
  openedDays: 7,
  price: 1,
  isRare: false,
  isStaple: false,
  swaps: { class: 'vegetable', swap, per100g, carbBasis: 'us' },
})
const onion = food('onion')
const redOnion = food('red-onion', [{ food: 'onion', ratio: 1 }])
const juice = food('lemon-juice', [{ food: 'lemon', ratio: 2 }])
const lemon = food('lemon')
const fatBeef = food('fat-beef', [{ food: 'beef', ratio: 1 }], { ...figures, fat: 20 })
const beef = food('beef')
const fryingOnion = food('pearl-onion', [{ food: 'onion', ratio: 1, for: 'frying' }])

const [plain] = shoppedDishes(1)
const dishOf = (...foods: BasketFood[]): Dish => ({
  ...plain!,
  foods: foods.map((one) => ({ food: one, grams: 40 })),
})

describe('near-equal foods', () => {
  it('[LIV-1] [PAN-4] are one row, led by the food that most dishes use', () => {
    const rows = foodRowsOf([dishOf(redOnion, juice), dishOf(onion), dishOf(onion, lemon), dishOf(lemon)])
    expect(rows.get('red-onion')).toEqual({ food: onion, ratio: 1 })
    expect(rows.get('onion')).toEqual({ food: onion, ratio: 1 })
    expect(rows.get('lemon-juice')).toEqual({ food: lemon, ratio: 2 })
  })

  it('[PAN-4] stay apart where the list keeps them apart: other figures, or one use alone', () => {
    const rows = foodRowsOf([dishOf(fatBeef, fryingOnion), dishOf(beef, onion), dishOf(beef, onion)])
    expect(rows.get('fat-beef')!.food).toBe(fatBeef)
    expect(rows.get('pearl-onion')!.food).toBe(fryingOnion)
  })

  it('[PAN-4] a food may follow several, each at its own ratio', () => {
    const both = food('shallot', [
      { food: 'beef', ratio: 1 },
      { food: 'onion', ratio: 3 },
    ])
    const rows = foodRowsOf([dishOf(both), dishOf(onion), dishOf(onion), dishOf(beef)])
    expect(rows.get('shallot')).toEqual({ food: onion, ratio: 3 })
    const alone = foodRowsOf([dishOf(both)])
    expect(alone.get('shallot')).toEqual({ food: both, ratio: 1 })
  })

  it('[PAN-4] of two that as many dishes use the first by its id leads', () => {
    const [a, b] = [food('a', [{ food: 'b', ratio: 2 }]), food('b', [{ food: 'a', ratio: 4 }])]
    for (const dishes of [
      [dishOf(a), dishOf(b)],
      [dishOf(b), dishOf(a)],
    ])
      expect(foodRowsOf(dishes).get('b')).toEqual({ food: a, ratio: 4 })
  })

  it('[PAN-4] no food follows one that says nothing of its swaps', () => {
    const { swaps: _, ...bare } = onion
    const rows = foodRowsOf([dishOf(redOnion), dishOf(bare), dishOf(bare)])
    expect(rows.get('red-onion')).toEqual({ food: redOnion, ratio: 1 })
  })

  it('[LIV-1] have the grams of the food that leads', () => {
    const { grams } = foodColumnsOf([dishOf(juice), dishOf(lemon), dishOf(lemon)], {
      people: 1,
      caloriesADay: 1900,
    })
    expect([...grams]).toEqual([20, 10, 10])
  })

  it('[LIV-1] are one food of a dish that has both, with the grams of both', () => {
    const { foods, start, grams } = foodColumnsOf([dishOf(onion, redOnion), dishOf(onion), dishOf(juice)], {
      people: 1,
      caloriesADay: 1900,
    })
    expect(foods).toEqual([onion, juice])
    expect([...start]).toEqual([0, 1, 2, 3])
    expect([...grams]).toEqual([20, 10, 10])
  })
})
