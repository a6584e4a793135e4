import { existsSync } from 'node:fs'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from './database-for-test.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { startTemporaryCluster, type TemporaryCluster } from './temporary-cluster.ts'

const binDir = findPostgresBinaries()
const isLeftOut = binDir === undefined && !process.env.CI
if (isLeftOut) {
  console.warn(
    'Skipped: no PostgreSQL server was found (set POSTGRES_BIN to the folder of initdb and postgres).',
  )
}

describe.skipIf(isLeftOut)('a temporary PostgreSQL', { timeout: 30_000 }, () => {
  let cluster: TemporaryCluster
  let folder: string | undefined

  beforeAll(async () => {
    if (binDir === undefined) throw new Error('In CI a PostgreSQL server is a must, and none was found.')
    cluster = await startTemporaryCluster({ binDir, durable: true })
    folder = await readOne(cluster.url('postgres'), 'show data_directory')
  }, 60_000)

  afterAll(async () => {
    if (folder === undefined) return
    await cluster.stop()
    expect(existsSync(folder)).toBe(false)
    await expect(readOne(cluster.url('postgres'), 'select 1')).rejects.toThrow()
  })

  test('a new database starts empty, or as a copy of its template', async () => {
    const original = await cluster.createDatabase('original')
    await readOne(original, 'create table foods (name text)')
    await readOne(original, `insert into foods values ('walnut')`)
    const copy = await cluster.createDatabase('copy of it', { template: 'original' })
    expect(await readOne(copy, 'select name from foods')).toBe('walnut')
    const empty = await cluster.createDatabase('empty')
    await expect(readOne(empty, 'select name from foods')).rejects.toThrow('does not exist')
  })

  test('what was committed is there after a crash and a restart on the same address', async () => {
    const url = await cluster.createDatabase('crashed')
    await readOne(url, 'create table logs as select 7 as day')
    await cluster.restart('immediate')
    expect(await readOne(url, 'select day from logs')).toBe(7)
    await cluster.restart('fast')
    expect(await readOne(url, 'select day from logs')).toBe(7)
  })

  test('a durable one waits for the disk', async () => {
    expect(await readOne(cluster.url('postgres'), 'show fsync')).toBe('on')
    expect(await readOne(cluster.url('postgres'), 'show synchronous_commit')).toBe('on')
  })

  test('ten tests at once get ten databases, and dropping one cuts off its clients', async () => {
    const databases = await Promise.all(
      Array.from({ length: 10 }, () => createTestDatabase(cluster.url('postgres'))),
    )
    expect(new Set(databases.map(({ url }) => url)).size).toBe(10)
    const client = new pg.Client({ connectionString: databases[0]?.url })
    const isCutOff = new Promise<void>((resolve) => client.on('error', () => resolve()))
    await client.connect()
    await Promise.all(databases.map((database) => database.drop()))
    await isCutOff
    const left = "select count(*)::int from pg_database where datname like 'test\\_%'"
    expect(await readOne(cluster.url('postgres'), left)).toBe(0)
  })
})

async function readOne<Value>(connectionString: string, statement: string): Promise<Value> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' })
    return rows[0]?.[0]
  } finally {
    await client.end()
  }
}
