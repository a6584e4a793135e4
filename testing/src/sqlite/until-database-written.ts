import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import type { Product } from '../product.ts'

/** The next bytes in the log of an SQLite database: a transaction is being committed, its answer not yet sent. */
export async function untilDatabaseWritten({ folder }: Product): Promise<void> {
  const watching = new AbortController()
  const log = fs.watch(path.join(folder, 'butterleaf.sqlite-wal'), { signal: watching.signal })
  await once(log, 'change')
  watching.abort()
}
