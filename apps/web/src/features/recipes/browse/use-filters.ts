import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { useSearchParams } from 'react-router'
import { decodeFiltersAddress, encodeFiltersAddress } from '#lib/recipe/browse/filters-address.ts'

/** A change asks anew from the top of the list; the way back leads past all of them, to where the person came from. */
export function useFilters() {
  const [parameters, setParameters] = useSearchParams()
  const change = (filters: RecipeFilters) => {
    setParameters(encodeFiltersAddress(filters), { replace: true, preventScrollReset: true })
    window.scrollTo({ top: 0 })
  }
  return { filters: decodeFiltersAddress(parameters), change }
}
