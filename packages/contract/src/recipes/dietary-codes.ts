import { type DietaryTag, dietaryTagText, isDiet } from '@butterleaf/domain/recipes/dietary-tags'
import type { z } from 'zod'
import type { foodTagSchema } from '../meal-plan/food-tag-schema.ts'
import { wordOf } from '../onboarding/codes.ts'

/** BIZ-7: the specification's number codes of diets and exclusions, and three of our own; words everywhere else. */
export const dietaryCodes = {
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
} as const satisfies Record<DietaryTag, number>

/** Undefined for a code that is none. */
export function decodeDietaryTag(code: number): DietaryTag | undefined {
  return wordOf(dietaryCodes, code)
}

export function encodeDietaryTags(tags: readonly DietaryTag[]): number[] {
  return tags.map((tag) => dietaryCodes[tag])
}

export function encodeFoodTag(tag: DietaryTag): z.infer<typeof foodTagSchema> {
  return {
    id: dietaryCodes[tag],
    name: dietaryTagText(tag),
    kind: isDiet(tag) ? 'allergen' : 'intolerance',
  }
}
