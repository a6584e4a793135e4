import { type SignedIn, signUp, startSignIn } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { sandboxPath, subscriptionPath } from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const perMinute = 1_200
let app: TestApp
beforeAll(async () => {
  // So that a test may say where a request comes from.
  app = await startTestApp({ environment: { TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: String(perMinute) } })
}, 60_000)
afterAll(() => app?.close())

type Sent = { from: string; token?: string; body?: string; type?: string }

async function statusOf(method: string, path: string, { from, token, body, type }: Sent, { origin } = app) {
  const response = await fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': from,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': type ?? 'application/json' }),
    },
    ...(body === undefined ? {} : { body }),
  })
  await response.body?.cancel()
  return response.status
}

/** How many got through before the first that had to wait. */
async function freeOnes(ask: (turn: number) => Promise<number>): Promise<number> {
  for (let turn = 0; turn <= perMinute; turn++) if ((await ask(turn)) === 429) return turn
  throw new Error('Nothing is limited')
}

let networks = 0
/** An address nobody has asked from yet. */
const newAddress = () => `10.0.${networks >> 8}.${networks++ & 255}`

describe('the ceiling on all requests', () => {
  const few = 5
  let strict: TestApp
  beforeAll(async () => {
    strict = await startTestApp({ environment: { TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: String(few) } })
  }, 60_000)
  afterAll(() => strict?.close())

  it.each([
    ['GET', '/config.json'],
    ['GET', '/metrics'],
    ['GET', '/api/openapi.json'],
    ['GET', '/api/flags'],
    ['GET', '/api/recipes'],
    ['GET', '/api/recipes/none/image/small'],
    ['GET', `/api/user/avatar/${'a'.repeat(32)}`],
    ['GET', '/api/nothing-here'],
    ['GET', '/api/taste'],
    ['GET', '/api/subscription/plans'],
    ['POST', '/api/subscription/webhook'],
    ['POST', '/api/page-views'],
    ['GET', '/idp/.well-known/openid-configuration'],
    ['GET', '/idp/me'],
    ['GET', '/api/user'],
    ['GET', '/api/mealplan'],
  ])('[API-3] %s %s counts a network, whatever made-up tokens come along', async (method, path) => {
    const from = newAddress()
    const ask = (turn: number) => statusOf(method, path, { from, token: `made.up.${turn}` }, strict)
    expect(await freeOnes(ask)).toBe(few)
    expect(await statusOf(method, path, { from: newAddress(), token: 'made.up.1' }, strict)).not.toBe(429)
  })

  it('[API-3] a client that forges X-Forwarded-For is counted by the address the proxy saw', async () => {
    const from = newAddress()
    const ask = (turn: number) => statusOf('GET', '/config.json', { from: `10.9.9.${turn}, ${from}` }, strict)
    expect(await freeOnes(ask)).toBe(few)
  })

  it('[API-3] a household’s many IPv6 addresses are one', async () => {
    const ask = (turn: number) => statusOf('GET', '/config.json', { from: `2001:db8:1:2::${turn}` }, strict)
    expect(await freeOnes(ask)).toBe(few)
    expect(await statusOf('GET', '/config.json', { from: '2001:db8:1:3::1' }, strict)).toBe(200)
  })
})

it('[API-3] a person is counted from every address, and apart from others at the same address', async () => {
  const strict = await startTestApp({ environment: { TRUST_PROXY: 'true', REQUESTS_PER_MINUTE: '40' } })
  try {
    const [busy, other] = [await signUp(strict.origin), await signUp(strict.origin)]
    const shared = newAddress()
    const read = (from: string, token: string) => statusOf('GET', '/api/user', { from, token }, strict)
    expect(await freeOnes(() => read(newAddress(), busy.accessToken))).toBe(40)
    expect(await read(shared, busy.accessToken)).toBe(429)
    expect(await read(shared, other.accessToken)).toBe(200)
    // Those who are refused there don’t hold up who gets in.
    await freeOnes(() => read(shared, 'made.up'))
    expect(await read(shared, other.accessToken)).toBe(200)
  } finally {
    await strict.close()
  }
})

describe('what may be tried only so often', () => {
  it.each([
    ['a coupon', 'GET', `${sandboxPath}/price?plan_code=3-month&coupon=GUESS`, 60],
    ['a card', 'POST', `${sandboxPath}/tokens`, 60],
    ['a taste', 'GET', '/api/taste', 60],
    ['a page view', 'POST', '/api/page-views', 60],
  ])('[API-3] %s, by network and with any token', async (_what, method, path, most) => {
    const from = newAddress()
    const ask = (turn: number) => statusOf(method, path, { from, token: `made.up.${turn}` })
    expect(await freeOnes(ask)).toBe(most)
  })

  it.each([
    ['a puzzle', 'GET', `${subscriptionPath}/captcha?action=CREATE_SUBSCRIPTION`, 60],
    ['an order', 'POST', `${subscriptionPath}/create`, 60],
    ['another card', 'POST', `${subscriptionPath}/update-billing`, 60],
    ['a document', 'GET', '/api/mealplan/mine/template/old/download', 60],
    ['a new password', 'PATCH', '/api/user/password', 20],
    ['a picture', 'PATCH', '/api/user/avatar', 20],
    ['an export', 'GET', '/api/user/export', 20],
    ['a first plan', 'POST', '/api/mealplan', 120],
    ['a new plan', 'POST', '/api/mealplan/mine/template/old/reset', 120],
  ])('[API-3] %s, by person and from anywhere', async (_what, method, path, most) => {
    const { accessToken: token } = await signUp(app.origin)
    const body = method === 'GET' ? {} : { body: '{}' }
    const ask = () => statusOf(method, path, { from: newAddress(), token, ...body })
    expect(await freeOnes(ask)).toBe(most)
  })

  it.each([
    ['a password', 5, wrongPassword],
    ['the address of somebody else at sign-up', 5, takenAddress],
    ['a mail for a forgotten password', 5, forgotten],
  ])('[AUTH-7] %s, by account', async (_what, most, tryWith) => {
    const person = await signUp(app.origin)
    expect(await freeOnes(() => tryWith(person))).toBe(most)
  })
})

async function wrongPassword({ email }: SignedIn): Promise<number> {
  const { submit } = await startSignIn(app.origin)
  return (await submit({ email, password: 'guessed 1' })).status
}

async function takenAddress({ email }: SignedIn): Promise<number> {
  const { submit } = await startSignIn(app.origin, { parameters: { screen_hint: 'signup' } })
  return (await submit({ email, password: 'leeks and 4 limes', first_name: 'A', last_name: 'B' })).status
}

async function forgotten({ browser, email }: SignedIn): Promise<number> {
  return (await browser.post('/idp/forgot', { email })).status
}
