import { cookedRecipe } from '@butterleaf/cookbook/recipes/cooked-recipe'
import type { Recipe, RecipeIngredient } from '@butterleaf/cookbook/recipes/recipe'
import { stepWords } from '@butterleaf/cookbook/recipes/step-words'
import { writtenAmount } from '@butterleaf/cookbook/recipes/written-recipe'
import { batchesOf, batchText, minutesOfCooking } from '@butterleaf/domain/cooking/batches'
import { keepingText } from '@butterleaf/domain/cooking/keeping'
import { kitchenAmount } from '@butterleaf/domain/kitchen/kitchen-amount'
import { scaleAmount } from '@butterleaf/domain/kitchen/scale-amount'
import type { UnitSystem } from '@butterleaf/domain/kitchen/units'
import { cookedFor } from '@butterleaf/domain/meal-plan/cooked-amount'
import { cookingOf, type ItemId, isFilled } from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, type FoundWeek, itemsIn } from '@butterleaf/domain/meal-plan/places'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'
import { inKitchenOrder } from '@butterleaf/domain/recipes/shown/measure-text'
import { amountAndFood } from '#capabilities/shopping-list/operations.ts'
import type {
  Cooking,
  Eating,
  IngredientGroup,
  IngredientLine,
  RecipeModel,
} from '#platform/pdf/models/recipe-model.ts'

export type PrintedWith = Readonly<{ system: UnitSystem; pictureOf: (recipe: Recipe) => Promise<string> }>

/** The recipe with an amount for each size it is cooked in. */
export async function recipeModel(
  recipe: Recipe,
  cookings: readonly PlanCooking[],
  { system, pictureOf }: PrintedWith,
): Promise<RecipeModel> {
  const sizes = cookingsBySize(cookings, recipe.atOnce)
  const factors = sizes.map(({ servings }) => servings / recipe.servings)
  const { title, restMinutes, perServing, steps } = recipe
  const largest = cookedRecipe(recipe, { scale: Math.max(...factors), units: system })
  return {
    ...{ title, restMinutes, perServing },
    picture: await pictureOf(recipe),
    // One line of times for all sizes: the longest.
    minutes: Math.max(...sizes.map(({ servings }) => minutesOfCooking(recipe, servings))),
    cookings: sizes,
    groups: groupsOf(recipe, (ingredient) => lineOf(ingredient, factors, system)),
    steps: steps.map((step) => inKitchenOrder(stepWords(step, largest), system)),
    notes: [recipe.note, recipe.keeps && keepingText(recipe.keeps)].filter((text) => text !== undefined),
  }
}

function cookingsBySize(cookings: readonly PlanCooking[], atOnce: number | undefined): Cooking[] {
  const sizes = [...new Set(cookings.map(({ servings }) => servings))]
  return sizes.map((servings) => {
    const batches = batchesOf(servings, atOnce)
    return {
      servings,
      batches: batches && batchText(batches),
      eaten: cookings.filter((cooking) => cooking.servings === servings).flatMap(({ eaten }) => eaten),
    }
  })
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
    prep: inKitchenOrder(notes.join('; '), system) || undefined,
  }
}

/** An amount that RCP-7 hides is left out: "salt". */
function measuredAt(ingredient: RecipeIngredient, factor: number, system: UnitSystem) {
  const { food } = ingredient
  const amount = kitchenAmount(scaleAmount(writtenAmount(ingredient), factor), food, system)
  return amount ? amountAndFood(amount, food) : { amount: '', food: food.name }
}

/** One cooking of a dish for all at the table, to be eaten that day and perhaps later; `itemId`: the item that it is cooked for. */
export type PlanCooking = Readonly<{
  itemId: ItemId
  recipeId: RecipeId
  servings: number
  eaten: readonly Eating[]
}>

/** In the order of the days. */
export function cookingsOf(template: Template, people: number): PlanCooking[] {
  return template.weeks.flatMap((week, weekIndex) => cookingsIn(template, { week, weekIndex }, people))
}

function cookingsIn(template: Template, found: FoundWeek, people: number): PlanCooking[] {
  const slots = itemsIn(found)
  return slots.flatMap((slot) => {
    const { week, item } = slot
    const eaten = slots.filter((other) => isFilled(other.item) && cookingOf(other.item) === item.id)
    return cookedFor(week, item).map(({ recipeId, servings }) => {
      const isMain = isFilled(item) && recipeId === item.recipeId
      return {
        itemId: item.id,
        recipeId,
        servings: people * servings,
        eaten: isMain
          ? eaten.map((other) => eatingOf(template, other))
          : [{ ...eatingOf(template, slot), isLeftover: false }],
      }
    })
  })
}

function eatingOf(template: Template, { dayNumber, item }: FoundItem): Eating {
  const date = dateOfDay(template, dayNumber)
  return { dayNumber, date, meal: item.meal, isLeftover: item.kind === 'leftover' }
}
