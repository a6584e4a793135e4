import type { MainProtein } from '@butterleaf/domain/recipes/main-proteins'
import { eatenNutrition } from '../fields/eaten-nutrition.ts'
import type { Recipe } from '../recipe.ts'

type Cooked = Pick<Recipe, 'ingredients' | 'discarded'>

const byClass = {
  beef: 'beef',
  pork: 'pork',
  lamb: 'lamb',
  game: 'game',
  chicken: 'chicken',
  turkey: 'turkey',
  duck: 'duck',
  fish: 'fish',
  crustacean: 'shellfish',
  mollusc: 'shellfish',
  egg: 'egg',
  cheese: 'cheese',
  dairy: 'dairy',
  tofu: 'tofu',
  'tree-nut': 'nuts',
  peanut: 'nuts',
  seed: 'seeds',
  supplement: 'powder',
} as const satisfies Record<string, MainProtein>

/** What most of the protein comes from; a tie goes to what is written first. */
export function mainProteinOf(recipe: Cooked): MainProtein {
  const ranked = [...proteinBySource(recipe)].sort((a, b) => b[1] - a[1])
  return ranked[0]?.[0] ?? 'plants'
}

/** In grams. */
export function proteinBySource({ ingredients, discarded }: Cooked): ReadonlyMap<MainProtein, number> {
  const grams = new Map<MainProtein, number>()
  for (const row of ingredients) {
    const kind = row.food.class.split(':')[0] as keyof typeof byClass
    const source = byClass[kind] ?? 'plants'
    grams.set(source, (grams.get(source) ?? 0) + eatenNutrition(row, discarded).protein)
  }
  return grams
}
