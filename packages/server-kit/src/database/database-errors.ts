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

/** Connection refused, reset or timed out; PostgreSQL shutting down, starting or failing over; disk full. */
const unavailableCodes =
  /^(ECONN|ENOTFOUND|EPIPE|ETIMEDOUT|57P0|08|53|25006|SQLITE_(FULL|IOERR|CANTOPEN|BUSY|READONLY))/

/** The driver's messages that come without a code. */
const lostConnection =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client (was closed|has encountered a connection error))/

/** True for an error that says "the database can't answer now", not "this statement is wrong". */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable)
  if (!(error instanceof Error)) return false
  if ('code' in error && unavailableCodes.test(String(error.code))) return true
  return lostConnection.test(error.message)
}
