import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { testCards } from '@butterleaf/testing/test-subscription'
import type { Page } from '@playwright/test'
import { arriveSignedIn } from '../steps/arrive.ts'
import { createAccount, expect, expectAccessible, signIn } from '../steps/journey.ts'
import {
  advance,
  billingPath,
  expectBought,
  expectPayment,
  selectPlan,
  subscribe,
  test,
  typeCard,
} from '../steps/paying.ts'
import { choose, next, tellAboutYourself } from '../steps/questions.ts'

const weight = '/weight-tracker'

async function buy(page: Page, card: string): Promise<void> {
  await selectPlan(page, '1-month')
  await typeCard(page, card)
  await subscribe(page).click()
  await expectBought(page)
}

/** Arrives as a person who has paid and has meals. */
async function arrivePaid(page: Page, card: string) {
  const person = await arriveSignedIn(page)
  await buy(page, card)
  const headers = { authorization: `Bearer ${person.accessToken}` }
  const made = await page.request.post('/api/mealplan', { data: inventedPerson, headers })
  expect(made.status()).toBe(201)
  return person
}

test('[APP-1] without a plan bought the app and Billing lead to the plans, all else is open, and Back leaves no circle', async ({
  page,
}) => {
  await arriveSignedIn(page)
  for (const open of ['/settings/account', '/settings/support']) {
    await page.goto(open)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${open}$`))
  }
  for (const shut of ['/app', weight, billingPath]) {
    await page.goto(shut)
    await expect(page).toHaveURL(/\/checkout\/plans$/)
  }
  await page.goto('/settings/account')
  await page.getByRole('link', { name: /^Billing/ }).click()
  await expect(page).toHaveURL(/\/checkout\/plans$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/settings\/account$/)
})

test('[MAP-1] [MAP-2] a newcomer answers, reads a real first week, and pays for that plan', async ({
  page,
}) => {
  test.slow()
  await page.goto('/')
  await page.getByRole('link', { name: 'Build my plan' }).click()
  await createAccount(page)
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
  await tellAboutYourself(page)
  await choose(page, 'We customize your plan')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How do you cook?')
  await expectAccessible(page)
  await choose(page, 'Cook twice a week')
  for (const _ of ['breakfast', 'lunch', 'dinner']) await next(page).click()
  await choose(page, 'No')
  await next(page).click()
  await page.getByRole('button', { name: 'Make my plan' }).click()

  await expect(page).toHaveURL(/\/app\/first-week$/)
  await expect(page.getByText(/things to buy/).first()).toBeVisible()
  await expectAccessible(page)
  const dish = page.getByRole('heading', { level: 3 }).first()
  const title = await dish.innerText()
  await dish.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('heading', { name: 'Instructions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Your first week' }).click()
  await page.goto('/app')
  await expect(page).toHaveURL(/\/checkout\/plans$/)
  await page.goto('/onboarding')
  await expect(page.getByRole('radio', { name: 'Female', exact: true })).toBeChecked()
  await page.goto('/app/first-week')
  await page.getByRole('link', { name: 'Choose a membership' }).first().click()
  await page.getByRole('button', { name: 'Select 1-month plan' }).click()
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  await expectBought(page)
  await page.getByRole('link', { name: 'Open my plan' }).click()
  await expect(page).toHaveURL(/\/day\//)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('[APP-1] [CHK-2] once it is bought, Back and the way to pay lead into the app', async ({ page }) => {
  await arriveSignedIn(page)
  await buy(page, testCards.accepted)
  await page.getByRole('link', { name: 'Build my plan' }).click()
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/plans$/)
  await page.getByRole('button', { name: 'Select 6-month plan' }).click()
  await expect(page).toHaveURL(/\/onboarding\/gender$/)
})

test('[APP-1] [SUB-1] a tab that is open as access ends in another one leads to payment, and back in once it is paid', async ({
  page,
  product,
}) => {
  await arrivePaid(page, testCards.declinedAtRenewal)
  await advance(product, '32d')
  await page.goto('/app')
  await expect(page).toHaveURL(/\/day\//)
  const other = await page.context().newPage()
  await other.goto(billingPath)
  await other.getByRole('button', { name: 'Cancel subscription' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expectPayment(other)

  // A tab behind another draws a frame a second.
  await page.bringToFront()
  await page.getByRole('link', { name: 'Weight' }).first().click()
  await expectPayment(page)
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  await expectBought(page)
  await other.reload()
  await expect(other).toHaveURL(/\/day\//)
})

test('[APP-1] [AUTH-5] a tab whose person has signed out in another one asks who it is, and stays where it was', async ({
  page,
  quietConsole,
}) => {
  // Its token has ended with the session.
  quietConsole.allow(/status of 40[01] .*\/(api|idp\/token)/)
  const person = await arrivePaid(page, testCards.accepted)
  await page.goto(weight)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await page.context().newPage()
  await other.goto('/logout')
  await expect(other.getByRole('link', { name: 'Create account' })).toBeVisible()

  await page.bringToFront()
  await page.reload()
  await signIn(page, person)
  await expect(page).toHaveURL(/\/weight-tracker$/)
})
