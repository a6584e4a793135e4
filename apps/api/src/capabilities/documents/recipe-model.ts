import { minutesOf, type Recipe, type RecipeIngredient } from '@butterleaf/cookbook/recipes/recipe'
import { stepWords } from '@butterleaf/cookbook/recipes/step-words'
import { kitchenAmount } from '@butterleaf/domain/kitchen/kitchen-amount'
import { pieceUnitOf } from '@butterleaf/domain/kitchen/measured-food'
import { scaleAmount } from '@butterleaf/domain/kitchen/scale-amount'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { amountAndFood } from '#capabilities/shopping-list/operations.ts'
import type {
  Cooking,
  IngredientGroup,
  IngredientLine,
  RecipeModel,
} from '#platform/pdf/models/recipe-model.ts'
import type { PlanCooking } from './plan-cookings.ts'

export type PrintedWith = Readonly<{ system: UnitSystem; pictureOf: (recipe: Recipe) => string }>

/** The recipe with an amount for each size it is cooked in. */
export function recipeModel(
  recipe: Recipe,
  cookings: readonly PlanCooking[],
  { system, pictureOf }: PrintedWith,
): RecipeModel {
  const sizes = cookingsBySize(cookings)
  const factors = sizes.map(({ servings }) => servings / recipe.servings)
  const { title, restMinutes, perServing, steps } = recipe
  const largest = cookedAt(recipe, Math.max(...factors))
  return {
    ...{ title, restMinutes, perServing },
    picture: pictureOf(recipe),
    minutes: minutesOf(recipe),
    cookings: sizes,
    groups: groupsOf(recipe, (ingredient) => lineOf(ingredient, factors, system)),
    steps: steps.map((step) => stepWords(step, largest)),
  }
}

function cookingsBySize(cookings: readonly PlanCooking[]): Cooking[] {
  const sizes = [...new Set(cookings.map(({ servings }) => servings))]
  return sizes.map((servings) => ({
    servings,
    eaten: cookings.filter((cooking) => cooking.servings === servings).flatMap(({ eaten }) => eaten),
  }))
}

/** RCP-6: rows with one label are grouped. */
function groupsOf(
  { ingredients }: Recipe,
  lineFor: (ingredient: RecipeIngredient) => IngredientLine,
): IngredientGroup[] {
  const labels = [...new Set(ingredients.map(({ group }) => group))]
  return labels.map((label) => ({
    label,
    lines: ingredients.filter(({ group }) => group === label).map(lineFor),
  }))
}

function lineOf(
  ingredient: RecipeIngredient,
  factors: readonly number[],
  system: UnitSystem,
): IngredientLine {
  const { prep, note, isOptional } = ingredient
  const measured = factors.map((factor) => measuredAt(ingredient, factor, system))
  const notes = [prep, note, isOptional ? 'optional' : undefined].filter((words) => words !== undefined)
  return {
    amounts: measured.map(({ amount }) => amount),
    // One name for all amounts: "onions" where any of them is of two.
    food: measured.reduce((longest, { food }) => (food.length > longest.length ? food : longest), ''),
    prep: notes.join('; ') || undefined,
  }
}

/** An amount that RCP-7 hides is left out: "salt". */
function measuredAt({ food, quantity, unit, grams }: RecipeIngredient, factor: number, system: UnitSystem) {
  const written = { quantity, unit: unit ?? pieceUnitOf(food) ?? 'piece', grams }
  const amount = kitchenAmount(scaleAmount(written, factor), food, system)
  return amount ? amountAndFood(amount, food) : { amount: '', food: food.name }
}

function cookedAt({ ingredients }: Recipe, factor: number): Pick<Recipe, 'ingredients'> {
  return { ingredients: ingredients.map((own) => ({ ...own, quantity: own.quantity * factor })) }
}
