import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { decodeProtectedHeader } from 'jose'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  openIdentityKeys,
  rotateIdentityKeys,
} from '../../../../../packages/identity/src/embedded/identity-keys.ts'
import { openIdentity } from '../../../../../packages/identity/src/open-identity.ts'
import { buildApp } from '../../main/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('[OPS-5] [AUTH-6] after new keys and a restart all people stay signed in, and new tokens have the new key', async () => {
  const person = await signUp(app.origin)
  await rotateIdentityKeys(app.database.db, app.clock)
  const restarted = await restart()
  const call = { url: '/api/user', headers: { authorization: `Bearer ${person.accessToken}` } }
  expect((await restarted.inject(call)).statusCode).toBe(200)
  const renewed = await restarted.inject({
    method: 'POST',
    url: '/idp/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: String(
      new URLSearchParams({
        grant_type: 'refresh_token',
        refresh_token: person.refreshToken,
        client_id: 'butterleaf-web',
      }),
    ),
  })
  expect(renewed.statusCode).toBe(200)
  const token = renewed.json<{ access_token: string }>().access_token
  expect(kidOf(token)).not.toBe(kidOf(person.accessToken))
  const again = { url: '/api/user', headers: { authorization: `Bearer ${token}` } }
  expect((await restarted.inject(again)).statusCode).toBe(200)
  await restarted.close()
})

it('[OPS-5] the keys before the last ones are gone', async () => {
  const { db } = app.database
  const before = await openIdentityKeys(db, app.clock)
  app.clock.advance({ days: 1 })
  await rotateIdentityKeys(db, app.clock)
  app.clock.advance({ days: 1 })
  await rotateIdentityKeys(db, app.clock)
  const after = await openIdentityKeys(db, app.clock)
  expect([after.signing.length, after.cookies.length]).toEqual([2, 2])
  expect(after.signing.map(({ kid }) => kid)).not.toContain(before.signing[0]?.kid)
})

async function restart() {
  const { config, clock, database, mail } = app.context
  const identity = await openIdentity(config, { db: database.db, mail, clock })
  return buildApp({ ...app.context, config: { ...config, logLevel: 'silent' }, identity })
}

function kidOf(token: string): string | undefined {
  return decodeProtectedHeader(token).kid
}
