import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const client = 'client_id=butterleaf-web'
const code = `grant_type=authorization_code&${client}&code_verifier=${'a'.repeat(43)}&code=%00`
const refresh = `grant_type=refresh_token&${client}&refresh_token=%00`

it.each([
  ['an unknown client', '/idp/auth?client_id=%00', undefined, 400],
  ['a sign-in under way', '/idp/interaction/%00', undefined, 410],
  ['a mailed link', '/idp/reset?token=%00', undefined, 410],
  ['a code', '/idp/token', code, 400],
  ['a refresh token', '/idp/token', refresh, 400],
  ['a client that redeems', '/idp/token', 'grant_type=refresh_token&client_id=%00&refresh_token=a', 401],
  ['a token to revoke', '/idp/token/revocation', `${client}&token=%00`, 200],
])(
  '[API-3] U+0000 in the name of %s is found nowhere, on both engines',
  async (_what, path, form, status) => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sent = form === undefined ? {} : { method: 'POST', headers, body: form }
    const answer = await fetch(app.origin + path, { ...sent, redirect: 'manual' })
    expect(answer.status).toBe(status)
  },
)
