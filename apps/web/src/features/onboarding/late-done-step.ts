import { lazy } from 'react'
import { fetchLateSteps } from '#lib/personality/steps/late-steps.ts'

const done = () => import('./done-step.tsx')

/** The last step, which has nothing to say before. */
export const LazyDoneStep = lazy(done)

export async function fetchFurtherSteps(): Promise<void> {
  await Promise.allSettled([fetchLateSteps(), done()])
}
