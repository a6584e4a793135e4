import { inventedPerson } from '@butterleaf/contract/onboarding/testing/invented-person'
import { testCards } from '@butterleaf/testing/test-subscription'
import type { Browser, Page } from '@playwright/test'
import { arriveSignedIn } from './steps/arrive.ts'
import { createAccount, expect, expectAccessible, newPerson } from './steps/journey.ts'
import { expectBought, selectPlan, subscribe, test, typeCard } from './steps/paying.ts'
import { dayOf } from './steps/plan-addresses.ts'

const people = '/settings/personalization/preferences/scaling'
const seated = (page: Page) => page.getByRole('heading', { level: 1, name: 'You eat along at Robin’s table' })
const nowhere = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'You don’t eat along at a table' })

/** Arrives as a person who has paid and has meals. */
async function arriveAsOwner(page: Page) {
  const person = await arriveSignedIn(page)
  await selectPlan(page, '1-month')
  await typeCard(page, testCards.accepted)
  await subscribe(page).click()
  await expectBought(page)
  const headers = { authorization: `Bearer ${person.accessToken}` }
  const made = await page.request.post('/api/mealplan', { data: inventedPerson, headers })
  expect(made.status()).toBe(201)
  return { headers, plan: await made.json() }
}

/** The address, seen once. */
async function inviteKim(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Invite Kim to type their own answers' }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: 'A link for Kim' })
  const address = await dialog.getByText(/\/join\//).innerText()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I’ve sent or kept it' }).press('Enter')
  await expect(page.getByText(/^Invited until/)).toBeVisible()
  return address
}

async function answer(page: Page) {
  const form = page.getByRole('form', { name: 'Your answers' })
  await form.getByRole('radio', { name: /^Metric/ }).check()
  await form.getByRole('radio', { name: 'Male', exact: true }).check()
  await form.getByRole('textbox', { name: 'Age' }).fill('38')
  await form.getByRole('textbox', { name: 'Weight' }).fill('93.4')
  await form.getByRole('textbox', { name: 'Height' }).fill('187')
  await form.getByRole('radio', { name: 'Maintain', exact: true }).check()
  await form.getByRole('radio', { name: 'Moderately active', exact: true }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Join Robin’s table' }).press('Enter')
  await expect(seated(page)).toBeVisible()
}

async function phoneOf(browser: Browser, page: Page): Promise<Page> {
  const device = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: { width: 390, height: 844 },
  })
  return device.newPage()
}

test('[TOG-4] [APP-1] an eater joins by an invitation and answers, both see the plates, neither sees more; the eater leaves, comes back, and the owner deletes the account', async ({
  page,
  browser,
}) => {
  test.slow()
  const { headers, plan } = await arriveAsOwner(page)
  await page.goto(people)
  await page.getByRole('button', { name: 'Add a person' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a person' })
  await sheet.getByLabel('Name').fill('Kim')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet).toBeHidden()
  const address = await inviteKim(page)
  await expectAccessible(page)

  const phone = await phoneOf(browser, page)
  await phone.goto(address)
  await expect(phone.getByRole('heading', { level: 1, name: 'Robin invites you to eat along' })).toBeVisible()
  await expect(phone.getByText(/Robin sees your name, what you eat at shared meals/)).toBeVisible()
  await expectAccessible(phone)
  await phone.getByRole('link', { name: 'Make an account to join' }).press('Enter')
  await createAccount(phone, newPerson())
  await answer(phone)
  await expect(
    phone
      .getByRole('list', { name: 'Dinner' })
      .getByText(/^[\d ¼½¾]+ servings?, \d+ g$/)
      .first(),
  ).toBeVisible()
  await expectAccessible(phone)

  // Their app is this page, not payment.
  await phone.goto('/app')
  await expect(seated(phone)).toBeVisible()

  // The owner sees who gets how much, of the eater's needs nothing.
  await page.goto(people)
  await expect(page.getByText(/^Types their own answers/)).toBeVisible()
  await expectAccessible(page)
  const table = await page.request.get(`/api/mealplan/${plan.id}/table`, { headers })
  expect(await table.text()).not.toMatch(/93\.4|personality/)
  const now = await (await page.request.get('/api/mealplan', { headers })).json()
  const { editor, day } = dayOf(now, 1)
  const dinner = day.items.find(({ category }) => category === 'dinner')!
  await page.goto(`${editor}/item/${dinner.id}`)
  const plates = page.getByRole('region', { name: 'Plate up' })
  for (const name of ['You', 'Kim'])
    await expect(plates.getByRole('listitem').filter({ hasText: name }).first()).toContainText(/\d g$/)
  await expectAccessible(page)

  // The eater changes an answer, and leaves.
  await phone.getByRole('button', { name: 'Change your answers' }).click()
  const form = phone.getByRole('form', { name: 'Your answers' })
  await form.getByRole('textbox', { name: 'Weight' }).fill('91')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(phone.getByText('Saved. Your plates follow.')).toBeVisible()
  await phone.getByRole('button', { name: 'Leave Robin’s table' }).press('Enter')
  const question = phone.getByRole('alertdialog', { name: 'Leave Robin’s table?' })
  await expectAccessible(phone)
  await question.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect(nowhere(phone)).toBeVisible()
  await expectAccessible(phone)
  await phone.goto('/app')
  await expect(phone).toHaveURL(/\/checkout\/plans$/)
  await phone.goto(address)
  await expect(
    phone.getByRole('heading', { level: 1, name: 'This invitation opens nothing any more' }),
  ).toBeVisible()
  await expectAccessible(phone)

  // A new invitation brings them back, until the owner's account goes.
  await page.goto(people)
  await expect(page.getByText(/^A portion like yours/)).toBeVisible()
  await phone.goto(await inviteKim(page))
  await answer(phone)
  // The owner's open page may read the table at any moment: it would be refused.
  await page.goto('about:blank')
  expect((await page.request.delete('/api/user', { headers })).status()).toBe(204)
  await phone.reload()
  await expect(nowhere(phone)).toBeVisible()
})
