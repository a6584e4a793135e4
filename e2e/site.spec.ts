import fs from 'node:fs'
import path from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './steps/journey.ts'

/** A page without scripts, as search engines see it. */
async function openPlain(browser: Browser, origin: string, address: string): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto(address)
  return page
}

async function structuredOn(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text) as Record<string, unknown>)
}

test('[LAND-6] the trust badge appears and goes with its flag, without a reload', async ({
  page,
  product,
}) => {
  const file = path.join(product.folder, 'flags.json')
  const badge = page.locator('[data-flag="trust-badge"]').first()
  await page.goto('/')
  await expect(badge).toBeHidden()
  await page.evaluate(() => document.body.setAttribute('data-first-load', ''))
  fs.writeFileSync(file, '{"trust-badge": true}')
  await expect(badge).toBeVisible()
  await expect(badge).toContainText('Sample rating')
  fs.writeFileSync(file, '{"trust-badge": false}')
  await expect(badge).toBeHidden()
  await expect(page.locator('body[data-first-load]')).toBeAttached()
})

test('[LAND-5] [LAND-7] both policies are led to from the start page, and read without script', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  for (const [link, address, words] of [
    ['Terms, cancellation and refunds', '/terms-disclaimer', 'Refunds'],
    ['Privacy policy', '/privacy-policy', 'What your browser keeps'],
  ] as const) {
    await expect(footer.getByRole('link', { name: link })).toHaveAttribute('href', address)
    const plain = await openPlain(browser, product.origin, address)
    await expect(plain.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(plain.getByRole('heading', { name: words, exact: true })).toBeVisible()
    await expect(plain.getByRole('link', { name: /@/ }).first()).toHaveAttribute(
      'href',
      /^mailto:(?!contact@origin)/,
    )
    await page.goto(address)
    await expectAccessible(page)
  }
})

test('a recipe is found from the list, whole without script, and told to search engines', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/recipes')
  const link = page.getByRole('region', { name: 'Dinner' }).getByRole('link').first()
  const title = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Plan a week with this' })).toHaveAttribute(
    'href',
    '/auth/signup?returnTo=%2Fonboarding',
  )
  await expectAccessible(page)

  const plain = await openPlain(browser, product.origin, page.url())
  await expect(
    plain.getByRole('region', { name: 'Instructions' }).getByRole('listitem').first(),
  ).toBeVisible()
  const [recipe, crumbs] = await structuredOn(plain)
  expect(recipe).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: title,
    url: page.url(),
    prepTime: expect.stringMatching(/^PT(\d+H)?(\d+M)?$/),
    totalTime: expect.stringMatching(/^PT(\d+H)?(\d+M)?$/),
    nutrition: { '@type': 'NutritionInformation', calories: expect.stringMatching(/^\d+ calories$/) },
  })
  expect(recipe).not.toHaveProperty('aggregateRating')
  expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  const sitemap = await page.request.get('/sitemap.xml')
  expect(await sitemap.text()).toContain(`<loc>${page.url()}</loc>`)
})

test('the list of recipes is public', async ({ page }) => {
  // Axe checks a hundred tiles, twice.
  test.slow()
  await page.goto('/recipes')
  await expectAccessible(page)
})

test('a recipe that isn’t there is a 404 in the same look, with others to go to', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(/status of 404 .*\/recipes\/no-such-dish$/)
  const answer = await page.goto('/recipes/no-such-dish')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No recipe on this plate')
  await page.getByRole('link', { name: 'See the recipes' }).click()
  await expect(page).toHaveURL(/\/recipes$/)
})
