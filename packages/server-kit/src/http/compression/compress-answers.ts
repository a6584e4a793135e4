import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isKnownToCaller } from '../answer-not-modified.ts'
import { chooseEncoding } from './choose-encoding.ts'

/** What is smaller goes out in one packet with its headers anyway. */
const fewestBytes = 1024

const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)
/** Cheap levels: a plan becomes a fifth in two tenths of a millisecond. */
const compress = {
  br: (bytes: Buffer) => brotli(bytes, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (bytes: Buffer) => gzip(bytes, { level: 1 }),
}

/**
 * Compresses the JSON answers of the API. Not the pages of the sign-in, which a browser asks for with cookies: the length of a
 * compressed page with a secret can tell the secret (BREACH). The API reads no cookies.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const type = String(reply.getHeader('content-type') ?? '')
    if (!request.url.startsWith('/api/') || !type.startsWith('application/json')) return payload
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload
    reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].flat().filter(Boolean).join(', '))
    const encoding = chooseEncoding(acceptedBy(request))
    const bytes = Buffer.from(payload)
    if (encoding === 'identity' || bytes.length < fewestBytes) return payload
    // A weak tag: the same plan, though not the same bytes. A caller that has it gets the same tag.
    const etag = reply.getHeader('etag')
    if (typeof etag === 'string') reply.header('etag', `W/${etag.replace(/^W\//, '')}`)
    if (isKnownToCaller(request, reply)) return payload
    reply.removeHeader('content-length')
    reply.header('content-encoding', encoding)
    return compress[encoding](bytes)
  })
}

function acceptedBy({ headers }: FastifyRequest): string | undefined {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' ? accepted : undefined
}
