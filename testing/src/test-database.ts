import fs from 'node:fs'
import path from 'node:path'
import type { DatabaseConfig } from '@butterleaf/server-kit/database/database'
import { inject } from 'vitest'
import { createTestDatabase } from './postgres/database-for-test.ts'

export interface TestDatabase {
  config: DatabaseConfig
  drop(): Promise<void>
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
  const database = await createTestDatabase(inject('postgresAdminUrl'))
  return { config: { engine: 'postgres', url: database.url }, drop: database.drop }
}
