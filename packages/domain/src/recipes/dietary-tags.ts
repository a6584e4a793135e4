/**
 * BIZ-7, in the order shown. An allergen is what a dish is free of, held only when proven; an intolerance is
 * what it contains. Both ask the same of a recipe: that a person with the code may eat it.
 */
export const dietaryTags = [
  { code: 10, name: 'vegetarian', kind: 'allergen' },
  { code: 16, name: 'dairy-free', kind: 'allergen' },
  { code: 24, name: 'nut-free', kind: 'allergen' },
  { code: 101, name: 'gluten-free', kind: 'allergen' },
  { code: 102, name: 'soy-free', kind: 'allergen' },
  { code: 103, name: 'sesame-free', kind: 'allergen' },
  { code: 1, name: 'red meat', kind: 'intolerance' },
  { code: 2, name: 'poultry', kind: 'intolerance' },
  { code: 3, name: 'pork', kind: 'intolerance' },
  { code: 4, name: 'fish', kind: 'intolerance' },
  { code: 5, name: 'eggs', kind: 'intolerance' },
  { code: 25, name: 'shellfish', kind: 'intolerance' },
] as const

export type DietaryTag = (typeof dietaryTags)[number]
export type DietaryCode = DietaryTag['code']

/** Codes, both kinds: what the recipe is free of, and what it contains. */
export type RecipeDiets = { free: readonly number[]; contains: readonly number[] }

export function isDietaryCode(code: number): code is DietaryCode {
  return dietaryTags.some((tag) => tag.code === code)
}

export function suitsTag({ free, contains }: RecipeDiets, { code, kind }: DietaryTag): boolean {
  return kind === 'allergen' ? free.includes(code) : !contains.includes(code)
}

export function suitsCodes(recipe: RecipeDiets, codes: readonly DietaryCode[]): boolean {
  return dietaryTags.every((tag) => !codes.includes(tag.code) || suitsTag(recipe, tag))
}
