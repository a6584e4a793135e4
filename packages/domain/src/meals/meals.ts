/** In the order a day eats them. */
export const meals = ['breakfast', 'lunch', 'dinner', 'dessert'] as const
export type Meal = (typeof meals)[number]
export type MainMeal = Exclude<Meal, 'dessert'>
export const mainMeals = ['breakfast', 'lunch', 'dinner'] as const satisfies readonly MainMeal[]

/** BIZ-8. */
export const daysOfPlan = 28
export const daysOfWeek = 7
/** LEFT-1: a leftover is eaten at most so many days after it was cooked. */
export const daysLeftoversKeep = 3
/** A cautious rule for all desserts, until recipes say how long each keeps. */
export const daysDessertsKeep = 3

export function eachMeal<Value>(of: (meal: Meal) => Value): Readonly<Record<Meal, Value>> {
  return Object.fromEntries(meals.map((meal) => [meal, of(meal)])) as Record<Meal, Value>
}
