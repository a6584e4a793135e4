import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { testDatabase } from '@butterleaf/testing/test-database'
import pg from 'pg'
import { expect, it } from 'vitest'
import { isDatabaseUnavailable } from '../../../../../packages/server-kit/src/database/database-errors.ts'
import { leaveSilentConnection } from '../../../../../packages/server-kit/src/database/postgres.ts'

const isPostgres = process.env.TEST_ENGINE === 'postgres'
const longestSilenceMs = 200

it.runIf(isPostgres)(
  '[OPS-4] a connection that doesn’t answer in time is left, and the next one answers',
  async () => {
    const store = await testDatabase(fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-test-')))
    if (store.config.engine !== 'postgres') throw new Error('not PostgreSQL')
    const pool = new pg.Pool({ connectionString: store.config.url, max: 1, query_timeout: longestSilenceMs })
    pool.on('connect', (client) => {
      client.on('error', () => undefined)
      leaveSilentConnection(client)
    })
    const client = await pool.connect()
    const silent = await client.query('select pg_sleep(10)').catch((error: unknown) => error)
    expect(isDatabaseUnavailable(silent)).toBe(true)
    const afterwards = await client.query('rollback').catch((error: unknown) => error)
    expect(isDatabaseUnavailable(afterwards)).toBe(true)
    client.release()
    const { rows } = await pool.query<{ one: number }>('select 1 as one')
    expect(rows).toEqual([{ one: 1 }])
    await pool.end()
    await store.drop()
  },
)
