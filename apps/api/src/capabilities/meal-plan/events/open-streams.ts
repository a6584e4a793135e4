import type { Readable } from 'node:stream'

export type OpenStreams = {
  add(userId: string, stream: Readable): void
  destroyAll(): void
}

/** More tabs and devices than anybody watches a plan on. */
const usualMost = 20

/** Those of this process. Of too many of one user the oldest ends: most likely its client is gone; else it comes back. */
export function openStreams(mostOfOne = usualMost): OpenStreams {
  const byUser = new Map<string, Set<Readable>>()
  return {
    add: (userId, stream) => {
      const own = byUser.get(userId) ?? new Set()
      byUser.set(userId, own.add(stream))
      stream.once('close', () => {
        own.delete(stream)
        if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId)
      })
      const [oldest] = own
      if (own.size > mostOfOne) oldest?.destroy()
    },
    destroyAll: () => {
      for (const streams of byUser.values()) for (const stream of streams) stream.destroy()
    },
  }
}
