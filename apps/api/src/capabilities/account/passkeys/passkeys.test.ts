import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { SoftwareAuthenticator } from '@butterleaf/testing/passkeys/software-authenticator'
import { addPasskey, askSecondFactor, passkeysPath } from '@butterleaf/testing/passkeys/test-passkeys'
import { refresh, type SignedIn, signUp } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let app: TestApp
let person: SignedIn
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
beforeEach(async () => {
  person = await signUp(app.origin)
})
afterAll(() => app?.close())

const ask = (method: string, path: string, body?: object, { accessToken: token } = person) =>
  app.request(method, path, { token, ...(body && { body }) })
const list = async () => (await ask('GET', passkeysPath)).body
const mailsTo = async ({ email }: SignedIn) => (await app.mails()).filter((mail) => mail.includes(email))

describe('a passkey', () => {
  it('is added under a name, listed without its key, and its owner gets a mail', async () => {
    const { passkey, authenticator } = await addPasskey(app, person, '  My   phone ')
    expect(passkey).toEqual({
      id: authenticator.id,
      name: 'My phone',
      added_at: expect.any(String),
      last_used_at: null,
    })
    expect(await list()).toEqual({ passkeys: [passkey], second_factor: false, recovery_codes_left: 0 })
    await expect.poll(() => mailsTo(person)).toContainEqual(expect.stringContaining('A passkey was added'))
  })

  it('is asked for as one that needs no name and whose owner is checked', async () => {
    const { body } = await ask('POST', `${passkeysPath}/options`)
    expect(body).toMatchObject({
      rp: { id: '127.0.0.1', name: 'Butterleaf' },
      user: { name: person.email, id: Buffer.from(person.claims.sub).toString('base64url') },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  })

  it('is called something else, removed, and its owner gets a mail of that', async () => {
    const { passkey } = await addPasskey(app, person)
    const address = `${passkeysPath}/${passkey.id}`
    expect((await ask('PATCH', address, { name: 'Old phone' })).status).toBe(204)
    expect((await list()).passkeys[0].name).toBe('Old phone')
    expect((await ask('DELETE', address)).status).toBe(204)
    expect((await list()).passkeys).toEqual([])
    await expect.poll(() => mailsTo(person)).toContainEqual(expect.stringContaining('A passkey was removed'))
  })

  it('[API-3] with a name of spaces is refused at its field', async () => {
    const { passkey } = await addPasskey(app, person)
    const { status, body } = await ask('PATCH', `${passkeysPath}/${passkey.id}`, { name: '  ' })
    expect([status, body.errors[0].field]).toEqual([400, 'name'])
  })

  it('[API-2] of another person can be neither renamed nor removed', async () => {
    const { passkey } = await addPasskey(app, person)
    const stranger = await signUp(app.origin)
    const address = `${passkeysPath}/${passkey.id}`
    expect((await ask('PATCH', address, { name: 'Mine' }, stranger)).status).toBe(404)
    expect((await ask('DELETE', address, undefined, stranger)).status).toBe(404)
    expect((await list()).passkeys).toEqual([passkey])
  })

  it('is one of twenty at most', async () => {
    for (let made = 0; made < 20; made++) await addPasskey(app, person)
    const { status, body } = await ask('POST', `${passkeysPath}/options`)
    expect([status, body.detail]).toEqual([409, 'An account has up to 20 passkeys. Remove one first.'])
  })
})

it('[SET-6] a sign-in of long ago must be made again before the sign-in is changed', async () => {
  const { passkey } = await addPasskey(app, person)
  app.clock.advance({ minutes: 11 })
  const { access_token: accessToken } = await refresh(app.origin, person.refreshToken)
  const old = { ...person, accessToken }
  const answers = [
    await ask('POST', `${passkeysPath}/options`, undefined, old),
    await ask('DELETE', `${passkeysPath}/${passkey.id}`, undefined, old),
    await ask('PUT', `${userPath}/second-factor`, { second_factor: true }, old),
    await ask('POST', `${userPath}/recovery-codes`, undefined, old),
  ]
  expect(answers.map(({ status, body }) => [status, body.type])).toEqual(
    answers.map(() => [403, '/problems/sign-in-again']),
  )
})

describe('what is no new passkey', () => {
  async function send(forge: (made: SoftwareAuthenticator, options: never) => object, by = person) {
    const { body: options } = await ask('POST', `${passkeysPath}/options`, undefined, by)
    const credential = forge(new SoftwareAuthenticator(app.origin), options as never)
    return ask('POST', passkeysPath, { name: 'x', credential }, by)
  }

  it.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with a challenge nobody made', { challenge: 'bWFkZS11cA' }],
    ['without a check of its owner', { isVerified: false }],
    ['that answers a sign-in', { type: 'webauthn.get' }],
  ])('one %s is refused', async (_what, forged) => {
    const { status, body } = await send((made, options) => made.create(options, forged))
    expect([status, body.errors[0].field]).toEqual([400, 'credential'])
    expect((await list()).passkeys).toEqual([])
  })

  it('an answer that is sent again, comes after five minutes or from another account is refused', async () => {
    const stranger = await signUp(app.origin)
    const authenticator = new SoftwareAuthenticator(app.origin)
    const { body: options } = await ask('POST', `${passkeysPath}/options`)
    const body = { name: 'x', credential: authenticator.create(options) }
    expect((await ask('POST', passkeysPath, body, stranger)).status).toBe(400)
    expect((await ask('POST', passkeysPath, body)).status).toBe(201)
    expect((await ask('POST', passkeysPath, body)).status).toBe(400)
    const late = await ask('POST', `${passkeysPath}/options`)
    app.clock.advance({ minutes: 5, seconds: 1 })
    const made = new SoftwareAuthenticator(app.origin).create(late.body)
    expect((await ask('POST', passkeysPath, { name: 'x', credential: made })).status).toBe(400)
  })

  it('one that another account has stays that account’s', async () => {
    const { authenticator } = await addPasskey(app, person)
    const stranger = await signUp(app.origin)
    const { status } = await send((_made, options) => authenticator.create(options), stranger)
    expect(status).toBe(400)
    expect((await ask('GET', passkeysPath, undefined, stranger)).body.passkeys).toEqual([])
  })
})

