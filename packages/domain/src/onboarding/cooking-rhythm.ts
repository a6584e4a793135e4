import { type MainMeal, mainMeals } from '../meals/meals.ts'
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

type Variety = NonNullable<MealAnswers['variety']>
type RhythmAnswers = Readonly<{ freshness: Freshness; variety: Readonly<Record<MainMeal, Variety>> }>

const varied = { breakfast: 'varied', lunch: 'varied', dinner: 'varied' } as const
const same = {
  breakfast: 'mostly-the-same',
  lunch: 'mostly-the-same',
  dinner: 'mostly-the-same',
} as const

/** Twice a week lunch and dinner take turns: different dishes, so that none is eaten four evenings running. */
const answersOfRhythm: Readonly<Record<CookingRhythm, RhythmAnswers>> = {
  'every-day': { freshness: 'fresh', variety: varied },
  'a-bit-of-both': { freshness: 'some', variety: varied },
  'twice-a-week': { freshness: 'mostly', variety: { ...varied, breakfast: 'mostly-the-same' } },
}
/** As "twice a week" was answered before lunch and dinner took turns. */
const formerTwiceAWeek: RhythmAnswers = { freshness: 'mostly', variety: same }

/** The rhythm that the answers of all eaten meals match; undefined for a mix of the person's own. */
export function rhythmOf(meals: MealsAnswers): CookingRhythm | undefined {
  const known = cookingRhythms.find((rhythm) => areAnswered(meals, answersOfRhythm[rhythm]))
  return known ?? (areAnswered(meals, formerTwiceAWeek) ? 'twice-a-week' : undefined)
}

function areAnswered(meals: MealsAnswers, { freshness, variety }: RhythmAnswers): boolean {
  const eaten = mainMeals.filter((meal) => !meals[meal]?.isSkipped)
  return eaten.every((meal) => {
    const own = meals[meal] ?? {}
    return freshnessOf(own) === freshness && own.variety === variety[meal]
  })
}

/** Everything else that was answered of the meals stays. */
export function withRhythm(meals: MealsAnswers, rhythm: CookingRhythm): MealsAnswers {
  const { freshness, variety } = answersOfRhythm[rhythm]
  const changed = mainMeals.map((meal) => [
    meal,
    { ...meals[meal], ...withFreshness(freshness), variety: variety[meal] },
  ])
  return { ...meals, ...(Object.fromEntries(changed) as Record<MainMeal, MealAnswers>) }
}

/** Preselects the middle one for a person who hasn't said anything of leftovers and variety. */
export function withUsualRhythm(meals: MealsAnswers): MealsAnswers {
  const isAnswered = mainMeals.some(
    (meal) => freshnessOf(meals[meal] ?? {}) !== undefined || meals[meal]?.variety !== undefined,
  )
  return isAnswered ? meals : withRhythm(meals, usualRhythm)
}
