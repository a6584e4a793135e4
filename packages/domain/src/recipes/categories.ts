import { type MainMeal, type Meal, mainMeals, meals } from '../meals/meals.ts'

/** What a recipe is: one of the four meals, or a side (ED-2), which no slot is filled with: it stands on the plate of a main. */
export const categories = [...meals, 'side'] as const
export type Category = (typeof categories)[number]

/** The meals on whose plates a side may stand. */
export const platesOfSides: readonly MainMeal[] = mainMeals

/** A side has no meal of its own. */
export function isSide({ meals }: Readonly<{ meals: readonly Meal[] }>): boolean {
  return meals.length === 0
}

/** The first meal that a recipe is for. */
export function categoryOf({ meals }: Readonly<{ meals: readonly Meal[] }>): Category {
  return meals[0] ?? 'side'
}
