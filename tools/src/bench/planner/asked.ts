// What a flat personality asks of the plan, read from its codes once more, so that a slip in the product's reading shows.
import type { AskedFlat, Eater, JudgedRecipe } from './judged.ts'
import {
  type LeftoverWish,
  type Limits,
  type Meal,
  meals,
  middleOf,
  mostGapDays,
  mostPlateGrams,
  quarters,
  type Ranges,
  shares,
  sharesWithoutBreakfast,
} from './rules.ts'

const leftoverWords: Record<number, LeftoverWish> = { 1: 'some', 2: 'mostly' }
const diets: Record<number, string> = {
  10: 'vegetarian',
  16: 'dairy-free',
  24: 'nut-free',
  101: 'gluten-free',
  102: 'soy-free',
  103: 'sesame-free',
}
const exclusions: Record<number, string> = {
  1: 'red meat',
  2: 'poultry',
  3: 'pork',
  4: 'fish',
  5: 'eggs',
  25: 'shellfish',
}

/** Whether a meal is eaten, how long it may take, whose dishes fill it, leftovers, sameness. */
export type MealWish = {
  isEaten: boolean
  mostMinutes: number
  from: readonly Meal[]
  leftovers: LeftoverWish
  isSame: boolean
}
export type AskedMeals = Readonly<Record<Meal, MealWish>>
/** For each meal eaten. */
export type Pools<Recipe extends JudgedRecipe = JudgedRecipe> = Partial<Record<Meal, Recipe[]>>

export function askedOf({ schedules }: Pick<AskedFlat, 'schedules'>): AskedMeals {
  const wishOf = (meal: Meal): MealWish => {
    const { skip, leftover, variety, unique, time, categories } = schedules[meal] ?? {}
    return {
      isEaten: meal === 'dessert' ? Boolean(unique) : !skip,
      mostMinutes: meal === 'dessert' ? 0 : (time ?? 0),
      from: [meal, ...(categories ?? [])],
      leftovers: unique ? 'none' : (leftoverWords[leftover ?? 0] ?? 'none'),
      isSame: meal !== 'dessert' && variety === 2,
    }
  }
  return {
    breakfast: wishOf('breakfast'),
    lunch: wishOf('lunch'),
    dinner: wishOf('dinner'),
    dessert: wishOf('dessert'),
  }
}

/** Why a recipe must not be served to this person at all; undefined when it may. */
export function refusal(
  recipe: JudgedRecipe,
  flat: AskedFlat,
  avoidedRecipes: readonly string[],
): string | undefined {
  const codes = [...(flat.allergen ?? []), ...(flat.intolerance ?? [])]
  for (const code of codes) {
    if (code in exclusions ? recipe.contains.includes(exclusions[code]) : !recipe.free.includes(diets[code]))
      return `code ${code}`
  }
  const avoided = new Set((flat.avoidedIngredients ?? []).map(({ name }) => name.trim().toLowerCase()))
  const food = recipe.ingredients.find((row) => avoided.has(row.food.name.toLowerCase()))?.food
  if (food) return `avoided food ${food.name}`
  return avoidedRecipes.includes(recipe.id) ? 'avoided recipe' : undefined
}

export function mayBeCookedFor(meal: Meal, recipe: JudgedRecipe, asked: AskedMeals): boolean {
  const { isEaten, mostMinutes, from } = asked[meal]
  if (!isEaten || !recipe.meals.some((own) => from.includes(own))) return false
  return mostMinutes === 0 || recipe.prepMinutes + recipe.cookMinutes <= mostMinutes
}

export function sharesOf(asked: AskedMeals): Readonly<Record<Meal, Limits>> {
  return asked.breakfast.isEaten ? shares : sharesWithoutBreakfast
}

/** The servings, in quarters, that keep a dish inside its meal's share of the day. */
export function quartersFor(meal: Meal, recipe: JudgedRecipe, asked: AskedMeals, ranges: Ranges): number[] {
  const [least, most] = sharesOf(asked)[meal]
  const day = middleOf(ranges.calories)
  const perQuarter = recipe.perServing.calories / quarters.perServing
  const from = Math.max(quarters.least, Math.ceil((least * day) / perQuarter - 1e-9))
  const plate = Math.floor((mostPlateGrams * quarters.perServing) / gramsPerServing(recipe) + 1e-9)
  const to = Math.min(quarters.most, plate, Math.floor((most * day) / perQuarter + 1e-9))
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}

/** The least and the most of a day's energy that a meal may hold. */
export function energyOf(meal: Meal, asked: AskedMeals, ranges: Ranges): { least: number; most: number } {
  const [least, most] = sharesOf(asked)[meal]
  const day = middleOf(ranges.calories)
  return { least: least * day, most: most * day }
}

/** What is eaten, to the gram, as recipes say it. */
export function gramsPerServing({ ingredients, servings, discarded = [] }: JudgedRecipe): number {
  const eaten = ingredients.map(({ food, grams }) => {
    const away = discarded.find((one) => one.food === food.id && one.only === undefined)
    return grams * (1 - (away?.share ?? 0))
  })
  return Math.round(eaten.reduce((sum, grams) => sum + grams, 0) / servings)
}

/** For each meal eaten, the recipes that may be cooked for it and have a serving that fits. */
export function poolsOf<Recipe extends JudgedRecipe>(
  recipes: readonly Recipe[],
  { flat, avoidedRecipes, ranges }: Eater,
): Pools<Recipe> {
  const asked = askedOf(flat)
  const edible = recipes.filter((recipe) => refusal(recipe, flat, avoidedRecipes) === undefined)
  const eaten = meals.filter((meal) => asked[meal].isEaten)
  return Object.fromEntries(
    eaten.map((meal) => [
      meal,
      edible.filter(
        (recipe) =>
          mayBeCookedFor(meal, recipe, asked) && quartersFor(meal, recipe, asked, ranges).length > 0,
      ),
    ]),
  )
}

/** The meals that have a pool. */
export function mealsOf(pools: Pools): Meal[] {
  return meals.filter((meal) => pools[meal] !== undefined)
}

/** Days that must pass before a recipe of so small a pool is cooked again. */
export function gapDaysOf(pool: readonly unknown[] = []): number {
  return Math.max(1, Math.min(mostGapDays, Math.floor(pool.length / 2)))
}
