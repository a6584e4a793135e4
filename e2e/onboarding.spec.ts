import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from './journey.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next' })

async function choose(page: Page, ...answers: string[]): Promise<void> {
  for (const answer of answers) await page.getByRole('radio', { name: answer, exact: true }).check()
  await next(page).click()
}

/** From gender to the mode: 34 years, 181.5 lbs, 5 feet 7. */
async function tellAboutYourself(page: Page): Promise<void> {
  await choose(page, 'Female')
  await choose(page, 'US')
  await page.getByRole('textbox', { name: 'Age' }).fill('34')
  await page.getByRole('textbox', { name: 'Weight' }).fill('181.5')
  await page.getByRole('textbox', { name: 'Feet' }).fill('5')
  await page.getByRole('textbox', { name: 'Inches' }).fill('7')
  await next(page).click()
  await expect(page.getByRole('slider', { name: 'Body fat' })).toHaveAttribute('aria-valuetext', '37%')
  await next(page).click()
  await choose(page, 'Maintain', 'Moderately active')
}

test.beforeEach(({ quietConsole }) => {
  // Until onboarding is through there is no plan: a 404 by contract, which browsers print.
  quietConsole.allow(/404 .*\/api\/mealplan$/)
})

test('[ONB-1] [ONB-3] [ONB-5] [ONB-12] a newcomer answers every question and has a plan', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/onboarding/dinner')
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
  await expectAccessible(page)
  await expect(next(page)).toBeDisabled()
  await tellAboutYourself(page)
  await expectAccessible(page)
  await choose(page, 'We customize your plan')
  await choose(page, '20 min', 'Always fresh', 'Variety')
  await expectAccessible(page)
  await choose(page, '45 min', 'Some leftovers', 'Variety')
  await choose(page, 'Any time', 'Always fresh', 'Mostly the same')
  await choose(page, 'Yes')

  await page.getByRole('checkbox', { name: 'Nut-free' }).check()
  await page.getByRole('combobox', { name: 'Foods to avoid' }).fill('mush')
  await page.getByRole('option').first().click()
  await expect(page.getByRole('list', { name: 'Avoided foods' }).getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page)
  await next(page).click()

  await expect(page.getByLabel('Start date')).not.toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Make my plan' }).click()
  await expect(page).toHaveURL(/\/app/)
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/app/)
})

test('[ONB-2] [ONB-6] whoever builds their own plan skips the meals, and a reload loses nothing', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/onboarding')
  await tellAboutYourself(page)
  await choose(page, 'Build my own plan')
  await expect(page).toHaveURL(/\/onboarding\/dessert$/)
  await page.goto('/onboarding/about')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('181.5')
  await page.goto('/onboarding/unit')
  await choose(page, 'Metric')
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('82.3')
  await page.goto('/onboarding/unit')
  await choose(page, 'US')
  await expect(page.getByRole('textbox', { name: 'Weight' })).toHaveValue('181.5')
})

test('[ONB-14] before a deficit somebody pregnant is set to maintain and sent to a doctor', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/onboarding')
  await tellAboutYourself(page)
  await page.goto('/onboarding/goal')
  await page.getByRole('radio', { name: 'Lose weight' }).check()
  await expect(next(page)).toBeDisabled()
  await page.getByRole('checkbox', { name: 'Pregnant or breastfeeding' }).check()
  await expect(page.getByRole('radio', { name: 'Maintain' })).toBeChecked()
  await expect(page.getByText('Please ask your doctor before losing weight.')).toBeVisible()
  await expectAccessible(page)
})
