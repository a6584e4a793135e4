import { accountCalls } from '@butterleaf/contract/account/calls'
import { subscriptionCalls } from '@butterleaf/contract/subscription/calls'
import { weightTrackerCalls } from '@butterleaf/contract/weight-tracker/calls'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiProblem, fieldErrors } from './api-problem.ts'
import { createApiClient } from './client.ts'

afterEach(() => vi.unstubAllGlobals())

function stubFetch(...answers: Response[]) {
  const fetched = vi.fn(async (_address: string, _init: RequestInit) => answers.shift() ?? new Response(null))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

it('[AUTH-5] a refused token is renewed once and the call sent again', async () => {
  const fetched = stubFetch(json({ status: 401, detail: 'no' }, 401), json({ unit: 'us' }))
  const client = createApiClient({ accessToken: async () => 'old', renew: async () => 'new' })
  await client.send(accountCalls.read, {})
  const tokens = fetched.mock.calls.map(([, init]) => (init.headers as Record<string, string>).authorization)
  expect(tokens).toEqual(['Bearer old', 'Bearer new'])
})

it('[AUTH-5] without a renewal the refusal is the answer, told as a person understands it', async () => {
  stubFetch(json({ status: 401, detail: 'The access token is not valid here.' }, 401))
  const client = createApiClient({ accessToken: async () => 'old', renew: async () => undefined })
  const refused: unknown = await client.send(accountCalls.read, {}).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiProblem)
  expect(refused).toHaveProperty('message', 'You’ve been signed out. Sign in to go on.')
})

it('[API-1] fills the address, the query and the body from the call', async () => {
  const fetched = stubFetch(new Response('date\n', { headers: { 'content-type': 'text/csv' } }))
  const client = createApiClient({ accessToken: async () => 't', renew: async () => undefined })
  const csv = await client.send(weightTrackerCalls.exportLogs, {
    params: { id: 'a/b' },
    query: { unit: 'us' },
  })
  expect(csv).toBe('date\n')
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/mealplan/weight-tracker/a%2Fb/logs.csv?unit=us')
})

it('[SUB-1] [SET-5] a form’s fields go as a form, with the headers given', async () => {
  const fetched = stubFetch(json({}))
  const client = createApiClient({ accessToken: async () => 't', renew: async () => undefined })
  const body = { uuid: 'a&b', new_plan: '3-month' } as const
  await client.send(subscriptionCalls.update, { body, headers: { 'idempotency-key': 'k' } })
  const init = fetched.mock.calls[0]?.[1]
  expect(init?.body).toBe('uuid=a%26b&new_plan=3-month')
  expect(init?.headers).toMatchObject({
    authorization: 'Bearer t',
    'content-type': 'application/x-www-form-urlencoded',
    'idempotency-key': 'k',
  })
})

it('[SET-7] a file goes in a form whose type the browser writes', async () => {
  const fetched = stubFetch(json({}))
  const client = createApiClient({ accessToken: async () => 't', renew: async () => undefined })
  const fileInput = new File(['x'], 'me.png', { type: 'image/png' })
  await client.send(accountCalls.changeAvatar, { body: { fileInput } })
  const init = fetched.mock.calls[0]?.[1]
  const sent = init?.body instanceof FormData ? init.body.get('fileInput') : undefined
  expect(sent).toMatchObject({ name: 'me.png', type: 'image/png' })
  expect(init?.headers).not.toHaveProperty('content-type')
})

it('[API-3] a problem becomes the errors of its fields', async () => {
  stubFetch(json({ status: 400, detail: 'x', errors: [{ field: 'unit', message: 'Choose one.' }] }, 400))
  const client = createApiClient({ accessToken: async () => 't', renew: async () => undefined })
  const error = await client
    .send(accountCalls.change, { body: { unit: 'us' } })
    .catch((thrown: unknown) => thrown)
  expect(fieldErrors(error)).toEqual({ unit: 'Choose one.' })
})

it.each([404, 502])(
  'a proxy’s %i in the server’s place says that the server can’t be reached',
  async (status) => {
    stubFetch(new Response('<h1>Sorry</h1>', { status, headers: { 'content-type': 'text/html' } }))
    const client = createApiClient({ accessToken: async () => 't', renew: async () => undefined })
    await expect(client.send(accountCalls.read, {})).rejects.toMatchObject({ kind: 'unavailable' })
  },
)

it('[SHOP-5] the sign-in page of a shop’s network is no answer', async () => {
  stubFetch(new Response('<h1>Free WiFi</h1>', { headers: { 'content-type': 'text/html' } }))
  const client = createApiClient({ accessToken: async () => 't', renew: async () => undefined })
  await expect(client.send(accountCalls.read, {})).rejects.toThrow(TypeError)
})

it('an answer that is opened comes as it is, and a problem in its place is thrown', async () => {
  stubFetch(
    json({ unit: 'us' }),
    json({ type: '/problems/subscription-expired', status: 402, title: 'expired', detail: 'x' }, 402),
  )
  const client = createApiClient({ accessToken: async () => 't', renew: async () => undefined })
  const { body } = await client.open(accountCalls.read, {})
  expect(body).toBeInstanceOf(ReadableStream)
  await expect(client.open(accountCalls.read, {})).rejects.toMatchObject({
    kind: 'subscription-expired',
    title: 'expired',
  })
})
