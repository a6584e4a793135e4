import { describe, expect, it } from 'vitest'
import type { BasketFood } from './basket/basket-food.ts'
import { bulkFoodsOf, soyGrams, soyName } from './plate-amounts.ts'

const held = (id: string, foodClass: string, grams: number, isStaple = false) => {
  const food: BasketFood = {
    id,
    packGrams: 100,
    isLoose: false,
    openedDays: 5,
    price: 1,
    isRare: false,
    isStaple,
    swaps: {
      class: foodClass,
      swap: [],
      per100g: { kcal: 0, fat: 0, carbs: 0, fiber: 0, protein: 0 },
      carbBasis: 'us',
    },
  }
  return { food, grams }
}
const nameOf = (id: string) => (id === 'unnamed' ? undefined : `name of ${id}`)

describe('foods that a week has much of', () => {
  it('[PLATE-1] tofu and its like are one food; what is drunk or spooned is not among them', () => {
    const foods = [
      held('extra-firm-tofu', 'tofu', 100),
      held('tempeh', 'tofu', 40),
      held('soy-milk', 'tofu', 200),
      held('soy-yogurt', 'tofu', 150),
      held('beef', 'beef', 180),
    ]
    expect(soyGrams(foods)).toBe(140)
    expect(soyGrams([])).toBe(0)
    const { swaps, ...bare } = held('tofu', 'tofu', 1).food
    expect([swaps?.class, soyGrams([{ food: bare, grams: 50 }])]).toEqual(['tofu', 0])
  })

  it('[PLATE-1] a food counts from 60 grams on, in whole grams, and tofu comes first', () => {
    const foods = [held('beef', 'beef', 60), held('leek', 'vegetable', 59.5), held('kale', 'vegetable', 59.4)]
    expect(bulkFoodsOf([...foods, held('tempeh', 'tofu', 60)], nameOf)).toEqual([
      { food: soyName, grams: 60 },
      { food: 'name of beef', grams: 60 },
      { food: 'name of leek', grams: 60 },
    ])
    expect(bulkFoodsOf([held('tempeh', 'tofu', 30), held('tofu', 'tofu', 29)], nameOf)).toEqual([])
  })

  it('[PLATE-1] eggs have a limit of their own, and neither staples nor foods without a name count', () => {
    const foods = [
      held('egg', 'egg', 150),
      held('olive-oil', 'oil', 90, true),
      held('unnamed', 'beef', 100),
      held('soy-milk', 'tofu', 200),
    ]
    expect(bulkFoodsOf(foods, nameOf)).toEqual([{ food: 'name of soy-milk', grams: 200 }])
  })
})
