import { attributesOf, type BrowseAttributes } from './browse-attributes.ts'
import type { RecipeFilters } from './filters.ts'
import { type Candidate, satisfies } from './narrowing.ts'
import type { SearchIndex } from './search/search-index.ts'
import { type SearchHit, searchRecipes } from './search/search-recipes.ts'
import { wordsOf } from './search/words.ts'

/** How the day would be with the recipe in the slot, at its best serving. */
export type SlotFit = {
  deviation: number
  servings: number
  netCarbs: number
  /** Takes longer than was wished for, or far longer than is usual for the meal: it comes after all that doesn't. */
  isLate: boolean
  /** Fits like this only with other servings of the day's other meals: it comes after what fits as well without. */
  changesOthers: boolean
  /** Of a cuisine the person would rather not have: it comes last of those that are in time. */
  isDisliked: boolean
  /** How little it is to the person's taste; among those that fit alike. */
  price: number
}
export type BrowsableRecipe = Candidate['recipe'] & { id: string; title: string }

export type BrowseQuestion<Recipe> = {
  /** The recipes that the person may choose for the slot. */
  recipes: readonly Recipe[]
  filters: RecipeFilters
  /** An index of these recipes; it may hold others too. */
  index: SearchIndex
  fitOf: (recipeId: string) => SlotFit
  liked: ReadonlySet<string>
}

export type BrowseResult<Recipe> = { recipe: Recipe; fit: SlotFit }
export type BrowseAnswer<Recipe> = {
  results: BrowseResult<Recipe>[]
  page: number
  pageTotal: number
  attributes: BrowseAttributes
}

export const recipesAPage = 24

/** RCP-1, RCP-4: one page of what a slot may be filled with. A page past the end is empty. */
export function browseRecipes<Recipe extends BrowsableRecipe>(
  question: BrowseQuestion<Recipe>,
): BrowseAnswer<Recipe> {
  const { filters, liked } = question
  const found = findings(question)
  const ranked = found
    .filter((finding) => satisfies(finding, filters))
    .sort((a, b) => compareFindings(a, b, liked))
  const from = (filters.page - 1) * recipesAPage
  return {
    results: ranked.slice(from, from + recipesAPage).map(({ recipe, fit }) => ({ recipe, fit })),
    page: filters.page,
    pageTotal: Math.ceil(ranked.length / recipesAPage),
    attributes: attributesOf(found, filters),
  }
}

type Relevance = Pick<SearchHit, 'band' | 'points'>
type Finding<Recipe> = BrowseResult<Recipe> & { relevance: Relevance }

/** The recipes that the text finds; without text all of them, ranked alike. */
function findings<Recipe extends BrowsableRecipe>(question: BrowseQuestion<Recipe>): Finding<Recipe>[] {
  const { recipes, filters, index, fitOf } = question
  const isAsked = wordsOf(filters.search).length > 0
  const hits = new Map(searchRecipes(index, filters.search).map((hit) => [hit.recipeId, hit]))
  return recipes.flatMap((recipe) => {
    const relevance = isAsked ? hits.get(recipe.id) : unasked
    return relevance ? [{ recipe, fit: fitOf(recipe.id), relevance }] : []
  })
}

const unasked: Relevance = { band: 0, points: 0 }

/** First by how well the text matches, in broad bands, then by how well the recipe fits the day. */
function compareFindings<Recipe extends BrowsableRecipe>(
  a: Finding<Recipe>,
  b: Finding<Recipe>,
  liked: ReadonlySet<string>,
): number {
  return (
    a.relevance.band - b.relevance.band ||
    Number(a.fit.isLate) - Number(b.fit.isLate) ||
    Number(a.fit.isDisliked) - Number(b.fit.isDisliked) ||
    a.fit.deviation - b.fit.deviation ||
    Number(a.fit.changesOthers) - Number(b.fit.changesOthers) ||
    Number(liked.has(b.recipe.id)) - Number(liked.has(a.recipe.id)) ||
    b.relevance.points - a.relevance.points ||
    a.fit.price - b.fit.price ||
    byTitle.compare(a.recipe.title, b.recipe.title)
  )
}

const byTitle = new Intl.Collator('en')
