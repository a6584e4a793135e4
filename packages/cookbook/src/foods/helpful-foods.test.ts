import { describe, expect, it } from 'vitest'
import { fixtureFood } from '../testing/fixture-food.ts'
import type { Food } from './food.ts'
import { helpfulFoods } from './helpful-foods.ts'

const spinach = fixtureFood({})
const figures = (own: Partial<Food['per100g']>) => ({ ...spinach.per100g, ...own })
const raspberry = fixtureFood({
  id: 'raspberry',
  name: 'raspberry',
  class: 'berry',
  per100g: figures({ kcal: 52, fiber: 6.5, potassium: 151, magnesium: 22 }),
})
const tartar = fixtureFood({
  id: 'cream-of-tartar',
  name: 'cream of tartar',
  class: 'leavening',
  aisle: 'baking',
  per100g: figures({ kcal: 258, potassium: 16_500 }),
})
const watercress = fixtureFood({ name: 'watercress', rare: true, per100g: figures({ kcal: 11 }) })

const recipesOf = (...foods: Food[]) => foods.map((food) => ({ ingredients: [{ food }] }))

describe('foods that help', () => {
  it('[MIN-3] are those with the most for their calories, of what a plate can hold and a shop has', () => {
    expect(helpfulFoods(recipesOf(spinach, raspberry, tartar, watercress))).toEqual({
      potassium: 'spinach',
      magnesium: 'spinach',
      fiber: 'raspberry',
    })
  })

  it('[MIN-3] are none where a person may eat nothing that helps', () => {
    expect(helpfulFoods(recipesOf(tartar))).toEqual({})
    expect(helpfulFoods([])).toEqual({})
  })

  it('[MIN-3] leave out what hardly a dish uses', () => {
    const many = Array.from({ length: 200 }, () => raspberry)
    expect(helpfulFoods(recipesOf(spinach, ...many)).potassium).toBe('raspberry')
  })
})
