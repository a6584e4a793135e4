import type { Meal } from '../meals.ts'
import type { Day } from '../template.ts'

/** Meals of the day that still wait for something to eat; a dessert may stay open. */
export function openMeals({ items }: Day): Meal[] {
  return items.filter(({ kind, meal }) => kind === 'empty' && meal !== 'dessert').map(({ meal }) => meal)
}

export function openMealsBeside(day: Day, meal: Meal): Meal[] {
  return openMeals(day).filter((open) => open !== meal)
}
