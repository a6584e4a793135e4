import {
  arriveWithPlan,
  expect,
  expectAccessible,
  newestMail,
  setTarget,
  signIn,
  signUp,
  test,
  weighIn,
  weightField,
} from '../steps/journey.ts'

test('[AUTH-4] [AUTH-2] a protected address leads through sign-in and back to it', async ({
  page,
  context,
}) => {
  const { person } = await arriveWithPlan(page)
  await setTarget(page, '170')
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/weight-tracker?log=2026-11-02')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectAccessible(page)
  await signIn(page, person)
  await expect(page).toHaveURL(/\/weight-tracker\?log=2026-11-02$/)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[AUTH-5] a reload renews the session without a question and keeps no token at rest', async ({
  page,
}) => {
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Weigh In' })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
  expect(kept).not.toMatch(/eyJ|token/)
})

test('[AUTH-5] what was typed survives a session that ends in the middle', async ({
  page,
  context,
  quietConsole,
}) => {
  quietConsole.allow(/status of 401 .*\/api\/|status of 40[01] .*\/idp\/token$/)
  const { person } = await arriveWithPlan(page)
  await setTarget(page, '170')
  await page.getByRole('button', { name: 'Weigh In' }).click()
  const drawer = page.getByRole('dialog')
  await weightField(page).fill('182.75')
  await drawer.getByLabel('Note').fill('Typed before the session ended')
  await context.clearCookies()
  await page.route('**/idp/token', (route) =>
    route.fulfill({ status: 400, contentType: 'application/json', body: '{"error":"invalid_grant"}' }),
  )
  await page.route('**/api/**', (route) => route.fulfill({ status: 401, body: '' }))
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please sign in again')).toBeVisible()
  await page.unroute('**/idp/token')
  await page.unroute('**/api/**')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, person)
  await expect(weightField(page)).toHaveValue('182.75')
  await expect(drawer.getByLabel('Note')).toHaveValue('Typed before the session ended')
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('182.75')
})

test('[AUTH-3] logging out ends the session at the provider too', async ({ page }) => {
  await signUp(page)
  await page.goto('/logout')
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
  await page.goto('/auth/login')
  await expect(page.getByLabel('Password')).toBeVisible()
})

test('[AUTH-7] a forgotten password is replaced by the mailed link', async ({ page, product, context }) => {
  const person = await signUp(page)
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth/login')
  await page.getByRole('link', { name: /forgot/i }).click()
  await expectAccessible(page)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button').first().click()
  // The mail may be there before the page that says so.
  await expect(page).toHaveURL(/\/idp\/forgot\/sent/)
  await expect.poll(() => newestMail(product, '/idp/reset')).toContain(person.email)
  const link = /https?:\/\/\S*\/idp\/reset\S*/.exec(newestMail(product, '/idp/reset'))?.[0] ?? ''
  await page.goto(link)
  await expectAccessible(page)
  await page.getByLabel('Password').first().fill('another 9 leeks')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page).toHaveURL(/\/idp\/reset\/done$/)
  await page.goto('/auth/login?returnTo=/settings')
  await signIn(page, { ...person, password: 'another 9 leeks' })
  await expect(page).toHaveURL(/\/settings$/)
})

test('[LAND-2] a signed-in person who opens the start page is taken to the app', async ({ page }) => {
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await page.goto('/')
  await expect(page).toHaveURL(/\/week\/[^/]+\/day\/[^/]+$/)
  await page.goto('/home')
  await expect(page).toHaveURL(/\/week\/[^/]+\/day\/[^/]+$/)
})

test('[APP-6] the theme is remembered and stands before the first paint', async ({ page }) => {
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Dark' }).click()
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.goto('/weight-tracker', { waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  await expect(page.locator('html')).toHaveClass(/dark/)
})

test('[APP-9] a part of the app that is gone offers a reload instead of a blank page', async ({
  page,
  quietConsole,
}) => {
  quietConsole.allow(
    /(status of 404|Failed to fetch dynamically imported module).*\/assets\/settings-screen-/,
  )
  await arriveWithPlan(page)
  await setTarget(page, '170')
  await weighIn(page, '180')
  await page.route('**/assets/settings-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }))
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText('There’s a newer Butterleaf')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/assets/settings-screen-*.js')
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByText('Robin Fennel')).toBeVisible()
})

test('[APP-11] an unknown address is met with a way on', async ({ page }) => {
  await page.goto('/no/such/place')
  await expect(page.getByText('This plate is empty')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Back to the start' }).click()
  await expect(page.getByRole('link', { name: 'Create account' })).toBeVisible()
})
