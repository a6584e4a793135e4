import { type SignedIn, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Limit, limits } from '../../../../../packages/identity/src/embedded/passwords/attempt-limits.ts'
import { beginAttempt } from '../../../../../packages/identity/src/embedded/passwords/attempt-store.ts'
import { beginGuess } from '../../../../../packages/identity/src/embedded/passwords/begin-attempts.ts'

const attacker = '192.0.2.66'
const home = '198.51.100.7'

let app: TestApp
let owner: SignedIn

beforeAll(async () => {
  // So that a test may say where a request comes from.
  app = await startTestApp({ environment: { TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: '10000' } })
}, 60_000)

beforeEach(async () => {
  app.clock.advance({ minutes: 61 })
  owner = await signUp(app.origin, {}, { browser: new TestBrowser(app.origin, { from: home }) })
})

afterAll(() => app?.close())

describe('a stranger who guesses', () => {
  test('[AUTH-7] locks out their own network, and nobody elsewhere', async () => {
    for (let guess = 1; guess <= 5; guess += 1) expect(await tryFrom(attacker, 'wrong 1')).toBe(422)
    expect(await tryFrom(attacker, owner.password)).toBe(429)
    expect(await tryFrom('203.0.113.5', owner.password)).toBe(303)
  })

  test('[AUTH-7] from many networks leaves in the owner’s own device, at home and elsewhere', async () => {
    await fill(limits.passwordOf(owner.email))
    await fill(limits.guessesFrom(attacker))
    expect(await tryFrom('203.0.113.5', owner.password)).toBe(429)
    for (const from of [home, attacker]) {
      const again = await signInAgain(owner.browser.movedTo(from), owner.password)
      expect(again.url.searchParams.get('code')).toBeTruthy()
    }
  })

  test('[AUTH-7] leaves in an owner without a known device who sets a password by mail', async () => {
    await fill(limits.passwordOf(owner.email))
    const browser = new TestBrowser(app.origin, { from: attacker })
    await browser.submit(await browser.open('/idp/forgot'), { email: owner.email })
    const isMailed = (mail: string) => mail.includes(owner.email) && mail.includes('Set a new password')
    await expect.poll(async () => (await app.mails()).some(isMailed)).toBe(true)
    const mail = (await app.mails()).find(isMailed) ?? ''
    const page = await browser.open(/http\S+token=\S+/.exec(mail)?.[0] ?? '')
    await browser.submit(page, { password: 'capers and 8 figs' })
    await fill(limits.passwordOf(owner.email))
    await signIn(app.origin, { email: owner.email, password: 'capers and 8 figs' }, { browser })
  })

  test('[AUTH-7] on the owner’s device has five tries, like anywhere else', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      expect((await signInAgain(owner.browser, 'wrong 1')).status).toBe(422)
    }
    expect((await signInAgain(owner.browser, owner.password)).status).toBe(429)
  })

  test('[AUTH-7] is spared nothing by a device of their own, or by a cookie they made', async () => {
    await fill(limits.passwordOf(owner.email))
    const own = await signUp(app.origin, {}, { browser: new TestBrowser(app.origin, { from: attacker }) })
    expect((await signInAgain(own.browser, owner.password)).status).toBe(429)
    const cookie = owner.browser.cookieHeader(new URL('/idp/auth', app.origin))
    const [, id] = /butterleaf_device=([\w-]{22}\.[\w-]{43})\./.exec(cookie) ?? []
    expect(id).toBeDefined()
    const forger = new TestBrowser(app.origin, { from: attacker })
    forger.keepCookie({ name: 'butterleaf_device', value: `${id}.${'A'.repeat(43)}`, path: '/idp' })
    expect((await signInAgain(forger, owner.password)).status).toBe(429)
  })
})

describe('a network that many share', () => {
  test('[AUTH-7] full of wrong guesses it still lets in known devices and newcomers', async () => {
    await fill(limits.guessesFrom(attacker))
    expect(await tryFrom(attacker, owner.password)).toBe(429)
    expect((await signInAgain(owner.browser.movedTo(attacker), owner.password)).status).toBe(303)
    await signUp(app.origin, {}, { browser: new TestBrowser(app.origin, { from: attacker }) })
  })

  test('[AUTH-7] a right password takes back the pause that it cost the others', async () => {
    await fill(limits.guessesFrom(attacker))
    app.clock.advance({ seconds: 31 })
    expect(await tryFrom(attacker, owner.password)).toBe(303)
    expect(await tryFrom(attacker, owner.password)).toBe(303)
  })

  test('[AUTH-7] sixty networks of one /48 have 200 guesses together, each /56 has 100', async () => {
    const { db } = app.database
    const allowed = async (networks: string[]) => {
      let count = 0
      for (const network of networks) {
        for (let guess = 1; guess <= 50; guess += 1) {
          const email = `${network}-${guess}@example.org`
          const tried = { by: 'sign-in', email, ip: `${network}::1`, knownDeviceId: undefined } as const
          if (!(await beginGuess(db, tried, app.clock.now())).isAllowed) break
          count += 1
        }
      }
      return count
    }
    const network = (third: number) => `2001:db8:77:${third.toString(16)}`
    expect(await allowed([0x100, 0x101, 0x102, 0x103].map(network))).toBe(100)
    expect(await allowed(Array.from({ length: 56 }, (_, each) => network(0x200 + 0x40 * each)))).toBe(100)
    expect(await tryFrom('2001:db8:77:ffff::1', owner.password)).toBe(429)
    expect(await tryFrom('2001:db8:78::1', owner.password)).toBe(303)
  })
})

