import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, test } from './steps/journey.ts'
import { dayOf } from './steps/plan-addresses.ts'

const looks = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
]

async function openDinnersRecipes(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'Options for dinner' }).click()
  await page.getByRole('link', { name: /^Replace…/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes for dinner')
}

async function expectDinnerInMeals(page: Page, meals: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${meals}$`))
  const dinner = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Options for dinner' }) })
  await expect(dinner.getByRole('heading').getByRole('link')).toBeFocused()
  await expect(dinner.getByRole('heading')).toBeInViewport()
  await expect(page.getByText(/^Dinner on \w+day: /)).toBeVisible()
}

for (const look of looks) {
  test(`[MAP-3] at ${look.width} px a dish that is chosen from Meals ends in Meals, focused, with Undo; Back leads on from there`, async ({
    page,
  }) => {
    await page.setViewportSize(look)
    const { plan } = await arriveWithPlan(page)
    const { meals } = dayOf(plan, 2)
    await page.goto('/support')
    await page.goto(meals)
    await openDinnersRecipes(page)
    const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
    await expect(bar.getByRole('link', { name: 'Meals' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await page
      .getByRole('button', { name: /^Choose .* for dinner$/ })
      .first()
      .click()
    await expectDinnerInMeals(page, meals)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText(/^Dinner on \w+day: /)).toHaveCount(0)

    // The same from a recipe's page, and after a reload there.
    await openDinnersRecipes(page)
    // The dish that stands there already can't be chosen.
    const others = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Choose / }) })
    await others.first().getByRole('link').click()
    const replace = page.getByRole('button', { name: 'Replace dinner with this' })
    await expect(replace).toBeVisible()
    await page.reload()
    await replace.click()
    await expectDinnerInMeals(page, meals)

    await openDinnersRecipes(page)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${meals}$`))
    const options = page.getByRole('button', { name: 'Options for dinner', exact: true })
    await expect(options).toBeFocused()
    await expect(options).toBeInViewport()
    await page.goBack()
    await expect(page).toHaveURL(/\/support$/)
  })
}

test('[MAP-3] from the Editor a choice ends in the Editor', async ({ page }) => {
  const { plan } = await arriveWithPlan(page)
  const { editor } = dayOf(plan, 2)
  await page.goto(editor)
  await page.getByRole('link', { name: 'Replace dinner' }).click()
  await page
    .getByRole('button', { name: /^Choose .* for dinner$/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${editor}$`))
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
})

for (const place of ['meals', 'editor'] as const) {
  test(`[MAP-3] the sheet of a dish that was opened from the board of ${place} stays open when the device is turned`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const { plan } = await arriveWithPlan(page)
    await page.goto(dayOf(plan, 1)[place])
    await page
      .getByRole('button', { name: /^Options for \w+day’s dinner$/ })
      .last()
      .click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('link', { name: /^Replace…/ })).toBeVisible()
    const title = await sheet.getByRole('heading').first().innerText()
    for (const turned of [
      { width: 768, height: 1024 },
      { width: 390, height: 844 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(turned)
      await expect(sheet.getByRole('heading').first()).toHaveText(title)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
  })
}
