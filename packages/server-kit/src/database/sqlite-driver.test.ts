import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Kysely, SqliteAdapter, type SqliteDatabase, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import Sqlite from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sqliteDriver } from './sqlite-driver.ts'

type Meals = { meals: { name: string } }

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-commits-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

/** A table of names, what was asked of the engine, and the names another connection finds: those that are there for good. */
function opened({ failing }: { failing?: () => string | undefined } = {}) {
  const file = path.join(folder, `${crypto.randomUUID()}.sqlite`)
  const database = new Sqlite(file)
  database.exec('pragma journal_mode = wal')
  database.exec('create table meals (name text primary key)')
  const asked: string[] = []
  const listening: SqliteDatabase = {
    prepare: (sql) => {
      asked.push(sql)
      if (sql === failing?.()) throw new Error(`no ${sql}`)
      return database.prepare(sql)
    },
    close: () => database.close(),
  }
  const db = new Kysely<Meals>({
    dialect: {
      createDriver: () => sqliteDriver(listening),
      createAdapter: () => new SqliteAdapter(),
      createQueryCompiler: () => new SqliteQueryCompiler(),
      createIntrospector: (own) => new SqliteIntrospector(own),
    },
  })
  const other = new Sqlite(file)
  const add = (name: string) =>
    db.transaction().execute((transaction) => transaction.insertInto('meals').values({ name }).execute())
  const namesForGood = () => {
    const rows = other.prepare('select name from meals order by name').all() as Meals['meals'][]
    return rows.map(({ name }) => name)
  }
  const timesAsked = (sql: string) => asked.filter((one) => one === sql).length
  return { db, add, namesForGood, timesAsked }
}

describe('[OPS-4] transactions that end together', () => {
  it('wait for the disk together, and are told when all of it is there', async () => {
    const { add, namesForGood, timesAsked } = opened()
    const names = ['breakfast', 'dinner', 'lunch']
    const found = await Promise.all(
      names.map(async (name) => {
        await add(name)
        return namesForGood()
      }),
    )
    expect(found).toEqual([names, names, names])
    expect(timesAsked('commit')).toBe(1)
  })

  it('wait for one that arrives in the same turn of the event loop', async () => {
    const { add, namesForGood, timesAsked } = opened()
    const first = add('breakfast')
    const arrived = new Promise<void>((resolve, reject) => {
      setImmediate(() => add('lunch').then(() => resolve(), reject))
    })
    await Promise.all([first, arrived])
    expect(namesForGood()).toEqual(['breakfast', 'lunch'])
    expect(timesAsked('commit')).toBe(1)
  })

  it('one that fails is undone alone', async () => {
    const { db, add, namesForGood } = opened()
    const fail = () =>
      db.transaction().execute(async (transaction) => {
        await transaction.insertInto('meals').values({ name: 'supper' }).execute()
        await transaction.insertInto('meals').values({ name: 'supper' }).execute()
      })
    const ends = await Promise.allSettled([add('breakfast'), fail(), add('dinner')])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(namesForGood()).toEqual(['breakfast', 'dinner'])
  })

  it('fail together when the disk takes none of it, and the next is well again', async () => {
    let failing: string | undefined = 'commit'
    const { add, namesForGood } = opened({ failing: () => failing })
    const ends = await Promise.allSettled([add('breakfast'), add('dinner')])
    expect(ends.map((end) => end.status === 'rejected' && String(end.reason))).toEqual([
      'Error: no commit',
      'Error: no commit',
    ])
    expect(namesForGood()).toEqual([])
    failing = undefined
    await add('lunch')
    expect(namesForGood()).toEqual(['lunch'])
  })

  it('fail together when the engine undid all of it by itself', async () => {
    const { db, add, namesForGood } = opened({ failing: () => 'rollback to change' })
    await add('supper')
    const fail = () =>
      db.transaction().execute(async () => {
        throw new Error('disk full')
      })
    const ends = await Promise.allSettled([add('breakfast'), fail(), add('breakfast')])
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
    expect(namesForGood()).toEqual(['breakfast', 'supper'])
  })
})

it('[OPS-4] what is asked outside of a transaction is answered with what is there for good', async () => {
  const { db, add, namesForGood, timesAsked } = opened()
  const adding = add('breakfast')
  const found = await db.selectFrom('meals').selectAll().execute()
  expect([found, namesForGood(), timesAsked('commit')]).toEqual([[{ name: 'breakfast' }], ['breakfast'], 1])
  await adding
})

it('a transaction sees what those before it wrote, and holds those behind it until it ends', async () => {
  const { db, add } = opened()
  const adding = add('breakfast')
  const found = db.transaction().execute(async (transaction) => {
    await new Promise((resolve) => setImmediate(resolve))
    return transaction.selectFrom('meals').selectAll().execute()
  })
  const later = add('dinner')
  expect(await found).toEqual([{ name: 'breakfast' }])
  await Promise.all([adding, later])
})
