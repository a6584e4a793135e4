import { noFilters, type RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { useSearchParams } from 'react-router'
import { decodeFiltersAddress, encodeFiltersAddress } from '#lib/recipe/browse/filters-address.ts'

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

/** A change loads the list again from its top. Back leaves the list, past all changes of its filters. */
export function useFilters() {
  const [parameters, setParameters] = useSearchParams()
  const change = (filters: RecipeFilters) => {
    setParameters(encodeFiltersAddress(filters), { replace: true, preventScrollReset: true })
    window.scrollTo({ top: 0 })
  }
  return { filters: decodeFiltersAddress(parameters), change }
}
