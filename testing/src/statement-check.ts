import fs from 'node:fs'
import path from 'node:path'
import { userTableNames } from '@butterleaf/api/capabilities/account/user-tables'
import type { Database } from '@butterleaf/server-kit/database/database'
import { type KyselyPlugin, type RootOperationNode, SqliteQueryCompiler } from 'kysely'
import { expect } from 'vitest'
import { statementsAcrossUsers } from './statements-across-users.ts'

const userTable = new RegExp(`(from|join|update|into) "(${userTableNames.join('|')})"`, 'g')
const ofOneUser = /"user_id" (=|in) /g
/** A condition beside an "or" restricts nothing. */
const alternatives = /\((?:[^()]|\([^()]*\))* or (?:[^()]|\([^()]*\))*\)/g

/**
 * [OPS-3] Checks every statement of the suite against the rule that allows sharding by user: each table of a user's data in it
 * is bound to a `user_id`. Statements across users are listed one by one.
 */
export class StatementCheck {
  readonly #seen = new Set<string>()
  readonly #compiler = new SqliteQueryCompiler()

  watch(database: Database): Database {
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        this.#note(node, queryId)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    return { ...database, db: database.db.withPlugin(plugin) }
  }

  /** Fails the test file that ran an unbound statement. */
  finish(): void {
    if (process.env.STATEMENTS_FILE) {
      const engine = process.env.TEST_ENGINE
      const file = path.relative(process.cwd(), expect.getState().testPath ?? '')
      const lines = [...this.#seen].map((statement) => `${JSON.stringify({ engine, file, statement })}\n`)
      fs.appendFileSync(process.env.STATEMENTS_FILE, lines.join(''))
    }
    const unbound = [...this.#seen].filter((statement) => !isBound(statement))
    if (unbound.length > 0) throw new Error(`Not bound to a user_id:\n${unbound.join('\n')}`)
  }

  #note(node: RootOperationNode, queryId: { queryId: string }): void {
    this.#seen.add(this.#compiler.compileQuery(node, queryId).sql.replaceAll(/\s+/g, ' '))
  }
}

export function isBound(statement: string): boolean {
  const named = statement.match(userTable)?.length ?? 0
  if (named === 0 || statementsAcrossUsers.some(({ sql }) => sql.test(statement))) return true
  if (/^insert into "\w+" \([^)]*"user_id"/.test(statement)) return true
  const bound = statement.replaceAll(alternatives, '').match(ofOneUser)?.length ?? 0
  return bound >= named
}
