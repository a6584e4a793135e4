import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogWrite } from '@butterleaf/domain/food-log/log-write'
import type { Db } from '@butterleaf/server-kit/database/database'
import { extraDocument, readExtraDocument } from './log-documents.ts'

/** With those that were deleted. */
export async function findExtraWrites(db: Db, userId: string): Promise<LogWrite<FoodExtra>[]> {
  const rows = await db
    .selectFrom('food_extras')
    .select(['extra_id', 'at', 'document'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .orderBy('extra_id')
    .execute()
  return rows.map(({ extra_id: id, at, document }) => {
    const value = document === null ? undefined : readExtraDocument(id, document)
    return { id, atMs: Date.parse(at), value }
  })
}

/** As entries are written. */
export async function writeExtra(
  db: Db,
  userId: string,
  { id, atMs, value }: LogWrite<FoodExtra>,
): Promise<void> {
  await db
    .insertInto('food_extras')
    .values({
      user_id: userId,
      extra_id: id,
      at: new Date(atMs).toISOString(),
      document: value ? extraDocument(value) : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'extra_id'])
        .doUpdateSet(({ ref }) => ({ at: ref('excluded.at'), document: ref('excluded.document') }))
        .where(({ eb, ref, and, or }) =>
          or([
            eb('excluded.at', '>', ref('food_extras.at')),
            and([
              eb('excluded.at', '=', ref('food_extras.at')),
              or([
                eb('excluded.document', 'is', null),
                eb('excluded.document', '>', ref('food_extras.document')),
              ]),
            ]),
          ]),
        ),
    )
    .execute()
}

/** Once no device can send an older write of them any more, and those beyond `most`: an id that never was can be deleted too. */
export async function deleteOldExtraRemovals(
  db: Db,
  userId: string,
  { before, most }: Readonly<{ before: Date; most: number }>,
): Promise<void> {
  const removals = db
    .selectFrom('food_extras')
    .select('at')
    .where('user_id', '=', userId)
    .where('document', 'is', null)
  const firstTooMany = await removals.orderBy('at', 'desc').limit(1).offset(most).executeTakeFirst()
  const oldest = before.toISOString()
  await db
    .deleteFrom('food_extras')
    .where('user_id', '=', userId)
    .where('document', 'is', null)
    .where((where) =>
      where.or([where('at', '<', oldest), ...(firstTooMany ? [where('at', '<=', firstTooMany.at)] : [])]),
    )
    .execute()
}
