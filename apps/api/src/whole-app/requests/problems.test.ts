import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await startTestApp()
  token = (await signUp(app.origin)).accessToken
})
afterAll(() => app?.close())

function rawPatch(body: string, type = 'application/json'): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  return fetch(`${app.origin}/api/user`, { method: 'PATCH', headers, body })
}

it.each([
  ['no JSON at all', '{"unit": ', 'application/json', 400],
  ['an empty body', '', 'application/json', 400],
  ['a prototype attack', '{"__proto__": {"unit": "us"}}', 'application/json', 400],
  ['another type', '<unit/>', 'application/xml', 415],
  ['a body past the limit', `{"unit": "${'x'.repeat(300_000)}"}`, 'application/json', 413],
])('[API-3] %s is a problem, never a 500', async (_what, body, type, status) => {
  const response = await rawPatch(body, type)
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  expect(await response.json()).toMatchObject({
    status,
    title: expect.any(String),
    detail: expect.any(String),
  })
})

it('[API-3] names the field and what is wrong with it', async () => {
  const answer = await app.request('PATCH', '/api/user', { token, body: { unit: 'stones' } })
  expect(answer.status).toBe(400)
  expect(answer.body.errors).toEqual([{ field: 'unit', message: expect.any(String) }])
})

it('[HELD-1] says the limit of a field in words of its own, never the schema’s', async () => {
  const { id } = (
    await app.request('POST', '/api/own-recipes/text', {
      token,
      body: { text: 'Leeks\n\n300 g leeks\n2 eggs' },
    })
  ).body.recipes[0]
  const fields = { title: 'x'.repeat(201), meal: 'brunch', prepMinutes: 'ten', cookMinutes: null }
  const body = { ...fields, lines: {}, steps: ['x'.repeat(5001)] }
  const { body: refused } = await app.request('PUT', `/api/own-recipes/${id}`, { token, body })
  expect(
    Object.fromEntries(refused.errors.map(({ field, message }: Record<string, string>) => [field, message])),
  ).toEqual({
    title: 'Use at most 200 characters.',
    meal: 'Choose breakfast, lunch, dinner or dessert.',
    prepMinutes: 'Enter a number.',
    cookMinutes: 'Enter a number.',
    lines: 'This isn’t in a form that is understood here.',
    'steps.0': 'Use at most 5,000 characters.',
  })
})

it('[HELD-1] of a long list only the limit is told, of many faults the first hundred', async () => {
  const { id } = (
    await app.request('POST', '/api/own-recipes/text', { token, body: { text: 'Leeks\n\n300 g leeks' } })
  ).body.recipes[0]
  const told = async (steps: readonly unknown[]) =>
    (await app.request('PUT', `/api/own-recipes/${id}`, { token, body: { steps } })).body.errors
  expect(await told(Array.from({ length: 1_001 }, () => 1))).toEqual([
    { field: 'steps', message: 'Up to 1,000 are taken here.' },
  ])
  expect(await told(Array.from({ length: 150 }, () => 1))).toHaveLength(100)
})

it('an unknown call is a 404 problem', async () => {
  const answer = await app.request('GET', '/api/nothing-here', { token })
  expect([answer.status, answer.body.type]).toEqual([404, '/problems/not-found'])
})

it('[API-3] deep nesting and long lists are refused or ignored, never a crash', async () => {
  const deep = `{"unit":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  expect((await rawPatch(deep)).status).toBe(400)
  expect((await rawPatch(`[${'1,'.repeat(50_000)}1]`)).status).toBe(400)
})

it('too many requests are told to wait', async () => {
  const strict = await startTestApp({ environment: { REQUESTS_PER_MINUTE: '5' } })
  try {
    const statuses: number[] = []
    for (let index = 0; index < 7; index++)
      statuses.push((await strict.request('GET', '/config.json')).status)
    expect(statuses.slice(-2)).toEqual([429, 429])
    const refused = await strict.request('GET', '/config.json')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await strict.close()
  }
})
