import { encodeMacros, type WireMacros } from '@butterleaf/contract/nutrition/macros-codec'
import type { WireOwnLine, WireOwnRecipe, WireOwnRecipeSummary } from '@butterleaf/contract/own-recipes/calls'
import { type Nutrition, nutritionOf } from '@butterleaf/cookbook/foods/nutrition'
import { computeOwnRecipe } from '@butterleaf/cookbook/own/compute-own-recipe'
import { kitchenWarningsOf } from '@butterleaf/cookbook/own/kitchen-warnings'
import type { OwnFoods } from '@butterleaf/cookbook/own/own-foods'
import { ingredientsOf } from '@butterleaf/cookbook/own/read-own-recipe'
import { nutritionPerServing } from '@butterleaf/cookbook/recipes/fields/eaten-nutrition'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { shownMacros } from '@butterleaf/domain/nutrition/macros'
import { ketoSwapsOf } from '@butterleaf/domain/own-recipes/keto-swaps'
import {
  countMissing,
  isWeighed,
  isWhole,
  type KeptLine,
  mayBePlanned,
  type OwnRecipe,
} from '@butterleaf/domain/own-recipes/own-recipe'
import { showWarning } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import { photoAddress, presentCard } from '#capabilities/recipes/operations.ts'
import { editVersionOf } from './edit-version.ts'

export function presentSummary(own: OwnRecipe, foods: OwnFoods): WireOwnRecipeSummary {
  const { id, title, meal, servings, prepMinutes, cookMinutes, lines } = own
  const recipe = computeOwnRecipe(own, foods)
  const perServing = recipe?.perServing ?? perServingOfKnown(own, foods)
  return {
    ...{ id, title, meal, prepMinutes, cookMinutes },
    servings: servings ?? null,
    lineCount: lines.length,
    missing: countMissing(own),
    isWhole: isWhole(own),
    mayBePlanned: mayBePlanned(own),
    perServing: perServing ? presentMacros(perServing) : null,
    image: imageOf(own, recipe),
  }
}

/** Of the lines that are known. */
function perServingOfKnown(own: OwnRecipe, foods: OwnFoods): Nutrition | undefined {
  const { servings } = own
  return servings === undefined
    ? undefined
    : nutritionPerServing({ ingredients: ingredientsOf(own, foods), servings })
}

function imageOf({ photo }: OwnRecipe, recipe: Recipe | undefined): string | null {
  if (photo !== undefined) return photoAddress(photo, 'small')
  return recipe ? presentCard(recipe).image.small : null
}

export function presentOwnRecipe(own: OwnRecipe, foods: OwnFoods): WireOwnRecipe {
  const { link, text, recipeId } = own.source
  return {
    ...presentSummary(own, foods),
    version: editVersionOf(own),
    isPlanned: own.isPlanned ?? null,
    hasPhoto: own.photo !== undefined,
    unreadLanguage: own.unreadLanguage ?? null,
    lines: own.lines.map((line) => presentLine(line, own, foods)),
    steps: [...own.steps],
    warnings: kitchenWarningsOf(own, foods).map(showWarning),
    source: { link: link ?? null, text, recipeId: recipeId ?? null },
  }
}

function presentLine(line: KeptLine, own: OwnRecipe, foods: OwnFoods): WireOwnLine {
  const { words, group, food, grams, how, doubt, isOptional, note } = line
  const nutrition = nutritionOfLine(line, foods)
  return {
    words,
    group: group ?? null,
    food: food ? { ...food } : null,
    grams: grams ?? null,
    ...{ how, doubt: doubt ?? null },
    isToTaste: line.isToTaste ?? false,
    isAmountEstimated: line.isAmountEstimated ?? false,
    isOptional: isOptional ?? false,
    note: note ?? null,
    figures: nutrition ? presentMacros(nutrition) : null,
    swaps: nutrition ? presentSwaps(line, { own, foods, netCarbs: nutrition.netCarbs }) : [],
  }
}

function nutritionOfLine(line: KeptLine, foods: OwnFoods): Nutrition | undefined {
  const food = isWeighed(line) && foods.find(line.food)
  return food ? nutritionOf(food, line.grams ?? 0) : undefined
}

type Swapping = Readonly<{ own: OwnRecipe; foods: OwnFoods; netCarbs: number }>

/** OWN-3 */
function presentSwaps(line: KeptLine, { own, foods, netCarbs }: Swapping): WireOwnLine['swaps'] {
  return ketoSwapsOf(line).flatMap(({ foodId, ratio, method }) => {
    const food = foods.find({ kind: 'cookbook', id: foodId })
    if (!food || line.grams === undefined) return []
    const grams = Math.round(line.grams * ratio)
    const less = (netCarbs - nutritionOf(food, grams).netCarbs) / (own.servings ?? 1)
    const taken = { kind: 'cookbook' as const, id: food.id, name: food.name }
    return [{ food: taken, grams, netCarbsLess: Math.round(less * 10) / 10, method }]
  })
}

function presentMacros(nutrition: Nutrition): WireMacros {
  return encodeMacros(shownMacros(nutrition))
}
