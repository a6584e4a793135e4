import { categories as allCategories, type Category } from './categories.ts'
import type { Cuisine } from './cuisines.ts'
import { type DietaryTag, isDietaryTag } from './dietary-tags.ts'

export type FilterField = 'page' | 'search' | 'categories' | 'tags' | 'time' | 'netCarbs'
export type FilterFault = { field: FilterField; message: string }
export type FilterReading = { ok: true; filters: RecipeFilters } | { ok: false; faults: FilterFault[] }

/** The query as sent; an absent field doesn't narrow. */
export type FilterQuery = {
  page?: number | undefined
  search?: string | undefined
  categories?: readonly string[] | undefined
  tags?: readonly string[] | undefined
  time?: number | undefined
  netCarbs?: number | undefined
  cuisines?: readonly Cuisine[] | undefined
}

export type RecipeFilters = {
  /** From 1. */
  page: number
  search: string
  /** Any of these; all meals when empty, and no sides (ED-2): who filters by none knows the four meals. */
  categories: readonly Category[]
  /** For a person with all of these. */
  tags: readonly DietaryTag[]
  /** Prep and cook together; 0 for no preference. */
  mostMinutes: TimeStep
  /** Grams in the serving as the user would eat it. */
  mostNetCarbs?: number
  /** Any of these; all when empty. */
  cuisines: readonly Cuisine[]
}

export const noFilters: RecipeFilters = {
  page: 1,
  search: '',
  categories: [],
  tags: [],
  mostMinutes: 0,
  cuisines: [],
}

/** RCP-2: in the order of the slider, 0 to 6; 0 minutes for no preference. */
export const timeSteps = [0, 15, 20, 30, 45, 60, 90] as const
export type TimeStep = (typeof timeSteps)[number]
export const leastNetCarbs = 1
export const searchLimitCharacters = 100

/** All faults at once. */
export function readFilters(query: FilterQuery): FilterReading {
  const { page = 1, search = '', categories = [], tags = [], time = 0, netCarbs, cuisines = [] } = query
  const mostMinutes = timeSteps.find((step) => step === time)
  const faults = [
    fault('page', (!Number.isSafeInteger(page) || page < 1) && 'Pages are whole numbers from 1.'),
    fault('search', search.length > searchLimitCharacters && longSearch),
    fault('categories', !categories.every(isCategory) && `Choose among ${allCategories.join(', ')}.`),
    fault('tags', unknownTag(tags)),
    fault(
      'time',
      mostMinutes === undefined && `Choose ${timeSteps.slice(1).join(', ')} minutes, or 0 for any time.`,
    ),
    fault('netCarbs', netCarbs !== undefined && !(netCarbs >= leastNetCarbs) && fewCarbs),
  ].flat()
  if (faults.length > 0 || mostMinutes === undefined) return { ok: false, faults }
  const filters = {
    page,
    search: search.trim(),
    categories: [...new Set(categories.filter(isCategory))],
    tags: [...new Set(tags.filter(isDietaryTag))],
    mostMinutes,
    cuisines: [...new Set(cuisines)],
  }
  return { ok: true, filters: netCarbs === undefined ? filters : { ...filters, mostNetCarbs: netCarbs } }
}

const longSearch = `Keep the search to ${searchLimitCharacters} characters or fewer.`
const fewCarbs = `Choose ${leastNetCarbs} g of net carbs or more.`

function isCategory(category: string): category is Category {
  return allCategories.some((one) => one === category)
}

function unknownTag(tags: readonly string[]): string | undefined {
  const unknown = tags.find((tag) => !isDietaryTag(tag))
  return unknown === undefined ? undefined : `There is no dietary tag ${unknown}.`
}

function fault(field: FilterField, message: string | false | undefined): FilterFault[] {
  return message ? [{ field, message }] : []
}
