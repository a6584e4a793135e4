import { type SignedIn, signUp } from '@butterleaf/testing/sign-in'
import type { Page } from '@playwright/test'

const sessionHintKey = 'butterleaf.signed-in'

/** Arrives as a signed-in person without filling in forms: signing up and in have journeys of their own. */
export async function arriveSignedIn(page: Page): Promise<SignedIn> {
  // A page without a script, to set up the browser's session.
  await page.goto('/sandbox-billing/paypal')
  const { origin } = new URL(page.url())
  const person = await signUp(origin, { lastName: 'Fennel', password: 'seven 7 leeks' })
  const session = person.browser.cookieHeader(new URL('/idp/', origin))
  const cookies = session.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return { name, value: value.join('='), domain: 'localhost', path: '/idp', httpOnly: true }
  })
  await page.context().addCookies(cookies)
  await page.evaluate((key) => localStorage.setItem(key, '1'), sessionHintKey)
  return person
}
