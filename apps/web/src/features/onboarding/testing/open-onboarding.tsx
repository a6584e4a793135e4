import { screen } from '@testing-library/react'
import { Navigate } from 'react-router'
import { planActs } from '#lib/meal-plan/change/plan-acts.ts'
import { useSending } from '#lib/outbox/use-sending.ts'
import { paths } from '#lib/paths.ts'
import { type Answers, draftName } from '#lib/personality/answers/answers.ts'
import { fakeApi } from '#lib/testing/fake-api.ts'
import { renderScreen } from '#lib/testing/render-screen.tsx'
import OnboardingScreen from '../onboarding-screen.tsx'
import { pathOfStep, steps } from '../steps.ts'

type Handler = Parameters<typeof fakeApi>[0]

/** Onboarding as the app mounts it, at an address, with some questions answered already. */
export function openOnboarding(address: string, answers: Partial<Answers> = {}, handler?: Handler) {
  sessionStorage.setItem(`butterleaf.draft.${draftName}`, JSON.stringify(answers))
  return reopenOnboarding(address, handler)
}

/** The same with whatever the device has kept. */
export function reopenOnboarding(address: string, handler: Handler = () => undefined) {
  const api = fakeApi(handler)
  const view = renderScreen(() => <Navigate to={address} replace />, '/elsewhere', [
    {
      path: paths.onboarding,
      Component: OnboardingScreen,
      children: steps.map((step) => ({ path: pathOfStep(step), element: null })),
    },
    { path: paths.app, element: <App /> },
    { path: paths['app.first-week'], element: <p>The first week</p> },
  ])
  return { ...api, ...view, address: () => view.router.state.location.pathname }
}

/** The app sends what a person does to their plan. */
function App() {
  useSending(planActs)
  return <p>The app</p>
}

export const nextButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Next' })

/** [ONB-3] Disabled for everybody who asks; pressed, it leads to what is missing. */
export const isRefusing = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true'
