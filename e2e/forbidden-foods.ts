import { readArtefact } from '@butterleaf/api/platform/recipes/read-artefact'
import type { Food } from '@butterleaf/cookbook/foods/food'

const { foods, recipes } = readArtefact()
const longestFirst = foods.toSorted((a, b) => b.name.length - a.name.length)
const ingredientsById = new Map<string, Food[]>(
  recipes.map(({ id, ingredients }) => [id, ingredients.map(({ food }) => food)]),
)

/** By what the food is and carries, not by what is claimed of a recipe. */
export function isNut({ class: kind, contains, may }: Food): boolean {
  const carried = [...contains, ...may]
  return (
    kind === 'peanut' ||
    kind.startsWith('tree-nut:') ||
    carried.includes('tree-nut') ||
    carried.includes('peanut')
  )
}

/** Fish and all that is made of an animal, too; milk and eggs are neither. */
export function isMeat({ animal, contains, may }: Food): boolean {
  const carried = [...contains, ...may]
  return (
    ['meat', 'fish', 'derived'].includes(animal) ||
    carried.some((allergen) => ['fish', 'crustacean', 'mollusc'].includes(allergen))
  )
}

/** "walnut-pesto: walnuts"; what is not in the cookbook is a fault, too. */
export function forbiddenInRecipes(ids: Iterable<string>, isForbidden: (food: Food) => boolean): string[] {
  return [...new Set(ids)].flatMap((id) => {
    const ingredients = ingredientsById.get(id)
    if (!ingredients) return [`${id}: unknown`]
    return ingredients.filter(isForbidden).map(({ name }) => `${id}: ${name}`)
  })
}

/** Of rows that begin with the name of a food: "almond flour, sifted 2 cups". */
export function forbiddenRows(texts: readonly string[], isForbidden: (food: Food) => boolean): string[] {
  return texts.filter((text) => {
    const food = longestFirst.find(({ name }) => text.startsWith(name))
    return food === undefined || isForbidden(food)
  })
}
