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
  return rows.map(({ user_id: _own, owner_id: _other, token_hash: _token, secret_hash: _secret, ...row }) => {
    const documents = documentColumns(table).map((column) => [column, readDocument(row[column])])
    return { ...row, ...Object.fromEntries(documents) }
  })
}

function readDocument(text: unknown): unknown {
  return typeof text === 'string' && text !== '' ? JSON.parse(text) : null
}

/** OPS-6: children before their parents. */
export async function deleteUserRows(db: Db, userId: string): Promise<void> {
  await leaveTables(db, userId)
  for (const table of [...userTableNames].reverse()) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}

/** TOG-4: those who eat along at their table leave it, and a plan that they eat along with is read without their answers from now on. */
async function leaveTables(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('table_seats').where('owner_id', '=', userId).execute()
  const seat = await db
    .selectFrom('table_seats')
    .select('owner_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!seat) return
  await db
    .updateTable('meal_plans')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('user_id', '=', seat.owner_id)
    .execute()
}
