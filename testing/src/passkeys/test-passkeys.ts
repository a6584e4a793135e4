import type { Passkey } from '@butterleaf/contract/account/calls'
import { type SignedIn, type StartedSignIn, startSignIn } from '../sign-in.ts'
import { userPath } from '../test-account.ts'
import type { TestApp } from '../test-app.ts'
import type { Visit } from '../test-browser.ts'
import { type Forgery, SoftwareAuthenticator } from './software-authenticator.ts'

export const passkeysPath = `${userPath}/passkeys`

/** Adds a passkey as the settings do. */
export async function addPasskey(
  app: TestApp,
  { accessToken: token }: Pick<SignedIn, 'accessToken'>,
  name = 'My phone',
): Promise<{ authenticator: SoftwareAuthenticator; passkey: Passkey }> {
  const authenticator = new SoftwareAuthenticator(app.origin)
  const { body: options } = await app.request('POST', `${passkeysPath}/options`, { token })
  const body = { name, credential: authenticator.create(options) }
  const added = await app.request('POST', passkeysPath, { token, body })
  if (added.status !== 201) throw new Error(`Not added: ${JSON.stringify(added.body)}`)
  return { authenticator, passkey: added.body }
}

/** The same, with a second factor; returns the recovery codes. */
export async function askSecondFactor(app: TestApp, person: SignedIn) {
  const { authenticator } = await addPasskey(app, person)
  const asked = { token: person.accessToken, body: { second_factor: true } }
  const { body } = await app.request('PUT', `${userPath}/second-factor`, asked)
  return { authenticator, codes: body.recovery_codes as string[] }
}

/** Where the pages of a sign-in post to. */
export function addressOf(started: StartedSignIn, step: string): string {
  const uid = started.page.url.pathname.split('/')[3]
  return `/idp/interaction/${uid}/${step}`
}

/** Has the passkey answer a page's challenge and posts that, as the page's script does. */
export async function usePasskey(
  started: StartedSignIn,
  authenticator: SoftwareAuthenticator,
  { step = 'passkey', forged = {} }: { step?: 'passkey' | 'second-step/passkey'; forged?: Forgery } = {},
): Promise<Visit> {
  const action = addressOf(started, step)
  const asked = await started.browser.post(`${action}/options`, {})
  const credential = JSON.stringify(authenticator.get(JSON.parse(asked.html), forged))
  return started.browser.post(action, { credential }, '/callback')
}

/** Stops after the right password, at the second step. */
export async function startSecondStep(
  app: TestApp,
  { email, password }: Pick<SignedIn, 'email' | 'password'>,
): Promise<{ started: StartedSignIn; page: Visit }> {
  const started = await startSignIn(app.origin)
  return { started, page: await started.submit({ email, password }) }
}
