import { signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { TestBrowser } from '@butterleaf/testing/test-browser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const person = {
  email: 'ann@example.org',
  password: 'olives and 7 lemons',
  first_name: 'Ann',
  last_name: 'Oak',
}

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})

afterAll(() => app.close())

describe('the pages', () => {
  test('[AUTH-6] carry their labels, run nothing inline, are not kept and not indexed', async () => {
    const pages = [
      (await startSignIn(app.origin)).page,
      (await startSignUp()).page,
      await new TestBrowser(app.origin).open('/idp/forgot'),
    ]
    for (const { html, headers } of pages) {
      expect(html).toMatch(/<html lang="en">/)
      expect(html).toContain('<meta name="robots" content="noindex">')
      expect(html).not.toMatch(/<script>|<style|\sstyle=|\son\w+=/)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    }
    for (const label of ['First name', 'Last name', 'Email', 'Password']) {
      expect(pages[1]?.html).toContain(`>${label}</label>`)
    }
    expect(pages[0]?.html).toContain('autocomplete="current-password"')
    expect(pages[1]?.html).toContain('autocomplete="new-password"')
  })

  test('[AUTH-6] the provider’s own answers carry the headers every page of ours has', async () => {
    const page = await new TestBrowser(app.origin).open('/idp/auth')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(page.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/)
    expect(page.headers.get('x-content-type-options')).toBe('nosniff')
    expect(page.html).toContain('idp-card')
  })

  test('[AUTH-6] an address under /idp that leads nowhere gets a page and a 404', async () => {
    const page = await new TestBrowser(app.origin).open('/idp/nothing/here')
    expect(page.status).toBe(404)
    expect(page.html).toContain('Nothing here')
  })

  test('[API-4] stand outside the description of the API, which has the call that a form’s puzzle comes from', async () => {
    const { body } = await app.request('GET', '/api/openapi.json')
    expect(Object.keys(body.paths).filter((path) => path.startsWith('/idp'))).toEqual(['/idp/puzzle'])
  })
})

describe('the sign-up form', () => {
  test('[API-3] names each field that is wrong, keeps what was typed but never the password', async () => {
    const started = await startSignUp()
    const page = await started.submit({ ...person, last_name: ' ', email: 'ann', password: 'short 1' })
    expect(page.status).toBe(422)
    expect(page.html).toMatch(/id="last_name"[^>]*aria-invalid="true"[^>]*autofocus/)
    expect(page.html).toMatch(/id="email"[^>]*value="ann"[^>]*aria-invalid="true"/)
    expect(page.html).toMatch(/id="first_name"[^>]*value="Ann"/)
    expect(page.html).toContain('id="password-error">Use at least 8 characters')
    expect(page.html).not.toContain('short 1')
  })

  test('[SET-6] the rules of a password stand there before, and all that is wrong is told at once', async () => {
    const started = await startSignUp()
    expect(started.page.html).toContain('<li data-rule="length">At least 8 characters')
    const page = await started.submit({ ...person, password: 'short' })
    expect(page.html).toContain(
      'Use at least 8 characters in the password. Put at least one digit in the password.',
    )
  })

  test('[SET-6] a script can ask for the same judgment before the form is sent, of no account', async () => {
    const { browser } = await startSignUp()
    const ask = async (password: string) =>
      JSON.parse(
        (await browser.post('/idp/password-check', { password, email: ' Ann7seeds@example.org' })).html,
      )
    expect(await ask('Ann7seeds')).toEqual({ faults: ['Don’t use your e-mail address as the password.'] })
    expect((await ask('Password123')).faults).toEqual([expect.stringContaining('others guess')])
    expect(await ask('olives and 7 lemons')).toEqual({ faults: [] })
  })

  test('[SET-6] a password that everyone guesses is refused at its field', async () => {
    const started = await startSignUp()
    const page = await started.submit({ ...person, password: 'Password123' })
    expect(page.status).toBe(422)
    expect(page.html).toContain('id="password-error">That password is one of the first')
  })

  test('[API-3] markup in a name stays a name, on the page and in the profile', async () => {
    const name = `<b>"O'Hara" & \u202Fx`
    const started = await startSignUp()
    const page = await started.submit({ ...person, first_name: name, password: 'short 1' })
    expect(page.html).not.toContain('<b>')
    expect(page.html).toContain('value="&#60;b&#62;&#34;O&#39;Hara&#34; &#38; \u202Fx"')
    const signedUp = await signUp(app.origin, { firstName: name })
    expect(signedUp.claims.given_name).toBe(`<b>"O'Hara" & x`)
  })

  test('[API-3] a form that is not ours gets a page, never a 500', async () => {
    const { page, browser } = await startSignUp()
    const action = new URL(/action="([^"]+)"/.exec(page.html)?.[1] ?? '', page.url)
    const long = { ...person, first_name: 'x'.repeat(5_000) }
    const bodies = [
      '',
      'email=a',
      'email=a&email=b&password=c',
      '%00%ff=%zz',
      String(new URLSearchParams(long)),
    ]
    for (const body of bodies) {
      const answer = await fetch(action, {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          cookie: browser.cookieHeader(action),
        },
      })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('idp-card')
    }
    const huge = await browser.post(action, { ...person, first_name: 'x'.repeat(20_000) })
    expect(huge.status).toBe(413)
    const json = await fetch(action, {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(json.status).toBe(415)
  })

  test('[API-3] control characters are refused at their field', async () => {
    const started = await startSignUp()
    const page = await started.submit({ ...person, first_name: 'A\u0000b', email: 'a\u0000b@example.org' })
    expect(page.status).toBe(422)
    expect(page.html).toContain('id="first_name-error"')
    expect(page.html).toContain('id="email-error"')
  })

  test('[API-3] and match no account at sign-in', async () => {
    const started = await startSignIn(app.origin)
    const page = await started.submit({ email: 'a\u0000b@example.org', password: 'olives\u0000 and 7' })
    expect([page.status, page.html.includes('That e-mail and password don&#39;t match.')]).toEqual([
      422,
      true,
    ])
  })
})

describe('what is not one’s own sign-in', () => {
  test('[AUTH-2] an expired one says so and offers a new start', async () => {
    const started = await startSignIn(app.origin)
    app.clock.advance({ hours: 2 })
    const page = await started.submit({ email: person.email, password: person.password })
    expect(page.status).toBe(410)
    expect(page.html).toContain('This sign-in has expired')
    expect(page.html).toContain('href="/auth/login"')
  })

  test('[AUTH-2] another browser’s sign-in can’t be continued', async () => {
    const { page } = await startSignIn(app.origin)
    const other = await startSignIn(app.origin)
    expect((await other.browser.open(page.url)).status).toBe(410)
    expect((await other.browser.submit(page, person)).status).toBe(410)
  })

  test('[AUTH-7] a form posted from another site is refused', async () => {
    for (const headers of [
      { origin: 'https://elsewhere.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site', origin: app.origin },
      { 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const body = new URLSearchParams({ email: person.email })
      const answer = await fetch(`${app.origin}/idp/forgot`, { method: 'POST', body, headers })
      expect(answer.status).toBe(403)
    }
  })
})

function startSignUp() {
  return startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
}
