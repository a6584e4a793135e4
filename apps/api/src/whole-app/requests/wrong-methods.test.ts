import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it.each([
  ['PUT', '/api/user', ['GET', 'PATCH']],
  ['DELETE', '/api/subscription/plans', ['GET', 'HEAD']],
  ['PATCH', '/api/recipes/some-recipe/image/small', ['GET', 'HEAD']],
  ['POST', '/healthz', ['GET', 'HEAD']],
  ['PUT', '/idp/forgot', ['GET', 'POST']],
  ['GET', '/idp/token', ['POST']],
  ['DELETE', '/idp/jwks', ['GET', 'HEAD']],
  ['POST', '/idp/.well-known/openid-configuration', ['GET', 'HEAD']],
])('[API-3] %s %s is answered with 405 and the methods it takes', async (method, path, allowed) => {
  const answer = await fetch(app.origin + path, { method })
  expect(answer.status).toBe(405)
  const named = answer.headers.get('allow')?.split(', ')
  expect(named).toEqual(expect.arrayContaining(allowed))
  expect(named).not.toContain(method)
})

it('[API-3] the API’s answer is a problem, the sign-in’s a page', async () => {
  const ofApi = await fetch(`${app.origin}/api/user`, { method: 'PUT' })
  expect(await ofApi.json()).toMatchObject({ type: '/problems/method-not-allowed', status: 405 })
  const ofSignIn = await fetch(`${app.origin}/idp/token`)
  expect(ofSignIn.headers.get('content-type')).toContain('text/html')
})
