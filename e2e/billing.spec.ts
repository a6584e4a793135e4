import { testCards } from '../testing/src/test-subscription.ts'
import { expect, expectAccessible, signIn } from './steps/journey.ts'
import {
  advance,
  billingPath,
  choosePlan,
  expectBought,
  expectInvoices,
  expectPayment,
  subscribe,
  test,
  typeCard,
} from './steps/paying.ts'

test('[SET-5] [SUB-1] [APP-1] a subscriber changes plan and card, cancels, has access until the end, and pays again', async ({
  page,
  product,
}) => {
  await choosePlan(page, '3-month')
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  await expectBought(page)

  await page.goto('/settings/account')
  await page.getByRole('link', { name: /^Billing/ }).click()
  await expect(page.getByText(/^Next invoice on/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change plan' }).click()
  const plans = page.getByRole('dialog', { name: 'Change plan' })
  await expect(plans).toContainText('saves 34%')
  await plans.getByRole('radio', { name: '1-month plan' }).check({ force: true })
  await plans.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change plan' }).click()
  await expect(page.getByText(/^Your subscription is changing on/)).toBeVisible()

  await page.getByRole('button', { name: 'Update payment' }).click()
  await page.getByRole('button', { name: 'PayPal', exact: true }).click()
  await page.getByRole('button', { name: 'Continue to PayPal' }).click()
  await page.getByRole('button', { name: 'Approve' }).click()
  await expect(page).toHaveURL(new RegExp(`${billingPath}$`))
  await expect(page.getByRole('region', { name: 'Payment' }).getByText('PayPal')).toBeVisible()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^PDF of invoice/ }).click()
  expect((await download).suggestedFilename()).toMatch(/^butterleaf-invoice-S-\d+\.pdf$/)

  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText(/^You have access until/)).toBeVisible()
  await advance(product, '60d')
  await page.goto('/app')
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
  await advance(product, '35d')
  await page.goto('/app')
  await expectPayment(page)
  await expect(page.getByText(/^Your plan ended on .* as you canceled it/)).toBeVisible()
  await page.goBack()
  await expectPayment(page)
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  await expectBought(page)
  await page.goto('/app')
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
  await expectInvoices(page, [/, 3-month plan, paid/, /, 3-month plan, paid/])
  await expect(page.getByText(/^Next invoice on/)).toBeVisible()
})

test('[SUB-2] [APP-1] [CHK-3] a declined renewal is retried, then expires; after signing in again the person buys again', async ({
  page,
  product,
}) => {
  const person = await choosePlan(page, '1-month')
  await typeCard(page, testCards.declinedAtRenewal)
  await subscribe(page).click()
  await expectBought(page)
  await advance(product, '32d')
  await page.goto(billingPath)
  await expect(page.getByText('Payment due', { exact: true })).toBeVisible()
  await advance(product, '8d')
  await page.reload()
  await expectPayment(page)

  await page.getByRole('link', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/checkout/payment')
  await signIn(page, person)
  await expectPayment(page)
  await expect(
    page.getByText(/^Your plan ended on .* since the last payment didn’t go through/),
  ).toBeVisible()
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  await expectBought(page)
  await expectInvoices(page, [
    /, 1-month plan, paid/,
    /, 1-month plan, not paid(?! yet)/,
    /, 1-month plan, paid/,
  ])
  await expect(page.getByText(/^Next invoice on/)).toBeVisible()
})
