import type { FoodExtra } from '@butterleaf/domain/food-log/food-extra'
import type { LogWrite } from '@butterleaf/domain/food-log/log-write'
import type { Db } from '@butterleaf/server-kit/database/database'
import { extraDocument, readExtraDocument } from './log-documents.ts'
import { isWrittenLater } from './log-write-store.ts'

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
        .where(isWrittenLater('food_extras')),
    )
    .execute()
}
