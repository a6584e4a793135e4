import { expect, it } from 'vitest'
import { onlyOnSqlite } from './same-statements.ts'

const made = (engine: string, statement: string, file = 'a.test.ts') => ({ engine, file, statement })

it('a statement that is made on SQLite alone is named once, with a test that makes it', () => {
  const sold = made('sqlite', 'insert into "sold" ("id") values (?)')
  expect(onlyOnSqlite([made('postgres', 'select 1'), sold, sold, made('sqlite', 'select 1')])).toEqual([sold])
})

it('how many rows or values a statement has makes no other of it', () => {
  const few = made('postgres', 'insert into "a" values (?, ?) where "b" in (?)')
  expect(
    onlyOnSqlite([few, made('sqlite', 'insert into "a" values (?, ?), (?, ?) where "b" in (?, ?, ?)')]),
  ).toEqual([])
})
