import type { Problem } from '@butterleaf/contract/problem'
import { solvePuzzle } from '@butterleaf/server-kit/limits/testing/solve-puzzle'
import { type SignedIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Limit,
  limits,
  puzzlesPast,
} from '../../../../../packages/identity/src/embedded/passwords/attempt-limits.ts'
import { beginAttempt } from '../../../../../packages/identity/src/embedded/passwords/attempt-store.ts'
import { beginGuess } from '../../../../../packages/identity/src/embedded/passwords/begin-attempts.ts'

const shared = '192.0.2.66'
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

describe('after a stranger has used up the limit', () => {
  test('[AUTH-7] at the owner’s account and in their network, the owner signs in on a new device', async () => {
    for (let guess = 1; guess <= 5; guess += 1)
      expect((await trySignIn({ password: 'wrong 1' })).status).toBe(422)
    expect((await trySignIn()).status).toBe(429)
    expect((await trySignIn({ puzzle: await solve() })).status).toBe(303)
  })

  test('[AUTH-7] of a shared network, a person on a new device there signs in and signs up', async () => {
    await fill(limits.guessesFrom(shared))
    for (const limit of limits.signUpGuessesFrom(shared)) await fill(limit)
    for (const limit of limits.accountsFrom(shared)) await fill(limit)
    expect((await trySignIn()).status).toBe(429)
    expect((await trySignIn({ puzzle: await solve() })).status).toBe(303)
    const email = 'newcomer@example.org'
    expect((await trySignUp(email)).status).toBe(429)
    expect((await trySignUp(email, await solve({ purpose: 'sign-up', email }))).status).toBe(303)
  })

  test('[AUTH-7] at the account from many networks, the owner signs in on a new device', async () => {
    await fill(limits.passwordOf(owner.email))
    expect((await trySignIn()).status).toBe(429)
    expect((await trySignIn({ puzzle: await solve() })).status).toBe(303)
  })

  test('[AUTH-7] of password links in a network, a person there is mailed one', async () => {
    for (const limit of limits.resetMailsFrom(shared)) await fill(limit)
    const browser = new TestBrowser(app.origin, { from: shared })
    const form = await browser.open('/idp/forgot')
    expect((await browser.submit(form, { email: owner.email })).status).toBe(429)
    const puzzle = await solve({ purpose: 'reset' })
    const sent = await browser.submit(form, { email: owner.email, puzzle })
    expect(sent.url.pathname).toBe('/idp/forgot/sent')
    await expect
      .poll(async () =>
        (await app.mails()).some((mail) => mail.includes(owner.email) && mail.includes('/idp/reset')),
      )
      .toBe(true)
  })
})

describe('a client without puzzles', () => {
  test('[AUTH-7] still gets 429 with Retry-After and the sentence; the form’s page has a puzzle', async () => {
    await fill(limits.passwordFrom(owner.email, shared))
    const refused = await trySignIn()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30'])
    expect(refused.html).toContain('Too many tries. Wait 30 seconds, then try again.')
    const given = /data-challenge="([^"]*)"/
      .exec(refused.html)?.[1]
      ?.replaceAll(/&#(\d+);/g, (_all, code) => String.fromCharCode(code))
    const puzzle = solvePuzzle(JSON.parse(given ?? ''))
    expect((await trySignIn({ puzzle })).status).toBe(303)
  })

  test('[AUTH-7] that only asks is told the same as a problem, and asking is no try', async () => {
    expect((await ask()).status).toBe(204)
    await fill(limits.passwordFrom(owner.email, shared))
    const { status, headers, problem } = await ask()
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      429,
      '30',
      'no-store',
    ])
    expect(problem).toMatchObject({
      type: '/problems/too-many-requests',
      detail: 'Too many tries. Wait 30 seconds, then try again.',
      challenge: { algorithm: 'SHA-256' },
    })
    app.clock.advance({ seconds: 31 })
    expect((await ask()).status).toBe(204)
  })

  test('[AUTH-7] is told the same of an address without an account', async () => {
    const email = 'nobody@example.org'
    await fill(limits.passwordFrom(email, shared))
    const { status, problem } = await ask({ email })
    expect([status, problem?.challenge?.maxnumber]).toEqual([429, 60_000])
  })
})

