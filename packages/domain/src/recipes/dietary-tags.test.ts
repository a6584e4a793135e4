import { describe, expect, it } from 'vitest'
import { type DietaryTag, dietaryTags, suitsTag } from './dietary-tags.ts'

describe('dietary tags', () => {
  it('[BIZ-7] are the diets and exclusions of the specification and three diets more', () => {
    expect(dietaryTags).toEqual([
      ...['vegetarian', 'dairy-free', 'nut-free', 'gluten-free', 'soy-free', 'sesame-free'],
      ...['red meat', 'poultry', 'pork', 'fish', 'eggs', 'shellfish'],
    ])
  })

  it.each<[string, DietaryTag[], boolean]>([
    ['nobody in particular', [], true],
    ['a vegetarian', ['vegetarian'], true],
    ['who must not have nuts, since it is not proven free of them', ['nut-free'], false],
    ['who avoids eggs', ['eggs'], false],
    ['who avoids pork', ['pork'], true],
    ['a vegetarian who avoids eggs', ['vegetarian', 'eggs'], false],
  ])('[BIZ-7] an omelet is for %s: %s %s', (_who, tags, suits) => {
    const omelet = { free: ['vegetarian', 'gluten-free'], contains: ['eggs'] } as const
    expect(tags.every((tag) => suitsTag(omelet, tag))).toBe(suits)
  })
})