describe('the sign-up as a mail relay', () => {
  test('[AUTH-7] an address that isn’t confirmed gets no typed name', async () => {
    const name = 'Buy cheap watches'
    const person = await signUp(app.origin, { firstName: name, lastName: name })
    const browser = new TestBrowser(app.origin)
    await browser.submit(await browser.open('/idp/forgot'), { email: person.email })
    const theirs = async () => (await app.mails()).filter((mail) => mail.includes(person.email))
    await expect.poll(theirs).toHaveLength(2)
    for (const mail of await theirs()) expect(mail).not.toContain('watches')
  })

  test.each(['https://evil.example', 'evil.example', 'me@evil'])(
    '[AUTH-7] %s is refused as a name, with a reason, and nothing typed is lost',
    async (name) => {
      const { submit } = await startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
      const email = 'newcomer@example.org'
      const page = await submit({
        email,
        password: 'olives and 7 lemons',
        first_name: name,
        last_name: 'Oak',
      })
      expect(page.status).toBe(422)
      expect(page.html).toMatch(/id="first_name-error">The first name can.*t hold a link/)
      expect(page.html).toContain(email)
    },
  )

  test('[AUTH-7] signing up and deleting sends three mails a day to an address, not one each time', async () => {
    const email = `stranger-${crypto.randomUUID()}@example.org`
    const mailsTo = async (to: string) => (await app.mails()).filter((mail) => mail.includes(to))
    for (let round = 1; round <= 3; round += 1) {
      const { accessToken } = await signUp(app.origin, { email })
      await expect.poll(() => mailsTo(email)).toHaveLength(1)
      // Deletes the mails kept as files as well.
      expect((await app.request('DELETE', '/api/user', { token: accessToken })).status).toBeLessThan(300)
    }
    await signUp(app.origin, { email })
    const next = await signUp(app.origin)
    await expect.poll(() => mailsTo(next.email)).toHaveLength(1)
    expect(await mailsTo(email)).toEqual([])
  })
})

describe('a sign-in that is only started', () => {
  test.each([
    ['state', 1_025],
    ['nonce', 4_097],
    ['login_hint', 4_097],
  ])('[AUTH-6] isn’t stored with a %s of %d characters', async (name, length) => {
    const before = await interactions()
    const { page } = await startSignIn(app.origin, { parameters: { [name]: 'x'.repeat(length) } })
    expect(page.url.searchParams.get('error')).toBe('invalid_request')
    expect(await interactions()).toBe(before)
  })

  test('[AUTH-6] is stored with a state of 1 KiB', async () => {
    const { page } = await startSignIn(app.origin, { parameters: { state: 'x'.repeat(1_024) } })
    expect(page.html).toContain('Sign in')
  })

  test('[AUTH-6] a network has a limited number of them', async () => {
    for (const limit of limits.startsFrom(attacker)) await fill(limit)
    const before = await interactions()
    const full = await startSignIn(app.origin, { browser: new TestBrowser(app.origin, { from: attacker }) })
    expect(full.page.url.searchParams.get('error')).toBe('temporarily_unavailable')
    expect(await interactions()).toBe(before)
    const elsewhere = await startSignIn(app.origin, { browser: new TestBrowser(app.origin, { from: home }) })
    expect(elsewhere.page.html).toContain('Sign in')
    expect((await signInAgain(owner.browser.movedTo(attacker), owner.password)).status).toBe(303)
  })

  test('[AUTH-6] a device that has signed in before has a limited number too', async () => {
    const cookie = owner.browser.cookieHeader(new URL('/idp/auth', app.origin))
    const [, id = ''] = /butterleaf_device=([\w-]{22})\./.exec(cookie) ?? []
    await fill(limits.startsOn(id))
    const { page } = await startSignIn(app.origin, {
      browser: owner.browser,
      parameters: { prompt: 'login' },
    })
    expect(page.url.searchParams.get('error')).toBe('temporarily_unavailable')
  })
})

test.each([
  ['keto2026', 'one of the first that others guess'],
  ['Summer2026', 'one of the first that others guess'],
  [`${'\u200B'.repeat(8)}1`, 'characters that can be seen'],
])('[SET-6] %j is refused as a password, with the reason', async (password, reason) => {
  const { submit } = await startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
  const page = await submit({ email: 'one@example.org', password, first_name: 'Ann', last_name: 'Oak' })
  expect(page.status).toBe(422)
  expect(page.html).toContain(reason)
})

/** Uses up a limit's free tries, as a stranger's requests would. */
async function fill(limit: Limit): Promise<void> {
  const { db } = app.database
  while ((await beginAttempt(db, limit, app.clock.now())).isAllowed);
}

/** The status of a try by a browser that has never been here. */
async function tryFrom(from: string, password: string): Promise<number> {
  return (await signInAgain(new TestBrowser(app.origin, { from }), password)).status
}

/** Signs the owner in by the form, whether or not the browser has a session. */
async function signInAgain(browser: TestBrowser, password: string) {
  const { submit } = await startSignIn(app.origin, { browser, parameters: { prompt: 'login' } })
  return submit({ email: owner.email, password })
}

async function interactions(): Promise<number> {
  const { db } = app.database
  const rows = await db.selectFrom('idp_records').select('kind').where('kind', '=', 'Interaction').execute()
  return rows.length
}
