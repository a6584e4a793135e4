import type { Page } from '@playwright/test'
import { addressesOf } from '../addresses.ts'
import type { People } from '../people.ts'
import { owning } from './account-places.ts'
import { down, press } from './acts.ts'
import { paying } from './billing-places.ts'
import { failing } from './failing-places.ts'
import { eating } from './food-places.ts'
import { comingBack, living } from './life-places.ts'
import { onboarding } from './onboarding-places.ts'
import { bringing } from './own-recipe-places.ts'
import type { PlaceFor, ShownPlace } from './place.ts'
import { building, cooking } from './plan-places.ts'
import { eatingAlong } from './seat-places.ts'
import { settling } from './settings-places.ts'
import { shopping } from './shopping-places.ts'
import { sharing } from './table-places.ts'

/** What is seen before signing in. */
const outside: readonly ShownPlace[] = [
  { name: 'landing', who: 'nobody', path: '/' },
  { name: 'sign in', who: 'nobody', path: '/auth/login' },
  {
    name: 'sign in, refused',
    who: 'nobody',
    path: '/auth/login',
    act: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.org')
      await page.getByLabel('Password').fill('not the one 1')
      await press(page, 'Sign in')
    },
  },
  { name: 'sign up', who: 'nobody', path: '/auth/signup' },
  { name: 'forgotten password', who: 'nobody', path: '/idp/forgot' },
  { name: 'recipes', who: 'nobody', path: '/recipes' },
  {
    name: 'recipe for everybody',
    who: 'nobody',
    path: '/recipes',
    act: (page) => page.getByRole('region', { name: 'Dinner' }).getByRole('link').first().click(),
  },
  { name: 'no such recipe', who: 'nobody', path: '/recipes/no-such-plate' },
  { name: 'privacy policy', who: 'nobody', path: '/privacy-policy' },
  { name: 'terms', who: 'nobody', path: '/terms-disclaimer' },
  { name: 'not found', who: 'nobody', path: '/no/such/plate' },
  {
    name: 'sign-in out of reach',
    who: 'nobody',
    isFresh: true,
    path: '/auth/login',
    answers: { '**/config.json': down },
  },
]

const path = '/weight-tracker'

/** The weight tracker: weigh-ins, readings, and the target that is learned from both. */
const tracking: readonly ShownPlace[] = tracked().map((place) => ({ path, ...place }))

function tracked(): PlaceFor<'path'>[] {
  return [
    { name: 'weight tracker', who: 'cook' },
    {
      name: 'weight tracker, today not told yet',
      who: 'cook',
      act: async (page) => {
        await press(page, 'Weigh In')
        await press(page, 'Delete this log')
        await page.getByRole('textbox', { name: 'Today’s weight' }).waitFor()
      },
      undo: async (page) => {
        await page.getByRole('textbox', { name: 'Today’s weight' }).fill('180.3')
        await press(page, 'Save today’s weight')
      },
    },
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

/** Every screen and state: whose eyes see it, where it is, and what is done there before the picture is taken. */
export function places(people: People): ShownPlace[] {
  return [
    ...outside,
    ...onboarding,
    ...building(people.builder),
    ...cooking(people.cook),
    ...shopping(people.cook),
    ...elsewhere(people),
    ...settling(),
    ...eatingAlong(),
    ...sharing(people.host),
    ...eating(),
    ...living(people),
    ...comingBack,
    ...tracking,
    ...bringing,
    ...owning,
    ...paying,
    ...failing(people.cook),
  ]
}

function elsewhere({ finisher }: People): ShownPlace[] {
  const { days, meals, eatenMeal } = addressesOf(finisher.plan)
  return [
    { name: 'four weeks complete', who: 'finisher', path: '/app' },
    { name: 'a complete day', who: 'finisher', path: meals(days[0]) },
    { name: 'meal, of a complete day', who: 'finisher', path: eatenMeal(days[0], days[0].items[0]) },
    {
      name: 'a new plan, asked again',
      who: 'finisher',
      path: '/app',
      isOverlay: true,
      act: (page) => press(page, 'Create a new plan'),
    },
    { name: 'settings', who: 'cook', path: '/settings' },
    { name: 'help', who: 'cook', path: '/support' },
  ]
}
