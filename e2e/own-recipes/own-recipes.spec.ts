import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { pastedRecipe } from '@butterleaf/testing/own-recipes/pasted-recipe'
import { arriveWithPlan, expect, expectAccessible, test } from '../steps/journey.ts'
import { dayOf } from '../steps/plan-addresses.ts'

test('[OWN-1] [OWN-2] [OWN-3] [OWN-5] [ED-4] a pasted recipe is settled line by line, made keto, warned of where its pan is too small, and planned for dinner', async ({
  page,
}, info) => {
  test.slow()
  const { plan, headers } = await arriveWithPlan(page)
  const picture = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`), fullPage: true })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/recipes/yours')
  await expect(page.getByText('No recipes of your own yet')).toBeVisible()
  await picture('empty-390')
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Recipe' }).fill(pastedRecipe)
  await page.getByRole('button', { name: 'Read the recipe' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Zanzibar beef skillet' })).toBeVisible()
  await expect(page.getByText('Without 1 of 4 lines.')).toBeVisible()
  await picture('missing-390')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take turnip' }).click()
  await expect(page.getByText(/turnip, 500 g/)).toBeVisible()

  await page.getByRole('button', { name: 'Change 2 zorbles' }).click()
  const sheet = page.getByRole('dialog', { name: '2 zorbles' })
  await sheet.getByRole('searchbox', { name: 'Search foods' }).fill('leek')
  await picture('search-390')
  await sheet.getByRole('button', { name: /^leek/i }).first().click()
  await sheet.getByRole('textbox', { name: /Weight/ }).fill('200')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('button', { name: 'May be planned', pressed: true })).toBeVisible()
  await picture('whole-390')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await picture('whole-1280-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 320, height: 700 })
  await picture('whole-320')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)

  await page
    .getByRole('textbox', { name: 'Steps' })
    .fill('Brown the beef 4 minutes a side in a 6-inch skillet.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/^Step 1\. The ground beef doesn’t fit/)).toBeVisible()
  await picture('warned-320')
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See it as a recipe' }).click()
  await page.getByRole('button', { name: /Add to/ }).click()
  await page.getByRole('button', { name: 'Replace dinner' }).click()
  const readPlan = async () =>
    (await (await page.request.get('/api/mealplan', { headers })).json()) as MealPlan
  const isPlanned = async () => JSON.stringify(await readPlan()).includes('Zanzibar beef skillet')
  await expect.poll(isPlanned).toBe(true)
  await page.goto(dayOf(plan, 1).meals)
  await expect(page.getByText('Zanzibar beef skillet').first()).toBeVisible()
})
