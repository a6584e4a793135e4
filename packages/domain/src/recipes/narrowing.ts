import type { Meal } from '../meals/meals.ts'
import { shownMacro } from '../nutrition/macros.ts'
import { categories as allCategories, type Category, isSide } from './categories.ts'
import { type RecipeDiets, suitsTag } from './dietary-tags.ts'
import type { RecipeFilters } from './filters.ts'

/** A recipe as filters see it, with the net carbs of the serving that the user would eat. */
export type Candidate = {
  recipe: RecipeDiets & { meals: readonly Meal[]; prepMinutes: number; cookMinutes: number; cuisine: string }
  fit: { netCarbs: number }
}

export type Narrowing = 'categories' | 'tags' | 'time' | 'netCarbs' | 'cuisines'

/** Whether a candidate satisfies every filter, but for the one left aside. */
export function satisfies(candidate: Candidate, filters: RecipeFilters, aside?: Narrowing): boolean {
  return narrowings.every((narrowing) => narrowing === aside || holds[narrowing](candidate, filters))
}

const holds: Readonly<Record<Narrowing, (candidate: Candidate, filters: RecipeFilters) => boolean>> = {
  categories: ({ recipe }, { categories }) =>
    categories.length === 0 || categoriesOf(recipe).some((own) => categories.includes(own)),
  tags: ({ recipe }, { tags }) => tags.every((tag) => suitsTag(recipe, tag)),
  time: ({ recipe }, { mostMinutes }) =>
    mostMinutes === 0 || recipe.prepMinutes + recipe.cookMinutes <= mostMinutes,
  // As shown: what reads 5 g passes a limit of 5 g.
  netCarbs: ({ fit }, { mostNetCarbs }) =>
    mostNetCarbs === undefined || shownMacro('netCarbs', fit.netCarbs) <= mostNetCarbs,
  cuisines: ({ recipe }, { cuisines }) =>
    cuisines.length === 0 || cuisines.some((cuisine) => cuisine === recipe.cuisine),
}

function categoriesOf(recipe: Candidate['recipe']): readonly Category[] {
  return isSide(recipe) ? ['side'] : recipe.meals
}

const narrowings: readonly Narrowing[] = ['categories', 'tags', 'time', 'netCarbs', 'cuisines']

/** RCP-2: each tag narrows further and counts on its own; meal types widen one another and count as one, all of them as none, as do cuisines. */
export function activeFilterCount(filters: RecipeFilters): number {
  const { categories, tags, mostMinutes, mostNetCarbs, cuisines } = filters
  const isNarrowed = categories.length > 0 && categories.length < allCategories.length
  const single = [isNarrowed, mostMinutes > 0, mostNetCarbs !== undefined, cuisines.length > 0]
  return tags.length + single.filter(Boolean).length
}
