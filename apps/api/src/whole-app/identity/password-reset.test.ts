import { refresh, type SignedIn, signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

const newPassword = 'pears and 9 plums'

let app: TestApp
let person: SignedIn

beforeAll(async () => {
  app = await startTestApp({ environment: { LOG_LEVEL: 'trace' } })
})

beforeEach(async () => {
  person = await signUp(app.origin)
})

afterAll(() => app.close())

describe('a forgotten password', () => {
  test('[AUTH-7] is reset by a mailed link, and the old one is done', async () => {
    const done = await setPassword(await mailedLink())
    expect(done.html).toContain('Password changed')
    await signIn(app.origin, { email: person.email, password: newPassword })
    const old = await (await startSignIn(app.origin)).submit({
      email: person.email,
      password: person.password,
    })
    expect(old.status).toBe(422)
    expect(await lastMail('Subject: Your password was changed')).toContain(`${app.origin}/idp/forgot`)
  })

  test('[AUTH-7] the link works once, even for two at the same moment', async () => {
    const link = await mailedLink()
    const done = await Promise.all([setPassword(link), setPassword(link)])
    expect(done.map(({ status }) => status).sort()).toEqual([200, 410])
    const again = await new TestBrowser(app.origin).open(link)
    expect(again.status).toBe(410)
    expect(again.html).toContain('This link no longer works')
  })

  test('[AUTH-7] the link ends after an hour, and when another one was used', async () => {
    const early = await mailedLink()
    const late = await mailedLink(2)
    await setPassword(late)
    expect((await new TestBrowser(app.origin).open(early)).status).toBe(410)
    const tooLate = await mailedLink(3)
    app.clock.advance({ minutes: 61 })
    expect((await new TestBrowser(app.origin).open(tooLate)).status).toBe(410)
  })

  test('[AUTH-7] every session, code and refresh token from before is over', async () => {
    const started = await startSignIn(app.origin)
    const unredeemed = await started.submit({ email: person.email, password: person.password })
    await setPassword(await mailedLink())
    const { page } = await startSignIn(app.origin, {
      browser: person.browser,
      parameters: { prompt: 'none' },
    })
    expect(page.url.searchParams.get('error')).toBe('login_required')
    await expect(refresh(app.origin, person.refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(started.redeem(unredeemed.url)).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  test('[AUTH-7] a session that another request wrote back at that moment is over all the same', async () => {
    const { db } = app.database
    const records = await db
      .selectFrom('idp_records')
      .selectAll()
      .where('account_id', '=', person.claims.sub)
      .execute()
    expect(records.map(({ kind }) => kind)).toContain('Session')
    await setPassword(await mailedLink())
    await db.insertInto('idp_records').values(records).execute()
    const { page } = await startSignIn(app.origin, {
      browser: person.browser,
      parameters: { prompt: 'none' },
    })
    expect(page.url.searchParams.get('error')).toBe('login_required')
    await expect(refresh(app.origin, person.refreshToken)).rejects.toMatchObject({ error: 'invalid_grant' })
    const shown = await startSignIn(app.origin, { browser: person.browser })
    const fields = { email: person.email, password: newPassword }
    expect((await shown.finish(person, await shown.submit(fields))).claims.sub).toBe(person.claims.sub)
  })

  test('[AUTH-7] the answer is the same for an address without an account, and no mail goes out', async () => {
    const answers = []
    for (const email of [person.email, 'nobody@example.org']) {
      const browser = new TestBrowser(app.origin)
      const { status, url, html } = await browser.submit(await browser.open('/idp/forgot'), { email })
      answers.push({ status, path: url.pathname, html })
    }
    expect(answers[0]).toMatchObject({ status: 200, path: '/idp/forgot/sent' })
    expect(answers[1]).toEqual(answers[0])
    await lastMail('Subject: Set a new password')
    expect((await app.mails()).filter((mail) => mail.includes('nobody@example.org'))).toEqual([])
  })

  test('[AUTH-7] the wait of a locked account ends with the reset', async () => {
    for (let guess = 1; guess <= 6; guess += 1) {
      await (await startSignIn(app.origin)).submit({ email: person.email, password: 'wrong 1' })
    }
    await setPassword(await mailedLink())
    await signIn(app.origin, { email: person.email, password: newPassword })
  })

  test('[SET-6] the new password keeps the rules, and the link survives a mistake', async () => {
    const link = await mailedLink()
    const refused = await setPassword(link, 'short')
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('id="password-error">Use at least 8 characters')
    expect((await setPassword(link)).status).toBe(200)
  })

  test('[AUTH-7] made-up links are refused, and asking for many mails has an end', async () => {
    for (const token of ['', 'x', '%00', 'a&token=b']) {
      expect((await new TestBrowser(app.origin).open(`/idp/reset?token=${token}`)).status).toBe(410)
    }
    const posted = await new TestBrowser(app.origin).post('/idp/reset', { token: 'x', password: newPassword })
    expect(posted.status).toBe(410)
    const asked = []
    for (let time = 1; time <= 6; time += 1) asked.push(await ask('someone@example.org'))
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(asked.at(-1)?.html).toContain('value="someone@example.org"')
  })

  test('[AUTH-7] what is no address is named at its field, and stays typed', async () => {
    const { status, html } = await ask('ann at home')
    expect(status).toBe(422)
    expect(html).toContain('id="email-error">Enter an e-mail address like name@example.org.')
    expect(html).toContain('value="ann at home"')
  })
})

describe('the address of an account', () => {
  test('[AUTH-7] is confirmed by the link that the sign-up mailed', async () => {
    const mail = await lastMail('Subject: Confirm your e-mail address')
    const page = await new TestBrowser(app.origin).open(linkIn(mail))
    expect(page.html).toContain('E-mail address confirmed')
    expect((await new TestBrowser(app.origin).open(linkIn(mail))).status).toBe(200)
    const again = await signIn(app.origin, person)
    expect(again.claims.email_verified).toBe(true)
  })

  test('[AUTH-7] is confirmed by a reset as well, and by no made-up or old link', async () => {
    const mail = await lastMail('Subject: Confirm your e-mail address')
    const browser = new TestBrowser(app.origin)
    expect((await browser.open('/idp/confirm?token=made-up')).status).toBe(410)
    const reset = await mailedLink()
    expect((await browser.open(reset.replace('/reset', '/confirm'))).status).toBe(410)
    app.clock.advance({ hours: 25 })
    expect((await browser.open(linkIn(mail))).status).toBe(410)
    await setPassword(await mailedLink(2))
    const again = await signIn(app.origin, { email: person.email, password: newPassword })
    expect(again.claims.email_verified).toBe(true)
  })

  test('[AUTH-7] makes one account, however many sign up with it at once', async () => {
    const email = 'together@example.org'
    const signedUp = await Promise.all([1, 2, 3, 4].map(() => signUp(app.origin, { email })))
    expect(new Set(signedUp.map(({ claims }) => claims.sub)).size).toBe(1)
  })

  test('[AUTH-7] signing up with a taken one is refused without saying so, and its owner is told once', async () => {
    for (const password of ['not theirs 1', 'not theirs 2']) {
      const { submit } = await startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
      const page = await submit({ email: person.email, password, first_name: 'Eve', last_name: 'X' })
      expect(page.status).toBe(422)
      expect(page.html).toContain(
        'We couldn&#39;t create this account. If you already have one, sign in or reset your password.',
      )
    }
    await lastMail('Subject: You already have an account')
    expect(await mailsWith('Subject: You already have an account')).toHaveLength(1)
    expect((await signIn(app.origin, person)).claims.given_name).toBe(person.firstName)
  })
})

test('[OPS-5] the log holds no address, password, token or name of what happened', async () => {
  await setPassword(await mailedLink())
  await new TestBrowser(app.origin).open('/idp/auth?client_id=x')
  const log = app.logs()
  for (const secret of [
    person.email,
    person.password,
    newPassword,
    person.accessToken,
    person.refreshToken,
    'token=',
  ]) {
    expect(log).not.toContain(secret)
  }
})

async function ask(email: string) {
  const browser = new TestBrowser(app.origin)
  return browser.submit(await browser.open('/idp/forgot'), { email })
}

/** Asks for a link and waits for it; the how-manyeth it is for this person. */
async function mailedLink(nth = 1): Promise<string> {
  await ask(person.email)
  await expect.poll(() => mailsWith('Subject: Set a new password')).toHaveLength(nth)
  return linkIn((await mailsWith('Subject: Set a new password')).at(-1) ?? '')
}

async function lastMail(line: string): Promise<string> {
  await expect.poll(() => mailsWith(line)).not.toEqual([])
  return (await mailsWith(line)).at(-1) ?? ''
}

async function mailsWith(line: string): Promise<string[]> {
  return (await app.mails()).filter((mail) => mail.includes(line) && mail.includes(person.email))
}

function linkIn(mail: string): string {
  return /http\S+token=\S+/.exec(mail)?.[0] ?? ''
}

async function setPassword(link: string, password = newPassword) {
  const browser = new TestBrowser(app.origin)
  const page = await browser.open(link)
  expect(page.html).toContain('New password')
  return browser.submit(page, { password })
}
