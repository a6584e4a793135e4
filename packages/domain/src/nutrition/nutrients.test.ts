import { describe, expect, it } from 'vitest'
import { addNutrients, noNutrients, scaleNutrients, shownNutrients } from './nutrients.ts'

const serving = { fiber: 4.06, saturatedFat: 9.94, sodium: 812.4, potassium: 640.5, magnesium: 61.2 }

describe('nutrients', () => {
  it('[MIN-1] are shown in grams to a decimal and in whole milligrams', () => {
    expect(shownNutrients(serving)).toEqual({
      fiber: 4.1,
      saturatedFat: 9.9,
      sodium: 812,
      potassium: 641,
      magnesium: 61,
    })
  })

  it('[MIN-1] of two servings are twice those of one', () => {
    expect(addNutrients(addNutrients(noNutrients, serving), serving)).toEqual(scaleNutrients(serving, 2))
  })
})
