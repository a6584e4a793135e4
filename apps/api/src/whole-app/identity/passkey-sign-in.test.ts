import type { SoftwareAuthenticator } from '@butterleaf/testing/passkeys/software-authenticator'
import { addPasskey, addressOf, passkeysPath, usePasskey } from '@butterleaf/testing/passkeys/test-passkeys'
import { type SignedIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let app: TestApp
let person: SignedIn
let authenticator: SoftwareAuthenticator
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
beforeEach(async () => {
  person = await signUp(app.origin)
  authenticator = (await addPasskey(app, person)).authenticator
})
afterAll(() => app?.close())

describe('signing in with a passkey', () => {
  test('[AUTH-2] opens the account without e-mail and password, and is dated', async () => {
    const started = await startSignIn(app.origin)
    expect(started.page.html).toContain('>Use a passkey</button>')
    const signedIn = await started.finish(person, await usePasskey(started, authenticator))
    expect(signedIn.claims.sub).toBe(person.claims.sub)
    const { body } = await app.request('GET', userPath, { token: signedIn.accessToken })
    expect(body).toMatchObject({ email: person.email, sign_in_first: false })
    const listed = await app.request('GET', passkeysPath, { token: signedIn.accessToken })
    expect(listed.body.passkeys[0].last_used_at).toEqual(expect.any(String))
  })

  test('the challenge says nothing of any account, and asks for a check of the owner', async () => {
    const started = await startSignIn(app.origin)
    const { html } = await started.browser.post(addressOf(started, 'passkey/options'), {})
    expect(JSON.parse(html)).toMatchObject({ allowCredentials: [], userVerification: 'required' })
  })

  test('[AUTH-7] a removed passkey and one of a deleted account open nothing', async () => {
    const removed = await addPasskey(app, person, 'Lost')
    const { accessToken: token } = person
    await app.request('DELETE', `${passkeysPath}/${removed.passkey.id}`, { token })
    expect((await usePasskey(await startSignIn(app.origin), removed.authenticator)).status).toBe(422)
    await app.request('DELETE', userPath, { token })
    expect((await usePasskey(await startSignIn(app.origin), authenticator)).status).toBe(422)
  })
})

describe('an attack on passkeys', () => {
  test.each([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['to a challenge nobody made', { challenge: 'bWFkZS11cA' }],
    ['without a check of the owner', { isVerified: false }],
    ['that answers a registration', { type: 'webauthn.create' }],
    ['of nobody', { userHandle: '' }],
  ])('an answer %s is refused', async (_what, forged) => {
    const page = await usePasskey(await startSignIn(app.origin), authenticator, { forged })
    expect([page.status, page.url.pathname.endsWith('/passkey')]).toEqual([422, true])
    expect(page.html).toContain('That passkey doesn’t open an account here.')
  })

  test('an answer that is sent again is refused', async () => {
    const started = await startSignIn(app.origin)
    const action = addressOf(started, 'passkey')
    const { html } = await started.browser.post(`${action}/options`, {})
    const credential = JSON.stringify(authenticator.get(JSON.parse(html)))
    expect((await started.browser.post(action, { credential }, '/callback')).url.pathname).toBe('/callback')
    const other = await startSignIn(app.origin)
    const replayed = await other.browser.post(addressOf(other, 'passkey'), { credential })
    expect(replayed.status).toBe(422)
  })

  test('of two answers to one challenge at once, only one signs in', async () => {
    const started = await startSignIn(app.origin)
    const action = addressOf(started, 'passkey')
    const { html } = await started.browser.post(`${action}/options`, {})
    const credential = JSON.stringify(authenticator.get(JSON.parse(html)))
    const answers = await Promise.all(
      [1, 2, 3].map(() => started.browser.post(action, { credential }, '/callback')),
    )
    expect(answers.filter(({ url }) => url.pathname === '/callback')).toHaveLength(1)
  })

  test('a challenge of another sign-in, and one older than five minutes, are refused', async () => {
    const [mine, theirs] = [await startSignIn(app.origin), await startSignIn(app.origin)]
    const asked = await theirs.browser.post(addressOf(theirs, 'passkey/options'), {})
    const credential = JSON.stringify(authenticator.get(JSON.parse(asked.html)))
    expect((await mine.browser.post(addressOf(mine, 'passkey'), { credential })).status).toBe(422)
    app.clock.advance({ minutes: 5, seconds: 1 })
    expect((await theirs.browser.post(addressOf(theirs, 'passkey'), { credential })).status).toBe(422)
  })

  test('another person’s key can’t sign for this one', async () => {
    const stranger = await signUp(app.origin)
    const own = (await addPasskey(app, stranger)).authenticator
    const userHandle = Buffer.from(person.claims.sub).toString('base64url')
    for (const forged of [{ userHandle }, { credentialId: authenticator.id, userHandle }]) {
      const page = await usePasskey(await startSignIn(app.origin), own, { forged })
      expect(page.status).toBe(422)
    }
  })

  test('a count that goes back is refused: the authenticator may have been copied', async () => {
    const use = async (counter: number) =>
      (await usePasskey(await startSignIn(app.origin), authenticator, { forged: { counter } })).url.pathname
    expect(await use(7)).toBe('/callback')
    expect(await use(7)).not.toBe('/callback')
    expect(await use(6)).not.toBe('/callback')
    expect(await use(8)).toBe('/callback')
  })

  test('[API-3] what no browser writes gets a page, never a 500', async () => {
    const head = { id: authenticator.id, rawId: authenticator.id, type: 'public-key' }
    const response = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA', userHandle: 'AA' }
    const sent = ['', 'null', '{', '[]', JSON.stringify(head), JSON.stringify({ ...head, response })]
    for (const credential of sent) {
      const started = await startSignIn(app.origin)
      expect((await started.browser.post(addressOf(started, 'passkey'), { credential })).status).toBe(422)
    }
    // The right challenge, and nothing that is signed.
    const started = await startSignIn(app.origin)
    const { html } = await started.browser.post(addressOf(started, 'passkey/options'), {})
    const right = authenticator.get(JSON.parse(html))
    const bare = { ...right, response: { ...right.response, authenticatorData: 'AA', signature: 'AA' } }
    const page = await started.browser.post(addressOf(started, 'passkey'), {
      credential: JSON.stringify(bare),
    })
    expect(page.status).toBe(422)
  })
})
