import type { Db } from '@butterleaf/server-kit/database/database'

/** A plan has this version now. */
export type PlanNews = Readonly<{ userId: string; version: number }>

/** Undefined: something may have been missed, look for yourself. */
export type Listener = (version: number | undefined) => void

/** Tells everybody who watches a plan that it changed. A listener may hear of one version twice. */
export type PlanEvents = {
  /** Other processes hear of it when, and only when, the transaction is committed. */
  announceIn(transaction: Db, news: PlanNews): Promise<void>
  /** Once it is committed. */
  announceHere(news: PlanNews): void
  /** Until the function that comes back is called. */
  listen(userId: string, listener: Listener): () => void
  close(): Promise<void>
}
