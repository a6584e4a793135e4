import type { BrowseAnswer, RecipesAnswer } from '@butterleaf/contract/meal-plan/calls'
import { encodeDietaryTags, encodeFoodTag } from '@butterleaf/contract/recipes/dietary-codes'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { leastServings } from '@butterleaf/domain/meal-plan/servings'
import type { RecipeFilters } from '@butterleaf/domain/recipes/filters'
import { presentCard, presentDayFit } from '#capabilities/recipes/operations.ts'
import type { Showing } from '../showing.ts'
import type { AllRecipesPage } from './browse-all.ts'
import type { SlotPage } from './browse-slot.ts'

type Result = BrowseAnswer['results'][number]
/** `portions`: of the owner's size, eaten in the slot. */
type ResultShowing = Pick<Showing, 'ranges'> & Readonly<{ portions: number }>

/** As asked, as found, and what the filters offer. */
export function presentBrowse(
  { results, ...found }: SlotPage,
  filters: RecipeFilters,
  showing: ResultShowing,
): BrowseAnswer {
  return { ...presentFound(found, filters), results: results.map((result) => presentResult(result, showing)) }
}

/** The same of all recipes, each as it is written. */
export function presentAllRecipes(
  { results, ...found }: AllRecipesPage,
  filters: RecipeFilters,
): RecipesAnswer {
  const cards = results.map((recipe) => ({ ...presentCard(recipe), categories: [...recipe.meals] }))
  return { ...presentFound(found, filters), results: cards }
}

function presentFound(
  { page, pageTotal, attributes }: Omit<SlotPage, 'results'>,
  { search, categories, tags, mostMinutes, mostNetCarbs, cuisines }: RecipeFilters,
): Pick<BrowseAnswer, 'query' | 'attributes'> {
  const { netCarbsMost, cuisines: offered, totalActive, clearable } = attributes
  return {
    query: {
      ...{ page, pageTotal, search, time: mostMinutes, net_carbs: mostNetCarbs ?? null },
      categories: [...categories],
      allergen: encodeDietaryTags(tags),
      cuisines: [...cuisines],
    },
    attributes: {
      tags: attributes.tags.map(encodeFoodTag),
      net_carbs: netCarbsMost,
      cuisines: offered,
      totalActive,
      clearable,
    },
  }
}

/** RCP-4: in the serving and at the scale it would have in the slot. */
function presentResult(
  { recipe, fit, basket }: SlotPage['results'][number],
  { portions, ranges }: ResultShowing,
): Result {
  const { servings, totals, deviation } = fit
  return {
    ...presentCard(recipe),
    serving: { value: servings, minimum: leastServings, scale: (portions * servings) / recipe.servings },
    fit: presentDayFit({ target: ranges, actual: totals, deviation, inRange: deviation === 0 }),
    basket: { moreToBuy: basket.moreToBuy, usesUp: foodNames(recipe, basket.usesUp) },
  }
}

function foodNames({ ingredients }: Recipe, ids: readonly string[]): string[] {
  const named = ingredients.filter(({ food }) => ids.includes(food.id)).map(({ food }) => food.name)
  return [...new Set(named)]
}
