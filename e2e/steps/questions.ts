import { expect, type Locator, type Page } from '@playwright/test'

/** Goes to the next question of onboarding. */
export function next(page: Page): Locator {
  return page.getByRole('button', { name: 'Next' })
}

export async function choose(page: Page, ...answers: string[]): Promise<void> {
  for (const answer of answers) await page.getByRole('radio', { name: answer, exact: true }).check()
  await next(page).click()
}

/** From gender to the mode: 34 years, 5 feet 7; 181.5 lbs unless another weight is given. */
export async function tellAboutYourself(
  page: Page,
  { weight = '181.5', bodyFat = /^37%$/, goal = 'Maintain', activity = 'Moderately active' } = {},
): Promise<void> {
  await choose(page, 'Female')
  await choose(page, 'US')
  await page.getByRole('textbox', { name: 'Age' }).fill('34')
  await page.getByRole('textbox', { name: 'Weight' }).fill(weight)
  await page.getByRole('textbox', { name: 'Feet' }).fill('5')
  await page.getByRole('textbox', { name: 'Inches' }).fill('7')
  await next(page).click()
  await expect(page.getByRole('slider', { name: 'Body fat' })).toHaveAttribute('aria-valuetext', bodyFat)
  await next(page).click()
  await choose(page, goal, activity)
}

/** A meal's step: what was said of all meals at once is opened, and answered otherwise. */
export async function chooseForMeal(page: Page, ...answers: string[]): Promise<void> {
  await page.getByText('Something else for this meal').click()
  await choose(page, ...answers)
}
