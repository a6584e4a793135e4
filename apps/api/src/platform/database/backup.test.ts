import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { testDatabase } from '@butterleaf/testing/test-database'
import { buildTrackerOwner, todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BackupError, backup, restore } from './backup.ts'
import { tableNames } from './table-names.ts'

let app: TestApp
let folder: string
beforeAll(async () => {
  app = await startTestApp()
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'butterleaf-backup-'))
})
afterAll(async () => {
  await app?.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

it('[OPS-2] a backup of the running service holds every row, and restores into an empty database', async () => {
  const owner = await buildTrackerOwner(app)
  const readings = { urineKetones: 'trace', glucose: { value: 5.35, unit: 'mmol/L' } }
  await owner.saveLog({ date: todayOf(app), weight: 82.37, note: 'one of “these” ½', readings })
  // More rows than one statement copies, and not a multiple of them.
  const csv = Array.from({ length: 450 }, (_, day) => `${addDays(todayOf(app), -1 - day)},80`)
  await owner.call('POST', `/${owner.tracker.id}/logs.csv`, ['date,weight_kg', ...csv].join('\n'))
  const logs = await app.database.db.selectFrom('weight_logs').select('user_id').execute()
  expect(logs).toHaveLength(451)
  const file = path.join(folder, 'all.sqlite')
  await backup(app.database, file)
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  const copy = path.join(folder, 'all-copied.sqlite')
  fs.copyFileSync(file, copy)

  const target = await testDatabase(path.join(folder, 'target'))
  const database = openDatabase(target.config)
  await restore(copy, database)
  for (const table of tableNames) {
    const rows = (db: TestApp['database']['db']) => db.selectFrom(table).selectAll().execute()
    const [before, after] = [await rows(app.database.db), await rows(database.db)]
    const sorted = (list: object[]) => list.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
    expect(sorted(after), table).toEqual(sorted(before))
  }
  // A backup is one file, before and after it is read: no log with the newest rows is beside it.
  const files = fs.readdirSync(folder).filter((name) => name.startsWith('all'))
  expect(files.sort()).toEqual(['all-copied.sqlite', 'all.sqlite'])
  await expect(restore(copy, database)).rejects.toThrow(/already holds data \(weight_trackers\)/)
  await database.close()
  await target.drop()
})

it('[OPS-2] a backup never writes over a file, and a missing one is told', async () => {
  const file = path.join(folder, 'there.sqlite')
  fs.writeFileSync(file, 'mine')
  const refusal = new BackupError(`${file} exists already; nothing was written.`)
  await expect(backup(app.database, file)).rejects.toThrow(refusal)
  expect(fs.readFileSync(file, 'utf8')).toBe('mine')
  await expect(restore(path.join(folder, 'none.sqlite'), app.database)).rejects.toThrow(/There is no backup/)
})

it('[OPS-2] a backup that fails leaves nothing that could be taken for one, and the next succeeds', async () => {
  const file = path.join(folder, 'once-failed.sqlite')
  // Neither engine takes a snapshot within a transaction.
  const failing = app.database.db
    .transaction()
    .execute((transaction) => backup({ ...app.database, db: transaction }, file))
  await expect(failing).rejects.toThrow(/transaction/i)
  const named = () => fs.readdirSync(folder).filter((name) => name.startsWith('once-failed'))
  expect(named()).toEqual([])
  // A process that was killed leaves its own.
  fs.writeFileSync(`${file}.partial`, 'half')
  await backup(app.database, file)
  expect(named()).toEqual(['once-failed.sqlite'])
})

it('[OPS-2] writes that go on meanwhile leave a consistent backup', async () => {
  const owner = await buildTrackerOwner(app)
  let isRunning = true
  const writer = (async () => {
    for (let weight = 60; isRunning; weight = weight === 90 ? 60 : weight + 1) {
      await owner.saveLog({ date: todayOf(app), weight })
    }
  })()
  try {
    for (let round = 0; round < 3; round++) {
      const file = path.join(folder, `busy-${round}.sqlite`)
      await backup(app.database, file)
      const copy = openDatabase({ engine: 'sqlite', file })
      const logs = await copy.db.selectFrom('weight_logs').select('tracker_id').execute()
      const trackers = await copy.db.selectFrom('weight_trackers').select('tracker_id').execute()
      const known = new Set(trackers.map((row) => row.tracker_id))
      expect(logs.every((row) => known.has(row.tracker_id))).toBe(true)
      await copy.close()
    }
  } finally {
    // Also after a failure, or it would write without end.
    isRunning = false
    await writer
  }
})
