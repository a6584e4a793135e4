import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { DatabaseConfig } from '@butterleaf/api/config'
import { openDatabase } from '@butterleaf/api/persistence/database'
import { migrate } from '@butterleaf/api/persistence/migrate'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { createTestDatabase } from './postgres/database-for-test.ts'

export interface TestDatabase {
  config: DatabaseConfig
  drop(): Promise<void>
}

/** A new database of the engine this test project runs on, its tables there and empty. */
export async function migratedDatabase(folder: string): Promise<TestDatabase> {
  if (process.env.TEST_ENGINE === 'postgres') return postgresDatabase(inject('postgresTemplate'))
  const database = await testDatabase(folder)
  sqliteTemplate ??= await migratedFile()
  if (database.config.engine === 'sqlite') fs.writeFileSync(database.config.file, sqliteTemplate)
  return database
}

let sqliteTemplate: Buffer | undefined

async function migratedFile(): Promise<Buffer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-template-'))
  const file = path.join(folder, 'whole.sqlite')
  const { db, close } = openDatabase({ engine: 'sqlite', file: path.join(folder, 'template.sqlite') })
  await migrate(db)
  // In one file, without the log beside it.
  await sql`vacuum into ${file}`.execute(db)
  await close()
  const content = fs.readFileSync(file)
  fs.rmSync(folder, { recursive: true })
  return content
}

/** A new, empty database of the engine this test project runs on. */
export async function testDatabase(folder: string): Promise<TestDatabase> {
  if (process.env.TEST_ENGINE !== 'postgres') {
    fs.mkdirSync(folder, { recursive: true })
    return {
      config: { engine: 'sqlite', file: path.join(folder, 'butterleaf.sqlite') },
      drop: async () => undefined,
    }
  }
  return postgresDatabase('template1')
}

async function postgresDatabase(template: string): Promise<TestDatabase> {
  const { url, drop } = await createTestDatabase(inject('postgresAdminUrl'), template)
  return { config: { engine: 'postgres', url }, drop }
}
