import type { Db } from '@butterleaf/server-kit/database/database'
import { sql } from 'kysely'

export type PageViews = Readonly<{ day: string; path: string; views: number }>

export async function addPageViews(db: Db, counts: readonly PageViews[]): Promise<void> {
  if (counts.length === 0) return
  await db
    .insertInto('page_views')
    .values([...counts])
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute()
}

/** The most opened first. */
export async function listPageViews(db: Db, since: string): Promise<{ path: string; views: number }[]> {
  const rows = await db
    .selectFrom('page_views')
    .select(['path', (of) => of.fn.sum<number | string>('views').as('views')])
    .where('day', '>=', since)
    .groupBy('path')
    .execute()
  const counts = rows.map(({ path, views }) => ({ path, views: Number(views) }))
  return counts.sort((a, b) => b.views - a.views || (a.path < b.path ? -1 : 1))
}

export async function deletePageViewsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('page_views').where('day', '<', day).execute()
}
