// The reference: nothing but a token check and these bytes. Told by its parent what to send; tells it where.
// At `/` callers are kept as the server keeps them; at `/each` every token's signature is checked every time.

import Fastify from '../../node_modules/fastify/fastify.js'
import { createRemoteJWKSet } from '../../node_modules/jose/dist/webapi/index.js'
import { verifyAccessToken } from '../../packages/identity/dist/tokens/access-token.js'
import { cacheCallers } from '../../packages/identity/dist/tokens/cache-callers.js'

const clock = { now: () => new Date() }

process.once('message', async ({ issuer, audience, text }) => {
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwks`))
  const verify = (token) => verifyAccessToken(token, { issuer, audience, keys, now: clock.now })
  const bytes = Buffer.from(text)
  const app = Fastify()
  const serve = (path, callerOf) =>
    app.get(path, async (request, reply) => {
      const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
      if (!(await callerOf(token))) return reply.code(401).send()
      return reply.type('application/json; charset=utf-8').send(bytes)
    })
  serve('/', cacheCallers(verify, clock))
  serve('/each', verify)
  process.send({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) })
})
