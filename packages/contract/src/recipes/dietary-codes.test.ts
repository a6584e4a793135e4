import { dietaryTags } from '@butterleaf/domain/recipes/dietary-tags'
import { describe, expect, it } from 'vitest'
import { decodeDietaryTag, dietaryCodes, encodeFoodTag } from './dietary-codes.ts'

describe('dietary tags on the wire', () => {
  it('[BIZ-7] bear the codes of the specification and three more', () => {
    expect(dietaryCodes).toEqual({
      vegetarian: 10,
      'dairy-free': 16,
      'nut-free': 24,
      'gluten-free': 101,
      'soy-free': 102,
      'sesame-free': 103,
      'red meat': 1,
      poultry: 2,
      pork: 3,
      fish: 4,
      eggs: 5,
      shellfish: 25,
    })
  })

  it('[BIZ-7] come back as the words they were', () => {
    expect(dietaryTags.map((tag) => decodeDietaryTag(dietaryCodes[tag]))).toEqual(dietaryTags)
    expect(decodeDietaryTag(999)).toBeUndefined()
  })

  it('[ONB-11] are named as on a chip, diets as allergens and exclusions as intolerances', () => {
    expect(encodeFoodTag('nut-free')).toEqual({ id: 24, name: 'Nut-free', kind: 'allergen' })
    expect(encodeFoodTag('red meat')).toEqual({ id: 1, name: 'Red meat', kind: 'intolerance' })
  })
})
