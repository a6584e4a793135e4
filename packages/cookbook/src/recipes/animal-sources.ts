import type { Food } from '../foods/food.ts'
import type { ExclusionCode } from './diet-codes.ts'

const redMeat = 1
const poultry = 2
const pork = 3
const fish = 4
const eggs = 5
const shellfish = 25

const byClass: Readonly<Partial<Record<string, ExclusionCode>>> = {
  beef: redMeat,
  lamb: redMeat,
  game: redMeat,
  chicken: poultry,
  turkey: poultry,
  duck: poultry,
  pork,
  fish,
  egg: eggs,
  crustacean: shellfish,
  mollusc: shellfish,
}

const byAllergen: Readonly<Partial<Record<string, ExclusionCode>>> = {
  fish,
  egg: eggs,
  crustacean: shellfish,
  mollusc: shellfish,
}

/** For foods whose class names no animal: stock, fat, sausage sauces, gelatine. */
const byName: readonly { names: RegExp; codes: readonly ExclusionCode[] }[] = [
  { names: /\b(beef|veal|lamb|mutton|venison|bison|ox|oxtail|tallow|suet)\b/, codes: [redMeat] },
  { names: /\b(chicken|turkey|duck|goose|poultry|schmaltz)\b/, codes: [poultry] },
  { names: /\b(pork|bacon|ham|lard|pancetta|chorizo|salami|prosciutto|nduja)\b/, codes: [pork] },
  { names: /\b(fish|anchov(y|ies)|marine)\b/, codes: [fish] },
]
/** Which animal gelatine, collagen or an unnamed stock comes from isn't known, so it counts as all it may be. */
const unknownAnimal: readonly ExclusionCode[] = [redMeat, poultry, pork]

/** The exclusion codes one food answers to; what some brands contain counts. */
export function animalSources(food: Food): ExclusionCode[] {
  const known = byClass[food.class]
  const allergens = [...food.contains, ...food.may].flatMap((allergen) => byAllergen[allergen] ?? [])
  if (known !== undefined) return [known, ...allergens]
  if (food.animal !== 'meat' && food.animal !== 'derived') return allergens
  const name = food.name.toLowerCase()
  const named = byName.filter(({ names }) => names.test(name)).flatMap(({ codes }) => codes)
  const isDairy = food.class === 'cheese' || food.class === 'dairy'
  return [...(named.length === 0 && !isDairy ? unknownAnimal : named), ...allergens]
}
