import type { Finding } from '../reading/fault.ts'
import type { Food } from './food.ts'
import type { Allergen, Animal } from './food-words.ts'

type Demand = { contains?: Allergen; animals: readonly Animal[] }

const meat: Demand = { animals: ['meat'] }
/** What a class implies about allergens and animals; a class that isn't listed implies nothing. */
const demands: Readonly<Record<string, Demand>> = {
  beef: meat,
  pork: meat,
  lamb: meat,
  game: meat,
  chicken: meat,
  turkey: meat,
  duck: meat,
  fish: { contains: 'fish', animals: ['fish'] },
  crustacean: { contains: 'crustacean', animals: ['fish'] },
  mollusc: { contains: 'mollusc', animals: ['fish'] },
  dairy: { contains: 'milk', animals: ['dairy', 'derived'] },
  cheese: { contains: 'milk', animals: ['dairy', 'derived'] },
  egg: { contains: 'egg', animals: ['egg'] },
  tofu: { contains: 'soy', animals: ['none'] },
  'tree-nut': { contains: 'tree-nut', animals: ['none'] },
  peanut: { contains: 'peanut', animals: ['none'] },
  'animal-fat': { animals: ['meat', 'derived', 'dairy'] },
  mushroom: { animals: ['none'] },
  fruit: { animals: ['none'] },
  berry: { animals: ['none'] },
  herb: { animals: ['none'] },
}

const animalAllergens: readonly { allergen: Allergen; animals: readonly Animal[] }[] = [
  { allergen: 'milk', animals: ['dairy', 'egg', 'meat', 'fish', 'derived'] },
  { allergen: 'egg', animals: ['egg', 'dairy', 'meat', 'fish', 'derived'] },
  { allergen: 'fish', animals: ['fish', 'meat'] },
  { allergen: 'crustacean', animals: ['fish', 'meat'] },
  { allergen: 'mollusc', animals: ['fish', 'meat'] },
]

/** A food's class, its allergens and its `animal` must agree: diet tags come from all three. */
export function classTripwires(food: Food): Finding[] {
  const demand = demands[food.class.split(':')[0]!]
  const findings: Finding[] = []
  if (demand?.contains && !food.contains.includes(demand.contains)) {
    const what = `its class is ${food.class} and it contains no ${demand.contains}.`
    findings.push({ what, remedy: `Add ${demand.contains} to "contains", or correct the class.` })
  }
  if (demand && !demand.animals.includes(food.animal)) {
    const what = `its class is ${food.class} and its animal is ${food.animal}.`
    findings.push({ what, remedy: `Write "animal: ${demand.animals[0]}", or correct the class.` })
  }
  for (const { allergen, animals } of animalAllergens) {
    if (!food.contains.includes(allergen) || animals.includes(food.animal)) continue
    const what = `it contains ${allergen} and its animal is ${food.animal}.`
    findings.push({ what, remedy: `Write "animal: ${animals[0]}".` })
  }
  return findings
}
