import type { FastifyBaseLogger } from 'fastify'

/** Work that an answer doesn't wait for, because its duration would tell whether an account exists. */
export interface Background {
  run(what: string, task: () => Promise<void>): void
  /** Resolves when all work begun so far is done; a stopping server awaits it. */
  settle(): Promise<void>
}

export function openBackground(log: FastifyBaseLogger): Background {
  const pending = new Set<Promise<void>>()
  return {
    run: (what, task) => {
      const running = task()
        .catch((error: unknown) => log.error({ err: error }, `${what} failed`))
        .finally(() => pending.delete(running))
      pending.add(running)
    },
    settle: async () => {
      await Promise.all(pending)
    },
  }
}
