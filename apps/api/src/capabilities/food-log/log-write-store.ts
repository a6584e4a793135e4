import type { Db } from '@butterleaf/server-kit/database/database'
import { type RawBuilder, sql } from 'kysely'

/** Tables of what a device wrote at an instant; without a document it was deleted. */
type LogTable = 'food_log_entries' | 'food_extras'

/**
 * Whether an upsert's row is later than the one that stands. An instant's text has one form, whose order is that of time. At the same
 * instant what was deleted stays deleted.
 */
export function isWrittenLater(table: LogTable): RawBuilder<boolean> {
  const [at, document] = [sql.ref(`${table}.at`), sql.ref(`${table}.document`)]
  return sql<boolean>`(excluded.at > ${at} or (excluded.at = ${at} and (excluded.document is null or excluded.document > ${document})))`
}

/** Once no device can send an older write of them any more, and those beyond `most`: an id that never was can be deleted too. */
export async function deleteOldRemovals(
  db: Db,
  table: LogTable,
  userId: string,
  { before, most }: Readonly<{ before: Date; most: number }>,
): Promise<void> {
  const removals = db
    .selectFrom(table)
    .select('at')
    .where('user_id', '=', userId)
    .where('document', 'is', null)
  const firstTooMany = await removals.orderBy('at', 'desc').limit(1).offset(most).executeTakeFirst()
  const oldest = before.toISOString()
  await db
    .deleteFrom(table)
    .where('user_id', '=', userId)
    .where('document', 'is', null)
    .where((where) =>
      where.or([where('at', '<', oldest), ...(firstTooMany ? [where('at', '<=', firstTooMany.at)] : [])]),
    )
    .execute()
}
