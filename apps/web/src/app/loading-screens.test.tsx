import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { StepSkeleton } from '#features/onboarding/onboarding-screen.tsx'
import { WeightTrackerSkeleton } from '#features/weight-tracker/weight-tracker-screen.tsx'
import { RecipeSkeleton } from '#lib/recipe/recipe-skeleton.tsx'
import { PlanSkeleton } from './plan/plan-skeleton.tsx'
import { StartingScreen } from './starting-screen.tsx'

it.each([
  ['the app itself', 'Butterleaf', <StartingScreen key="one" />],
  ['a plan', 'Loading your plan', <PlanSkeleton key="one" />],
  ['a recipe', 'Loading the recipe', <RecipeSkeleton key="one" />],
  ['a recipe whose title is known', 'Shakshuka', <RecipeSkeleton key="one" title="Shakshuka" />],
  ['the weights', 'Loading your weight', <WeightTrackerSkeleton key="one" />],
  ['the first question', 'Loading the questions', <StepSkeleton key="one" isScreen />],
])('while %s is on its way, the page has one heading', (_what, heading, skeleton) => {
  render(skeleton)
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([
    heading,
  ])
})

it('a part of a page that is on its way has no heading of its own', () => {
  render(<StepSkeleton />)
  expect(screen.getByRole('status').textContent).toBe('Loading the questions')
  expect(screen.queryByRole('heading')).toBeNull()
})
