import type { Listener, News } from './plan-events.ts'

export type Listeners = {
  tell(news: News): void
  /** All of them, that they may have missed something. */
  tellMissed(): void
  add(userId: string, listener: Listener): () => void
}

/** Those of this process. */
export function openListeners(): Listeners {
  const byUser = new Map<string, Set<Listener>>()
  return {
    tell: (news) => {
      for (const listener of byUser.get(news.userId) ?? []) listener(news)
    },
    tellMissed: () => {
      for (const listeners of byUser.values()) for (const listener of listeners) listener(undefined)
    },
    add: (userId, listener) => {
      const own = byUser.get(userId) ?? new Set()
      byUser.set(userId, own.add(listener))
      return () => {
        own.delete(listener)
        if (own.size === 0 && byUser.get(userId) === own) byUser.delete(userId)
      }
    },
  }
}
