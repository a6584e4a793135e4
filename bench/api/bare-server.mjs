// The reference: nothing but the token check and these bytes. Told by its parent what to send; tells it where.

import { externalIdentity } from '../../apps/api/dist/providers/identity/external.js'
import Fastify from '../../node_modules/fastify/fastify.js'

process.once('message', async ({ issuer, audience, text }) => {
  const identity = externalIdentity({ issuer, audience, clientId: '', scope: '' }, { now: () => new Date() })
  const bytes = Buffer.from(text)
  const app = Fastify()
  app.get('/', async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '')
    if (!(await identity.verifyAccessToken(token))) return reply.code(401).send()
    return reply.type('application/json; charset=utf-8').send(bytes)
  })
  process.send({ origin: await app.listen({ port: 0, host: '127.0.0.1' }) })
})
