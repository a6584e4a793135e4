import { dropSecondStep } from '@butterleaf/identity/embedded/passkeys/drop-second-step'
import type { SoftwareAuthenticator } from '@butterleaf/testing/passkeys/software-authenticator'
import {
  addPasskey,
  addressOf,
  askSecondFactor,
  passkeysPath,
  startSecondStep,
  usePasskey,
} from '@butterleaf/testing/passkeys/test-passkeys'
import { type SignedIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

let app: TestApp
let person: SignedIn
let authenticator: SoftwareAuthenticator
let codes: string[]
beforeAll(async () => {
  app = await startTestApp()
}, 60_000)
beforeEach(async () => {
  person = await signUp(app.origin)
  ;({ authenticator, codes } = await askSecondFactor(app, person))
})
afterAll(() => app?.close())

async function typeCode(code: string, { browser = new TestBrowser(app.origin) } = {}, who = person) {
  const started = await startSignIn(app.origin, { browser })
  await started.submit({ email: who.email, password: who.password })
  return started.browser.post(addressOf(started, 'second-step'), { code }, '/callback')
}

const isIn = ({ url }: { url: URL }) => url.pathname === '/callback'

describe('after the right password', () => {
  test('[AUTH-2] a passkey of the account is asked for, and signs in', async () => {
    const { started, page } = await startSecondStep(app, person)
    expect([page.status, page.url.pathname]).toEqual([200, addressOf(started, 'second-step')])
    expect(page.html).toContain('>One more step</h1>')
    const end = await usePasskey(started, authenticator, { step: 'second-step/passkey' })
    expect((await started.finish(person, end)).claims.sub).toBe(person.claims.sub)
  })

  test('a passkey in place of the password is enough alone', async () => {
    const started = await startSignIn(app.origin)
    expect(isIn(await usePasskey(started, authenticator))).toBe(true)
  })

  test('[AUTH-7] a recovery code signs in once, is counted and told by mail', async () => {
    const [code = ''] = codes
    expect(isIn(await typeCode(` ${code.toUpperCase().replaceAll('-', ' ')} `))).toBe(true)
    const again = await typeCode(code)
    expect([again.status, again.html.includes('it was used before')]).toEqual([422, true])
    const { body } = await app.request('GET', passkeysPath, { token: person.accessToken })
    expect(body.recovery_codes_left).toBe(9)
    const told = expect.stringMatching(/A recovery code was used[\s\S]*9 codes are left\./)
    await expect.poll(async () => mailsTo(person.email)).toContainEqual(told)
  })

  test('one code at once in many places signs in one', async () => {
    const steps = await Promise.all([1, 2, 3].map(() => startSecondStep(app, person)))
    const [code = ''] = codes
    const ends = await Promise.all(
      steps.map(({ started }) =>
        started.browser.post(addressOf(started, 'second-step'), { code }, '/callback'),
      ),
    )
    expect(ends.filter(isIn)).toHaveLength(1)
  })

  test('the last codes are told to be few', async () => {
    for (const code of codes.slice(0, 7)) expect(isIn(await typeCode(code))).toBe(true)
    const told = expect.stringMatching(/3 codes are left\. Make new ones/)
    await expect.poll(async () => mailsTo(person.email)).toContainEqual(told)
  }, 30_000)
})

describe('getting round the second factor', () => {
  test('without the second step there is no session and no code for the client', async () => {
    const { started } = await startSecondStep(app, person)
    const again = await startSignIn(app.origin, {
      browser: started.browser,
      parameters: { prompt: 'none' },
    })
    expect(again.page.url.searchParams.get('error')).toBe('login_required')
  })

  test('by the sign-up form with the right password leads to the second step too', async () => {
    const started = await startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
    const { email, password } = person
    const page = await started.submit({ email, password, first_name: 'Robin', last_name: 'Tester' })
    expect(page.url.pathname).toBe(addressOf(started, 'second-step'))
  })

  test('by the second step without the password before it leads back to the password', async () => {
    const started = await startSignIn(app.origin)
    const [code = ''] = codes
    for (const step of ['second-step', 'second-step/passkey', 'second-step/passkey/options']) {
      const page = await started.browser.post(addressOf(started, step), { code, credential: '' })
      expect(page.url.pathname).toBe(addressOf(started, 'sign-in'))
    }
  })

  test('by a passkey or code of another account is refused', async () => {
    const stranger = await signUp(app.origin)
    const own = await askSecondFactor(app, stranger)
    const { started } = await startSecondStep(app, person)
    const page = await usePasskey(started, own.authenticator, { step: 'second-step/passkey' })
    expect(page.status).toBe(422)
    expect((await typeCode(own.codes[0] ?? '')).status).toBe(422)
  })

  test('by a challenge of the first step is refused', async () => {
    const { started } = await startSecondStep(app, person)
    const { html } = await started.browser.post(addressOf(started, 'passkey/options'), {})
    const credential = JSON.stringify(authenticator.get(JSON.parse(html)))
    const page = await started.browser.post(addressOf(started, 'second-step/passkey'), { credential })
    expect(page.status).toBe(422)
  })

  test('by waiting ends the step, and so does a new password', async () => {
    const { started } = await startSecondStep(app, person)
    const body = { password: 'parsnips and 9 limes' }
    await app.request('PATCH', `${userPath}/password`, { token: person.accessToken, body })
    const changed = await started.browser.open(addressOf(started, 'second-step'))
    expect(changed.url.pathname).toBe(addressOf(started, 'sign-in'))
    const late = await startSecondStep(app, { ...person, ...body })
    app.clock.advance({ minutes: 10, seconds: 1 })
    const page = await late.started.browser.open(addressOf(late.started, 'second-step'))
    expect(page.url.pathname).toBe(addressOf(late.started, 'sign-in'))
  })

  test('[AUTH-7] by guessing codes has to wait after five, like guessing a password', async () => {
    const guesser = { browser: new TestBrowser(app.origin) }
    let lastGuessedAt = 0
    for (let guess = 0; guess < 5; guess++) {
      lastGuessedAt = Date.now()
      expect((await typeCode('0000-0000', guesser)).status).toBe(422)
    }
    const [code = ''] = codes
    const waiting = await typeCode(code, guesser)
    expect(waiting.status).toBe(429)
    // The clock goes on while forms are sent: on a busy machine a second of the pause may be over.
    const sentSeconds = Math.ceil((Date.now() - lastGuessedAt) / 1000)
    const waitSeconds = Number(waiting.headers.get('retry-after'))
    expect(waitSeconds).toBeLessThanOrEqual(30)
    expect(waitSeconds).toBeGreaterThanOrEqual(30 - sentSeconds)
    app.clock.advance({ seconds: 31 })
    expect(isIn(await typeCode(code, guesser))).toBe(true)
  }, 30_000)
})

test('the operator can drop it for a person who has lost everything', async () => {
  expect(await dropSecondStep(app.database.db, ` ${person.email.toUpperCase()}`)).toBe(true)
  const { email, password } = person
  expect(isIn(await (await startSignIn(app.origin)).submit({ email, password }))).toBe(true)
  expect(await dropSecondStep(app.database.db, 'nobody@example.org')).toBe(false)
})

describe('[AUTH-7] a forgotten password', () => {
  const next = 'parsnips and 9 limes'

  async function mailedLink(): Promise<string> {
    await new TestBrowser(app.origin).post('/idp/forgot', { email: person.email })
    const link = /\/idp\/reset\?token=[\w-]+/
    await expect.poll(async () => (await mailsTo(person.email)).some((mail) => link.test(mail))).toBe(true)
    const mail = (await mailsTo(person.email)).findLast((each) => link.test(each))
    return link.exec(mail ?? '')?.[0] ?? ''
  }

  test('the link alone sets none: a recovery code is asked for, and used up only when all is right', async () => {
    const browser = new TestBrowser(app.origin)
    const page = await browser.open(await mailedLink())
    const [code = ''] = codes
    expect((await browser.submit(page, { password: next, code: '' })).status).toBe(422)
    expect((await browser.submit(page, { password: next, code: 'wrong' })).html).toContain('code-error')
    expect((await browser.submit(page, { password: 'short 1', code })).html).toContain('password-error')
    const done = await browser.submit(page, { password: next, code })
    expect(done.url.pathname).toBe('/idp/reset/done')
    expect((await startSecondStep(app, { ...person, password: next })).page.status).toBe(200)
  })

  test('a passkey of the account serves as well, one of another doesn’t', async () => {
    const browser = new TestBrowser(app.origin)
    const link = await mailedLink()
    const token = link.split('token=')[1] ?? ''
    const save = async (by: SoftwareAuthenticator) => {
      const { html } = await browser.post('/idp/reset/passkey/options', { token })
      const credential = JSON.stringify(by.get(JSON.parse(html)))
      return browser.post('/idp/reset', { token, password: next, credential })
    }
    const stranger = await addPasskey(app, await signUp(app.origin))
    expect((await save(stranger.authenticator)).status).toBe(422)
    expect((await save(authenticator)).url.pathname).toBe('/idp/reset/done')
  })
})

async function mailsTo(email: string): Promise<string[]> {
  return (await app.mails()).filter((mail) => mail.includes(email))
}
