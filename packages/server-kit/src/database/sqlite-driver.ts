import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely'
import { createQueue, type SharedCommit, sharedCommits } from './shared-commits.ts'

/** Holds the one connection until it leaves. */
interface Turn extends DatabaseConnection {
  /** The commit that the transaction is part of. */
  commit: SharedCommit | undefined
  /** Hands the connection to the next; only the first call counts. */
  leave(): void
}

const savepoint = 'change'

/**
 * One connection, used in turn. Most of a short transaction's time is waiting for the disk, so a finished transaction lets the
 * waiting ones in, and all of them wait for the disk together (decision 054). Each is a savepoint, rolled back alone when it
 * fails, and resolves when all are on the disk. A query outside of a transaction finishes the commit first, so it never sees
 * data that may still be lost.
 */
export function sqliteDriver(database: SqliteDatabase): Driver {
  const run = (query: CompiledQuery) => ranOn(database, query)
  const command = (sql: string) => void run(CompiledQuery.raw(sql))
  const queue = createQueue()
  const commits = sharedCommits(command, queue)

  const turnOf = (leave: () => void): Turn => {
    const turn: Turn = {
      commit: undefined,
      leave,
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (!turn.commit) commits.finish()
        return run(query) as QueryResult<Row>
      },
      streamQuery: () => {
        throw new Error('Rows are read all at once here.')
      },
    }
    return turn
  }

  return {
    init: async () => undefined,
    acquireConnection: async () => turnOf(await queue.enter()),
    beginTransaction: async (connection) => {
      const turn = connection as Turn
      const commit = commits.open()
      command(`savepoint ${savepoint}`)
      turn.commit = commit
    },
    commitTransaction: async (connection) => {
      const turn = connection as Turn
      command(`release ${savepoint}`)
      turn.leave()
      await turn.commit?.done
    },
    rollbackTransaction: async (connection) => {
      const { commit, leave } = connection as Turn
      // When the shared commit has failed, there is nothing left to roll back.
      if (!commit || commit.isOver) return
      try {
        command(`rollback to ${savepoint}`)
        command(`release ${savepoint}`)
      } catch (error) {
        // The disk is full: the engine has rolled back the savepoint with all others.
        commits.giveUp(error)
      }
      leave()
      // A refusal may depend on what the other transactions wrote, so it waits with them.
      await commit.done
    },
    releaseConnection: async (connection) => (connection as Turn).leave(),
    destroy: async () => {
      commits.finish()
      database.close()
    },
  }
}

function ranOn(database: SqliteDatabase, { sql, parameters }: CompiledQuery): QueryResult<unknown> {
  const statement = database.prepare(sql)
  if (statement.reader) return { rows: statement.all(parameters) }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
