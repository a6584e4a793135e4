import { describe, expect, it } from 'vitest'
import { fixtureFood } from '../testing/fixture-food.ts'
import { netCarbsPer100g, nutritionOf, scaleNutrition, shownNutrition, sumNutrition } from './nutrition.ts'

const figures = { ...fixtureFood({}).per100g, fat: 0, protein: 0 }

describe('nutritionOf', () => {
  it.each([
    ['us carbs without their fiber', { per100g: { ...figures, carbs: 20, fiber: 12 } }, 8],
    ['eu carbs as they are', { carbBasis: 'eu', per100g: { ...figures, carbs: 20, fiber: 12 } }, 20],
    [
      'erythritol not at all',
      { polyolsCount: 'none', per100g: { ...figures, carbs: 100, fiber: 0, polyols: 100 } },
      0,
    ],
    [
      'xylitol half',
      { polyolsCount: 'half', per100g: { ...figures, carbs: 100, fiber: 0, polyols: 100 } },
      50,
    ],
    [
      'maltitol in full',
      { polyolsCount: 'full', per100g: { ...figures, carbs: 100, fiber: 0, polyols: 90 } },
      100,
    ],
    ['never less than nothing', { per100g: { ...figures, carbs: 2, fiber: 2.3 } }, 0],
  ] as const)('[BIZ-2] counts %s', (_rule, own, netCarbs) => {
    expect(netCarbsPer100g(fixtureFood(own))).toBe(netCarbs)
  })

  it('[BIZ-2] calories are 9 a gram of fat, 4 of protein and net carbs, so that the macros add up', () => {
    const food = fixtureFood({ per100g: { ...figures, kcal: 999, fat: 10, protein: 20, carbs: 7, fiber: 2 } })
    expect(nutritionOf(food, 50)).toMatchObject({
      calories: 95,
      fat: 5,
      carbs: 3.5,
      fiber: 1,
      netCarbs: 2.5,
      protein: 10,
    })
  })

  it('[MIN-1] tells minerals in milligrams and saturated fat, of the grams that are eaten', () => {
    expect(nutritionOf(fixtureFood({}), 50)).toMatchObject({
      saturatedFat: 0.05,
      sodium: 39.5,
      potassium: 279,
      magnesium: 39.5,
    })
  })

  it('shows carbs with fiber, whatever the source counts', () => {
    expect(
      nutritionOf(fixtureFood({ carbBasis: 'eu', per100g: { ...figures, carbs: 5, fiber: 3 } }), 100).carbs,
    ).toBe(8)
  })

  it('[BIZ-2] rounds only what is shown: the total of unrounded rows, macros to a decimal, calories whole', () => {
    const macros = { calories: 10.4, fat: 0.04, carbs: 2.25, netCarbs: 2.1, protein: 0.449 }
    const row = { ...macros, fiber: 0.15, saturatedFat: 0.06, sodium: 40.5, potassium: 12.2, magnesium: 3 }
    expect(shownNutrition(row)).toEqual({
      calories: 10,
      fat: 0,
      carbs: 2.3,
      fiber: 0.2,
      netCarbs: 2.1,
      protein: 0.4,
      saturatedFat: 0.1,
      sodium: 41,
      potassium: 12,
      magnesium: 3,
    })
    expect(shownNutrition(sumNutrition([row, row, row]))).toMatchObject({
      calories: 31,
      fat: 0.1,
      protein: 1.3,
    })
    expect(shownNutrition(scaleNutrition(row, 0.5))).toMatchObject({ calories: 5, carbs: 1.1 })
  })
})
