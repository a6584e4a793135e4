import type { FeedKind } from '@butterleaf/domain/calendar-feed/feed-kinds'
import type { Db } from '@butterleaf/server-kit/database/database'

export type CalendarFeed = Readonly<{
  id: string
  kinds: readonly FeedKind[]
  createdAt: string
  lastReadAt: string | null
}>

export async function listFeeds(db: Db, userId: string): Promise<CalendarFeed[]> {
  const rows = await db
    .selectFrom('calendar_feeds')
    .select(['feed_id', 'kinds', 'created_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('feed_id')
    .execute()
  return rows.map(({ feed_id: id, kinds, created_at: createdAt, last_read_at: lastReadAt }) => {
    return { id, kinds: JSON.parse(kinds) as FeedKind[], createdAt, lastReadAt }
  })
}

export async function insertFeed(
  db: Db,
  userId: string,
  { id, kinds, createdAt }: CalendarFeed,
  secretHash: string,
): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({
      user_id: userId,
      feed_id: id,
      secret_hash: secretHash,
      kinds: JSON.stringify(kinds),
      created_at: createdAt,
      last_read_at: null,
    })
    .execute()
}

/** False where the person has no such calendar. */
export async function deleteFeed(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('user_id', '=', userId)
    .where('feed_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export type FoundFeed = Readonly<{
  userId: string
  id: string
  kinds: readonly FeedKind[]
  lastReadAt: string | null
}>

/** Crosses users: the secret is what its reader is known by. */
export async function findFeed(db: Db, secretHash: string): Promise<FoundFeed | undefined> {
  const row = await db
    .selectFrom('calendar_feeds')
    .select(['user_id', 'feed_id', 'kinds', 'last_read_at'])
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
  return (
    row && {
      userId: row.user_id,
      id: row.feed_id,
      kinds: JSON.parse(row.kinds) as FeedKind[],
      lastReadAt: row.last_read_at,
    }
  )
}

export async function noteReading(db: Db, { userId, id }: FoundFeed, hour: string): Promise<void> {
  await db
    .updateTable('calendar_feeds')
    .set({ last_read_at: hour })
    .where('user_id', '=', userId)
    .where('feed_id', '=', id)
    .execute()
}
