import { isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import type { Db } from '@butterleaf/server-kit/database/database'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { addPageViews, type PageViews } from './store.ts'

export interface PageCounter {
  add(path: string): void
  /** Writes the counts. Those that can't be written stay for the next time. */
  write(): Promise<void>
}

/** Counts in memory, so that a crowd costs one write a second and not one each. */
export function pageCounter(db: Db, clock: Clock): PageCounter {
  let counts = new Map<string, PageViews>()
  const add = (counted: PageViews) => {
    const key = `${counted.day} ${counted.path}`
    counts.set(key, { ...counted, views: counted.views + (counts.get(key)?.views ?? 0) })
  }
  return {
    add: (path) => add({ day: isoDateInTimeZone(clock.now(), 'UTC'), path, views: 1 }),
    write: async () => {
      const written = counts
      counts = new Map()
      try {
        await addPageViews(db, [...written.values()])
      } catch (error) {
        for (const counted of written.values()) add(counted)
        throw error
      }
    },
  }
}
