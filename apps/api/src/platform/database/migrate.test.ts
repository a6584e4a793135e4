import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { testDatabase } from '@butterleaf/testing/test-database'
import { CompiledQuery } from 'kysely'
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

it('[OPS-3] a database of a later release is refused by the name of what it ran', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-migrate-'))
  const store = await testDatabase(folder)
  const { db, close } = openDatabase(store.config)
  await migrate(db)
  const later = `insert into kysely_migration (name, timestamp) values ('999-later', '2100-01-01T00:00:00.000Z')`
  await db.executeQuery(CompiledQuery.raw(later))
  await expect(migrate(db)).rejects.toThrow(/999-later/)
  await close()
  await store.drop()
  fs.rmSync(folder, { recursive: true, force: true })
})
