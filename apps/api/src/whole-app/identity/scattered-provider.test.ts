import {
  type ScatteredProvider,
  startScatteredProvider,
} from '@butterleaf/identity/testing/scattered-provider'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { cardToken, solvedCaptcha, subscriptionPath } from '@butterleaf/testing/test-subscription'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

/** A provider whose endpoints lie on an origin each. */
let provider: ScatteredProvider
let product: TestApp
beforeEach(async () => {
  provider = await startScatteredProvider()
  product = await startTestApp({ environment: { ...provider.environment, ACCESS: '' } })
})
afterEach(async () => {
  await product?.close()
  await provider?.close()
})

const readUser = (token: string) => product.request('GET', '/api/user', { token })

async function buyAs(typed: { email?: string; first_name?: string; last_name?: string }) {
  const token = await provider.tokenOf()
  const user = { email: 'stranger@example.com', first_name: 'Typed', last_name: 'Name', ...typed }
  const recaptcha = await solvedCaptcha(product, token)
  const body = { user, plan_code: '3-month', token: await cardToken(product), coupon: null, recaptcha }
  return product.request('POST', `${subscriptionPath}/create`, { token, body })
}

describe('the content policy', () => {
  it('[AUTH-6] allows the origins of the endpoints that the provider announces, each where it is needed', async () => {
    const { issuer, authorization, token, userInfo, endSession } = provider.origins
    const { headers } = await product.request('GET', '/healthz')
    const directives = headers.get('content-security-policy')?.split(';') ?? []
    expect(directives).toContain(`connect-src 'self' ${issuer} ${token} ${userInfo}`)
    expect(directives).toContain(`frame-src 'self' ${issuer} ${authorization}`)
    expect(directives).toContain(`form-action 'self' ${issuer} ${authorization} ${endSession}`)
    expect(directives).toContain("script-src 'self'")
  })
})

describe('who a person of an outside provider is', () => {
  it('[AUTH-6] the address and name are those that the provider tells', async () => {
    Object.assign(provider.person, { given_name: 'Ada', family_name: 'Leek' })
    const { body } = await readUser(await provider.tokenOf())
    expect(body).toMatchObject({ email: 'outside@example.org', given_name: 'Ada', name: 'Ada Leek' })
  })

  it('[CHK-11] a receipt goes to the provider’s address and name, whatever was typed at checkout', async () => {
    Object.assign(provider.person, { given_name: 'Ada', family_name: 'Leek' })
    expect((await buyAs({})).status).toBe(201)
    await expect.poll(() => product.mails()).toHaveLength(1)
    const [mail] = await product.mails()
    expect(mail).toContain('To: outside@example.org')
    expect(mail).toContain('Hello Ada,')
    expect(mail).not.toMatch(/stranger|Typed/)
  })

  it.each([
    ['Win at https://evil.example', 'Typed'],
    ['see evil.example', 'Typed'],
    ['Ada\nLeek', 'Ada Leek'],
  ])('[CHK-11] a provider’s name %j greets as %j: no link, and one line', async (given_name, greeted) => {
    Object.assign(provider.person, { given_name })
    expect((await buyAs({})).status).toBe(201)
    await expect.poll(() => product.mails()).toHaveLength(1)
    const [mail] = await product.mails()
    expect(mail).toContain(`Hello ${greeted},`)
    expect(mail).not.toContain('evil')
  })

  it.each(['https://evil.example', 'www.evil', 'me@evil.example', 'Two\nlines'])(
    '[CHK-12] a typed name %j is refused by its field, before anything is charged',
    async (name) => {
      const { status, body } = await buyAs({ first_name: name, last_name: name })
      expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([
        400,
        ['user.first_name', 'user.last_name'],
      ])
      expect(await product.mails()).toEqual([])
    },
  )

  it('[AUTH-6] what user-info says of another subject is not believed', async () => {
    const token = await provider.tokenOf({ sub: 'someone-else' })
    expect((await readUser(token)).body).toMatchObject({ email: null, name: null })
  })

  it('[OPS-4] while the provider can’t be asked the account is shown without it, and nothing is bought for a typed address', async () => {
    const token = await provider.tokenOf()
    const first = await readUser(await provider.tokenOf())
    expect(first.status).toBe(200)
    const recaptcha = await solvedCaptcha(product, token)
    product.clock.advance({ minutes: 2 })
    await provider.close()
    expect(await readUser(token)).toMatchObject({ status: 200, body: { email: null } })
    const user = { email: 'stranger@example.com', first_name: 'Typed', last_name: 'Name' }
    const body = { user, plan_code: '3-month', token: await cardToken(product), coupon: null, recaptcha }
    const answer = await product.request('POST', `${subscriptionPath}/create`, { token, body })
    expect(answer.status).toBe(503)
  })
})

describe('a token', () => {
  it.each([
    { client_id: 'another-client' },
    { azp: 'another-client' },
    { azp: 'outside-client', client_id: 'another-client' },
  ])('[AUTH-5] of another client with our audience is refused: %j', async (claims) => {
    expect((await readUser(await provider.tokenOf(claims))).status).toBe(401)
  })

  it('[AUTH-5] of a provider that names no client is taken', async () => {
    expect(
      (await readUser(await provider.tokenOf({ client_id: undefined, azp: 'outside-client' }))).status,
    ).toBe(200)
    expect((await readUser(await provider.tokenOf({ client_id: undefined }))).status).toBe(200)
  })
})

it('[OPS-4] a provider that starts after us is asked again, and then the policy opens', async () => {
  const { OIDC_ISSUER: issuer } = provider.environment
  await provider.close()
  const early = await startTestApp({ environment: provider.environment })
  try {
    const policy = async () =>
      (await early.request('GET', '/healthz')).headers.get('content-security-policy') ?? ''
    expect(await policy()).toContain(`connect-src 'self' ${issuer};`)
    provider = await startScatteredProvider({ port: Number(new URL(issuer).port) })
    await expect
      .poll(async () => {
        early.clock.advance({ seconds: 6 })
        return policy()
      })
      .toContain(provider.origins.token)
  } finally {
    await early.close()
  }
})
