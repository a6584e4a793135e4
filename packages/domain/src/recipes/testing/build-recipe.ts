import type { Meal } from '../../meals/meals.ts'
import type { BrowsableRecipe } from '../browse.ts'
import type { SearchableRecipe } from '../recipe-fields.ts'

type Made = BrowsableRecipe & SearchableRecipe & { meals: readonly Meal[] }

/** A dinner of half an hour, described only by its title and these ingredients, the heaviest first. */
export function buildRecipe(title: string, ingredients = '', own: Partial<Made> = {}): Made {
  const names = ingredients.split(', ').filter((name) => name !== '')
  return {
    id: title,
    title,
    meals: ['dinner'],
    prepMinutes: 10,
    cookMinutes: 20,
    cuisine: '',
    technique: '',
    mainProtein: '',
    free: [],
    contains: [],
    ingredients: names.map((name, at) => ({ food: { name, plural: name }, grams: 500 / (at + 1) })),
    ...own,
  }
}
