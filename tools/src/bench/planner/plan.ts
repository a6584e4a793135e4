// Plans as all judges of the bench read them, made of what the planner and the other ways answer.
import type { PlannedDay } from '@butterleaf/domain/meal-plan/planner/planned-day'
import type { Item, JudgedRecipe, PlacedItem, Plan } from './judged.ts'
import {
  addServings,
  daysOfPlan,
  daysOfWeek,
  deviationOf,
  type Macros,
  noMacros,
  type Ranges,
} from './rules.ts'

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

/** A week, eaten four times over. */
export function fourTimes<Recipe extends JudgedRecipe>(week: Plan<Recipe>): Plan<Recipe> {
  return Array.from({ length: daysOfPlan }, (_, day) => {
    const monday = day - (day % daysOfWeek)
    return (week[day % daysOfWeek] ?? []).map((item) => ({
      ...item,
      parent: item.parent && { day: monday + item.parent.day, meal: item.parent.meal },
    }))
  })
}

export function weeksOf<Recipe extends JudgedRecipe>(plan: Plan<Recipe>): Plan<Recipe>[] {
  return Array.from({ length: Math.ceil(plan.length / daysOfWeek) }, (_, week) =>
    plan.slice(week * daysOfWeek, (week + 1) * daysOfWeek),
  )
}

export function placesOf<Recipe extends JudgedRecipe>(plan: Plan<Recipe>): PlacedItem<Recipe>[] {
  return plan.flatMap((items, day) => items.map((item) => ({ ...item, day })))
}

/** Whether it is a leftover of that cooking. */
export function isFedBy({ parent, recipe }: PlacedItem, cooking: PlacedItem): boolean {
  return parent?.day === cooking.day && parent.meal === cooking.meal && recipe.id === cooking.recipe.id
}

export function daysInRange(plan: Plan, ranges: Ranges): number {
  return plan.filter((items) => deviationOf(totalsOf(items), ranges) === 0).length
}

export function totalsOf(items: readonly Item[]): Macros {
  return items.reduce((sum, { recipe, servings }) => addServings(sum, recipe.perServing, servings), noMacros)
}
