import type { Db } from '@butterleaf/server-kit/database/database'

/** The person's last answer counts. */
export async function noteConsent(
  db: Db,
  userId: string,
  { isGiven, now }: { isGiven: boolean; now: Date },
): Promise<void> {
  if (!isGiven) {
    await db.deleteFrom('purchase_event_consents').where('user_id', '=', userId).execute()
    return
  }
  await db
    .insertInto('purchase_event_consents')
    .values({ user_id: userId, given_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
}

export async function hasConsent(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('purchase_event_consents')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
