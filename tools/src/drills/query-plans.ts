import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { tableNames } from '@butterleaf/api/platform/database/table-names'
import { Refusal, runCommand, runQuietly, step, tool } from '../../../scripts/setup/steps.mjs'
import { readStatements } from '../checks/same-statements.ts'
import type { QueryPlans } from './query-plans/generate-rows.ts'
import { openPostgresPlans } from './query-plans/postgres-plans.ts'
import { openSqlitePlans } from './query-plans/sqlite-plans.ts'

/** What reads a whole table on purpose; the others serve people, and may not. */
const allowed = [
  {
    why: 'the operator’s billing command',
    sql: /^select "user_id" from "subscriptions" where "account" is not null$/,
  },
  { why: 'once a day: whether anybody is about', sql: /^select max\("(created|updated)_at"\) as "at" from / },
  {
    why: 'once a day: invoices of accounts that are gone',
    sql: /^delete from "sandbox_invoices" where "account_code" like /,
  },
  { why: 'at the start: a handful of keys', sql: /^select "secret" from "idp_keys" / },
]

function mayScan(statement: string): boolean {
  return allowed.some(({ sql }) => sql.test(statement))
}

const engines = { sqlite: openSqlitePlans, postgres: openPostgresPlans }
// What only asks a function of the engine reads no table.
const statementPattern = /^(select (?!pg_)|insert |update |delete |with )/

/**
 * `npm run drill -- query-plans [--users 20000] [--statements FILE]`: every statement that the API's tests make is
 * explained by both engines on tables of many users. None may read a whole table but those listed. Without a
 * file of statements (as the tests write it into STATEMENTS_FILE) the tests are run first, which takes minutes.
 */
await runCommand(async (args) => {
  const { values } = parseArgs({
    args,
    options: { users: { type: 'string', default: '20000' }, statements: { type: 'string' } },
  })
  const statements = values.statements ? statementsIn(values.statements) : await collectStatements()
  let faults = 0
  for (const [engine, open] of Object.entries(engines)) {
    const title = `Filling ${engine} with ${values.users} users`
    const plans = await step(title, () => open(tableNames, Number(values.users)))
    try {
      faults += await explainAll(engine, plans, statements)
    } finally {
      await plans.close()
    }
  }
  console.log(faults === 0 ? '\n  Held.' : `\n  NOT held: ${faults} read a whole table.`)
  return faults === 0 ? 0 : 1
})

async function explainAll(
  engine: string,
  { scanned }: QueryPlans,
  statements: readonly string[],
): Promise<number> {
  const scanning: { statement: string; tables: string[] }[] = []
  const unread: string[] = []
  for (const statement of statements) {
    const tables = await scanned(statement).catch(({ message }: Error) => {
      unread.push(`${message}: ${statement}`)
      return []
    })
    if (tables.length > 0) scanning.push({ statement, tables })
  }
  const faults = scanning.filter(({ statement }) => !mayScan(statement))
  const may = scanning.length - faults.length
  console.log(
    `  ${engine}: ${statements.length} statements, ${may} that may read a whole table, ${faults.length} that may not`,
  )
  for (const { statement, tables } of faults) console.log(`    ${tables}: ${statement}`)
  if (unread.length > 0) console.log(`  ${unread.length} were not explained:\n    ${unread.join('\n    ')}`)
  return faults.length + unread.length
}

function statementsIn(file: string): string[] {
  if (!existsSync(file)) throw new Refusal(`There is no ${file}.`)
  const made = new Set(readStatements(file).map(({ statement }) => statement))
  return [...made].filter((text) => statementPattern.test(text))
}

async function collectStatements(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'butterleaf-statements-'))
  const file = join(folder, 'statements.jsonl')
  const env = { ...process.env, STATEMENTS_FILE: file }
  try {
    const args = tool('vitest', 'vitest', 'run', '--project', 'sqlite')
    await step('Running the API’s tests', () =>
      runQuietly(process.execPath, args, { env, failure: 'Tests failed.' }),
    )
    return statementsIn(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
