import { expect, it } from 'vitest'
import { readSources, type Source } from './read-sources.ts'

const folders = ['apps/api/src', 'packages/server-kit/src', 'packages/identity/src', 'packages/billing/src']

/** Stores, the engines, what works on the whole database (migrations and the backup), and the fixtures of whole databases. */
const maySpeakSql =
  /(^|\/)(store|[\w-]+-store)\.ts$|^packages\/server-kit\/src\/database\/|^apps\/api\/src\/(platform\/database|whole-app\/upgrade)\//

/** Kysely's ways into a statement, however they are reached, and the engines' own packages. */
const waysToSql = [
  /\b(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|executeQuery)\b/,
  /\bsql\s*[`<]|\bsql\.\w+/,
  /(from|import|require)\s*\(?\s*['"](kysely|pg|libsql)(\/[^'"]*)?['"]/,
]

function filesWithSqlOutsideStores(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path, text }) => !maySpeakSql.test(path) && waysToSql.some((way) => way.test(text)))
    .map(({ path }) => path)
}

it('SQL stands in stores only', () => {
  const sources = readSources(folders)
  expect(sources.length).toBeGreaterThan(300)
  expect(filesWithSqlOutsideStores(sources)).toEqual([])
})

it.each([
  ['a query', 'apps/api/src/capabilities/account/routes.ts', "await db.selectFrom('users').execute()"],
  ['a query builder taken out', 'apps/api/src/main/app.ts', 'const { insertInto } = db'],
  ['raw SQL', 'packages/identity/src/embedded/sweep.ts', 'await sql`delete from idp_records`.execute(db)'],
  ['typed raw SQL', 'packages/billing/src/tables.ts', 'sql<number>`1`'],
  ['an import of Kysely', 'apps/api/src/platform/places.ts', "import { sql as raw } from 'kysely'"],
  ['an import of a driver', 'apps/api/src/platform/places.ts', "const pg = await import('pg')"],
  [
    'a name that only looks like a store',
    'apps/api/src/capabilities/account/restore.ts',
    'db.deleteFrom(table)',
  ],
])('%s outside of a store is found', (_what, path, text) => {
  expect(filesWithSqlOutsideStores([{ path, text }])).toEqual([path])
})

it.each([
  ['apps/api/src/capabilities/account/store.ts', "db.selectFrom('users')"],
  ['packages/identity/src/embedded/key-store.ts', "db.insertInto('idp_keys')"],
  ['packages/server-kit/src/database/database.ts', "import { Kysely, sql } from 'kysely'"],
  ['apps/api/src/platform/database/migrations/001-foundation.ts', "import type { Kysely } from 'kysely'"],
  ['apps/api/src/capabilities/account/operations.ts', 'await saveName(db, userId, name, now)'],
])('%s may say %s', (path, text) => {
  expect(filesWithSqlOutsideStores([{ path, text }])).toEqual([])
})
