import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** For routes that set an ETag: a caller that has the answer already gets 304 and no body. Why not a plugin: decision 070. */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema }) => {
    Object.assign(schema?.response ?? {}, { 304: z.undefined().describe('Not changed since') })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const etag = reply.getHeader('etag')
    const known = request.headers['if-none-match']
    if (reply.statusCode !== 200 || typeof etag !== 'string' || known === undefined) return payload
    if (!isAmong(etag, known)) return payload
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return null
  })
}

/** Compared weakly, as RFC 9110 asks of `If-None-Match`: proxies that compress add the `W/`. */
function isAmong(etag: string, known: string): boolean {
  return known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
