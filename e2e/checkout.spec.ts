import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { startProduct } from '../testing/src/product.ts'
import { expect, expectAccessible, test as journey, newPerson } from './journey.ts'

/** Here people have to pay before they are let in. */
const test = journey.extend({
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
})

const paymentTitle = 'Please enter your payment info'

test.beforeEach(({ quietConsole }) => {
  // Refusals are part of these journeys; browsers print them.
  quietConsole.allow(/422 .*\/(sandbox-billing\/price|api\/subscription\/create)/)
  quietConsole.allow(/402 .*\/api\/mealplan$/)
})

/** A visitor chooses a plan, signs up, and is back at paying for it. */
async function choosePlan(page: Page, plan: string): Promise<void> {
  const { email, password } = newPerson()
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/checkout\/plans$/)
  await page.getByRole('button', { name: `Select ${plan} plan` }).click()
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Fennel')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await expect(page.getByRole('heading', { name: paymentTitle })).toBeVisible()
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Month').fill('12')
  await page.getByLabel('Year').fill(String(new Date().getFullYear() + 4))
  await page.getByLabel('CVV').fill('123')
}

const subscribe = (page: Page) => page.getByRole('button', { name: 'Subscribe' })

test('[CHK-1] [CHK-3] [CHK-4] [CHK-5] [CHK-12] a visitor buys the 6-month plan with a coupon and lands in onboarding', async ({
  page,
}) => {
  await page.goto('/checkout')
  await expect(page.getByRole('article', { name: '6-month plan' })).toContainText('Best value')
  await expectAccessible(page)
  await choosePlan(page, '6-month')
  await expect(page.getByText('You pay $79.96 today.')).toBeVisible()
  await expect(subscribe(page)).toBeDisabled()
  await expectAccessible(page)

  await page.getByLabel('Promo code').fill('expired')
  await page.getByRole('button', { name: 'Apply' }).click()
  const refusal = page.getByRole('alertdialog', { name: 'Not a valid or active coupon' })
  await expect(refusal).toBeVisible()
  await expect(refusal).toBeHidden()
  await page.getByLabel('Promo code').fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('You pay $71.96 today.')).toBeVisible()

  await typeCard(page, '4000 0000 0000 0002')
  await subscribe(page).click()
  const declined = page.getByRole('alertdialog', { name: /The payment was declined/ })
  await expect(declined).toBeVisible()
  await expect(declined).toBeHidden()

  await typeCard(page, '4111 1111 1111 1111')
  await subscribe(page).dblclick()
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Build my plan' }).click()
  await expect(page).toHaveURL(/\/onboarding\/gender$/)

  await page.goto('/checkout/payment')
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
})

test('[CHK-2] [CHK-7] [CHK-14] PayPal is canceled, then approved; a chosen plan leads straight to payment', async ({
  page,
}) => {
  await choosePlan(page, '3-month')
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/checkout\/payment$/)
  await page.getByRole('button', { name: 'PayPal', exact: true }).click()
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await expect(page.getByText('You canceled at PayPal. Nothing was charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay with PayPal' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByRole('heading', { name: 'You’re in' })).toBeVisible()
  await expect(page.getByText('3-month plan')).toBeVisible()
})

test('[APP-1] whoever signs up without a plan is led to the plans', async ({ page }) => {
  const { email, password } = newPerson()
  await page.goto('/')
  await page.getByRole('link', { name: 'Create account' }).click()
  await page.getByLabel('First name').fill('Robin')
  await page.getByLabel('Last name').fill('Fennel')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/checkout\/plans$/)
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
})
