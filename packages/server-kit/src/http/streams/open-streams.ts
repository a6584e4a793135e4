import type { Readable } from 'node:stream'

export type OpenStreams = {
  /** False when this process has as many open streams as it may. */
  hasRoom(): boolean
  add(owner: string, stream: Readable): void
  destroyAll(): void
}

type Limits = { mostOfOwner: number; mostOfAll?: number }

/**
 * The open streams of this process, by owner. When an owner has too many, the oldest ends: most likely its client is gone, and
 * otherwise it reconnects.
 */
export function openStreams({ mostOfOwner, mostOfAll = Number.POSITIVE_INFINITY }: Limits): OpenStreams {
  const byOwner = new Map<string, Set<Readable>>()
  let count = 0
  return {
    hasRoom: () => count < mostOfAll,
    add: (owner, stream) => {
      const own = byOwner.get(owner) ?? new Set()
      byOwner.set(owner, own.add(stream))
      count += 1
      stream.once('close', () => {
        count -= 1
        own.delete(stream)
        if (own.size === 0 && byOwner.get(owner) === own) byOwner.delete(owner)
      })
      const [oldest] = own
      if (own.size <= mostOfOwner || !oldest) return
      // At once: it closes a moment later, and the next of many that open together would end the same one.
      own.delete(oldest)
      oldest.destroy()
    },
    destroyAll: () => {
      for (const streams of byOwner.values()) for (const stream of streams) stream.destroy()
    },
  }
}
