import { Writable } from 'node:stream'
import {
  CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type pg from 'pg'
import { describe, expect, it } from 'vitest'
import { gatherStatements } from './postgres.ts'
import { sendStatementsAtOnce } from './send-statements-at-once.ts'

/** Answers nothing before as many statements as named have arrived, in what order they came. */
function openedUntil(count: number) {
  const arrived: string[] = []
  let answer: () => void
  const allArrived = new Promise<void>((resolve) => {
    answer = resolve
  })
  class WaitingDriver extends DummyDriver {
    override async acquireConnection() {
      return {
        executeQuery: async ({ sql }: CompiledQuery) => {
          arrived.push(sql)
          if (arrived.length === count) answer()
          await allArrived
          return { rows: [] }
        },
        streamQuery: () => {
          throw new Error('No rows are read here.')
        },
      }
    }
  }
  const db = new Kysely<Record<never, never>>({
    dialect: {
      createDriver: () => new WaitingDriver(),
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (own) => new SqliteIntrospector(own),
    },
  })
  sendStatementsAtOnce(db)
  return { db, arrived }
}

describe('the statements of a transaction', () => {
  it('that are asked at once are sent in their order, none waiting for an answer', async () => {
    const { db, arrived } = openedUntil(3)
    const statements = ['first', 'second', 'third']
    await db.transaction().execute(async (transaction) => {
      await Promise.all(statements.map((text) => transaction.executeQuery(CompiledQuery.raw(text))))
    })
    expect(arrived).toEqual(statements)
  })

  it('are refused once it has ended', async () => {
    const { db, arrived } = openedUntil(1)
    const ended = await db.transaction().execute(async (transaction) => {
      await transaction.executeQuery(CompiledQuery.raw('inside'))
      return transaction
    })
    await expect(async () => ended.executeQuery(CompiledQuery.raw('after'))).rejects.toThrow()
    expect(arrived).toEqual(['inside'])
  })
})

describe('a connection to PostgreSQL', () => {
  it('writes the statements of one turn of the event loop at once, and those of the next turn apart', async () => {
    const writes: string[] = []
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        writes.push(String(chunk))
        done()
      },
      writev: (chunks, done) => {
        writes.push(chunks.map(({ chunk }) => String(chunk)).join(' '))
        done()
      },
    })
    const fake = { connection: { stream }, query: async (text: string) => void stream.write(text) }
    const client = fake as unknown as pg.PoolClient
    gatherStatements(client)
    const askAfterAnother = async () => {
      await client.query('begin')
      await client.query('update')
    }
    await Promise.all([askAfterAnother(), client.query('insert')])
    await new Promise(setImmediate)
    await client.query('commit')
    await new Promise(setImmediate)
    expect(writes).toEqual(['begin insert update', 'commit'])
  })
})
