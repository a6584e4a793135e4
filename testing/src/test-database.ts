import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type DatabaseConfig, type Db, openDatabase } from '@butterleaf/server-kit/database/database'
import { inject } from 'vitest'
import { createTestDatabase } from './postgres/database-for-test.ts'
import { prepareDatabase } from './prepare-database.ts'

export interface TestDatabase {
  config: DatabaseConfig
  drop(): Promise<void>
}

/** One as after a first start, for a store: an app around it takes far longer to start. */
export async function openTestDatabase(): Promise<{ db: Db; close(): Promise<void> }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-test-'))
  const { config, drop } = await preparedDatabase(folder)
  const { db, close } = openDatabase(config)
  return {
    db,
    close: async () => {
      await close()
      await drop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A new database of the engine this test project runs on, as after a first start. */
export async function preparedDatabase(folder: string): Promise<TestDatabase> {
  if (process.env.TEST_ENGINE === 'postgres') return postgresDatabase(inject('postgresTemplate'))
  const database = await testDatabase(folder)
  sqliteTemplate ??= await preparedFile()
  if (database.config.engine === 'sqlite') fs.writeFileSync(database.config.file, sqliteTemplate)
  return database
}

let sqliteTemplate: Buffer | undefined

async function preparedFile(): Promise<Buffer> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-template-'))
  const file = path.join(folder, 'whole.sqlite')
  await prepareDatabase({ engine: 'sqlite', file: path.join(folder, 'template.sqlite') }, file)
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
