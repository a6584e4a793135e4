import type { Meal } from '../meals/meals.ts'

/** As a heading names them. */
export const mealWords = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  dessert: 'Dessert',
} as const satisfies Record<Meal, string>
