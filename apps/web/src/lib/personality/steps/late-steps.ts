import { lazy } from 'react'

const about = () => import('./about-step.tsx')
const bodyFat = () => import('./body-fat-step.tsx')
const yourWeek = () => import('../rhythm/your-week.tsx')
const tastes = () =>
  import('./taste-questions.tsx').then(({ TasteQuestions }) => ({ default: TasteQuestions }))
const allergies = () =>
  import('./allergies-step.tsx').then(({ AllergiesStep }) => ({ default: AllergiesStep }))
const meal = () => import('./meal-step.tsx').then(({ MealStep }) => ({ default: MealStep }))
const fineTuning = () => import('./fine-tuning.tsx')

/** The steps with heavy fields: not on the way to the first question. */
export const LazyAboutStep = lazy(about)
export const LazyBodyFatStep = lazy(bodyFat)
export const LazyYourWeek = lazy(yourWeek)
export const LazyTasteQuestions = lazy(tastes)
export const LazyMealStep = lazy(meal)
export const LazyAllergiesStep = lazy(allergies)

/** Fetched while the first question is read. One that is lost now is asked for again when its step comes. */
export async function fetchLateSteps(): Promise<void> {
  await Promise.allSettled([about(), bodyFat(), yourWeek(), tastes(), meal(), allergies(), fineTuning()])
}
