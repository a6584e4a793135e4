// A plan as all judges of the bench read it: `days[day]` is a list of { meal, recipe, servings, parent }, where `parent` is the
// { day, meal } of the cooking that a leftover is eaten from.
import { addServings, daysOfPlan, daysOfWeek, noMacros } from './rules.mjs'

/** Of what the planner answers. */
export function planOf(plannedDays, recipeById) {
  return plannedDays.map(({ items }) =>
    items.map(({ meal, dish, servings, leftoverOf }) => ({
      meal,
      recipe: recipeById.get(dish.id),
      servings,
      parent: leftoverOf,
    })),
  )
}

/** Of a shape and the choice made for each of its dishes and slots, week after week. */
export function planOfWeeks(weeks) {
  const days = Array.from({ length: daysOfPlan }, () => [])
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

export function totalsOf(items) {
  return items.reduce((sum, { recipe, servings }) => addServings(sum, recipe.perServing, servings), noMacros)
}
