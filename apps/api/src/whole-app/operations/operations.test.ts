import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('[OPS-5] says that it lives and that the database answers', async () => {
  expect((await app.request('GET', '/healthz')).body).toEqual({ status: 'ok' })
  expect((await app.request('GET', '/readyz')).body).toEqual({ status: 'ready', engine: app.database.engine })
})

it('[OPS-5] counts requests by route pattern, never by address', async () => {
  await app.request('GET', '/api/mealplan/weight-tracker/secret-id/logs.csv')
  const { body } = await app.request('GET', '/metrics')
  expect(body).toContain('route="/api/mealplan/weight-tracker/:id/logs.csv"')
  expect(body).not.toContain('secret-id')
})

it('[OPS-5] metrics are for the holder of the token once one is set', async () => {
  const token = 'a-long-metrics-token'
  const guarded = await startTestApp({ environment: { METRICS_TOKEN: token } })
  try {
    expect((await guarded.request('GET', '/metrics')).status).toBe(404)
    expect((await guarded.request('GET', '/metrics', { token: `${token}x` })).status).toBe(404)
    expect((await guarded.request('GET', '/metrics', { token })).status).toBe(200)
  } finally {
    await guarded.close()
  }
})

it('[OPS-4] a database that is away gives 503 with Retry-After, and the process stays alive', async () => {
  const broken = await startTestApp()
  await broken.database.close()
  const answer = await broken.request('GET', '/readyz')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('retry-after')).toBe('2')
  expect((await broken.request('GET', '/healthz')).status).toBe(200)
  await broken.close()
})

it('[API-4] the description is OpenAPI 3.1 and lists every call with its problems', async () => {
  const { body } = await app.request('GET', '/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  const log = body.paths['/api/mealplan/weight-tracker/{id}/log'].put
  expect(Object.keys(log.responses)).toEqual(
    expect.arrayContaining(['200', '400', '401', '404', '409', '429']),
  )
  expect(body.paths['/healthz'].get.security).toEqual([])
})

it('[API-2] an answer is never cached, unless the call says so', async () => {
  const { accessToken: token } = await signUp(app.origin)
  const kept = async (path: string) =>
    (await app.request('GET', path, { token })).headers.get('cache-control')
  expect(await kept('/api/user')).toBe('no-store')
  expect(await kept('/api/mealplan')).toBe('no-store')
  expect(await kept('/api/taste?gender=2&age=34&weight=70&height=170&motive=1&activityLevel=2')).toMatch(
    /^private/,
  )
})

it('sends a strict policy: nothing inline, no framing by others, no guessing of types', async () => {
  const { headers } = await app.request('GET', '/healthz')
  const policy = headers.get('content-security-policy') ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toMatch(/unsafe|\*/)
  expect(policy).toContain("frame-ancestors 'self'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

it.each([
  [{}, {}],
  [{ SUPPORT_EMAIL: 'help@example.org' }, { email: 'help@example.org' }],
  [{ SUPPORT_CHAT_URL: 'https://chat.example.org' }, { chatUrl: 'https://chat.example.org' }],
])('[SUP-1] %j: clients are told how to reach a person', async (environment, support) => {
  const reachable = await startTestApp({ environment })
  expect((await reachable.request('GET', '/config.json')).body.support).toEqual(support)
  await reachable.close()
})
