import { type Category, categoryOf, isSide } from '@butterleaf/domain/recipes/categories'
import { type Nutrition, shownNutrition } from '../foods/nutrition.ts'
import type { LineFinding } from '../reading/fault.ts'
import { eatenGrams, eatenNutrition } from '../recipes/fields/eaten-nutrition.ts'
import { energyShares } from '../recipes/macro-profile.ts'
import type { Recipe, RecipeIngredient } from '../recipes/recipe.ts'

type EatenRow = RecipeIngredient & { nutrition: Nutrition }
type Range = { from: number; to: number }
type Limits = { calories: Range; grams: Range; netCarbs: Range; protein: Range; fatShare: Range }

const main: Limits = {
  calories: { from: 250, to: 1100 },
  grams: { from: 80, to: 900 },
  netCarbs: { from: 2, to: 14 },
  protein: { from: 3, to: 70 },
  fatShare: { from: 0.45, to: 0.88 },
}
/** Per serving. Eggs and coffee have next to no carbs, and a truffle is a small thing. */
const limitsOf: Readonly<Record<Category, Limits>> = {
  breakfast: {
    ...main,
    calories: { from: 250, to: 850 },
    netCarbs: { from: 1, to: 12 },
  },
  lunch: main,
  dinner: main,
  dessert: {
    calories: { from: 60, to: 400 },
    grams: { from: 40, to: 900 },
    netCarbs: { from: 1, to: 12 },
    protein: { from: 1, to: 70 },
    fatShare: main.fatShare,
  },
  /** ED-2: greens may be all water, and a sauce all fat. */
  side: {
    calories: { from: 30, to: 350 },
    grams: { from: 15, to: 400 },
    netCarbs: { from: 0, to: 10 },
    protein: { from: 0, to: 25 },
    fatShare: { from: 0, to: 1 },
  },
}
/** 6 g of salt; below the least, nothing seasons a lunch or a dinner. A side comes on top of a main. */
const sodiumMg = { from: 200, to: 2400, toOfSide: 900 }
/** Grams a serving of what is used in spoons: above, a tbsp was written for a tsp. */
const mostGramsOfClass: Readonly<Partial<Record<string, number>>> = { spice: 12, leavening: 6 }

/** Figures no dish has: a slip in an amount, a unit or the servings. */
export function checkPlausibility(
  recipe: Recipe,
  lines: { servings: number; ingredients: readonly number[] },
): LineFinding[] {
  const perServing = recipe.ingredients.map((ingredient) => ({
    ...ingredient,
    grams: eatenGrams(ingredient, recipe.discarded) / recipe.servings,
    nutrition: eatenNutrition(ingredient, recipe.discarded),
  }))
  return [
    ...servingFindings(recipe, perServing, lines.servings),
    ...seasoningFindings(recipe, perServing, lines),
  ]
}

function servingFindings(recipe: Recipe, perServing: readonly EatenRow[], line: number): LineFinding[] {
  const limits = limitsOf[categoryOf(recipe)]
  const shown = shownNutrition(recipe.perServing)
  const fatPercent = Math.round(energyShares(recipe.perServing).fat * 100)
  const grams = Math.round(perServing.reduce((sum, ingredient) => sum + ingredient.grams, 0))
  return [
    ...outside(
      'The serving weighs',
      grams,
      'g',
      limits.grams,
      most(perServing, ({ grams }) => grams),
    ),
    ...outside(
      'A serving has',
      Math.round(recipe.perServing.calories),
      'kcal',
      limits.calories,
      most(perServing, ({ nutrition }) => nutrition.calories),
    ),
    ...outside(
      'A serving has net carbs of',
      shown.netCarbs,
      'g',
      limits.netCarbs,
      most(perServing, ({ nutrition }) => nutrition.netCarbs),
    ),
    ...outside(
      'A serving has protein of',
      shown.protein,
      'g',
      limits.protein,
      most(perServing, ({ nutrition }) => nutrition.protein),
    ),
    ...outside(
      'Fat gives',
      fatPercent,
      '% of the energy',
      { from: limits.fatShare.from * 100, to: limits.fatShare.to * 100 },
      most(perServing, ({ nutrition }) => nutrition.fat),
    ),
  ].map((finding) => ({ line, ...finding }))
}

function outside(what: string, value: number, unit: string, { from, to }: Range, biggest: string) {
  if (value >= from && value <= to) return []
  const direction = value < from ? 'More' : 'Less'
  return [
    {
      what: `${what} ${value} ${unit}; ${from} to ${to} are right.`,
      remedy: `${direction} of it: most comes from ${biggest}. Check amounts, units and servings.`,
    },
  ]
}

function most(perServing: readonly EatenRow[], amount: (row: EatenRow) => number): string {
  return perServing.toSorted((a, b) => amount(b) - amount(a))[0]?.food.id ?? 'nothing'
}

function seasoningFindings(
  recipe: Recipe,
  perServing: readonly EatenRow[],
  lines: { servings: number; ingredients: readonly number[] },
): LineFinding[] {
  const sodium = Math.round(
    perServing.reduce((sum, { food, grams }) => sum + (food.per100g.sodium * grams) / 100, 0),
  )
  const saltiest = most(perServing, ({ food, grams }) => food.per100g.sodium * grams)
  const isMain = recipe.meals.some((meal) => meal === 'lunch' || meal === 'dinner')
  const range = { from: isMain ? sodiumMg.from : 0, to: isSide(recipe) ? sodiumMg.toOfSide : sodiumMg.to }
  const salt = outside('A serving has sodium of', sodium, 'mg', range, saltiest)
  const spoons = perServing.flatMap(({ food, grams }, index) => {
    const limit = mostGramsOfClass[food.class]
    if (limit === undefined || grams <= limit || food.per100g.sodium > 20_000) return []
    const what = `${food.id}: ${Math.round(grams)} g a serving is more than anyone uses.`
    return [{ line: lines.ingredients[index] ?? 1, what, remedy: 'Check the unit: tsp, not tbsp.' }]
  })
  return [...salt.map((finding) => ({ line: lines.servings, ...finding })), ...spoons]
}
