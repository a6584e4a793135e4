import type { Food } from '../foods/food.ts'
import type { Allergen } from '../foods/food-words.ts'
import { animalSources } from './animal-sources.ts'
import { type DietCode, diets, type ExclusionCode, exclusions } from './diet-codes.ts'

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

export function tagNames({ free }: Pick<Diets, 'free'>): string[] {
  return diets.filter(({ code }) => free.includes(code)).map(({ name }) => name)
}
