import type { Db } from '@butterleaf/server-kit/database/database'

/** A plan has this version now. */
export type PlanNews = Readonly<{ userId: string; version: number }>

/** LIFE-3: what was eaten changed, which is no part of the plan. */
export type FoodLogNews = Readonly<{ userId: string; foodLog: true }>

/** MAP-7: what a person did to a shopping list. The mark tells the device that did it that this is its own. */
export type ListNews = Readonly<{ userId: string; listMark: string }>

export type News = PlanNews | FoodLogNews | ListNews

/** Undefined: something may have been missed, look for yourself. */
export type Listener = (news: News | undefined) => void

/** Tells everybody who watches a plan that it changed, or what was eaten of it. A listener may hear of one version twice. */
export type PlanEvents = {
  /** Other processes hear of it when, and only when, the transaction is committed. */
  announceIn(transaction: Db, news: News): Promise<void>
  /** Once it is committed. */
  announceHere(news: News): void
  /** Until the function that comes back is called. */
  listen(userId: string, listener: Listener): () => void
  close(): Promise<void>
}
