import { noFilters, type RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { useLocation, useSearchParams } from 'react-router'
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

export function toggled<Value>(values: readonly Value[], value: Value, isOn: boolean): Value[] {
  const others = values.filter((other) => other !== value)
  return isOn ? [...others, value] : others
}

const fitsName = 'fits'

/** A change loads the list again from its top. Back leaves the list, past all changes of its filters. */
export function useFilters() {
  const [parameters, setParameters] = useSearchParams()
  const { state } = useLocation()
  /** MAP-5: only what the person’s day has room for. */
  const isFitting = parameters.has(fitsName)
  const change = (filters: RecipeFilters, fitsDay = isFitting) => {
    const next = encodeFiltersAddress(filters)
    if (fitsDay) next.set(fitsName, 'day')
    setParameters(next, { replace: true, preventScrollReset: true, state })
    window.scrollTo({ top: 0 })
  }
  return { filters: decodeFiltersAddress(parameters), fitsDay: isFitting, change }
}
