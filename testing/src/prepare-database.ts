import { systemClock } from '@butterleaf/api/clock'
import type { DatabaseConfig } from '@butterleaf/api/config'
import { openDatabase } from '@butterleaf/api/persistence/database'
import { migrate } from '@butterleaf/api/persistence/migrate'
import { openIdentityKeys } from '@butterleaf/api/providers/identity/embedded/identity-keys'
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
