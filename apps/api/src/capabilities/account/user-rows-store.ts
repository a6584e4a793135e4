import type { Db } from '@butterleaf/server-kit/database/database'
import { documentColumns, type UserTable, userTableNames } from './user-tables.ts'

type Row = Record<string, unknown>

/** OPS-6: every row of the user, by table; JSON columns are parsed. */
export async function readUserRows(db: Db, userId: string): Promise<Record<string, Row[]>> {
  const tables: Record<string, Row[]> = {}
  for (const table of userTableNames) tables[table] = await rowsOf(db, table, userId)
  return tables
}

async function rowsOf(db: Db, table: UserTable, userId: string): Promise<Row[]> {
  const rows: Row[] = await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
  return rows.map(({ user_id: _theirs, token_hash: _token, secret_hash: _secret, ...row }) => {
    const documents = documentColumns(table).map((column) => [column, readDocument(row[column])])
    return { ...row, ...Object.fromEntries(documents) }
  })
}

function readDocument(text: unknown): unknown {
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : null
}

/** OPS-6: children before their parents. */
export async function deleteUserRows(db: Db, userId: string): Promise<void> {
  for (const table of [...userTableNames].reverse()) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}
