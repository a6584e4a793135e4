import { randomUUID } from 'node:crypto'
import pg from 'pg'
import './provided-context.ts'

export interface PostgresTestDatabase {
  url: string
  drop(): Promise<void>
}

/** A database of its own, for one test: empty, or a copy of its template. Dropping it ends connections that are still open. */
export async function createTestDatabase(
  adminUrl: string,
  template = 'template1',
): Promise<PostgresTestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runAsAdmin(adminUrl, `create database ${name} template ${template}`)
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => runAsAdmin(adminUrl, `drop database if exists ${name} with (force)`),
  }
}

async function runAsAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
