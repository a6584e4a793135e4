import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { testDatabase } from '@butterleaf/testing/test-database'
import { expect, it } from 'vitest'
import { migrate } from './migrate.ts'

it('[OPS-3] two processes that start at once on one database migrate it once', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-migrate-'))
  const store = await testDatabase(folder)
  const first = openDatabase(store.config)
  // SQLite serves one process only, so there the second start comes after the first.
  const second = store.config.engine === 'postgres' ? openDatabase(store.config) : first
  const ran = await Promise.all([migrate(first.db), migrate(second.db)])
  const names = ran.flat()
  expect(names).toContain('001-foundation')
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
  expect(await migrate(second.db)).toEqual([])
  await first.close()
  if (second !== first) await second.close()
  await store.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})
