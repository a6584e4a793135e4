// The reference: nothing but a token check and these bytes. Told by its parent what to send; tells it where.
// At `/` callers are kept as the server keeps them; at `/each` every token's signature is checked every time.

import { verifyAccessToken } from '@butterleaf/identity/tokens/access-token'
import { cacheCallers } from '@butterleaf/identity/tokens/cache-callers'
import Fastify from 'fastify'
import { createRemoteJWKSet } from 'jose'

type Told = { issuer: string; audience: string; text: string }

const clock = { now: () => new Date() }
/** Our web app. */
const clientId = 'butterleaf-web'

process.once('message', async ({ issuer, audience, text }: Told) => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const expected = { issuer, audience, assistantsAudience: audience, clientId, keys, now: clock.now }
  const verify = (token: string) => verifyAccessToken(token, expected)
  const bytes = Buffer.from(text)
  const app = Fastify()
  const serve = (path: string, callerOf: (token: string) => unknown) =>
    app.get(path, async (request, reply) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      if (!(await callerOf(token))) return reply.code(401).send()
      return reply.type('application/json; charset=utf-8').send(bytes)
    })
  serve('/', cacheCallers(verify, clock))
  serve('/each', verify)
  process.send?.({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) })
})
