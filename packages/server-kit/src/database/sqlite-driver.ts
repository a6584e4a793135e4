import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type SqliteDatabase,
} from 'kysely'
import { createQueue } from './create-queue.ts'
import { type SharedCommit, sharedCommits } from './shared-commits.ts'

/** Whoever has the one connection, until they leave it. */
interface Turn extends DatabaseConnection {
  /** What a transaction is written into. */
  commit: SharedCommit | undefined
  /** For the next; only the first time counts. */
  leave(): void
}

const savepoint = 'change'

/**
 * One connection, taken in turn. Waiting for the disk is most of what a short transaction costs, so one that has ended lets in those
 * that wait already, and all of them wait for the disk together (decision 054): each is a savepoint, undone alone when it fails, and
 * told that it is done when all are on the disk. What is asked outside of a transaction finds them there: it never sees what may still
 * be lost.
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
      // One whose commit failed with the others' has left, and there is nothing to undo any more.
      if (!commit || commit.isOver) return
      try {
        command(`rollback to ${savepoint}`)
        command(`release ${savepoint}`)
      } catch (error) {
        // A full disk: the engine has undone the savepoint together with all the others.
        commits.giveUp(error)
      }
      leave()
      // A refusal may rest on what the others wrote, so it waits with them.
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
