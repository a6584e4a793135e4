import { decodeDietaryTag, encodeDietaryTags } from '@butterleaf/contract/recipes/dietary-codes'
import { type RecipeFilters, readFilters } from '@butterleaf/domain/recipes/filters'

const noFilters: RecipeFilters = { page: 1, search: '', categories: [], tags: [], mostMinutes: 0 }

/** The browse's question stands in the address: a reload, a link and the way back ask the same. */
export function filtersFrom(parameters: URLSearchParams): RecipeFilters {
  const list = (name: string) => parameters.get(name)?.split(',').filter(Boolean) ?? []
  const number = (name: string) => (parameters.has(name) ? Number(parameters.get(name)) : undefined)
  const reading = readFilters({
    search: parameters.get('search') ?? '',
    categories: list('categories'),
    tags: list('allergen').map((code) => decodeDietaryTag(Number(code)) ?? code),
    time: number('time'),
    netCarbs: number('net_carbs'),
  })
  return reading.ok ? reading.filters : noFilters
}

export function filtersToAddress({
  search,
  categories,
  tags,
  mostMinutes,
  mostNetCarbs,
}: RecipeFilters): URLSearchParams {
  const entries = {
    search,
    categories: categories.join(),
    allergen: encodeDietaryTags(tags).join(),
    time: mostMinutes > 0 ? String(mostMinutes) : '',
    net_carbs: String(mostNetCarbs ?? ''),
  }
  return new URLSearchParams(Object.entries(entries).filter(([, value]) => value !== ''))
}

/** As the call takes it: JSON in its address. */
export function filtersToQuery(filters: RecipeFilters, page: number): string {
  const { search, categories, tags, mostMinutes, mostNetCarbs = null } = filters
  const asked = { search, categories, allergen: encodeDietaryTags(tags), time: mostMinutes }
  return JSON.stringify({ page, ...asked, net_carbs: mostNetCarbs })
}

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
