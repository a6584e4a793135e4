import { signIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const mismatch = 'That e-mail and password don&#39;t match.'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

describe('a sign-in', () => {
  test('[AUTH-2] [AUTH-6] a newcomer signs up and calls the API at once', async () => {
    const person = await signUp(app.origin, { firstName: 'Ada', lastName: 'Ash' })
    const answer = await app.request('GET', '/api/user', { token: person.accessToken })
    expect(answer.status).toBe(200)
    const profile = { email: person.email, given_name: 'Ada', family_name: 'Ash', name: 'Ada Ash' }
    expect(answer.body).toMatchObject(profile)
    expect(person.claims).toMatchObject({ ...profile, email_verified: false })
  })

  test('[AUTH-2] an account signs in from another browser, however the address is spelled', async () => {
    const person = await signUp(app.origin, { email: 'zoë.oak@example.org' })
    const email = '  Zoe\u0308.OAK@Example.org '
    const again = await signIn(app.origin, { email, password: person.password })
    expect(again.claims.sub).toBe(person.claims.sub)
    expect(again.claims.email).toBe('zoë.oak@example.org')
  })

  test('[AUTH-7] a wrong password and an unknown address get the same answer', async () => {
    const person = await signUp(app.origin)
    const answers = []
    for (const email of [person.email, 'nobody@example.org']) {
      const started = await startSignIn(app.origin)
      const page = await started.submit({ email, password: 'not the right 1' })
      answers.push({ status: page.status, html: withoutDetails(page.html, email) })
    }
    expect(answers[0]?.html).toContain(mismatch)
    expect(answers[1]).toEqual(answers[0])
  })

  test('[AUTH-1] a client may open the sign-up page, and fill in the address', async () => {
    const parameters = { screen_hint: 'signup', login_hint: 'early@example.org' }
    const { page, browser } = await startSignIn(app.origin, { parameters })
    expect(page.html).toContain('Create account</button>')
    expect(page.html).toContain('value="early@example.org"')
    const link = /href="([^"]+\/sign-in)"/.exec(page.html)?.[1] ?? ''
    const other = await browser.open(link)
    expect(other.html).toContain('Sign in</button>')
    expect(other.html).toContain('value="early@example.org"')
  })

  test('[AUTH-2] two tabs of one browser each finish their own sign-in', async () => {
    const person = await signUp(app.origin)
    const browser = new TestBrowser(app.origin)
    const first = await startSignIn(app.origin, { browser })
    const second = await startSignIn(app.origin, { browser })
    const { email, password } = person
    for (const started of [first, second]) {
      const tokens = await started.finish(person, await started.submit({ email, password }))
      expect(tokens.claims.sub).toBe(person.claims.sub)
    }
  })

  test('[AUTH-2] signing in as another person ends the first one’s session', async () => {
    const first = await signUp(app.origin)
    const second = await signUp(app.origin)
    const { browser } = first
    const started = await startSignIn(app.origin, { browser, parameters: { prompt: 'login' } })
    const between = await started.submit({ email: second.email, password: second.password })
    expect(between.html).toContain('data-submits-itself')
    expect(between.html).not.toMatch(/<script>/)
    expect(between.headers.get('content-security-policy')).not.toContain('sha256')
    const now = await started.finish(second, await browser.submit(between, {}, '/callback'))
    expect(now.claims.sub).toBe(second.claims.sub)
  })
})