describe('a solved puzzle', () => {
  beforeEach(() => fill(limits.passwordFrom(owner.email, shared)))

  test('[AUTH-7] lets one try through, and not a second', async () => {
    const puzzle = await solve()
    expect((await trySignIn({ puzzle, password: 'wrong 1' })).status).toBe(422)
    expect((await trySignIn({ puzzle })).status).toBe(429)
  })

  test('[AUTH-7] lets one of ten at once through', async () => {
    const puzzle = await solve()
    const tries = await Promise.all(
      Array.from({ length: 10 }, () => trySignIn({ puzzle, password: 'wrong 1' })),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([422, ...Array.from({ length: 9 }, () => 429)])
  })

  test('[AUTH-7] isn’t used up by a try that needs none', async () => {
    const puzzle = await solve()
    app.clock.advance({ seconds: 31 })
    expect((await trySignIn({ puzzle, password: 'wrong 1' })).status).toBe(422)
    expect((await trySignIn({ puzzle })).status).toBe(303)
  })

  test('[AUTH-7] is too old after five minutes', async () => {
    for (let guess = 1; guess <= 5; guess += 1) {
      app.clock.advance({ minutes: 16 })
      await trySignIn({ password: 'wrong 1' })
    }
    const puzzle = await solve()
    app.clock.advance({ seconds: 301 })
    expect((await trySignIn({ puzzle })).status).toBe(429)
    expect((await trySignIn({ puzzle: await solve() })).status).toBe(303)
  })

  test.each([
    ['another form', { purpose: 'sign-up' }],
    ['another account', { email: 'someone@example.org' }],
    ['another network', { from: '203.0.113.5' }],
  ] as const)('[AUTH-7] of %s is refused', async (_what, other) => {
    const { email = owner.email, from = shared } = other as { email?: string; from?: string }
    await fill(limits.passwordFrom(email, from))
    expect((await trySignIn({ puzzle: await solve(other) })).status).toBe(429)
  })

  test('[AUTH-7] that is made up is refused', async () => {
    const forged = Buffer.from(JSON.stringify({ algorithm: 'SHA-256', number: 1 })).toString('base64')
    for (const puzzle of ['x', forged]) expect((await trySignIn({ puzzle })).status).toBe(429)
  })

  test('[AUTH-7] of ten wrong ones each costs more than the one before, and then there are none until tomorrow', async () => {
    const searches: number[] = []
    for (let guess = 1; guess <= 10; guess += 1) {
      const { problem } = await ask()
      if (!problem?.challenge) throw new Error(`no puzzle for guess ${guess}`)
      searches.push(problem.challenge.maxnumber)
      const puzzle = solvePuzzle(problem.challenge)
      expect((await trySignIn({ puzzle, password: 'wrong 1' })).status).toBe(422)
    }
    expect(searches).toEqual([...new Set(searches)].sort((one, other) => one - other))
    expect((searches.at(-1) ?? 0) / (searches[0] ?? 1)).toBeGreaterThan(20)
    const { status, problem } = await ask()
    expect([status, problem?.challenge]).toEqual([429, undefined])
    // The account is open elsewhere: one network can't use up the puzzles of all.
    expect((await trySignIn({ from: '203.0.113.5' })).status).toBe(303)
  }, 60_000)

  test('[AUTH-7] that was stored before the failures is too easy', async () => {
    const stored = [await solve(), await solve(), await solve(), await solve()]
    const tries: number[] = []
    for (const puzzle of stored) tries.push((await trySignIn({ puzzle, password: 'wrong 1' })).status)
    expect(tries).toEqual([422, 422, 422, 429])
  })

  test('[AUTH-7] with the right password takes back what it counted, and leaves others their pause', async () => {
    await fill(limits.guessesFrom(shared))
    for (let time = 1; time <= 12; time += 1) {
      expect((await trySignIn({ puzzle: await solve() })).status).toBe(303)
      expect((await ask({ email: 'someone@example.org' })).problem?.challenge?.maxnumber).toBe(60_000)
    }
  })
})

test('[AUTH-7] an attacker in any number of networks, with a puzzle for each try, has 200 guesses a day at an account, as before there were puzzles', async () => {
  const { db } = app.database
  const begun = app.clock.now()
  const pass = { level: 9, use: async () => true }
  let guesses = 0
  for (let minute = 0; minute < 24 * 60; minute += 1) {
    const now = new Date(begun.getTime() + minute * 60_000)
    for (let each = 0; each < (minute === 0 ? 150 : 1); each += 1) {
      const ip = `2001:db8:${minute.toString(16)}:${each.toString(16)}::1`
      const guess = { by: 'sign-in', email: 'guessed@example.org', ip, knownDeviceId: undefined } as const
      if ((await beginGuess(db, guess, now, pass)).isAllowed) guesses += 1
    }
  }
  expect(guesses).toBeGreaterThan(180)
  expect(guesses).toBeLessThanOrEqual(200)
}, 60_000)

describe('no puzzle is offered', () => {
  test('[AUTH-7] on a device that has signed in before: its count is its own', async () => {
    const { browser } = owner
    for (let guess = 1; guess <= 5; guess += 1) await trySignIn({ browser, password: 'wrong 1' })
    const cookie = browser.cookieHeader(new URL('/idp/puzzle', app.origin))
    const { status, problem } = await ask({ from: home, cookie })
    expect([status, problem?.challenge]).toEqual([429, undefined])
  })

  test('[AUTH-7] for more mails to one mailbox', async () => {
    await fill(limits.resetMailsTo(owner.email))
    const { status, problem } = await ask({ purpose: 'reset' })
    expect([status, problem?.challenge]).toEqual([429, undefined])
  })

  test('[AUTH-7] past the hundred guesses that an account has in a day, from all networks together', async () => {
    await fill(limits.passwordOf(owner.email))
    const past = puzzlesPast(limits.passwordOf(owner.email))
    expect(limits.passwordOf(owner.email).free + (past?.free ?? 0)).toBe(100)
    if (past) await fill(past)
    const { status, problem } = await ask()
    expect([status, problem?.challenge]).toEqual([429, undefined])
  })
})

/** Uses up a limit's free tries, as a stranger's requests would. */
async function fill(limit: Limit): Promise<void> {
  const { db } = app.database
  while ((await beginAttempt(db, limit, app.clock.now())).isAllowed);
}

interface Asked {
  purpose?: 'sign-in' | 'sign-up' | 'reset'
  email?: string
  from?: string
  cookie?: string
}

/** As the page's script asks before it sends the form. */
async function ask({ purpose = 'sign-in', email = owner.email, from = shared, cookie = '' }: Asked = {}) {
  const { status, headers, body } = await app.request('POST', '/idp/puzzle', {
    body: new URLSearchParams({ purpose, email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': from, cookie },
  })
  return { status, headers, problem: (body || undefined) as Problem | undefined }
}

async function solve(asked: Asked = {}): Promise<string> {
  const { problem } = await ask(asked)
  if (!problem?.challenge) throw new Error('no puzzle')
  return solvePuzzle(problem.challenge)
}

interface Try {
  password?: string
  puzzle?: string
  from?: string
  browser?: TestBrowser
}

/** Fills in the form for the owner, in a browser that has never been here unless one is given. */
async function trySignIn({ password = owner.password, puzzle = '', from = shared, browser }: Try = {}) {
  const { submit } = await startSignIn(app.origin, {
    browser: browser ?? new TestBrowser(app.origin, { from }),
    parameters: { prompt: 'login' },
  })
  return submit({ email: owner.email, password, puzzle })
}

async function trySignUp(email: string, puzzle = '') {
  const { submit } = await startSignIn(app.origin, {
    browser: new TestBrowser(app.origin, { from: shared }),
    parameters: { screen_hint: 'signup' },
  })
  return submit({ email, password: 'olives and 7 lemons', first_name: 'Ann', last_name: 'Oak', puzzle })
}
