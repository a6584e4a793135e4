import net from 'node:net'
import { type SignedIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { rename, userPath } from '@butterleaf/testing/test-account'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { drawnPerson, planPath } from '@butterleaf/testing/test-plan'
import { buildBuyer, buildSubscriber, sandboxPath } from '@butterleaf/testing/test-subscription'
import { buildTrackerOwner, todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let person: SignedIn
beforeAll(async () => {
  app = await startTestApp()
  person = await signUp(app.origin)
}, 60_000)
afterAll(() => app?.close())

describe('a body that says more than is asked', () => {
  it('[API-2] changes nothing but what the call is for', async () => {
    const { accessToken: token, claims, email } = person
    const more = {
      unit: 'metric',
      email: 'evil@example.org',
      sub: 'other',
      picture: 'https://evil.example/x',
    }
    const { body: user } = await app.request('PATCH', userPath, { token, body: more })
    expect(user).toMatchObject({ unit: 'metric', email, sub: claims.sub, picture: null })
    const planned = { ...drawnPerson, id: 'chosen', userId: 'other', state: 'archived', resources: {} }
    const { status, body: plan } = await app.request('POST', planPath, { token, body: planned })
    expect([status, plan.id === 'chosen', plan.templates[0].state]).toEqual([201, false, 'ready'])
  })

  it('[CHK-12] an order costs what the plan costs, whatever price comes along', async () => {
    const buyer = await buildBuyer(app)
    const body = { ...(await buyer.order()), price: 0.01, amount: 0, total: 0, discount: 44 }
    expect((await buyer.call('POST', '/create', { body })).status).toBe(201)
    const { body: invoices } = await buyer.call('GET', '/invoices')
    expect(JSON.stringify(invoices)).toContain('44.99')
  })

  it.each([
    '{"__proto__":{"unit":"us"}}',
    '{"unit":"us","__proto__":{"isAdmin":true}}',
    '{"unit":"us","constructor":{"prototype":{"isAdmin":true}}}',
  ])('[API-3] reaches no prototype: %s', async (text) => {
    const headers = { authorization: `Bearer ${person.accessToken}`, 'content-type': 'application/json' }
    const answer = await fetch(`${app.origin}${userPath}`, { method: 'PATCH', headers, body: text })
    expect(answer.status).toBe(400)
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
  })

  it.each(['__proto__[isAdmin]=true&name=a&first_name=b&last_name=c', 'name[__proto__]=a&name=b'])(
    '[API-3] nor does a form: %s',
    async (body) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const { accessToken: token } = person
      await app.request('POST', `${userPath}/update-name`, { token, headers, body })
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined()
    },
  )
})

describe('an order that another person sent', () => {
  it('[CHK-12] is no order of the one who repeats it, with or without its key', async () => {
    const [buyer, thief] = [await buildBuyer(app), await buildBuyer(app)]
    const theirs = await buyer.order()
    const headers = { 'idempotency-key': 'the same for both' }
    expect((await buyer.call('POST', '/create', { body: theirs, headers })).status).toBe(201)
    const repeated = await thief.call('POST', '/create', { body: theirs, headers })
    expect([repeated.status, repeated.body.type]).toEqual([422, '/problems/captcha-refused'])
    const body = await thief.order({ token: theirs.token })
    const withOwnPuzzle = await thief.call('POST', '/create', { body, headers })
    expect([withOwnPuzzle.status, withOwnPuzzle.body.type]).toEqual([422, '/problems/token-refused'])
    expect((await thief.read()).hasActiveSubscription).toBe(false)
  })

  it('[SUB-1] names a subscription that is not there for others', async () => {
    const [buyer, thief] = [await buildSubscriber(app), await buildSubscriber(app)]
    const { body: invoices } = await buyer.call('GET', '/invoices')
    const number = /"number":"([^"]+)"/.exec(JSON.stringify(invoices))?.[1]
    for (const [path, form] of [
      ['/cancel', { uuid: buyer.uuid }],
      ['/reactivate', { uuid: buyer.uuid }],
      ['/update', { uuid: buyer.uuid, new_plan: '6-month' }],
    ] as const) {
      expect([path, (await thief.post(path, form)).status]).toEqual([path, 404])
    }
    expect((await thief.call('GET', `/invoices/${number}.pdf`)).status).toBe(404)
    expect((await buyer.read()).canceled).toBe(false)
  })
})

