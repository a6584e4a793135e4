/** The row is already there: PostgreSQL's and SQLite's words for it. */
export function isUniqueViolation(error: unknown): boolean {
  return hasCode(error, ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'])
}

/** The row it belongs to has gone. */
export function isForeignKeyViolation(error: unknown): boolean {
  return hasCode(error, ['23503', 'SQLITE_CONSTRAINT_FOREIGNKEY'])
}

function hasCode(error: unknown, codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
