import type { HelpfulFoods } from '@butterleaf/domain/nutrition/mineral-goals/mineral-sentences'
import type { Food } from './food.ts'

const asked = ['potassium', 'magnesium', 'fiber'] as const

/** What a plate can hold a portion of: no spice, herb, salt substitute or drink, and nothing that one dish in a hundred uses. */
const eatenAsFood: ReadonlySet<Food['class']> = new Set(['vegetable', 'mushroom', 'berry', 'seed', 'fish'])
const soldFresh: ReadonlySet<Food['aisle']> = new Set(['produce', 'frozen', 'nuts', 'fish'])
const leastUsed = 0.01

/** MIN-3: of the foods in these recipes, the one that brings the most of each for its calories. */
export function helpfulFoods(recipes: readonly { ingredients: readonly { food: Food }[] }[]): HelpfulFoods {
  const uses = new Map<Food, number>()
  for (const { ingredients } of recipes)
    for (const food of new Set(ingredients.map((line) => line.food)))
      if (isHelp(food)) uses.set(food, (uses.get(food) ?? 0) + 1)
  const common = [...uses].filter(([, count]) => count >= leastUsed * recipes.length).map(([food]) => food)
  return Object.fromEntries(asked.flatMap((name) => richestIn(name, common)))
}

function isHelp({ rare, class: kind, aisle, per100g }: Food): boolean {
  return !rare && eatenAsFood.has(kind) && soldFresh.has(aisle) && per100g.kcal > 0
}

function richestIn(name: (typeof asked)[number], foods: readonly Food[]): [string, string][] {
  const [richest] = foods.toSorted((a, b) => perCalorie(b, name) - perCalorie(a, name))
  return richest ? [[name, richest.name]] : []
}

function perCalorie({ per100g }: Food, name: (typeof asked)[number]): number {
  return per100g[name] / per100g.kcal
}
