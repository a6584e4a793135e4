import type { Page } from '@playwright/test'
import { chromiumFlags } from '../testing/src/chromium-flags.ts'
import { expect, signUp, test } from './steps/journey.ts'

const chromium = process.env.CHROMIUM_PATH

// Restores pages from the back/forward cache as people's browsers do; test browsers have it off.
test.use({
  launchOptions: {
    args: chromiumFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(chromium ? { executablePath: chromium } : {}),
  },
})

test('[AUTH-1] Back from the sign-in page is back where it was asked for', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await pressBack(page)
  await expect(page).toHaveURL('/')
})

test('[AUTH-3] after logging out Back shows nothing of who was here', async ({ page, quietConsole }) => {
  quietConsole.allow(/status of 40[01] /)
  const person = await signUp(page)
  await page.goto('/settings/account')
  await expect(page.getByText(person.email)).toBeVisible()
  await page.goto('/logout')
  await expect(page).toHaveURL('/')
  // The provider's sign-out page may come in between: it redirects signed-out people to the start page.
  await expect(async () => {
    await pressBack(page)
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(page.getByText(person.email)).toBeHidden()
})

for (const [typed, address] of [
  ['/privacy-policy/', '/privacy-policy'],
  ['/Recipes', '/recipes'],
  ['//', '/'],
]) {
  test(`[LAND-5] a page of the site typed as ${typed} is found`, async ({ page, product }) => {
    await page.goto(product.origin + typed)
    await expect(page).toHaveURL(product.origin + address)
    await expect(page.locator('h1')).toBeVisible()
  })
}

/** Of a page out of the back/forward cache Playwright's own way back never hears that it was loaded. */
async function pressBack(page: Page): Promise<void> {
  // After the call has answered: the page that answers is gone once it goes back.
  await page.evaluate(() => void setTimeout(() => history.back()))
}
