import { noFilters, type RecipeFilters } from '@butterleaf/domain/recipes/filters'

/** What was typed stays; it is cleared where it is typed. */
export function withoutFilters({ search }: RecipeFilters): RecipeFilters {
  return { ...noFilters, search }
}

export function withNetCarbs(
  { mostNetCarbs: _before, ...others }: RecipeFilters,
  grams: number | undefined,
): RecipeFilters {
  return grams === undefined ? others : { ...others, mostNetCarbs: grams }
}
