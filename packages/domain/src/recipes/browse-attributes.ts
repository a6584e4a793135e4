import { shownMacro } from '../nutrition/macros.ts'
import { cuisines as allCuisines, type Cuisine } from './cuisines.ts'
import { type DietaryTag, dietaryTags, suitsTag } from './dietary-tags.ts'
import { leastNetCarbs, type RecipeFilters } from './filters.ts'
import { activeFilterCount, type Candidate, satisfies } from './narrowing.ts'
import { wordsOf } from './search/words.ts'

export type BrowseAttributes = {
  /** The tags that at least one recipe suits, and the chosen ones. */
  tags: DietaryTag[]
  /** Whole grams: where the slider ends. */
  netCarbsMost: number
  /** That at least one recipe is of, and the chosen ones; those with most recipes first. */
  cuisines: Cuisine[]
  totalActive: number
  clearable: boolean
}

/**
 * What the filters offer. Each offer comes from what text and all *other* filters leave, never narrowed by its
 * own choice: the slider would shrink under the thumb that moves it, and a tag just chosen would take away the
 * others. It does follow the other filters, so that the slider ends at the most that can still be met. A chosen
 * tag stays even when nothing suits it, else it couldn't be taken back.
 */
export function attributesOf(found: readonly Candidate[], filters: RecipeFilters): BrowseAttributes {
  const totalActive = activeFilterCount(filters)
  const untagged = found.filter((candidate) => satisfies(candidate, filters, 'tags'))
  const unlimited = found.filter((candidate) => satisfies(candidate, filters, 'netCarbs'))
  const netCarbs = unlimited.map(({ fit }) => Math.ceil(shownMacro('netCarbs', fit.netCarbs)))
  const offered = dietaryTags.filter(
    (tag) => filters.tags.includes(tag) || untagged.some(({ recipe }) => suitsTag(recipe, tag)),
  )
  return {
    tags: offered,
    netCarbsMost: netCarbs.reduce((most, own) => Math.max(most, own), leastNetCarbs),
    cuisines: offeredCuisines(found, filters),
    totalActive,
    clearable: totalActive > 0 || wordsOf(filters.search).length > 0,
  }
}

function offeredCuisines(found: readonly Candidate[], filters: RecipeFilters): Cuisine[] {
  const counts = new Map<string, number>()
  for (const { recipe } of found.filter((candidate) => satisfies(candidate, filters, 'cuisines')))
    counts.set(recipe.cuisine, (counts.get(recipe.cuisine) ?? 0) + 1)
  return allCuisines
    .filter((cuisine) => counts.has(cuisine) || filters.cuisines.includes(cuisine))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
}
