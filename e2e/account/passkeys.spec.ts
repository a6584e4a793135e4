import type { CDPSession, Page } from '@playwright/test'
import { arriveSignedIn } from '../steps/arrive.ts'
import { expect, expectAccessible, newestMail, test } from '../steps/journey.ts'

test('[AUTH-2] [AUTH-7] a passkey signs in, is asked for after the password, and a recovery code stands in for it', async ({
  page,
  product,
  quietConsole,
}) => {
  const person = await arriveSignedIn(page)
  const authenticator = await addAuthenticator(page)
  await page.goto('/settings/account/passkeys')
  await expect(page.getByText('You have none yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn it on' })).toBeDisabled()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText('not used yet')
  await expect.poll(() => newestMail(product, 'A passkey was added')).toContain(person.email)
  await expectAccessible(page)

  await signOut(page)
  await page.goto('/auth/login?returnTo=/settings/account/passkeys')
  // Its owner picks it among the addresses that the browser fills in: the authenticator is present at once.
  await expect(page.getByRole('listitem').filter({ hasText: 'My phone' })).toContainText(', used ')

  await signOut(page)
  await authenticator.beAway()
  await page.goto('/auth/login?returnTo=/settings/account/passkeys')
  await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeVisible()
  await expectAccessible(page)
  await authenticator.beThere()
  await page.getByRole('button', { name: 'Use a passkey' }).click()

  await page.getByRole('button', { name: 'Turn it on' }).click()
  const listed = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await authenticator.beAway()
  await signInByPassword(page, person)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await expectAccessible(page)
  await authenticator.beThere()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await signOut(page)
  await authenticator.remove()
  await signInByPassword(page, person)
  await page.getByLabel('Recovery code').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Use the code' }).click()
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  // The refusal answers 409, which browsers print.
  quietConsole.allow(/409 .*\/api\/user\/passkeys\//)
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('Stop that first, or add another passkey.')).toBeVisible()
})

async function signOut(page: Page): Promise<void> {
  await page.goto('/logout')
  await expect(page).toHaveURL(/\/$/)
}

async function signInByPassword(page: Page, person: { email: string; password: string }): Promise<void> {
  await page.goto('/auth/login?returnTo=/settings/account/passkeys')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** A phone's own authenticator, which checks its owner. */
async function addAuthenticator(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const setPresence = (enabled: boolean) =>
    cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return {
    /** A request that began meanwhile is never answered. */
    beAway: () => setPresence(false),
    beThere: () => setPresence(true),
    remove: () => cdp.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId }),
  }
}
