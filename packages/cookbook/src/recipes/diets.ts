import { type Diet, diets, exclusions, type RecipeDiets } from '@butterleaf/domain/recipes/dietary-tags'
import type { Food } from '../foods/food.ts'
import type { Allergen } from '../foods/food-words.ts'
import { animalSources } from './animal-sources.ts'

/** The allergens a "free" claim must rule out; nuts are tree nuts and peanuts, and a coconut is neither. */
const ruledOut: Readonly<Record<Exclude<Diet, 'vegetarian'>, readonly Allergen[]>> = {
  'dairy-free': ['milk'],
  'nut-free': ['tree-nut', 'peanut'],
  'gluten-free': ['gluten'],
  'soy-free': ['soy'],
  'sesame-free': ['sesame'],
}

export function dietsOf(foods: readonly Food[]): RecipeDiets {
  const held = new Set(foods.flatMap(({ contains, may }) => [...contains, ...may]))
  const free = diets.filter((diet) =>
    diet === 'vegetarian'
      ? foods.every(isVegetarian)
      : !ruledOut[diet].some((allergen) => held.has(allergen)),
  )
  const sources = new Set(foods.flatMap(animalSources))
  return { free, contains: exclusions.filter((exclusion) => sources.has(exclusion)) }
}

const neverVegetarian = new Set<Allergen>(['fish', 'crustacean', 'mollusc'])

/** Milk and eggs are; gelatine, stock and rennet known to be an animal's (`derived`) are not. */
function isVegetarian({ animal, contains, may }: Food): boolean {
  const isPlantMilkOrEgg = animal === 'none' || animal === 'dairy' || animal === 'egg'
  return isPlantMilkOrEgg && ![...contains, ...may].some((allergen) => neverVegetarian.has(allergen))
}
