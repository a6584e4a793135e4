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
import {
  cookingOf,
  type Helping,
  helpingsOf,
  type Item,
  type ItemId,
  isFilled,
} from '@butterleaf/domain/meal-plan/item'
import { type FoundItem, type FoundWeek, itemsIn } from '@butterleaf/domain/meal-plan/places'
import { guestsAt, guestsText } from '@butterleaf/domain/meal-plan/table/guests'
import type { ShownTable } from '@butterleaf/domain/meal-plan/table/table'
import { dateOfDay, type Template } from '@butterleaf/domain/meal-plan/template'
import { peopleOf, type Questionnaire } from '@butterleaf/domain/onboarding/questionnaire'
import type { RecipeId } from '@butterleaf/domain/recipes/may-eat'
import { scaleWarnings, showWarning } from '@butterleaf/domain/recipes/shown/kitchen-warning'
import { inKitchenOrder } from '@butterleaf/domain/recipes/shown/measure-text'
import { amountAndFood } from '#capabilities/shopping-list/operations.ts'
import type {
  Cooking,
  Eating,
  ForWhom,
  IngredientGroup,
  IngredientLine,
  PrintedPlate,
  RecipeModel,
} from '#platform/pdf/models/recipe-model.ts'

export type PrintedWith = Readonly<{ system: UnitSystem; pictureOf: (recipe: Recipe) => Promise<string> }>

export function forWhomOf(answers: Questionnaire): ForWhom {
  return { people: peopleOf(answers), eaters: answers.table?.eaters.map(({ name }) => name) }
}

/** The recipe with an amount for each size it is cooked in. */
export async function recipeModel(
  recipe: Recipe,
  cookings: readonly PlanCooking[],
  { system, pictureOf }: PrintedWith,
): Promise<RecipeModel> {
  const sizes = cookingsBySize(cookings, recipe.atOnce)
  const factors = sizes.map(({ servings }) => servings / recipe.servings)
  const { title, restMinutes, perServing, steps } = recipe
  const scale = Math.max(...factors)
  const largest = cookedRecipe(recipe, { scale, units: system })
  const warnings = scaleWarnings(recipe.warnings ?? [], scale).map(showWarning)
  const inOrder = (text: string) => inKitchenOrder(text, system)
  return {
    ...{ title, restMinutes, perServing },
    picture: await pictureOf(recipe),
    // One line of times for all sizes: the longest.
    minutes: Math.max(...sizes.map(({ servings }) => minutesOfCooking(recipe, servings))),
    cookings: sizes,
    groups: groupsOf(recipe, (ingredient) => lineOf(ingredient, factors, system)),
    steps: steps.map((step, index) => ({
      text: inOrder(stepWords(step, largest)),
      warnings: warnings.filter(({ stepIndex }) => stepIndex === index).map(({ text }) => inOrder(text)),
    })),
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

/** Who is served what, and what a serving weighs. */
type Served = Readonly<{
  table: ShownTable
  dishOf: (recipeId: RecipeId) => Readonly<{ gramsPerServing: number }> | undefined
}>

/** In the order of the days. */
export function cookingsOf(template: Template, served: Served): PlanCooking[] {
  return template.weeks.flatMap((week, weekIndex) => cookingsIn(template, { week, weekIndex }, served))
}

function cookingsIn(template: Template, found: FoundWeek, { table, dishOf }: Served): PlanCooking[] {
  const slots = itemsIn(found)
  return slots.flatMap((slot) => {
    const { week, item } = slot
    const eaten = slots.filter((other) => isFilled(other.item) && cookingOf(other.item) === item.id)
    return cookedFor(week, item, table.servedOf).map(({ recipeId, servings }) => {
      const isMain = isFilled(item) && recipeId === item.recipeId
      const printed = (other: FoundItem) => eatingOf(template, other, { recipeId, table, dishOf })
      return {
        itemId: item.id,
        recipeId,
        servings,
        eaten: isMain ? eaten.map(printed) : [{ ...printed(slot), isLeftover: false }],
      }
    })
  })
}

function eatingOf(
  template: Template,
  { day, dayNumber, item }: FoundItem,
  served: Served & Readonly<{ recipeId: RecipeId }>,
): Eating {
  const date = dateOfDay(template, dayNumber)
  const plates = platesOf(item, served)
  const isLeftover = item.kind === 'leftover'
  // A dish apart is not for them.
  const isServed = isFilled(item) && helpingsOf(item).some(({ recipeId }) => recipeId === served.recipeId)
  const guests = isServed ? guestsText(guestsAt(day, item.id)) : undefined
  return {
    ...{ dayNumber, date, meal: item.meal, isLeftover },
    ...(guests && { guests }),
    ...(plates && { plates }),
  }
}

/** TOG-3: of a dish of the item; undefined where nobody eats along. */
function platesOf(
  item: Item,
  { recipeId, table, dishOf }: Served & Readonly<{ recipeId: RecipeId }>,
): PrintedPlate[] | undefined {
  if (!isFilled(item)) return undefined
  const others = table.platesOf(item)
  if (others.length === 0) return undefined
  const at = helpingsOf(item).findIndex((helping) => helping.recipeId === recipeId)
  const grams = dishOf(recipeId)?.gramsPerServing ?? 0
  const plateOf = ({ servings }: Pick<Helping, 'servings'>, name?: string): PrintedPlate => {
    return { name, servings, grams: Math.round(grams * servings) }
  }
  if (at < 0)
    return others.flatMap(({ eater, own = [] }) =>
      own.filter((helping) => helping.recipeId === recipeId).map((helping) => plateOf(helping, eater.name)),
    )
  // Who has a dish of their own in its place gets none of it.
  const theirs = others.flatMap(({ eater, helpings, own }) => {
    const helping = helpings[at]!
    return own && helping.servings === 0 ? [] : [plateOf(helping, eater.name)]
  })
  return [plateOf(helpingsOf(item)[at]!), ...theirs]
}
