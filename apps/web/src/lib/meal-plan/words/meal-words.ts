import type { Meal } from '@butterleaf/domain/meal-plan/meals'

export const mealWords = {
  breakfast: 'Breakfast',
  lunch: 'Lunch',
  dinner: 'Dinner',
  dessert: 'Dessert',
} as const satisfies Record<Meal, string>
