import type { MainProtein } from '@butterleaf/domain/recipes/main-proteins'
import type { Food } from '../../foods/food.ts'
import type { Nutrition } from '../../foods/nutrition.ts'

type Ingredient = { food: Pick<Food, 'class'>; nutrition: Pick<Nutrition, 'protein'> }

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
export function mainProteinOf(ingredients: readonly Ingredient[]): MainProtein {
  const ranked = [...proteinBySource(ingredients)].sort((a, b) => b[1] - a[1])
  return ranked[0]?.[0] ?? 'plants'
}

/** In grams. */
export function proteinBySource(ingredients: readonly Ingredient[]): ReadonlyMap<MainProtein, number> {
  const grams = new Map<MainProtein, number>()
  for (const { food, nutrition } of ingredients) {
    const kind = food.class.split(':')[0] as keyof typeof byClass
    const source = byClass[kind] ?? 'plants'
    grams.set(source, (grams.get(source) ?? 0) + nutrition.protein)
  }
  return grams
}
