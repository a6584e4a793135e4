import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** The methods that an address takes; none where nothing is served. */
    allowedMethods(address: string): string[]
  }
}

type KnownAddress = Readonly<{ pattern: RegExp; methods: Set<string> }>

/** Remembers which methods each address takes, for the answer to all others. Comes before the routes. */
export function rememberMethods(app: FastifyInstance): void {
  const known = new Map<string, KnownAddress>()
  app.addHook('onRoute', ({ url, method }) => {
    // A route for every address below it says nothing about one of them.
    if (url.endsWith('*')) return
    const entry = known.get(url) ?? { pattern: patternOf(url), methods: new Set<string>() }
    for (const each of [method].flat()) entry.methods.add(each)
    known.set(url, entry)
  })
  app.decorate('allowedMethods', (address: string) => {
    const matching = [...known.values()].filter(({ pattern }) => pattern.test(address))
    return [...new Set(matching.flatMap(({ methods }) => [...methods]))].sort()
  })
}

function patternOf(url: string): RegExp {
  const parts = url.split('/').map((part) => (part.includes(':') ? '[^/]+' : escapeForPattern(part)))
  return new RegExp(`^${parts.join('/')}$`)
}

function escapeForPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
