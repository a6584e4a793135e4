import { describe, expect, it } from 'vitest'
import { type DietaryCode, dietaryTags, suitsCodes } from './dietary-tags.ts'

describe('dietary tags', () => {
  it('[BIZ-7] bear the codes of the specification and three more', () => {
    const named = Object.fromEntries(dietaryTags.map(({ name, code }) => [name, code]))
    expect(named).toEqual({
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

  it.each<[string, DietaryCode[], boolean]>([
    ['nobody in particular', [], true],
    ['a vegetarian', [10], true],
    ['who must not have nuts, since it is not proven free of them', [24], false],
    ['who avoids eggs', [5], false],
    ['who avoids pork', [3], true],
    ['a vegetarian who avoids eggs', [10, 5], false],
  ])('[BIZ-7] an omelet is for %s: %s %s', (_who, codes, suits) => {
    expect(suitsCodes({ free: [10, 101], contains: [5] }, codes)).toBe(suits)
  })
})
