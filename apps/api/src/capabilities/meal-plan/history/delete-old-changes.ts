import type { Db } from '@butterleaf/server-kit/database/database'
import { historyBegin } from './history-begin.ts'
import { deleteChangesBefore } from './history-store.ts'

/** Everybody's, for the daily sweep. */
export async function deleteOldChanges(db: Db, now: Date): Promise<void> {
  await deleteChangesBefore(db, historyBegin(now))
}
