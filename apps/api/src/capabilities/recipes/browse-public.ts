import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { browseRecipes, type SlotFit } from '@butterleaf/domain/recipes/browse'
import { readFilters } from '@butterleaf/domain/recipes/filters'
import { AppError } from '@butterleaf/server-kit/http/app-error'
import type { Corpus } from '#platform/recipes/cookbook.ts'

export type PublicPage = { page: number; pageTotal: number; search: string; results: readonly Recipe[] }
type Asked = { page?: number | undefined; search?: string | undefined }

/** Without a person there is no day to compare with, so all recipes fit alike. */
const anyFit: SlotFit = {
  deviation: 0,
  servings: 1,
  netCarbs: 0,
  isLate: false,
  changesOthers: false,
  isDisliked: false,
  price: 0,
}
const nothingLiked: ReadonlySet<string> = new Set()

export function browsePublic({ publicRecipes, searchIndex }: Corpus, asked: Asked): PublicPage {
  const reading = readFilters(asked)
  if (!reading.ok) throw new AppError('invalid-input', { faults: reading.faults })
  const { filters } = reading
  const { page, pageTotal, results } = browseRecipes({
    recipes: publicRecipes,
    filters,
    index: searchIndex(),
    fitOf: () => anyFit,
    liked: nothingLiked,
  })
  return { page, pageTotal, search: filters.search, results: results.map(({ recipe }) => recipe) }
}
