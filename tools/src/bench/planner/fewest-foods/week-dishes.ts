// The dishes that each choice of a week may take, with the portions its slots may have.
import { keepsDaysOf } from '@butterleaf/cookbook/recipes/dish-of'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { askedOf, gapDaysOf, mealsOf, poolsOf, quartersFor } from '../asked.ts'
import type { Eater, JudgedRecipe } from '../judged.ts'
import { daysOfWeek } from '../rules.ts'
import type { FoodRows } from './rows-of-recipe.ts'
import type { WeekChoices } from './week-choices.ts'

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
