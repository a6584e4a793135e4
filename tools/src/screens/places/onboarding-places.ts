import { draftKey, fullAnswers } from '../answers.ts'
import { down, isPost, press } from './acts.ts'
import type { ShownPlace } from './place.ts'

const steps = [
  'gender',
  'unit',
  'about',
  'body-fat',
  'goal',
  'mode',
  'rhythm',
  'breakfast',
  'lunch',
  'dinner',
]
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

/** The questions, and what comes of them. */
export const onboarding: readonly ShownPlace[] = [
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
      await page.getByRole('button', { name: /^Let dinner take up to/ }).waitFor()
    },
  },
]

const nothingFits = {
  status: 422,
  contentType: 'application/problem+json',
  json: {
    type: '/problems/nothing-fits',
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
