import { owning } from './account-places.ts'
import { down, isPost, press } from './acts.ts'
import { addressesOf } from './addresses.ts'
import { draftKey, fullAnswers } from './answers.ts'
import { paying } from './billing-places.ts'
import { failing } from './failing-places.ts'
import { eating } from './food-places.ts'
import type { People, PlanPerson } from './people.ts'
import type { Place, PlaceFor } from './place.ts'
import { building, cooking } from './plan-places.ts'
import { settling } from './settings-places.ts'

/** Every screen and state: whose eyes see it, where it is, and what is done there before the picture is taken. */
export function places(people: People): Place[] {
  return [
    ...outside,
    ...onboarding,
    ...building(people.builder),
    ...cooking(people.cook),
    ...list(people.cook),
    ...elsewhere(people),
    ...settling(),
    ...eating(),
    ...owning,
    ...paying,
    ...failing(people.cook),
  ]
}

const outside: readonly Place[] = [
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

const steps = ['gender', 'unit', 'about', 'body-fat', 'goal', 'mode', 'breakfast', 'lunch', 'dinner']
const step = (name: string, draft: object = fullAnswers) => ({
  who: 'newcomer' as const,
  path: `/onboarding/${name}`,
  session: { [draftKey]: draft },
})
const asked = { ...fullAnswers, safety: null, goal: 'lose' }
const cautioned = { ...asked, safety: { isPregnantOrBreastfeeding: true, takesDiabetesMedication: false } }

const tasted = {
  gender: 'female',
  units: 'us',
  ageYears: 34,
  weight: { unit: 'us', value: 165 },
  height: { unit: 'us', feet: 5, inches: 6 },
  goal: 'maintain',
  activity: 'moderate',
}

const onboarding: readonly Place[] = [
  { ...step('gender', {}), name: 'onboarding, nothing answered' },
  ...[...steps, 'dessert', 'allergies', 'done'].map((name) => ({
    ...step(name),
    name: `onboarding, ${name}`,
  })),
  {
    ...step('allergies', { ...fullAnswers, lacksEquipment: ['oven', 'blender'] }),
    name: 'onboarding, allergies, what the kitchen lacks',
    act: (page) => page.getByText('Your kitchen lacks: oven, blender').click(),
  },
  { ...step('goal', asked), name: 'onboarding, goal, the question before a deficit' },
  { ...step('goal', cautioned), name: 'onboarding, goal, cautioned' },
  {
    name: 'onboarding, from the taste of a day',
    who: 'newcomer',
    path: '/onboarding/gender',
    session: { 'butterleaf.tasted.1': tasted },
  },
  {
    ...step('breakfast', { ...fullAnswers, meals: {} }),
    name: 'onboarding, Next refused',
    act: (page) => page.getByRole('button', { name: 'Next' }).click({ force: true }),
  },
  { name: 'first week', who: 'builder', path: '/app/first-week' },
  {
    ...step('done'),
    name: 'onboarding, planning',
    isBusy: true,
    act: async (page) => {
      await page.route('**/api/mealplan', (route) => (isPost(route) ? undefined : route.fallback()))
      await press(page, 'Make my plan')
    },
  },
  {
    ...step('done'),
    name: 'onboarding, planning failed',
    act: async (page) => {
      await page.route('**/api/mealplan', (route) => (isPost(route) ? route.fulfill(down) : route.fallback()))
      await press(page, 'Make my plan')
    },
  },
  {
    ...step('done'),
    name: 'onboarding, nothing fits',
    act: async (page) => {
      await page.route('**/api/mealplan', (route) =>
        isPost(route) ? route.fulfill(nothingFits) : route.fallback(),
      )
      await press(page, 'Make my plan')
    },
  },
]

const nothingFits = {
  status: 422,
  contentType: 'application/problem+json',
  json: {
    type: '/problems/no-plan',
    title: 'No plan fits',
    status: 422,
    detail: 'No plan fits these answers.',
    nearest: { calories: 1620, fat: 121, protein: 84, net_carbs: 31 },
    blocking: 'net_carbs',
    relaxations: [
      {
        id: 'time',
        text: 'Let dinner take up to 45 minutes',
        gain: 'Fits 26 of 28 days',
        change: { schedules: { dinner: { time: 45 } } },
      },
    ],
  },
}

function list({ plan }: PlanPerson): Place[] {
  const { listOf } = addressesOf(plan)
  const inPlan: PlaceFor<'who'>[] = [
    { name: 'shopping list', path: listOf(0) },
    {
      name: 'shopping list, some ticked',
      path: listOf(1),
      act: async (page) => {
        for (const row of [0, 1]) await page.locator('label:has(input[type=checkbox])').nth(row).click()
      },
    },
    {
      name: 'shopping list, where an ingredient goes',
      path: listOf(0),
      isOverlay: true,
      act: (page) =>
        page
          .getByRole('button', { name: /^Recipes with/ })
          .first()
          .click(),
    },
    {
      name: 'shopping list, at home',
      path: listOf(0),
      act: async (page) => {
        for (const _ of [0, 1, 2]) {
          await page
            .getByRole('button', { name: /^Recipes with/ })
            .nth(1)
            .click()
          await page.getByRole('button', { name: 'I have this at home' }).click()
        }
        await page.getByRole('region', { name: 'At home' }).getByText('At home').click()
      },
    },
    {
      name: 'shopping list, no signal',
      path: listOf(0),
      act: async (page) => {
        await page.route('**/api/**', (route) => route.abort())
        await page.locator('label:has(input[type=checkbox])').nth(3).click()
        await page.getByText(/kept on this device/).waitFor()
      },
    },
  ]
  return inPlan.map((place) => ({ ...place, who: 'cook' }))
}

function elsewhere({ finisher }: People): Place[] {
  const { days, meals } = addressesOf(finisher.plan)
  return [
    { name: 'four weeks complete', who: 'finisher', path: '/app' },
    { name: 'a complete day', who: 'finisher', path: meals(days[0]) },
    {
      name: 'a new plan, asked again',
      who: 'finisher',
      path: '/app',
      isOverlay: true,
      act: (page) => press(page, 'Create a new plan'),
    },
    { name: 'weight tracker', who: 'cook', path: '/weight-tracker' },
    {
      name: 'weight tracker, weigh in',
      who: 'cook',
      path: '/weight-tracker',
      isOverlay: true,
      act: (page) => press(page, 'Weigh In'),
    },
    { name: 'weight target', who: 'cook', path: '/settings/account/weight-tracker' },
    { name: 'settings', who: 'cook', path: '/settings' },
    { name: 'help', who: 'cook', path: '/support' },
  ]
}
