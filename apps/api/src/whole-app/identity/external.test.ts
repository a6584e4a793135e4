import { outsideProvider } from '@butterleaf/testing/outside-provider'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** One app stands for a provider somewhere else; the other knows it by OIDC_* alone. */
let provider: TestApp
let product: TestApp
beforeAll(async () => {
  provider = await startTestApp()
  product = await startTestApp({
    environment: { ...outsideProvider(provider), OIDC_EXTRA_PARAMS: 'audience=our-api' },
  })
})
afterAll(async () => {
  await product?.close()
  await provider?.close()
})

it('[AUTH-6] takes the access tokens of a provider known by its issuer alone', async () => {
  const { accessToken: token, idToken, email } = await signUp(provider.origin)
  const answer = await product.request('GET', '/api/user', { token })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ email, name: 'Robin Tester', unit: null })
  expect((await product.request('GET', '/api/user', { token: idToken })).status).toBe(401)
})

it('[AUTH-6] tells clients where to sign in, and serves no sign-in pages of its own', async () => {
  const { body } = await product.request('GET', '/config.json')
  expect(body).toMatchObject({ issuer: `${provider.origin}/idp`, extraAuthParams: { audience: 'our-api' } })
  expect((await product.request('GET', '/idp/.well-known/openid-configuration')).status).toBe(404)
})

it('[AUTH-6] the policy lets the page speak to the provider’s address and no other', async () => {
  const { headers } = await product.request('GET', '/healthz')
  expect(headers.get('content-security-policy')).toContain(`connect-src 'self' ${provider.origin}`)
})

it('[AUTH-5] another issuer’s token is refused', async () => {
  const elsewhere = await startTestApp()
  const { accessToken: token } = await signUp(elsewhere.origin)
  expect((await product.request('GET', '/api/user', { token })).status).toBe(401)
  await elsewhere.close()
})

it('[OPS-4] a provider that is away gives 503, not 401: the token may be fine', async () => {
  const away = await startTestApp({
    environment: { OIDC_ISSUER: 'http://127.0.0.1:9/idp', OIDC_CLIENT_ID: 'x', OIDC_AUDIENCE: 'y' },
  })
  const { accessToken: token } = await signUp(provider.origin)
  const answer = await away.request('GET', '/api/user', { token })
  expect(answer.status).toBe(503)
  await away.close()
})
