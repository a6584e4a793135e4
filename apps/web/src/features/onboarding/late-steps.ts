import { lazy } from 'react'

const about = () => import('#lib/personality/steps/about-step.tsx')
const bodyFat = () => import('#lib/personality/steps/body-fat-step.tsx')
const rhythm = () =>
  import('#lib/personality/rhythm/rhythm-choice.tsx').then(({ RhythmChoice }) => ({ default: RhythmChoice }))
const tastes = () =>
  import('#lib/personality/steps/taste-questions.tsx').then(({ TasteQuestions }) => ({
    default: TasteQuestions,
  }))
const allergies = () =>
  import('#lib/personality/steps/allergies-step.tsx').then(({ AllergiesStep }) => ({
    default: AllergiesStep,
  }))
const fineTuning = () => import('#lib/personality/steps/fine-tuning.tsx')
const done = () => import('./done-step.tsx')

/** The steps with heavy fields, and the last one: not on the way to the first question. */
export const LazyAboutStep = lazy(about)
export const LazyBodyFatStep = lazy(bodyFat)
export const LazyRhythmChoice = lazy(rhythm)
export const LazyTasteQuestions = lazy(tastes)
export const LazyAllergiesStep = lazy(allergies)
export const LazyDoneStep = lazy(done)

/** Fetched while the first question is read. One that is lost now is asked for again when its step comes. */
export async function fetchLateSteps(): Promise<void> {
  await Promise.allSettled([about(), bodyFat(), rhythm(), tastes(), allergies(), fineTuning(), done()])
}
