import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify, { type FastifyInstance } from 'fastify'

const policyHeader = 'content-security-policy'

/** A strict policy: nothing inline, and no other origins than those that signing in needs, which may be known only later. */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { publicUrl, signInOpenings }: { publicUrl: string; signInOpenings: () => Openings },
): Promise<void> {
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        frameSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
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
  const policyNow = widenOnce(Object.fromEntries(headers)[policyHeader] ?? '')
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    reply.raw.setHeader(policyHeader, policyNow(signInOpenings()))
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

/** Widens the policy again only when the openings change. */
function widenOnce(policy: string): (openings: Openings) => string {
  let last: { openings: Openings; policy: string } | undefined
  return (openings) => {
    if (last?.openings !== openings) last = { openings, policy: widenPolicy(policy, openings) }
    return last.policy
  }
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

type Directive = 'script-src' | 'style-src' | 'connect-src' | 'frame-src' | 'img-src' | 'form-action'

/** By directive, the origins that a content policy allows beside its own. */
export type Openings = Readonly<Partial<Record<Directive, readonly string[]>>>

export function widenPolicy(policy: string, openings: Openings): string {
  return policy
    .split(';')
    .map((directive) => {
      const name = directive.trim().split(' ', 1)[0] as Directive
      return [directive, ...(openings[name] ?? [])].join(' ')
    })
    .join(';')
}
