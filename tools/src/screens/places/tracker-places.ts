import type { Page } from '@playwright/test'
import { press } from './acts.ts'
import type { PlaceFor, ShownPlace } from './place.ts'

const path = '/weight-tracker'

/** The weight tracker: weigh-ins, readings, and the target that is learned from both. */
export const tracking: readonly ShownPlace[] = tracked().map((place) => ({ path, ...place }))

function tracked(): PlaceFor<'path'>[] {
  return [
    { name: 'weight tracker', who: 'cook' },
    {
      name: 'weight tracker, weigh in',
      who: 'cook',
      isOverlay: true,
      act: (page) => press(page, 'Weigh In'),
    },
    { name: 'weight tracker, readings', who: 'cook', isOverlay: true, act: openReadings },
    { name: 'weight tracker, no target yet', who: 'builder' },
    { name: 'weight tracker, a learned target proposed', who: 'learner', act: findProposal },
    { name: 'weight tracker, learning, pause and history', who: 'learner', act: openLearning },
    { name: 'plan, a learned target noted', who: 'learner', path: '/app' },
    { name: 'weight target', who: 'cook', path: '/settings/account/weight-tracker' },
  ]
}

async function openReadings(page: Page) {
  await press(page, 'Weigh In')
  await page.getByText('Ketones, glucose and waist').click()
}

function findProposal(page: Page) {
  return page.getByRole('region', { name: /^A new target: / }).waitFor()
}

async function openLearning(page: Page) {
  await findProposal(page)
  await page.getByText('Pause, off and history').click()
}