describe('text that means something elsewhere', () => {
  it.each([
    ['Ann\r\nBcc: Ben', 200, 'Ann Bcc: Ben'],
    ['Ann\r\nBcc: v@example.org', 400, undefined],
    ['Ann\u2028Lee', 200, 'Ann Lee'],
    ['Ann\u0007', 400, undefined],
    ['Ann\0', 400, undefined],
    ['Ann\u202E', 400, undefined],
  ])('[SET-7] a name ends no line and hides nothing: %j', async (typed, status, kept) => {
    const fields = { name: typed, first_name: typed, last_name: 'B' }
    const answer = await rename(app, person.accessToken, fields)
    expect([answer.status, answer.body.given_name]).toEqual([status, kept])
  })

  it('[AUTH-7] no address leads a mail to a second one', async () => {
    for (const email of [
      'a@example.org\r\nBcc: v@example.org',
      'a@example.org, v@example.org',
      '<v@example.org>',
    ]) {
      const { submit } = await startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
      const form = { email, password: 'olives and 7 lemons', first_name: 'A', last_name: 'B' }
      expect([email, (await submit(form)).status]).toEqual([email, 422])
    }
  })

  it('[AUTH-7] the sign-in pages show it as text', async () => {
    const hint = '"><script>alert(1)</script>'
    const { page, submit } = await startSignIn(app.origin, { parameters: { login_hint: hint } })
    const refused = await submit({ email: hint, password: 'wrong 1' })
    for (const { html } of [page, refused]) {
      expect(html).toContain('script')
      expect(html).not.toContain('<script>alert')
    }
  })

  it('[WGT-5] what a spreadsheet would run leaves as text', async () => {
    const owner = await buildTrackerOwner(app)
    await owner.saveLog({ date: todayOf(app), weight: 80, note: '=HYPERLINK("https://evil.example")' })
    const { body: csv } = await owner.call('GET', `/${owner.tracker.id}/logs.csv`)
    expect(csv).toContain("'=HYPERLINK")
  })
})

describe('where an answer leads', () => {
  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a\r\nset-cookie: b=c', 'evil'])(
    '[CHK-7] the sandbox’s page never returns to %j',
    async (return_to) => {
      const body = new URLSearchParams({ decision: 'refuse', return_to })
      const address = `${app.origin}${sandboxPath}/paypal`
      const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' })
      await answer.body?.cancel()
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
    },
  )

  it.each([
    'https://evil.example/callback',
    '/callback/../evil',
    '/callback?x=1',
    '.evil.example/callback',
    '@evil.example/callback',
  ])('[AUTH-6] no code is sent to %s', async (address) => {
    const redirect_uri = address.startsWith('https') ? address : app.origin + address
    const { page } = await startSignIn(app.origin, { parameters: { redirect_uri } })
    expect([page.status, page.url.origin]).toEqual([400, app.origin])
  })

  it('[AUTH-6] signing out leads nowhere else either', async () => {
    const query = 'client_id=butterleaf-web&post_logout_redirect_uri=https://evil.example/'
    const answer = await fetch(`${app.origin}/idp/session/end?${query}`, { redirect: 'manual' })
    await answer.body?.cancel()
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })

  it('[AUTH-7] a mailed link names our own address, whatever host was asked', async () => {
    const { email } = await signUp(app.origin)
    const form = `email=${encodeURIComponent(email)}`
    const head = ['POST /idp/forgot HTTP/1.1', 'host: evil.example', 'x-forwarded-host: evil.example']
    const type = 'content-type: application/x-www-form-urlencoded'
    await answersTo(
      [...head, 'connection: close', type, `content-length: ${form.length}`, '', form].join('\r\n'),
    )
    const links = async () =>
      (await app.mails()).filter((mail) => mail.includes(email) && mail.includes('/idp/reset'))
    await expect.poll(links).toHaveLength(1)
    expect((await links())[0]).toContain(`${app.origin}/idp/reset`)
    expect((await links())[0]).not.toContain('evil.example')
  })
})

/** What comes back to bytes until the server hangs up, as the statuses of its answers. */
function answersTo(text: string): Promise<number[]> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = net.connect(Number(new URL(app.origin).port), '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      answer += String(chunk)
    })
    socket.once('close', () =>
      resolve([...answer.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, status]) => Number(status))),
    )
    socket.once('error', reject)
  })
}

describe('a request within a request', () => {
  const inner = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'

  it.each([
    ['both a length and chunks', ['content-length: 4', 'transfer-encoding: chunked'], '0\r\n\r\n'],
    ['an unknown coding', ['transfer-encoding: xchunked'], '0\r\n\r\n'],
    ['a coding after chunks', ['transfer-encoding: chunked, identity'], '0\r\n\r\n'],
    ['a space before the colon', ['transfer-encoding : chunked'], '0\r\n\r\n'],
    ['a length with a sign', ['content-length: +4'], 'a=b&'],
    ['two different lengths', ['content-length: 4', 'content-length: 0'], 'a=b&'],
    ['a chunk that is no number', ['transfer-encoding: chunked'], 'zz\r\n\r\n'],
    ['a line that ends in half', ['content-length: 4\ntransfer-encoding: chunked'], '0\r\n\r\n'],
  ])('[API-3] is never found behind %s', async (_what, framing, body) => {
    const head = [
      'POST /api/subscription/webhook HTTP/1.1',
      'host: x',
      'content-type: text/plain',
      ...framing,
    ]
    const statuses = await answersTo(`${head.join('\r\n')}\r\n\r\n${body}${inner}`)
    expect(statuses).not.toContain(200)
    expect(statuses[0]).toBe(400)
  })
})
