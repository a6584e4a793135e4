import { lazy } from 'react'

const about = () => import('./about-step.tsx')
const bodyFat = () => import('./body-fat-step.tsx')
const rhythm = () =>
  import('../rhythm/measured-rhythms.tsx').then(({ MeasuredRhythms }) => ({ default: MeasuredRhythms }))
const tastes = () =>
  import('./taste-questions.tsx').then(({ TasteQuestions }) => ({ default: TasteQuestions }))
const allergies = () =>
  import('./allergies-step.tsx').then(({ AllergiesStep }) => ({ default: AllergiesStep }))
const fineTuning = () => import('./fine-tuning.tsx')

/** The steps with heavy fields: not on the way to the first question. */
export const LazyAboutStep = lazy(about)
export const LazyBodyFatStep = lazy(bodyFat)
export const LazyRhythmChoice = lazy(rhythm)
export const LazyTasteQuestions = lazy(tastes)
export const LazyAllergiesStep = lazy(allergies)

/** Fetched while the first question is read. One that is lost now is asked for again when its step comes. */
export async function fetchLateSteps(): Promise<void> {
  await Promise.allSettled([about(), bodyFat(), rhythm(), tastes(), allergies(), fineTuning()])
}
