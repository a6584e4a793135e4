import { preferEmptyIfAbsent } from '@butterleaf/contract/preferences'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { prefers } from './prefers.ts'

/**
 * For routes whose 404 says only that there is nothing yet: a client that prefers so gets 204 instead (RFC 7240), since browsers
 * print every 404 as an error. Other clients keep the 404.
 */
export function answerAbsent(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema }) => {
    Object.assign(schema?.response ?? {}, {
      204: z.undefined().describe(`Nothing there, with Prefer: ${preferEmptyIfAbsent}`),
    })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 404 || !prefers(request, preferEmptyIfAbsent)) return payload
    reply.code(204).header('preference-applied', preferEmptyIfAbsent)
    reply.removeHeader('content-length').removeHeader('content-type')
    return null
  })
}
