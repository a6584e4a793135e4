import { testCards } from '../testing/src/test-subscription.ts'
import { expect, expectAccessible, signUp } from './steps/journey.ts'
import { choosePlan, expectBought, subscribe, test, typeCard } from './steps/paying.ts'

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

  await typeCard(page, testCards.declined)
  await subscribe(page).click()
  const declined = page.getByRole('alertdialog', { name: /The payment was declined/ })
  await expect(declined).toBeVisible()
  await expect(declined).toBeHidden()

  await typeCard(page, testCards.accepted)
  await subscribe(page).dblclick()
  await expectBought(page)
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
  await expectBought(page)
  await expect(page.getByText('3-month plan')).toBeVisible()
})

test('[CHK-12] a reload while the order is under way takes it up again, and charges once', async ({
  page,
}) => {
  await choosePlan(page, '1-month')
  const create = '**/api/subscription/create'
  const sent = page.waitForRequest(create)
  // The first one is never answered.
  await page.route(create, () => undefined, { times: 1 })
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  const first = await sent
  const again = page.waitForRequest(create)
  await page.reload()
  await expectBought(page)
  const second = await again
  expect(second.headers()['idempotency-key']).toBe(first.headers()['idempotency-key'])
  await page.goto('/settings/account/subscription')
  await expect(page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toHaveCount(1)
})

test('[APP-1] [MAP-1] a person who signs up answers first, and without a subscription the app leads to the plans', async ({
  page,
}) => {
  await signUp(page)
  await page.goto('/app')
  await expect(page).toHaveURL(/\/checkout\/plans$/)
  await expect(page.getByRole('link', { name: 'Logout' })).toBeVisible()
})
