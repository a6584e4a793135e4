import type { Page } from '@playwright/test'
import { addressesOf } from '../screens/addresses.ts'
import type { Newcomer } from './newcomer.ts'
import type { FlowPress } from './watch-press.ts'

export type Flow = {
  title: string
  goal: number
  /** By the same rule, in the first release. */
  first: number
  /** What the server is told beside its usual settings. */
  settings: Record<string, string>
  /** Goes to the screen on which something is pressed. */
  open(page: Page, newcomer: Newcomer): Promise<FlowPress>
}

const openToAll = { ACCESS: 'everybody' }

/** The four presses whose way through the code is watched. */
export const flows: Readonly<Record<string, Flow>> = {
  dice: {
    title: 'another dinner by the dice',
    goal: 45,
    first: 85,
    settings: openToAll,
    open: async (page, { makePlan }) => {
      const { days, editor } = addressesOf(await makePlan())
      await page.goto(editor(days[1]))
      const dice = page.getByRole('button', { name: 'Random dinner' })
      await dice.waitFor()
      return { press: () => dice.click(), requests: ['**/randomize'] }
    },
  },
  plan: {
    title: 'a plan after the last question',
    goal: 50,
    first: 79,
    settings: openToAll,
    open: async (page) => {
      await answerQuestions(page)
      const make = page.getByRole('button', { name: 'Make my plan' })
      return { press: () => make.click(), requests: ['**/api/mealplan'] }
    },
  },
  tick: {
    title: 'a line of the shopping list ticked',
    goal: 28,
    first: 66,
    settings: openToAll,
    open: async (page, { makePlan }) => {
      await page.goto(addressesOf(await makePlan()).listOf(0))
      const line = page.getByRole('checkbox').first()
      await line.waitFor()
      return { press: () => line.press('Space'), requests: ['**/shopping-list/checked'] }
    },
  },
  payment: {
    title: 'a subscription paid by card',
    goal: 45,
    first: 72,
    settings: { ACCESS: '' },
    open: async (page) => {
      await page.goto('/checkout/plans')
      await page.getByRole('button', { name: 'Select 6-month plan' }).click()
      await page.getByLabel('Card number').fill('4111 1111 1111 1111')
      await page.getByLabel('Month').fill('12')
      await page.getByLabel('Year').fill('2030')
      await page.getByLabel('CVV').fill('123')
      const subscribe = page.getByRole('button', { name: 'Subscribe' })
      return {
        press: () => subscribe.click(),
        requests: ['**/sandbox-billing/tokens', '**/api/subscription/create'],
      }
    },
  },
}

async function answerQuestions(page: Page): Promise<void> {
  const next = () => page.getByRole('button', { name: 'Next' }).click()
  const choose = async (...answers: string[]) => {
    for (const name of answers) await page.getByRole('radio', { name, exact: true }).check()
    await next()
  }
  const fill = (name: string, text: string) => page.getByRole('textbox', { name }).fill(text)
  await page.goto('/onboarding')
  await choose('Female')
  await choose('US')
  await fill('Age', '34')
  await fill('Weight', '181.5')
  await fill('Feet', '5')
  await fill('Inches', '7')
  await next()
  await page.getByRole('textbox', { name: 'Age' }).waitFor({ state: 'hidden' })
  await next()
  await choose('Maintain', 'Moderately active')
  await choose('We customize your plan')
  await choose('20 min', 'Always fresh', 'Variety')
  await choose('45 min', 'Some leftovers', 'Variety')
  await choose('Any time', 'Always fresh', 'Mostly the same')
  await choose('Yes')
  await next()
}
