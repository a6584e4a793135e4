import type { BrowseAnswer } from '@butterleaf/contract/meal-plan/calls'
import { encodeDietaryTags, encodeFoodTag } from '@butterleaf/contract/recipes/dietary-codes'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { presentCard, presentDayFit } from '#capabilities/recipes/operations.ts'
import type { Showing } from '../showing.ts'
import type { SlotPage } from './browse-slot.ts'

type Result = BrowseAnswer['results'][number]

/** As asked, as found, and what the filters offer. */
export function presentBrowse(
  { page, pageTotal, attributes, results }: SlotPage,
  filters: RecipeFilters,
  showing: Pick<Showing, 'people' | 'ranges'>,
): BrowseAnswer {
  const { search, categories, tags, mostMinutes, mostNetCarbs } = filters
  const { netCarbsMost, totalActive, clearable } = attributes
  return {
    query: {
      ...{ page, pageTotal, search, time: mostMinutes, net_carbs: mostNetCarbs ?? null },
      categories: [...categories],
      allergen: encodeDietaryTags(tags),
    },
    results: results.map((result) => presentResult(result, showing)),
    attributes: {
      tags: attributes.tags.map(encodeFoodTag),
      net_carbs: netCarbsMost,
      totalActive,
      clearable,
    },
  }
}

/** RCP-4: in the serving and at the scale it would have in the slot. */
function presentResult(
  { recipe, fit }: SlotPage['results'][number],
  { people, ranges }: Pick<Showing, 'people' | 'ranges'>,
): Result {
  const { servings, totals, deviation } = fit
  return {
    ...presentCard(recipe),
    serving: { value: servings, minimum: leastServings, scale: (people * servings) / recipe.servings },
    fit: presentDayFit({ target: ranges, actual: totals, deviation, inRange: deviation === 0 }),
  }
}
