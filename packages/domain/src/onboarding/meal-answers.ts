import type { MainMeal, Meal } from '../meals/meals.ts'

/** The answers about one meal; undefined is not answered. */
export type MealAnswers = Readonly<{
  isSkipped?: boolean | undefined
  /** Prep and cook together; 0 for any time. */
  mostMinutes?: number | undefined
  isAlwaysFresh?: boolean | undefined
  leftovers?: 'none' | 'some' | 'mostly' | undefined
  variety?: 'varied' | 'mostly-the-same' | undefined
  /** Other meals whose dishes may fill it. */
  takenFrom?: readonly Meal[] | undefined
}>

/** Dessert has one question: whether it is wanted. */
export type DessertAnswers = Omit<MealAnswers, 'isAlwaysFresh'> & Readonly<{ isWanted?: boolean | undefined }>

export type MealsAnswers = Readonly<
  { [Main in MainMeal]?: MealAnswers | undefined } & { dessert?: DessertAnswers | undefined }
>

/** Always fresh, or on leftovers: one question, though it may come as two answers. */
export type Freshness = 'fresh' | 'some' | 'mostly'

export function freshnessOf({ isAlwaysFresh, leftovers }: MealAnswers): Freshness | undefined {
  if (isAlwaysFresh) return 'fresh'
  return leftovers === 'none' ? undefined : leftovers
}

export function withFreshness(freshness: Freshness): Pick<MealAnswers, 'isAlwaysFresh' | 'leftovers'> {
  const isAlwaysFresh = freshness === 'fresh'
  return { isAlwaysFresh, leftovers: isAlwaysFresh ? 'none' : freshness }
}

/** BIZ-6; 0 is no preference. */
export const timeOptions: Readonly<Record<MainMeal, readonly number[]>> = {
  breakfast: [0, 20, 45],
  lunch: [0, 30, 45],
  dinner: [0, 30, 60],
}
