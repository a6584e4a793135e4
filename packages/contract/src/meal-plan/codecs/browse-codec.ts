import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import type { OfferPage, RecipeOffer } from '@butterleaf/domain/recipes/shown/recipe-offer'
import { decodeOfferedCard } from '../../recipes/card-codec.ts'
import { decodeDietaryTag, encodeDietaryTags } from '../../recipes/dietary-codes.ts'
import type { BrowseAnswer } from '../calls.ts'
import { decodeDayFit } from './fit-codec.ts'

/** The filters as the call takes them: JSON in its address. */
export function encodeBrowseQuery(filters: RecipeFilters): string {
  const { page, search, categories, tags, mostMinutes, mostNetCarbs = null } = filters
  const asked = { search, categories, allergen: encodeDietaryTags(tags), time: mostMinutes }
  return JSON.stringify({ page, ...asked, net_carbs: mostNetCarbs })
}

export function decodeBrowseAnswer({ query, results, attributes }: BrowseAnswer): OfferPage {
  const { tags, net_carbs, totalActive, clearable } = attributes
  return {
    page: query.page,
    pageTotal: query.pageTotal,
    results: results.map(decodeOffer),
    attributes: {
      tags: tags.flatMap(({ id }) => decodeDietaryTag(id) ?? []),
      netCarbsMost: net_carbs,
      totalActive,
      clearable,
    },
  }
}

function decodeOffer({ serving, fit, ...card }: BrowseAnswer['results'][number]): RecipeOffer {
  return {
    card: decodeOfferedCard(card),
    servings: serving.value,
    scale: serving.scale,
    fit: decodeDayFit(fit),
  }
}
