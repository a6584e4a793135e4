import { once } from 'node:events'
import http from 'node:http'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

/** Past what `fetch` would tidy up in an address. */
async function ask(path: string, token: string): Promise<http.IncomingMessage> {
  const { hostname, port } = new URL(app.origin)
  const headers = { authorization: `Bearer ${token}` }
  const [answer] = await once(http.get({ hostname, port, path, headers }), 'response')
  return (answer as http.IncomingMessage).resume()
}

it.each(['/api/user', '/%61pi/user', 'http://elsewhere.example/api/user'])(
  '[API-2] what is one person’s is kept nowhere, however its address is spelled: %s',
  async (address) => {
    const { accessToken } = await signUp(app.origin)
    const { statusCode, headers } = await ask(address, accessToken)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  },
)
