import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from './steps/journey.ts'
import { choose, chooseForMeal, next, tellAboutYourself } from './steps/questions.ts'

const avoided = ['Vegetarian', 'Dairy-free', 'Nut-free', 'Gluten-free', 'Soy-free', 'Sesame-free', 'Eggs']
const usualNetCarbs = 25

/** A person who needs much, may eat next to nothing and has little time to cook. */
async function askTooMuch(page: Page): Promise<void> {
  await tellAboutYourself(page, {
    weight: '230',
    bodyFat: /^\d+%$/,
    goal: 'Gain muscle',
    activity: 'Very active',
  })
  await choose(page, 'We customize your plan')
  await next(page).click()
  await chooseForMeal(page, '20 min', 'Always fresh', 'Variety')
  await chooseForMeal(page, '30 min', 'Always fresh', 'Variety')
  await chooseForMeal(page, '30 min', 'Always fresh', 'Variety')
  await choose(page, 'No')
  for (const name of avoided) await page.getByRole('checkbox', { name }).check()
  await next(page).click()
}

test('[PLAN-5] [ONB-12] whose answers have no plan learns why, asks for less with a tap, and has one', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/422 .*\/api\/mealplan$/)
  await signUp(page)
  await page.goto('/onboarding')
  await askTooMuch(page)
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing fits all of this yet' })).toBeFocused()
  await expect(page.getByText(/^The nearest day we found has .* The trouble is the /)).toBeVisible()
  await expectAccessible(page)

  const widest = page.getByRole('list', { name: 'What would help' }).getByRole('button').last()
  // What an offer brings is tried with one draw of the dice, which may miss some days of a person who needs much.
  await expect(widest).toContainText(/2\d more days in range$/)
  const netCarbs = /up to (\d+) g of net carbs/.exec((await widest.textContent()) ?? '')?.[1]
  expect(Number(netCarbs)).toBeGreaterThan(usualNetCarbs)
  await widest.click()
  await expect(page).toHaveURL(/\/app/)
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('tab', { name: /^Day 1, / })).toHaveAttribute('aria-selected', 'true')
  // One day of 28 may miss its ranges.
  await expect(page.getByText(/All four on target|^You’re .* (short|over)/).first()).toBeVisible()

  await page.goto('/settings/personalization/profile')
  await expect(page.getByText(`Up to ${netCarbs} g`)).toBeVisible()
  await page.goto('/settings/personalization/food')
  // An offer never relaxes what they must not eat.
  for (const name of avoided) await expect(page.getByRole('checkbox', { name })).toBeChecked()
})
