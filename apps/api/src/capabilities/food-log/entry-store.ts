import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { LogEntry } from '@butterleaf/domain/food-log/log-entry'
import type { LogWrite } from '@butterleaf/domain/food-log/log-write'
import type { Db } from '@butterleaf/server-kit/database/database'
import { entryDocument, readEntryDocument } from './log-documents.ts'
import { isWrittenLater } from './log-write-store.ts'

export type StoredEntry = Readonly<{ entry: LogEntry; at: string }>

export async function findEntries(
  db: Db,
  userId: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('food_log_entries')
    .select(['entry_id', 'at', 'eaten_on', 'document'])
    .where('user_id', '=', userId)
    .where('eaten_on', '>=', from)
    .where('eaten_on', '<=', to)
    .orderBy('eaten_on')
    .orderBy('at')
    .orderBy('entry_id')
    .execute()
  return rows.flatMap(({ entry_id, at, eaten_on, document }) =>
    eaten_on === null || document === null
      ? []
      : [{ entry: readEntryDocument(entry_id, eaten_on as IsoDate, document), at }],
  )
}

export async function findEntry(
  db: Db,
  userId: string,
  entryId: string,
): Promise<LogWrite<LogEntry> | undefined> {
  const row = await db
    .selectFrom('food_log_entries')
    .select(['at', 'eaten_on', 'document'])
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .executeTakeFirst()
  if (!row) return undefined
  const { at, eaten_on, document } = row
  const value =
    eaten_on === null || document === null
      ? undefined
      : readEntryDocument(entryId, eaten_on as IsoDate, document)
  return { id: entryId, atMs: Date.parse(at), value }
}

/** Two devices need no lock: the database itself takes only a later write. */
export async function writeEntry(
  db: Db,
  userId: string,
  { id, atMs, value }: LogWrite<LogEntry>,
): Promise<void> {
  await db
    .insertInto('food_log_entries')
    .values({
      user_id: userId,
      entry_id: id,
      at: new Date(atMs).toISOString(),
      eaten_on: value?.date ?? null,
      document: value ? entryDocument(value) : null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'entry_id'])
        .doUpdateSet(({ ref }) => ({
          at: ref('excluded.at'),
          eaten_on: ref('excluded.eaten_on'),
          document: ref('excluded.document'),
        }))
        .where(isWrittenLater('food_log_entries')),
    )
    .execute()
}
