import type { Locator, Page } from '@playwright/test'
import { addressesOf } from './addresses.ts'
import { draftKey, fullAnswers } from './answers.ts'
import { personality, signUp } from './people.ts'

type Plan = ReturnType<typeof addressesOf>
/** The page of an act, what leads from it to what is pressed, and how many changes the press asks the server for; of a person with a plan, if of no other. */
export type Act = {
  at(plan: Plan): string
  press(page: Page): Promise<Locator>
  changes?: number
  who?: 'newcomer' | 'buyer'
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
const pressing = (name: string) => async (page: Page) => button(page, name)

/** The acts whose path through the code is told in docs/quality.md. */
export const acts: Readonly<Record<string, Act>> = {
  dice: { at: ({ editor, days }) => editor(days[1]), press: pressing('Random dinner') },
  replace: {
    at: ({ editor, days }) => `${editor(days[1])}/recipes/dinner`,
    press: async (page) => {
      await page.getByRole('article').nth(1).getByRole('link').first().click()
      return button(page, 'Replace dinner with this')
    },
  },
  tick: { at: ({ listOf }) => listOf(0), press: async (page) => page.getByRole('checkbox').first() },
  complete: { at: ({ meals, days }) => meals(days[0]), press: pressing('Mark complete') },
  move: {
    at: ({ meals, days }) => meals(days[0]),
    press: async (page) => {
      for (const name of ['Options for breakfast', /^Move…/]) await button(page, name).click()
      await page.getByLabel('Day', { exact: true }).selectOption({ value: '5' })
      return button(page, 'Exchange')
    },
  },
  'weigh-in': {
    at: () => '/weight-tracker',
    press: async (page) => {
      await page.getByRole('textbox', { name: 'Goal weight' }).fill('170')
      for (const name of ['Start tracking', 'Weigh In']) await button(page, name).click()
      await page.getByRole('dialog').getByRole('textbox', { name: 'Weight' }).fill('184.25')
      return button(page, 'Save')
    },
  },
  plan: { at: () => '/onboarding/done', press: pressing('Make my plan'), who: 'newcomer' },
  payment: {
    at: () => '/checkout/plans',
    press: async (page) => {
      await button(page, 'Select 6-month plan').click()
      const card = { 'Card number': '4111 1111 1111 1111', Month: '12', Year: '2030', CVV: '123' }
      for (const [label, text] of Object.entries(card)) await page.getByLabel(label).fill(text)
      return button(page, 'Subscribe')
    },
    changes: 2,
    who: 'buyer',
  },
}

/** Signs a person up and leads to the act; answers with what is pressed, and what any request of theirs runs. */
export async function leadToAct(page: Page, { at, press, who }: Act) {
  const asked = page.waitForRequest('**/api/user')
  await signUp('newcomer')(page)
  const { authorization = '' } = await (await asked).allHeaders()
  const ask = (path: string, how = {}) => page.request.fetch(path, { headers: { authorization }, ...how })
  const plan = !who && (await (await ask('/api/mealplan', { method: 'POST', data: personality })).json())
  const draft = [draftKey, JSON.stringify(fullAnswers)] as const
  await page.addInitScript(([key, answers]) => sessionStorage.setItem(key, answers), draft)
  await page.goto(at(plan && addressesOf(plan)))
  return { target: await press(page), readUser: () => ask('/api/user') }
}
