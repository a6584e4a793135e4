// What a week of a plan decides, its dishes forgotten: which slots share a dish, from when to when its leftovers are kept, and which
// dishes it may take with the portions its slots may have.
import { keepsDaysOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { askedOf, gapDaysOf, mealsOf, poolsOf, quartersFor } from '../asked.ts'
import type { AskedFlat, CookedAt, Eater, Item, JudgedRecipe, Plan } from '../judged.ts'
import { daysOfWeek, type Meal } from '../rules.ts'
import type { FoodRows } from './rows-of-recipe.ts'

type ChoiceSlot = CookedAt & { parent?: CookedAt }
/** One dish to choose: cooked for `meal`, eaten in all of these slots. */
export type WeekChoices = readonly {
  meal: Meal
  slots: readonly ChoiceSlot[]
  /** 0: no leftovers. */
  oldestLeftoverDays: number
  /** One dish of a meal that is to be mostly the same. */
  isSame: boolean
}[]

export function weekChoicesOf(plan: Plan, week: number, flat: AskedFlat): WeekChoices {
  const asked = askedOf(flat)
  const monday = week * daysOfWeek
  const choices = new Map<string, { meal: Meal; isSame: boolean; slots: ChoiceSlot[] }>()
  for (const [day, items] of plan.slice(monday, monday + daysOfWeek).entries())
    for (const item of items) {
      const parent = item.parent && { day: item.parent.day - monday, meal: item.parent.meal }
      const cooked = parent ?? { day, meal: item.meal }
      const { isSame } = asked[cooked.meal]
      const key = isSame ? `${cooked.meal} ${item.recipe.id}` : `${cooked.meal} ${cooked.day}`
      const choice = choices.get(key) ?? { meal: cooked.meal, isSame, slots: [] }
      choice.slots.push({ day, meal: item.meal, ...(parent && { parent }) })
      choices.set(key, choice)
    }
  return [...choices.values()].map((choice) => ({ ...choice, oldestLeftoverDays: oldestOf(choice.slots) }))
}

function oldestOf(slots: readonly ChoiceSlot[]): number {
  return Math.max(0, ...slots.map(({ day, parent }) => (parent ? day - parent.day : 0)))
}

/** The same week with these dishes and portions, in quarters. */
export function fillChoices<Recipe extends JudgedRecipe>(
  choices: WeekChoices,
  recipeOf: (choice: number) => Recipe,
  servingsOf: (choice: number, slot: number) => number,
): Item<Recipe>[][] {
  const days: Item<Recipe>[][] = Array.from({ length: daysOfWeek }, () => [])
  for (const [choice, { slots }] of choices.entries())
    for (const [at, { day, meal, parent }] of slots.entries())
      days[day].push({ meal, recipe: recipeOf(choice), servings: servingsOf(choice, at), parent })
  return days
}

/** What the bound reads of a recipe. */
export type CountedRecipe = JudgedRecipe & Pick<Recipe, 'keeps'>
/** A dish for a choice: least and most quarters of a serving in each of its slots. */
export type Candidate = { recipe: number; least: readonly number[]; most: readonly number[] }
export type FoodsProblem = {
  person: Eater
  recipes: readonly CountedRecipe[]
  choices: WeekChoices
  /** By choice. */
  candidates: readonly (readonly Candidate[])[]
  /** How often a week may cook it, but for meals that are to be mostly the same. */
  timesOf(recipe: number): number
  /** By recipe. */
  rows: readonly (readonly FoodRows[])[]
}

export function foodsProblemOf(
  person: Eater,
  recipes: readonly CountedRecipe[],
  { choices, rowsOf }: { choices: WeekChoices; rowsOf(recipe: number): readonly FoodRows[] },
): FoodsProblem {
  const asked = askedOf(person.flat)
  const pools = poolsOf(recipes, person)
  const candidates = choices.map(({ meal, slots, oldestLeftoverDays }) =>
    recipes.flatMap((recipe, number): Candidate[] => {
      if (!pools[meal]?.includes(recipe) || keepsDaysOf(recipe) < oldestLeftoverDays) return []
      const portions = slots.map((slot) => quartersFor(slot.meal, recipe, asked, person.ranges))
      if (portions.some(({ length }) => length === 0)) return []
      return [
        {
          recipe: number,
          least: portions.map((each) => each[0]),
          most: portions.map((each) => each.at(-1)!),
        },
      ]
    }),
  )
  const gapOf = (recipe: JudgedRecipe) => {
    const own = mealsOf(pools).filter((meal) => !asked[meal].isSame && pools[meal]?.includes(recipe))
    return Math.min(daysOfWeek, ...own.map((meal) => gapDaysOf(pools[meal])))
  }
  return {
    person,
    recipes,
    choices,
    candidates,
    timesOf: (recipe) => Math.ceil(daysOfWeek / gapOf(recipes[recipe])),
    rows: recipes.map((_, number) => rowsOf(number)),
  }
}
