import { preferEmptyIfAbsent } from '@butterleaf/contract/prefer-empty-if-absent'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

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
  app.addHook('onSend', async ({ headers: { prefer } }, reply, payload) => {
    if (reply.statusCode !== 404 || !isAmong(preferEmptyIfAbsent, prefer)) return payload
    reply.code(204).header('preference-applied', preferEmptyIfAbsent)
    reply.removeHeader('content-length').removeHeader('content-type')
    return null
  })
}

function isAmong(preference: string, sent: string | string[] | undefined): boolean {
  const preferences = [sent ?? []].flat().flatMap((line) => line.split(/[,;]/))
  return preferences.some((one) => one.trim().toLowerCase() === preference)
}
