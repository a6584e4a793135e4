import {
  type Diet,
  diets,
  type Exclusion,
  exclusions,
  type RecipeDiets,
} from '@butterleaf/domain/recipes/dietary-tags'
import type { Food } from '../foods/food.ts'
import type { Allergen } from '../foods/food-words.ts'

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

const byClass: Readonly<Partial<Record<string, Exclusion>>> = {
  beef: 'red meat',
  lamb: 'red meat',
  game: 'red meat',
  chicken: 'poultry',
  turkey: 'poultry',
  duck: 'poultry',
  pork: 'pork',
  fish: 'fish',
  egg: 'eggs',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
}

const byAllergen: Readonly<Partial<Record<string, Exclusion>>> = {
  fish: 'fish',
  egg: 'eggs',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
}

/** For foods whose class names no animal: stock, fat, sausage sauces, gelatine. */
const byName: readonly { names: RegExp; animals: readonly Exclusion[] }[] = [
  { names: /\b(beef|veal|lamb|mutton|venison|bison|ox|oxtail|tallow|suet)\b/, animals: ['red meat'] },
  { names: /\b(chicken|turkey|duck|goose|poultry|schmaltz)\b/, animals: ['poultry'] },
  { names: /\b(pork|bacon|ham|lard|pancetta|chorizo|salami|prosciutto|nduja)\b/, animals: ['pork'] },
  { names: /\b(fish|anchov(y|ies)|marine)\b/, animals: ['fish'] },
]
/** Which animal gelatine, collagen or an unnamed stock comes from isn't known, so it counts as all it may be. */
const unknownAnimal: readonly Exclusion[] = ['red meat', 'poultry', 'pork']

/** The exclusions one food answers to; what some brands contain counts. */
function animalSources(food: Food): Exclusion[] {
  const known = byClass[food.class]
  const allergens = [...food.contains, ...food.may].flatMap((allergen) => byAllergen[allergen] ?? [])
  if (known !== undefined) return [known, ...allergens]
  if (food.animal !== 'meat' && food.animal !== 'derived') return allergens
  const name = food.name.toLowerCase()
  const named = byName.filter(({ names }) => names.test(name)).flatMap(({ animals }) => animals)
  const isDairy = food.class === 'cheese' || food.class === 'dairy'
  return [...(named.length === 0 && !isDairy ? unknownAnimal : named), ...allergens]
}
