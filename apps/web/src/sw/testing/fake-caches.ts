/** The parts of the browser's caches that the worker uses; addresses count without their origin. */
export function fakeCaches() {
  const all = new Map<string, Map<string, Response>>()
  const keyOf = (asked: string | Request) => {
    const { pathname, search } = new URL(typeof asked === 'string' ? asked : asked.url, 'http://localhost')
    return pathname + search
  }
  const cacheOf = (kept: Map<string, Response>) => ({
    match: async (asked: string | Request) => kept.get(keyOf(asked))?.clone(),
    put: async (asked: string | Request, answer: Response) => void kept.set(keyOf(asked), answer),
    keys: async () => [...kept.keys()],
  })
  return {
    open: async (name: string) => {
      const kept = all.get(name) ?? new Map<string, Response>()
      all.set(name, kept)
      return cacheOf(kept)
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: string | Request, { cacheName }: { cacheName?: string } = {}) => {
      const searched = [...all].flatMap(([name, kept]) => ((cacheName ?? name) === name ? [kept] : []))
      return searched
        .find((kept) => kept.has(keyOf(asked)))
        ?.get(keyOf(asked))
        ?.clone()
    },
  }
}
