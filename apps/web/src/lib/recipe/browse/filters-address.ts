import { decodeDietaryTag, encodeDietaryTags } from '@butterleaf/contract/recipes/dietary-codes'
import type { Cuisine } from '@butterleaf/domain/recipes/cuisines'
import { noFilters, type RecipeFilters, readFilters } from '@butterleaf/domain/recipes/filters'

/**
 * The browse's question stands in the address: a reload, a link and the way back ask the same. Cuisines aren't checked here, since their
 * table would come with every screen: the server refuses what is none.
 */
export function decodeFiltersAddress(parameters: URLSearchParams): RecipeFilters {
  const list = (name: string) => parameters.get(name)?.split(',').filter(Boolean) ?? []
  const number = (name: string) => (parameters.has(name) ? Number(parameters.get(name)) : undefined)
  const reading = readFilters({
    search: parameters.get('search') ?? '',
    categories: list('categories'),
    tags: list('allergen').map((code) => decodeDietaryTag(Number(code)) ?? code),
    time: number('time'),
    netCarbs: number('net_carbs'),
    cuisines: list('cuisine') as Cuisine[],
  })
  return reading.ok ? reading.filters : noFilters
}

export function encodeFiltersAddress({
  search,
  categories,
  tags,
  mostMinutes,
  mostNetCarbs,
  cuisines,
}: RecipeFilters): URLSearchParams {
  const entries = {
    search,
    categories: categories.join(),
    allergen: encodeDietaryTags(tags).join(),
    time: mostMinutes > 0 ? String(mostMinutes) : '',
    net_carbs: String(mostNetCarbs ?? ''),
    cuisine: cuisines.join(),
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}
