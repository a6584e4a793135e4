import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'

/** Few foods that together stand in every dinner of these recipes: a person who avoids them is left with none. */
export function foodsOfEveryDinner(recipes: readonly Recipe[]): string[] {
  const dinners = recipes
    .filter(({ meals }) => meals.includes('dinner'))
    .map(({ ingredients }) => new Set(ingredients.map(({ food }) => food.name)))
  const avoided: string[] = []
  for (let left = dinners; left.length > 0; left = left.filter((foods) => !foods.has(avoided.at(-1)!))) {
    const counts = new Map<string, number>()
    for (const food of left.flatMap((foods) => [...foods])) counts.set(food, (counts.get(food) ?? 0) + 1)
    avoided.push([...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0])
  }
  return avoided
}
