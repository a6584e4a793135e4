import fs from 'node:fs'
import type { Page } from '@playwright/test'
import { arriveWithPlan, expect, expectAccessible, newestMail, signIn, test } from '../steps/journey.ts'

const next = 'parsnips and 9 limes'

test('[SET-1] [SET-6] [SET-7] [OPS-6] [APP-10] a name, a picture and a password are changed; all is taken along, and then it is gone', async ({
  page,
  product,
  quietConsole,
}) => {
  const { person } = await arriveWithPlan(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Account/ }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('First name').fill('Robbie')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('Name saved')).toBeVisible()
  const file = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Picture file').setInputFiles(file)
  await expect(page.getByText('Picture saved')).toBeVisible()
  await expectPictureInHeader(page)

  await page.getByRole('link', { name: /^Password/ }).click()
  await expectAccessible(page)
  await confirmWhoOneIs(page, person)
  await page.getByLabel('New password', { exact: true }).fill(next)
  await page.getByLabel('The same again', { exact: true }).fill(next)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Password updated')).toBeVisible()
  await expect.poll(() => newestMail(product, 'was changed just now')).toContain(person.email)

  await page.goto('/logout')
  await expect(page).toHaveURL(`${product.origin}/`)
  // The refused sign-in answers 422, which browsers print.
  quietConsole.allow(/422 .*\/idp\/interaction\//)
  await page.goto('/auth/login?returnTo=/settings/account')
  await signIn(page, person)
  await expect(page.getByText("That e-mail and password don't match.")).toBeVisible()
  await signIn(page, { ...person, password: next })
  await expect(page.getByLabel('First name')).toHaveValue('Robbie')
  await expectPictureInHeader(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const exported = JSON.parse(fs.readFileSync(await (await download).path(), 'utf8'))
  expect(exported.account).toMatchObject({ email: person.email, given_name: 'Robbie' })
  expect(exported.data.plan_weeks).toHaveLength(4)
  expect(exported.data.user_avatars).toHaveLength(1)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectAccessible(page)
  await page.getByLabel('Type “delete” to confirm').fill('delete')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page).toHaveURL(`${product.origin}/`)
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/plan|list|owner/)
  await page.goto('/auth/login')
  await signIn(page, { ...person, password: next })
  await expect(page.getByText("That e-mail and password don't match.")).toBeVisible()
})

test('[AUTH-5] [SET-6] [OPS-6] a second device is signed out from here, and leaving asks who one is', async ({
  page,
  browser,
  product,
}) => {
  const { person } = await arriveWithPlan(page)
  const elsewhere = await browser.newContext({ baseURL: product.origin })
  const phone = await elsewhere.newPage()
  await phone.goto('/auth/login?returnTo=/settings/account')
  await signIn(phone, person)
  await expect(phone.getByLabel('First name')).toHaveValue('Robin')

  await page.goto('/settings/account')
  const card = page.getByRole('region', { name: 'Where you’re signed in' })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await expect(card.getByRole('listitem').first()).toContainText('This device')
  await expectAccessible(page)
  await card.getByRole('button', { name: /^Sign out of Chrome on/ }).click()
  await expect(card.getByText('You’re signed in nowhere else.')).toBeVisible()
  await phone.reload()
  await expect(phone.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await elsewhere.close()

  await asIfLongAgo(page, { sign_in_first: true })
  await page.reload()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.unroute('**/api/user')
  await signIn(page, person)
  await expect(page.getByRole('alertdialog', { name: 'Delete your account?' })).toBeVisible()
})

async function expectPictureInHeader(page: Page): Promise<void> {
  const picture = page.getByRole('link', { name: 'Settings' }).locator('img')
  await expect(picture).toHaveAttribute('src', /^\/api\/user\/avatar\//)
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256)
}

/** As if the sign-in were old: the page redirects to the provider's sign-in, though there is a session, and back. */
async function confirmWhoOneIs(page: Page, person: { email: string; password: string }): Promise<void> {
  await asIfLongAgo(page, { password: { provider: null, open_until: null } })
  await page.reload()
  await page.getByRole('button', { name: 'Sign in again' }).click()
  await page.unroute('**/api/user')
  await signIn(page, person)
  await expect(page).toHaveURL(/\/settings\/account\/password$/)
}

/** Answers as the server would for an old sign-in. */
async function asIfLongAgo(page: Page, said: object): Promise<void> {
  await page.route('**/api/user', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...said } })
  })
}
