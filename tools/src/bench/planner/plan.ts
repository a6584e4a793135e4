// Plans as all judges of the bench read them, made of what the planner and the other ways answer.
import type { PlannedDay } from '@butterleaf/domain/meal-plan/planner/planned-day'
import type { CookedAt, Item, JudgedRecipe, Plan } from './judged.ts'
import { addServings, daysOfPlan, daysOfWeek, type Macros, type Meal, noMacros } from './rules.ts'

/** Of what the planner answers. */
export function planOf<Recipe extends JudgedRecipe>(
  plannedDays: readonly PlannedDay[],
  recipeById: ReadonlyMap<string, Recipe>,
): Plan<Recipe> {
  return plannedDays.map(({ items }) =>
    items.flatMap(({ meal, dish, servings, sides = [], leftoverOf }) => [
      { meal, recipe: recipeById.get(dish.id)!, servings, parent: leftoverOf },
      ...sides.map((side) => ({
        meal,
        recipe: recipeById.get(side.dish.id)!,
        servings: side.servings,
        isSide: true as const,
      })),
    ]),
  )
}

/** The slots of a week: `dish` numbers the choice of a recipe, `parent` is the cooking that a leftover is eaten from. */
export type WeekSlots = readonly { day: number; meal: Meal; dish: number; parent?: CookedAt | undefined }[]
export type FilledWeek<Recipe extends JudgedRecipe> = {
  shape: { slots: WeekSlots }
  recipes: readonly Recipe[]
  servings: readonly number[]
}

/** Of a shape and the choice made for each of its dishes and slots, week after week. */
export function planOfWeeks<Recipe extends JudgedRecipe>(weeks: readonly FilledWeek<Recipe>[]): Plan<Recipe> {
  const days: Item<Recipe>[][] = Array.from({ length: daysOfPlan }, () => [])
  for (const [week, { shape, recipes, servings }] of weeks.entries()) {
    const monday = week * daysOfWeek
    for (const [at, { day, meal, dish, parent }] of shape.slots.entries())
      days[monday + day].push({
        meal,
        recipe: recipes[dish],
        servings: servings[at],
        parent: parent && { day: monday + parent.day, meal: parent.meal },
      })
  }
  return days
}

export function totalsOf(items: readonly Item[]): Macros {
  return items.reduce((sum, { recipe, servings }) => addServings(sum, recipe.perServing, servings), noMacros)
}
