import fs from 'node:fs'
import { sendSecurityHeaders } from '@butterleaf/server-kit/http/security-headers'
import { builtWeb } from '@butterleaf/testing/built-web'
import { type SignedIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, type PlanOwner, templatePath, weekPath } from '@butterleaf/testing/test-plan'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#platform/config.ts'

let app: TestApp
let webDir: string
let person: SignedIn
let owner: PlanOwner

beforeAll(async () => {
  webDir = builtWeb({
    'app.html': '<div id="root"></div>',
    'assets/app-12345678.js': 'export {}',
    'pages/index.html': '<!doctype html><style>body{color:green}</style>Dinner is settled',
    'pages/index.json': JSON.stringify({
      pages: [{ path: '/', alsoAt: [], isMissing: false, file: 'index.html' }],
    }),
  })
  app = await startTestApp({ webDir })
  person = await signUp(app.origin)
  owner = await buildPlanOwner(app)
}, 60_000)
afterAll(async () => {
  await app?.close()
  fs.rmSync(webDir, { recursive: true, force: true })
})

async function headersOf(address: string, { token = '', status = 200 } = {}): Promise<Headers> {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(app.origin + address, { headers, redirect: 'manual' })
  await answer.body?.cancel()
  expect(answer.status).toBe(status)
  return answer.headers
}

const plan = (within: string) => `/api/mealplan/${owner.plan.id}${within}`

/** One of every kind that is sent. */
const kinds: [string, () => Promise<Headers>][] = [
  ['the landing page', () => headersOf('/')],
  ['a screen of the app', () => headersOf('/settings/account')],
  ['the checkout', () => headersOf('/checkout/payment')],
  ['a script', () => headersOf('/assets/app-12345678.js')],
  ['an unknown file', () => headersOf('/nothing.js', { status: 404 })],
  ['the sign-in page', async () => (await startSignIn(app.origin)).page.headers],
  ['a refused sign-in', async () => (await wrongPassword()).headers],
  ['the page for a forgotten password', () => headersOf('/idp/forgot')],
  ['a reset link that is over', () => headersOf('/idp/reset?token=none', { status: 410 })],
  ['a sign-in that is over', () => headersOf('/idp/interaction/none', { status: 410 })],
  ['the page for signing out', () => headersOf('/idp/session/end')],
  ['an unknown page of the sign-in', () => headersOf('/idp/nothing', { status: 404 })],
  ['the sandbox’s page', () => headersOf('/sandbox-billing/paypal')],
  ['a call for everybody', () => headersOf('/config.json')],
  ['a call of one person', () => headersOf('/api/user', { token: person.accessToken })],
  ['a refused call', () => headersOf('/api/user', { status: 401 })],
  ['an unknown call', () => headersOf('/api/nothing', { status: 404 })],
  ['a picture', () => headersOf(`/api/recipes/${app.context.recipes.corpus.recipes[0]?.id}/image/small`)],
  ['a PDF', () => headersOf(listPdf(), { token: owner.token })],
]

const listPdf = () => plan(`${weekPath(owner.plan, 1)}/shopping-list/download?unitType=us`)

async function wrongPassword() {
  const { submit } = await startSignIn(app.origin)
  return submit({ email: person.email, password: 'wrong 1' })
}

describe('headers', () => {
  it.each(kinds)('[AUTH-5] the policy of %s is strict', async (_what, ask) => {
    const policy = directivesOf(await ask())
    expect(policy['default-src']).toMatch(/^'(self|none)'$/)
    expect(policy['script-src'] ?? policy['default-src']).toMatch(/^'(self|none)'$/)
    expect(policy['style-src'] ?? policy['default-src']).toMatch(/^'self'( 'sha256-[\w+/=]+')?$|^'none'$/)
    if (policy.sandbox !== undefined) return
    expect(policy).toMatchObject({
      'object-src': "'none'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'self'",
    })
  })

  it.each(kinds)('%s is taken for what it says it is, and tells others little', async (_what, ask) => {
    const headers = await ask()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|origin|no-referrer)$/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    for (const telling of ['server', 'x-powered-by', 'access-control-allow-origin']) {
      expect([telling, headers.get(telling)]).toEqual([telling, null])
    }
  })

  it('[API-2] what is one person’s no shared cache keeps', async () => {
    const buyer = await buildSubscriber(app)
    const { token } = owner
    const asked: [string, string][] = [
      ['/api/user', token],
      ['/api/user/export', token],
      ['/api/mealplan', token],
      [plan(templatePath(owner.plan)), token],
      [listPdf(), token],
      ['/api/subscription', buyer.token],
      ['/api/subscription/invoices', buyer.token],
      ['/api/mealplan/weight-tracker', token],
    ]
    for (const [address, whose] of asked) {
      const answer = await fetch(app.origin + address, { headers: { authorization: `Bearer ${whose}` } })
      await answer.arrayBuffer()
      expect([address, answer.headers.get('cache-control')]).toEqual([
        address,
        expect.stringMatching(/no-store|private/),
      ])
    }
  })

  it.each([
    ['OPTIONS', '/api/user'],
    ['GET', '/api/user'],
    ['GET', '/config.json'],
    ['POST', '/idp/token'],
    ['POST', '/idp/token/revocation'],
  ])('[AUTH-5] a page from elsewhere may not read what %s %s answers', async (method, address) => {
    const body = new URLSearchParams({ client_id: 'butterleaf-web', grant_type: 'refresh_token', token: 'x' })
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'GET' }
    const answer = await fetch(app.origin + address, {
      method,
      headers,
      ...(method === 'POST' ? { body } : {}),
    })
    await answer.body?.cancel()
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })
})

it.each([
  ['https://plan.example.org', 'max-age=63072000; includeSubDomains'],
  ['http://localhost:3000', undefined],
])('a browser at %s is told to stay with https: %s', async (PUBLIC_URL, told) => {
  const server = Fastify()
  const { publicUrl } = parseConfig({ PUBLIC_URL })
  await sendSecurityHeaders(server, { publicUrl, signInOpenings: () => ({}) })
  server.get('/', async () => 'in')
  expect((await server.inject('/')).headers['strict-transport-security']).toBe(told)
  await server.close()
})

function directivesOf(headers: Headers): Record<string, string> {
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).not.toMatch(/unsafe|\*|http:/)
  return Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(' ')
      return [name, sources.join(' ')]
    }),
  )
}
