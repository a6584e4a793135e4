import { readArtefact } from '@butterleaf/api/platform/recipes/read-artefact'
import type { Food } from '@butterleaf/cookbook/foods/food'

const { foods, recipes } = readArtefact()
const longestFirst = foods.toSorted((a, b) => b.name.length - a.name.length)
const ingredientsById = new Map<string, Food[]>(
  recipes.map(({ id, ingredients }) => [id, ingredients.map(({ food }) => food)]),
)

/** Judged by the food's class and allergens, not by the recipe's tags. */
export function isNut({ class: kind, contains, may }: Food): boolean {
  const carried = [...contains, ...may]
  return (
    kind === 'peanut' ||
    kind.startsWith('tree-nut:') ||
    carried.includes('tree-nut') ||
    carried.includes('peanut')
  )
}

/** Includes fish and everything made from an animal; milk and eggs don't count. */
export function isMeat({ animal, contains, may }: Food): boolean {
  const carried = [...contains, ...may]
  return (
    ['meat', 'fish', 'derived'].includes(animal) ||
    carried.some((allergen) => ['fish', 'crustacean', 'mollusc'].includes(allergen))
  )
}

/** "walnut-pesto: walnuts"; a recipe that is missing from the cookbook is a fault, too. */
export function forbiddenInRecipes(ids: Iterable<string>, isForbidden: (food: Food) => boolean): string[] {
  return [...new Set(ids)].flatMap((id) => {
    const ingredients = ingredientsById.get(id)
    if (!ingredients) return [`${id}: unknown`]
    return ingredients.filter(isForbidden).map(({ name }) => `${id}: ${name}`)
  })
}

/** Of rows that begin with a food's name: "almond flour, sifted 2 cups". */
export function forbiddenRows(texts: readonly string[], isForbidden: (food: Food) => boolean): string[] {
  return texts.filter((text) => {
    const food = longestFirst.find(({ name }) => text.startsWith(name))
    return food === undefined || isForbidden(food)
  })
}
