import type { Meal } from '../meals/meals.ts'
import type { Category } from '../recipes/categories.ts'

/** As a heading names them. */
export const mealWords = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  dessert: 'Dessert',
} as const satisfies Record<Meal, string>

export const categoryWords = { ...mealWords, side: 'Side' } as const satisfies Record<Category, string>
