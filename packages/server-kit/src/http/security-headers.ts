import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

/** A strict policy: nothing inline, and no other origin than the identity provider's. */
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
        // The silent renewal of a session runs inside a frame of our own.
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
  // Set early, since the identity provider takes over its replies and copies the headers set by then.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  })
  // An answer of the API is private to a person, unless the call itself sets `cache-control`.
  app.addHook('onSend', async (request, reply) => {
    // By the route's name: the address may contain escapes, or start with an origin.
    const address = request.routeOptions.url ?? request.url
    if (!address.startsWith('/api/') || reply.hasHeader('cache-control')) return
    reply.header('cache-control', 'no-store')
  })
}

/** The headers are the same for every answer, so helmet runs once: it would build the whole policy again for each. */
async function headersOf(options: FastifyHelmetOptions): Promise<[string, string][]> {
  const sample = Fastify()
  await sample.register(helmet, options)
  sample.get('/', async (_request, reply) => reply.raw.getHeaders())
  const answer = await sample.inject('/')
  await sample.close()
  return Object.entries(answer.json<Record<string, string>>())
}