describe('a second factor', () => {
  it('needs a passkey, brings ten codes once, and is told by mail', async () => {
    const none = await ask('PUT', `${userPath}/second-factor`, { second_factor: true })
    expect([none.status, none.body.type]).toEqual([409, '/problems/passkey-needed'])
    const { codes } = await askSecondFactor(app, person)
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) expect(code).toMatch(/^([0-9a-z]{4}-){3}[0-9a-z]{4}$/)
    expect(await list()).toMatchObject({ second_factor: true, recovery_codes_left: 10 })
    const again = await ask('PUT', `${userPath}/second-factor`, { second_factor: true })
    expect(again.body).toEqual({ second_factor: true, recovery_codes: null })
    const told = expect.stringContaining('Your account asks for a second step now')
    await expect.poll(() => mailsTo(person)).toContainEqual(told)
  })

  it('keeps the last passkey, also when the last two are removed at once', async () => {
    const { authenticator } = await askSecondFactor(app, person)
    const { passkey } = await addPasskey(app, person)
    const both = [authenticator.id, passkey.id].map((id) => ask('DELETE', `${passkeysPath}/${id}`))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([204, 409])
    const [last] = (await list()).passkeys
    await ask('PUT', `${userPath}/second-factor`, { second_factor: false })
    expect((await ask('DELETE', `${passkeysPath}/${last.id}`)).status).toBe(204)
  })

  it('new codes replace the earlier ones, and are stored as hashes', async () => {
    const { codes } = await askSecondFactor(app, person)
    const { status, body } = await ask('POST', `${userPath}/recovery-codes`)
    expect([status, body.recovery_codes.length]).toEqual([201, 10])
    expect(body.recovery_codes.filter((code: string) => codes.includes(code))).toEqual([])
    expect((await list()).recovery_codes_left).toBe(10)
    const rows = JSON.stringify(await app.database.db.selectFrom('idp_recovery_codes').selectAll().execute())
    for (const code of body.recovery_codes) expect(rows).not.toContain(code.replaceAll('-', ''))
  })
})

it('[OPS-6] the export tells passkeys and codes, and nothing that opens the account', async () => {
  const { authenticator } = await askSecondFactor(app, person)
  const { body } = await ask('GET', `${userPath}/export`)
  expect(body.passkeys).toMatchObject([{ name: 'My phone', counter: 0, last_used_at: null }])
  expect(body.recovery_codes).toHaveLength(10)
  expect(body.account.asks_second_factor).toBe(1)
  expect(JSON.stringify(body)).not.toContain(authenticator.id)
})

it('[AUTH-6] with an outside provider they are that provider’s', async () => {
  const elsewhere = await startTestApp({ environment: outsideProvider(app) })
  const { accessToken: token } = person
  const { status, body } = await elsewhere.request('GET', passkeysPath, { token })
  expect([status, body.type]).toEqual([409, '/problems/passkeys-elsewhere'])
  await elsewhere.close()
})
