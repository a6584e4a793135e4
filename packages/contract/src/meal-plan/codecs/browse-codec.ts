import type { OfferPage, RecipeOffer, RecipePage } from '@butterleaf/domain/meal-plan/shown/recipe-page'
import type { BrowseAttributes } from '@butterleaf/domain/recipes/browse-attributes'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'

import { decodeCard, decodeOfferedCard } from '../../recipes/card-codec.ts'
import { decodeDietaryTag, encodeDietaryTags } from '../../recipes/dietary-codes.ts'
import type { BrowseAnswer, RecipesAnswer } from '../calls.ts'
import { decodeDayFit } from './fit-codec.ts'

/** The filters as the call takes them: JSON in its address. */
export function encodeBrowseQuery(filters: RecipeFilters): string {
  const { page, search, categories, tags, mostMinutes, mostNetCarbs = null, cuisines } = filters
  const asked = { search, categories, allergen: encodeDietaryTags(tags), time: mostMinutes }
  return JSON.stringify({
    ...{ page, ...asked, net_carbs: mostNetCarbs },
    ...(cuisines.length > 0 && { cuisines }),
  })
}

export function decodeBrowseAnswer({ query, results, attributes }: BrowseAnswer): OfferPage {
  const { page, pageTotal } = query
  return { page, pageTotal, results: results.map(decodeOffer), attributes: decodeAttributes(attributes) }
}

export function decodeRecipesAnswer({ query, results, attributes }: RecipesAnswer): RecipePage {
  const { page, pageTotal } = query
  const decoded = results.map(({ categories, ...card }) => ({ card: decodeCard(card), meals: categories }))
  return { page, pageTotal, results: decoded, attributes: decodeAttributes(attributes) }
}

function decodeAttributes(attributes: BrowseAnswer['attributes']): BrowseAttributes {
  const { tags, net_carbs, totalActive, clearable, cuisines } = attributes
  return {
    tags: tags.flatMap(({ id }) => decodeDietaryTag(id) ?? []),
    netCarbsMost: net_carbs,
    cuisines,
    totalActive,
    clearable,
  }
}

function decodeOffer({ serving, fit, basket, ...card }: BrowseAnswer['results'][number]): RecipeOffer {
  return {
    card: decodeOfferedCard(card),
    servings: serving.value,
    scale: serving.scale,
    fit: decodeDayFit(fit),
    basket,
  }
}
