import { existsSync, readFileSync } from 'node:fs'

/** A statement that a test made, as `testing/src/statement-check.ts` writes it. */
export type MadeStatement = { engine: string; file: string; statement: string }

export function readStatements(file: string): MadeStatement[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as MadeStatement)
}

/** What tests made on SQLite and none made on PostgreSQL: each statement once, with a test that makes it. */
export function onlyOnSqlite(made: readonly MadeStatement[]): MadeStatement[] {
  const onPostgres = new Set(made.filter(({ engine }) => engine === 'postgres').map(shapeOf))
  const missing = new Map<string, MadeStatement>()
  for (const one of made)
    if (one.engine === 'sqlite' && !onPostgres.has(shapeOf(one))) missing.set(shapeOf(one), one)
  return [...missing.values()]
}

/** However many rows or values there are. */
function shapeOf({ statement }: MadeStatement): string {
  return statement.replaceAll(/\?(, \?)+/g, '?').replaceAll(/\(\?\)(, \(\?\))+/g, '(?)')
}
