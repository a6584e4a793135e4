import type { Food } from '../foods/food.ts'
import type { Allergen } from '../foods/food-words.ts'
import { animalSources } from './animal-sources.ts'

/** BIZ-7: what a dish is free of, with the code a person's allergens hold. A dish has it only when proven. */
export const diets = [
  { code: 10, tag: 'vegetarian' },
  { code: 16, tag: 'dairy-free' },
  { code: 24, tag: 'nut-free' },
  { code: 101, tag: 'gluten-free' },
  { code: 102, tag: 'soy-free' },
  { code: 103, tag: 'sesame-free' },
] as const
export type DietCode = (typeof diets)[number]['code']

/**
 * BIZ-7: what a dish contains, with the code a person's intolerances hold. Red meat is beef, veal, lamb and
 * game; pork stands alone, so a person who avoids both chooses both. Stock, lard and gelatine count as the
 * animal they are made from.
 */
export const exclusions = [
  { code: 1, name: 'red meat' },
  { code: 2, name: 'poultry' },
  { code: 3, name: 'pork' },
  { code: 4, name: 'fish' },
  { code: 5, name: 'eggs' },
  { code: 25, name: 'shellfish' },
] as const
export type ExclusionCode = (typeof exclusions)[number]['code']

type Diets = { free: readonly DietCode[]; contains: readonly ExclusionCode[] }

/** The allergens a "free" claim must rule out; nuts are tree nuts and peanuts, and a coconut is neither. */
const ruledOut: Readonly<Record<Exclude<DietCode, 10>, readonly Allergen[]>> = {
  16: ['milk'],
  24: ['tree-nut', 'peanut'],
  101: ['gluten'],
  102: ['soy'],
  103: ['sesame'],
}

export function dietsOf(foods: readonly Food[]): Diets {
  const held = new Set(foods.flatMap(({ contains, may }) => [...contains, ...may]))
  const free = diets
    .map(({ code }) => code)
    .filter((code) =>
      code === 10 ? foods.every(isVegetarian) : !ruledOut[code].some((allergen) => held.has(allergen)),
    )
  const sources = new Set(foods.flatMap(animalSources))
  return { free, contains: exclusions.map(({ code }) => code).filter((code) => sources.has(code)) }
}

const neverVegetarian = new Set<Allergen>(['fish', 'crustacean', 'mollusc'])

/** Milk and eggs are; gelatine, stock and rennet known to be an animal's (`derived`) are not. */
function isVegetarian({ animal, contains, may }: Food): boolean {
  const isPlantMilkOrEgg = animal === 'none' || animal === 'dairy' || animal === 'egg'
  return isPlantMilkOrEgg && ![...contains, ...may].some((allergen) => neverVegetarian.has(allergen))
}

/** Whether a dish may be served to a person with these codes, diets and exclusions mixed. */
export function suits({ free, contains }: Diets, codes: readonly number[]): boolean {
  return codes.every((code) => {
    if (diets.some((diet) => diet.code === code)) return free.some((held) => held === code)
    return !contains.some((held) => held === code)
  })
}

export function tagNames({ free }: Pick<Diets, 'free'>): string[] {
  return diets.filter(({ code }) => free.includes(code)).map(({ tag }) => tag)
}
