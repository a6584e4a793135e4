import { signUp, startSignIn } from '@butterleaf/testing/sign-in'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../steps/journey.ts'

const checking = 'Checking that you are not a robot. This takes a few seconds.'

test('[AUTH-7] after a stranger’s wrong guesses a person on a new device signs in, and is told what takes so long', async ({
  page,
  product,
  quietConsole,
}) => {
  // Browsers print every answer of 429.
  quietConsole.allow(/429 .*\/idp\/puzzle/)
  const person = await signUp(product.origin, { password: 'seven 7 leeks' })
  await guessWrong(product.origin, person.email)
  await page.goto('/auth/login')
  await fillIn(page, person)
  const letGo = await holdSolver(page)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status')).toHaveText(checking)
  await expect(page.getByRole('progressbar', { name: 'Check' })).toBeVisible()
  letGo()
  await expect(page).toHaveURL(/\/onboarding/)
})

test('[AUTH-7] a browser that can’t solve the puzzle is told how long to wait, and loses nothing', async ({
  page,
  product,
  quietConsole,
}) => {
  quietConsole.allow(/429 .*\/idp\/puzzle/)
  const person = await signUp(product.origin, { password: 'seven 7 leeks' })
  await guessWrong(product.origin, person.email)
  // Starting the sign-in needs it too.
  await page.addInitScript(() => {
    if (location.pathname.startsWith('/idp')) Object.defineProperty(crypto, 'subtle', { value: undefined })
  })
  await page.goto('/auth/login')
  await fillIn(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status')).toHaveText(/Too many tries. Wait \d+ seconds, then try again./)
  await expect(page.getByLabel('Password')).toHaveValue(person.password)
  await expectAccessible(page)
})

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
}

/** From the page's own network, on no device that the account knows. */
async function guessWrong(origin: string, email: string): Promise<void> {
  for (let guess = 1; guess <= 5; guess += 1) {
    const { submit } = await startSignIn(origin)
    expect((await submit({ email, password: `wrong ${guess}` })).status).toBe(422)
  }
}

/** A lucky puzzle is solved before anybody could look: the script that solves it waits. */
async function holdSolver(page: Page): Promise<() => void> {
  let letGo = (): void => {}
  const told = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route('**/assets/identity-puzzle.js', async (route) => {
    await told
    await route.continue()
  })
  return () => letGo()
}
