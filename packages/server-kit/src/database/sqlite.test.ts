import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Sqlite from 'libsql'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cacheStatements } from './sqlite.ts'

let folder: string
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-statements-'))
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

function opened(name: string) {
  const file = path.join(folder, name)
  const database = new Sqlite(file)
  database.exec('pragma journal_mode = wal')
  database.exec('create table meals (name text primary key)')
  const kept = cacheStatements(database)
  const namesIn = () => kept.prepare('select * from meals order by name').all([])
  const add = (name: string) => kept.prepare('insert into meals (name) values (?)').run([name])
  return { file, database, kept, namesIn, add }
}

it('a statement is compiled once', () => {
  const { kept } = opened('once.sqlite')
  const sql = 'select name from meals'
  expect(kept.prepare(sql)).toBe(kept.prepare(sql))
})

it('a kept statement sees what others wrote, and a column that came since', () => {
  const { file, kept, namesIn, add } = opened('others.sqlite')
  expect(namesIn()).toEqual([])
  new Sqlite(file).exec("insert into meals values ('lunch')")
  add('dinner')
  expect(namesIn()).toEqual([{ name: 'dinner' }, { name: 'lunch' }])
  kept.prepare('alter table meals add column time text').run([])
  expect(namesIn()).toContainEqual({ name: 'lunch', time: null })
})

it('a kept statement that failed works again, and none holds the log open', () => {
  const { file, namesIn, add } = opened('failed.sqlite')
  add('lunch')
  expect(() => add('lunch')).toThrow('UNIQUE')
  add('dinner')
  expect(namesIn()).toHaveLength(2)
  const emptied = new Sqlite(file).prepare('pragma wal_checkpoint(truncate)').all()
  expect(emptied).toEqual([{ busy: 0, log: 0, checkpointed: 0 }])
})
