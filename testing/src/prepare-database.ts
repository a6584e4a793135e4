import { migrate } from '@butterleaf/api/platform/database/migrate'
import { openIdentityKeys } from '@butterleaf/identity/embedded/identity-keys'
import type { DatabaseConfig } from '@butterleaf/server-kit/database/database'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { systemClock } from '@butterleaf/server-kit/process/clock'
import { sql } from 'kysely'

/** What a first start does to an empty database: its tables, and the keys of the embedded provider, which take a while to find. */
export async function prepareDatabase(config: DatabaseConfig, copyTo?: string): Promise<void> {
  const { db, close } = openDatabase(config)
  await migrate(db)
  await openIdentityKeys(db, systemClock)
  // In one file, without the log beside it.
  if (copyTo !== undefined) await sql`vacuum into ${copyTo}`.execute(db)
  await close()
}
