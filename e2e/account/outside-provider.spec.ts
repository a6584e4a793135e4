import fs from 'node:fs'
import {
  type ScatteredProvider,
  startScatteredProvider,
} from '@butterleaf/identity/testing/scattered-provider'
import { type Product, startProduct } from '@butterleaf/testing/product'
import { expect, type Page, test } from '@playwright/test'

interface Story {
  provider: ScatteredProvider
  product: Product
}

/** Tells a story that starts signed in with a provider elsewhere. The browser refuses nothing on the way. */
async function tellSignedIn(page: Page, host: string, tell: (story: Story) => Promise<void>): Promise<void> {
  const provider = await startScatteredProvider({ host })
  const product = await startProduct(provider.environment)
  try {
    const refusals: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) refusals.push(message.text())
    })
    await page.goto(`${product.origin}/auth/login?returnTo=/settings/account`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL(/\/settings\/account$/)
    await expect(page.getByText('outside@example.org')).toBeVisible()
    await tell({ provider, product })
    expect(refusals).toEqual([])
  } finally {
    await product.stop()
    fs.rmSync(product.folder, { recursive: true, force: true })
    await provider.close()
  }
}

const lastOf = (addresses: readonly URL[]) => addresses.at(-1)?.searchParams

const hosts = [
  ['of our own site, asked in a frame', 'localhost'],
  ['of another site, asked by a redirect', '127.0.0.1'],
] as const
for (const [kind, host] of hosts) {
  test(`[AUTH-6] [AUTH-2] [AUTH-3] a provider ${kind}, with its endpoints on several origins, signs a person in and out`, async ({
    page,
  }) => {
    await tellSignedIn(page, host, async ({ provider, product }) => {
      await page.reload()
      await expect(page.getByText('outside@example.org')).toBeVisible()
      expect(lastOf(provider.seen.authorize)?.get('prompt')).toBe('none')
      // Opened directly, the page has no tokens yet.
      await page.goto(`${product.origin}/logout`)
      await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
      expect(lastOf(provider.seen.endSession)?.get('id_token_hint')).toMatch(/^eyJ/)
      await page.goto(`${product.origin}/settings/account`)
      await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible()
    })
  })
}

test('[AUTH-5] a silent renewal tells the provider whom it is about', async ({ page }) => {
  await tellSignedIn(page, 'localhost', async ({ provider }) => {
    await page.goto(`${new URL(page.url()).origin}/settings`)
    const metric = page.getByText('Metric', { exact: true })
    await expect(metric).toBeVisible()
    const before = provider.seen.authorize.length
    await page.route('**/api/user', (route) => route.fulfill({ status: 401, body: '' }), { times: 1 })
    await metric.click()
    await expect.poll(() => provider.seen.authorize.length).toBeGreaterThan(before)
    const asked = lastOf(provider.seen.authorize)
    expect([asked?.get('prompt'), asked?.get('id_token_hint')?.slice(0, 3)]).toEqual(['none', 'eyJ'])
  })
})
