import type { Locator, Page } from '@playwright/test'
import type { addressesOf } from './addresses.ts'

type Plan = ReturnType<typeof addressesOf>
/** The page of an act, what leads from it to what is pressed, and how many changes the press asks the server for. */
type Act = { at(plan: Plan): string; press(page: Page): Promise<Locator>; changes?: number }

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
  plan: { at: () => '/onboarding/done', press: pressing('Make my plan') },
  payment: {
    at: () => '/checkout/plans',
    press: async (page) => {
      await button(page, 'Select 6-month plan').click()
      const card = { 'Card number': '4111 1111 1111 1111', Month: '12', Year: '2030', CVV: '123' }
      for (const [label, text] of Object.entries(card)) await page.getByLabel(label).fill(text)
      return button(page, 'Subscribe')
    },
    changes: 2,
  },
}
