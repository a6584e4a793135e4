import { type MainMeal, mainMeals } from '../meal-plan/meals.ts'
import {
  type Freshness,
  freshnessOf,
  type MealAnswers,
  type MealsAnswers,
  withFreshness,
} from './meal-answers.ts'

/** LIV-3: three ways to answer leftovers and variety for all meals at once. */
export const cookingRhythms = ['every-day', 'a-bit-of-both', 'twice-a-week'] as const
export type CookingRhythm = (typeof cookingRhythms)[number]

export const usualRhythm: CookingRhythm = 'a-bit-of-both'

const answersOfRhythm: Readonly<
  Record<CookingRhythm, Readonly<{ freshness: Freshness; variety: NonNullable<MealAnswers['variety']> }>>
> = {
  'every-day': { freshness: 'fresh', variety: 'varied' },
  'a-bit-of-both': { freshness: 'some', variety: 'varied' },
  'twice-a-week': { freshness: 'mostly', variety: 'mostly-the-same' },
}

/** The rhythm that the answers of all eaten meals match; undefined for a mix of the person's own. */
export function rhythmOf(meals: MealsAnswers): CookingRhythm | undefined {
  const eaten = mainMeals.filter((meal) => !meals[meal]?.isSkipped)
  return cookingRhythms.find((rhythm) => {
    const { freshness, variety } = answersOfRhythm[rhythm]
    return eaten.every((meal) => {
      const own = meals[meal] ?? {}
      return freshnessOf(own) === freshness && own.variety === variety
    })
  })
}

/** Everything else that was answered of the meals stays. */
export function withRhythm(meals: MealsAnswers, rhythm: CookingRhythm): MealsAnswers {
  const { freshness, variety } = answersOfRhythm[rhythm]
  const changed = mainMeals.map((meal) => [meal, { ...meals[meal], ...withFreshness(freshness), variety }])
  return { ...meals, ...(Object.fromEntries(changed) as Record<MainMeal, MealAnswers>) }
}

/** Preselects the middle one for a person who hasn't said anything of leftovers and variety. */
export function withUsualRhythm(meals: MealsAnswers): MealsAnswers {
  const isAnswered = mainMeals.some(
    (meal) => freshnessOf(meals[meal] ?? {}) !== undefined || meals[meal]?.variety !== undefined,
  )
  return isAnswered ? meals : withRhythm(meals, usualRhythm)
}
