import type { ShareKind } from '@butterleaf/contract/sharing/calls'
import type { Db } from '@butterleaf/server-kit/database/database'

export type Share = Readonly<{
  userId: string
  id: string
  kind: ShareKind
  /** Undefined: always the current week. */
  week: Readonly<{ listId: string; index: number }> | undefined
  firstName: string | null
  createdAt: string
  endsOn: string
}>

export async function findShares(db: Db, userId: string): Promise<Share[]> {
  const rows = await db
    .selectFrom('shares')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('share_id')
    .execute()
  return rows.map(readRow)
}

export async function insertShare(db: Db, share: Share, secretHash: string): Promise<void> {
  const { userId, id, kind, week, firstName, createdAt, endsOn } = share
  await db
    .insertInto('shares')
    .values({
      user_id: userId,
      share_id: id,
      secret_hash: secretHash,
      kind,
      list_id: week?.listId ?? null,
      week_index: week?.index ?? null,
      first_name: firstName,
      created_at: createdAt,
      ends_on: endsOn,
    })
    .execute()
}

/** False where the person has no such link. */
export async function deleteShareRow(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shares')
    .where('user_id', '=', userId)
    .where('share_id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Crosses users: the secret is what its reader is known by. */
export async function findShare(db: Db, secretHash: string): Promise<Share | undefined> {
  const row = await db
    .selectFrom('shares')
    .selectAll()
    .where('secret_hash', '=', secretHash)
    .executeTakeFirst()
  return row && readRow(row)
}

export async function noteEnd(db: Db, { userId, id }: Share, endsOn: string): Promise<void> {
  await db
    .updateTable('shares')
    .set({ ends_on: endsOn })
    .where('user_id', '=', userId)
    .where('share_id', '=', id)
    .execute()
}

/** Crosses users. */
export async function deleteSharesEndedBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('shares').where('ends_on', '<', day).execute()
}

interface Row {
  user_id: string
  share_id: string
  kind: ShareKind
  list_id: string | null
  week_index: number | null
  first_name: string | null
  created_at: string
  ends_on: string
}

function readRow(row: Row): Share {
  const { list_id: listId, week_index: index } = row
  return {
    userId: row.user_id,
    id: row.share_id,
    kind: row.kind,
    week: listId === null || index === null ? undefined : { listId, index },
    firstName: row.first_name,
    createdAt: row.created_at,
    endsOn: row.ends_on,
  }
}
