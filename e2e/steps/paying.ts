import { execFile } from 'node:child_process'
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Product, startProduct } from '@butterleaf/testing/product'
import type { Page } from '@playwright/test'
import { createAccount, expect, test as journey, type Person } from './journey.ts'

const billingCommand = fileURLToPath(new URL('../../apps/api/artefact/bundle/billing.js', import.meta.url))

/** Here people have to pay before they get access. */
export const test = journey.extend({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const product = await startProduct({ ACCESS: '' })
      await use(product)
      await product.stop()
      fs.rmSync(product.folder, { recursive: true, force: true })
    },
    { scope: 'worker' },
  ],
  quietConsole: async ({ quietConsole }, use) => {
    // Refusals are part of these journeys; browsers print them.
    quietConsole.allow(/422 .*\/(sandbox-billing\/price|api\/subscription\/(create|update-billing))/)
    quietConsole.allow(/402 .*\/api\/mealplan/)
    await use(quietConsole)
  },
})

/** Advances the sandbox's time by the operator's command while the service runs. */
export async function advance(product: Product, duration: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: product.folder, BILLING: 'sandbox' }
  await promisify(execFile)(process.execPath, [billingCommand, 'advance', duration], { env })
}

/** From the three plans to the payment of one of them. */
export async function selectPlan(page: Page, plan: string): Promise<void> {
  await page.goto('/checkout/plans')
  await page.getByRole('button', { name: `Select ${plan} plan` }).click()
  await expectPayment(page)
}

/** A visitor chooses a plan, signs up, and returns to its payment. */
export async function choosePlan(page: Page, plan: string): Promise<Person> {
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/checkout\/plans$/)
  await page.getByRole('button', { name: `Select ${plan} plan` }).click()
  const person = await createAccount(page)
  await expectPayment(page)
  return person
}

export async function expectPayment(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await expect(page.getByRole('heading', { name: 'Please enter your payment info' })).toBeVisible()
}

export async function expectBought(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
}

export const billingPath = '/settings/account/subscription'

/** Checks each invoice's second line: number, plan, coupon, state. */
export async function expectInvoices(page: Page, invoices: readonly RegExp[]): Promise<void> {
  await page.goto(billingPath)
  const rows = page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')
  await expect(rows).toHaveText(invoices)
}

export async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Month').fill('12')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() + 4))
  await page.getByLabel('CVV').fill('123')
}

export function subscribe(page: Page) {
  return page.getByRole('button', { name: 'Subscribe' })
}
