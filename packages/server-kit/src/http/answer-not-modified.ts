import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

/** For routes that set an ETag: a caller that has the answer already gets 304 and no body. Why not a plugin: decision 070. */
export function answerNotModified(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema }) => {
    Object.assign(schema?.response ?? {}, { 304: z.undefined().describe('Not changed since') })
  })
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isKnownToCaller(request, reply)) return payload
    reply.code(304).removeHeader('content-length').removeHeader('content-type')
    return null
  })
}

/** Whether the caller has named the tag of this answer. */
export function isKnownToCaller({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  const etag = reply.getHeader('etag')
  const known = headers['if-none-match']
  return reply.statusCode === 200 && typeof etag === 'string' && known !== undefined && isAmong(etag, known)
}

/** Compared weakly, as RFC 9110 asks of `If-None-Match`: what compresses adds the `W/`. */
function isAmong(etag: string, known: string): boolean {
  const isSame = (one: string) => opaqueTag(one) === opaqueTag(etag)
  return known.trim() === '*' || known.split(',').some(isSame)
}

function opaqueTag(etag: string): string {
  return etag.trim().replace(/^W\//, '')
}
