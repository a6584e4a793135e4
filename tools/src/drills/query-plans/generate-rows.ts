export type Column = { name: string; type: string; isNullable: boolean }
/** How one engine would run a statement: the tables it would read as a whole. */
export type QueryPlans = { scanned(statement: string): Promise<string[]>; close(): Promise<void> }

/** Rows of each table for one user, where it is not one. */
const rowsPerUser: Record<string, number> = {
  weight_logs: 5,
  plan_weeks: 4,
  plan_changes: 5,
  list_ticks: 5,
  list_lines: 2,
  idp_records: 3,
}
/** Set for few rows at a time: what a clock has yet to do. */
const rarelySet = /^(next_attempt_at|due_at|check_at|blocked_until|consumed_at|used_at)$/
const oneInRare = 50

/**
 * The statement that fills a table; each engine counts in its own words. What two rows may not share, the second one leaves out.
 */
export function fillStatement(
  table: string,
  columns: readonly Column[],
  { users, countTo }: { users: number; countTo(count: number): string },
): string {
  const count = users * (rowsPerUser[table] ?? 1)
  const values = columns.map((column) => `${cellOf(table, column, users)} as "${column.name}"`)
  const names = columns.map(({ name }) => `"${name}"`)
  return `insert into "${table}" (${names}) select ${values} from ${countTo(count)} where true on conflict do nothing`
}

function cellOf(table: string, { name, type, isNullable }: Column, users: number): string {
  const value =
    table === 'plan_changes' && name === 'version' ? `i / ${users}` : filledValue(name, type, users)
  return isNullable && rarelySet.test(name) ? `case when i % ${oneInRare} = 0 then ${value} end` : value
}

function filledValue(name: string, type: string, users: number): string {
  if (name === 'week_index') return `i / ${users}`
  if (name === 'state') return `case when i < ${users} then 'active' else 'archived' end`
  if (/int|double|real|numeric/i.test(type)) return 'i % 1000'
  if (/^(user_id|account_code|account_id)$/.test(name)) return `'user-' || (i % ${users})`
  if (/_at$|^at$|_until$|_before$/.test(name)) return `'20' || (10 + i % 16) || '-06-15T08:00:00.000Z'`
  if (/_date$|^day$/.test(name)) return `'20' || (10 + i % 16) || '-' || (10 + i / ${users} % 3) || '-15'`
  return `'${name}-' || i`
}
