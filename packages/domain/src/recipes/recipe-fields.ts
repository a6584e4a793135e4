import type { Diet } from './dietary-tags.ts'

export type SearchableIngredient = {
  /** Grams per ml, only for foods that flow. */
  food: { name: string; plural: string; density?: number }
  grams: number
}
export type SearchableRecipe = {
  id: string
  title: string
  meals: readonly string[]
  cuisine: string
  technique: string
  mainProtein: string
  free: readonly Diet[]
  ingredients: readonly SearchableIngredient[]
}

/** The fields that are searched, the most telling first. */
export const recipeFields = ['title', 'main-ingredient', 'ingredient', 'about'] as const
export type RecipeField = (typeof recipeFields)[number]

export function textOfFields(recipe: SearchableRecipe): Readonly<Record<RecipeField, string>> {
  const { title, ingredients, mainProtein, meals, cuisine, technique, free } = recipe
  return {
    title,
    'main-ingredient': [mainProtein, namesOf(mainIngredients(ingredients))].join(', '),
    ingredient: namesOf(ingredients),
    about: [cuisine, technique, ...(meals.length > 0 ? meals : ['side dish']), ...free].join(', '),
  }
}

const mainIngredientCount = 3

/** The heaviest that don't flow: a soup is of its leeks, not of its stock. */
function mainIngredients(ingredients: readonly SearchableIngredient[]): readonly SearchableIngredient[] {
  return ingredients
    .filter(({ food }) => food.density === undefined)
    .sort((a, b) => b.grams - a.grams)
    .slice(0, mainIngredientCount)
}

function namesOf(ingredients: readonly SearchableIngredient[]): string {
  return ingredients.map(({ food }) => `${food.name}, ${food.plural}`).join(', ')
}
