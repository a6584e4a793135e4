import { capitalize } from '../text/capitalize.ts'

/** BIZ-7, in the order shown: what a dish may be free of. It counts as such only when that is proven of all its foods. */
export const diets = [
  'vegetarian',
  'dairy-free',
  'nut-free',
  'gluten-free',
  'soy-free',
  'sesame-free',
] as const
export type Diet = (typeof diets)[number]

/**
 * BIZ-7, in the order shown: what a person may leave out. Red meat is beef, veal, lamb and game; pork stands alone, so a
 * person who avoids both chooses both. Stock, lard and gelatine count as the animal they are made from.
 */
export const exclusions = ['red meat', 'poultry', 'pork', 'fish', 'eggs', 'shellfish'] as const
export type Exclusion = (typeof exclusions)[number]

/** Diets and exclusions filter alike: a person with the tag may eat the recipe. */
export type DietaryTag = Diet | Exclusion
export const dietaryTags: readonly DietaryTag[] = [...diets, ...exclusions]

export type RecipeDiets = { free: readonly Diet[]; contains: readonly Exclusion[] }

export function isDiet(word: string): word is Diet {
  return diets.some((diet) => diet === word)
}

export function isDietaryTag(word: string): word is DietaryTag {
  return dietaryTags.some((tag) => tag === word)
}

export function suitsTag({ free, contains }: RecipeDiets, tag: DietaryTag): boolean {
  return isDiet(tag) ? free.includes(tag) : !contains.includes(tag)
}

/** "Dairy-free": as it stands on a chip. */
export function dietaryTagText(tag: DietaryTag): string {
  return capitalize(tag)
}
