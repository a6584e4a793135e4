import type { Food } from '../foods/food.ts'
import type { PlacedFood } from '../foods/read-foods.ts'
import type { Fault, Finding } from '../reading/fault.ts'
import { suggestion } from '../reading/nearest.ts'
import { dietsOf } from '../recipes/diets.ts'

/** Who may eat a food may eat everything that its entry offers to take instead. */
export function checkSwaps(placed: readonly PlacedFood[]): Fault[] {
  const foods = new Map(placed.map(({ food }) => [food.id, food]))
  return placed.flatMap(({ food, file, line }) =>
    swapFindings(food, foods).map(({ what, remedy }) => ({
      file,
      line,
      what: `${food.id}: ${what}`,
      remedy,
    })),
  )
}

function swapFindings(food: Food, foods: ReadonlyMap<string, Food>): Finding[] {
  const seen = new Set<string>()
  return food.swap.flatMap(({ food: id }): Finding[] => {
    const other = foods.get(id)
    const isRepeated = seen.has(id)
    seen.add(id)
    if (isRepeated) return [{ what: `the swap "${id}" is there twice.`, remedy: 'Keep it once.' }]
    if (!other)
      return [
        {
          what: `its swap "${id}" is no food.`,
          remedy: suggestion(id, foods.keys(), 'Name the id of a food.'),
        },
      ]
    if (id === food.id) return [{ what: 'it is its own swap.', remedy: 'Name another food.' }]
    const broken = brokenPromises(food, other)
    if (broken.length === 0) return []
    const what = `its swap "${id}" ${broken.join(' and ')}.`
    const remedy = `Leave it out. The other way round it may be right: ask "check" with it under ${id}.`
    return [{ what, remedy }]
  })
}

/** What holds of the food and not of the other: a diet, an exclusion, an allergen. */
function brokenPromises(food: Food, other: Food): string[] {
  const [own, theirs] = [dietsOf([food]), dietsOf([other])]
  const lost = own.free.filter((diet) => !theirs.free.includes(diet))
  const added = theirs.contains.filter((exclusion) => !own.contains.includes(exclusion))
  const allergens = heldBy(other).filter((allergen) => !heldBy(food).includes(allergen))
  return [
    ...lost.map((diet) => `is not ${diet}`),
    ...added.map((exclusion) => `counts as ${exclusion}`),
    ...allergens.map((allergen) => `contains or may contain ${allergen}`),
  ]
}

function heldBy({ contains, may }: Food) {
  return [...contains, ...may]
}
