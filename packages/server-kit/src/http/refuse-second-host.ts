import type { FastifyInstance } from 'fastify'
import { AppError } from './app-error.ts'

/**
 * A request that names two hosts may be read as one address by a proxy and as another by us (RFC 9112, section 3.2). Node takes the
 * first of them.
 */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }, reply) => {
    if (countHosts(rawHeaders) < 2) return
    reply.header('connection', 'close')
    throw new AppError('malformed-request', { detail: 'The request has more than one Host header.' })
  })
}

/** Names and values take turns. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}
