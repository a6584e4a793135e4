import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** A strict policy: nothing inline, nothing from elsewhere but the identity provider's own address. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, issuer }: { publicUrl: string; issuer: string },
): Promise<void> {
  const issuerOrigin = new URL(issuer).origin
  const identity = issuerOrigin === publicUrl ? [] : [issuerOrigin]
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...identity],
        frameSrc: ["'self'", ...identity],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'", ...identity],
        // The silent renewal of a session answers inside a frame of our own.
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: publicUrl.startsWith('https:')
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'sameorigin' },
    crossOriginEmbedderPolicy: false,
  })
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    done()
  })
  // Early, since the identity provider takes its replies over and copies the headers set by then.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  })
  // What a call answers is one person's, unless the call itself says who may keep it.
  app.addHook('onSend', async (request, reply) => {
    // As its route is named: the address may be spelled with escapes, or with an origin before it.
    const address = request.routeOptions.url ?? request.url
    if (!address.startsWith('/api/') || reply.hasHeader('cache-control')) return
    reply.header('cache-control', 'no-store')
  })
}

/** The same for every answer, so helmet is asked once: for each of them it would put the whole policy together anew. */
async function headersOf(options: FastifyHelmetOptions): Promise<[string, string][]> {
  const sample = Fastify()
  await sample.register(helmet, options)
  sample.get('/', async (_request, reply) => reply.raw.getHeaders())
  const answer = await sample.inject('/')
  await sample.close()
  return Object.entries(answer.json<Record<string, string>>())
}