describe('a session', () => {
  test('[AUTH-5] renews silently, and says so when there is none', async () => {
    const person = await signUp(app.origin)
    const parameters = { prompt: 'none' }
    const renewed = await signIn(app.origin, person, { browser: person.browser, parameters })
    expect(renewed.claims.sub).toBe(person.claims.sub)
    const { page } = await startSignIn(app.origin, { parameters })
    expect(page.url.pathname).toBe('/callback')
    expect(page.url.searchParams.get('error')).toBe('login_required')
  })

  test('[AUTH-3] signing out needs no question of our own client, and ends it all', async () => {
    const person = await signUp(app.origin)
    const page = await openSignOut(person.browser, person.idToken)
    expect(page.html).toContain('<script src="/idp/submit.js" defer>')
    expect(page.html).toContain('Sign out</button>')
    const end = await person.browser.submit(page, {}, '/')
    expect(end.url.href).toBe(`${app.origin}/`)
    const { page: after } = await startSignIn(app.origin, {
      browser: person.browser,
      parameters: { prompt: 'none' },
    })
    expect(after.url.searchParams.get('error')).toBe('login_required')
    const tokens = await redeemRefreshToken(person.refreshToken)
    expect(tokens.status).toBe(400)
    expect(await tokens.json()).toMatchObject({ error: 'invalid_grant' })
  })

  test('[AUTH-3] a stranger’s link to sign out asks first, also with another person’s token', async () => {
    const person = await signUp(app.origin)
    const stranger = await signUp(app.origin)
    for (const address of ['/idp/session/end', `/idp/session/end?id_token_hint=${stranger.idToken}`]) {
      const page = await person.browser.open(address)
      expect(page.html).toContain('Do you want to sign out')
      expect(page.html).not.toContain('submit.js')
    }
    const renewed = await signIn(app.origin, person, { browser: person.browser })
    expect(renewed.claims.sub).toBe(person.claims.sub)
  })

  test('[AUTH-3] signing out without a session lands on home all the same', async () => {
    const person = await signUp(app.origin)
    const page = await openSignOut(new TestBrowser(app.origin), person.idToken)
    expect(page.html).toContain('<script src="/idp/submit.js" defer>')
    expect(page.html).not.toMatch(/<script>/)
  })
})

describe('what a client may not do', () => {
  test('[AUTH-6] a request without PKCE, or with a plain challenge, is refused', async () => {
    for (const challenge of [
      '',
      '&code_challenge=abcdefghijklmnopqrstuvwxyz0123456789abcdefghijk&code_challenge_method=plain',
    ]) {
      const page = await new TestBrowser(app.origin).open(authorization('/callback') + challenge, '/callback')
      expect(page.url.searchParams.get('error')).toBe('invalid_request')
    }
  })

  test('[AUTH-6] a foreign place to return to is refused on a page, not by a redirect', async () => {
    for (const redirect of [
      'https://elsewhere.example/callback',
      `${app.origin}/callback/x`,
      `${app.origin}/`,
    ]) {
      const page = await new TestBrowser(app.origin).open(authorization(redirect))
      expect(page.status).toBe(400)
      expect(page.html).toContain('Code: invalid_redirect_uri')
    }
  })

  test('[AUTH-6] an unknown client is refused with nothing of the request on the page', async () => {
    const address = '/idp/auth?client_id=<b>nobody</b>&response_type=code&scope=openid'
    const page = await new TestBrowser(app.origin).open(address)
    expect(page.status).toBe(400)
    expect(page.html).toContain('Code: invalid_client')
    expect(page.html).not.toContain('nobody')
  })
})

function authorization(redirect: string): string {
  const redirect_uri = new URL(redirect, app.origin).href
  const query = { client_id: 'butterleaf-web', response_type: 'code', scope: 'openid', redirect_uri }
  return `/idp/auth?${new URLSearchParams(query)}`
}

function openSignOut(browser: TestBrowser, idToken: string) {
  const query = { id_token_hint: idToken, post_logout_redirect_uri: `${app.origin}/` }
  return browser.open(`/idp/session/end?${new URLSearchParams(query)}`)
}

function redeemRefreshToken(refreshToken: string): Promise<Response> {
  const form = { grant_type: 'refresh_token', client_id: 'butterleaf-web', refresh_token: refreshToken }
  return fetch(`${app.origin}/idp/token`, { method: 'POST', body: new URLSearchParams(form) })
}

function withoutDetails(html: string, email: string): string {
  return html.replaceAll(email, 'EMAIL').replaceAll(/interaction\/[\w-]+|from=[\w-]+/g, '')
}
