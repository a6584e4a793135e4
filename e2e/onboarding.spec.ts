import { subtitleOf } from '@butterleaf/domain/recipes/shown/short-title'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signUp, test } from './steps/journey.ts'
import { choose, chooseForMeal, next, tellAboutYourself } from './steps/questions.ts'

test('[ONB-1] [ONB-3] [ONB-5] [ONB-12] [DAY-5] [DAY-9] [ITEM-6] a newcomer answers every question, has a plan, and eats its first day', async ({
  page,
}) => {
  // Axe checks many screens, in both themes.
  test.slow()
  await signUp(page)
  await page.goto('/onboarding/dinner')
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
  await expectAccessible(page)
  await expect(next(page)).toBeDisabled()
  await tellAboutYourself(page)
  await expectAccessible(page)
  await choose(page, 'We customize your plan')
  await next(page).click()
  await chooseForMeal(page, '20 min', 'Always fresh', 'Variety')
  await expectAccessible(page)
  await chooseForMeal(page, '45 min', 'Some leftovers', 'Variety')
  await chooseForMeal(page, 'Any time', 'Always fresh', 'Mostly the same')
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
  await expect(page).toHaveURL(/\/app\/first-week$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your first week')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  await expect(dayTab(page, 1)).toBeVisible()
  await page.goto('/onboarding')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/app/)

  await readEveryMeal(page)
  await page.getByRole('button', { name: 'Mark complete' }).click()
  await expect(page.getByText(/^\w+day complete$/)).toBeVisible()
  await expect(dayTab(page, 2)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(dayTab(page, 1)).toHaveAccessibleName(/complete$/)
  await expectAccessible(page)
  await page.goto('/app')
  // Today, eaten or not.
  await expect(dayTab(page, 1)).toHaveAttribute('aria-selected', 'true')
})

const dayTab = (page: Page, number: number) => page.getByRole('tab', { name: new RegExp(`^Day ${number}, `) })

/** Day 1 as it opens: each of its dishes has ingredients and steps, and links back. */
async function readEveryMeal(page: Page): Promise<void> {
  await expect(dayTab(page, 1)).toHaveAttribute('aria-selected', 'true')
  const dishes = page.getByRole('article').getByRole('heading').getByRole('link')
  await expect(dishes).toHaveCount(3)
  for (const name of await dishes.allTextContents()) {
    const card = page.getByRole('article').filter({ has: page.getByRole('link', { name, exact: true }) })
    const told = await card.textContent()
    await card.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('link', { name: /^Cook (this|it all|the sides?)$/ })).toBeVisible()
    // The card has the name that people say, and what the long title says beside it.
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    if (title !== name) expect(told).toContain(subtitleOf({ short: name, title }) ?? name)
    else expect(told).toContain(title)
    await expect(
      page.getByRole('region', { name: 'Ingredients' }).getByRole('checkbox').first(),
    ).toBeVisible()
    await page.getByRole('link', { name: /day, \w+ \d+$/ }).click()
    await expect(dishes).toHaveCount(3)
  }
}

test('[ONB-2] [ONB-6] a person who builds their own plan skips the meals, and a reload loses nothing', async ({
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

test('[ONB-14] before a deficit a pregnant person is set to maintain and referred to a doctor', async ({
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
