import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findEntries, writeEntry } from './entry-store.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database?.close())

const monday = '2026-05-04' as IsoDate
const tuesday = '2026-05-05' as IsoDate
const figures = { calories: 104, fat: 10.8, netCarbs: 0.9, protein: 0.8 }

/** Ids are told against the order of time: a list in the order of ids is none. */
async function eat(id: string, date: IsoDate, atMs: number): Promise<void> {
  const source = { kind: 'figures', name: id } as const
  const value = { id, date, place: { kind: 'snack' }, source, figures } as const
  await writeEntry(database.db, 'ann', { id, atMs, value })
}

it('[LIFE-3] entries come by day, those of a day in the order they were written, and equals by id', async () => {
  const begun = Date.parse('2026-05-05T08:00:00Z')
  await eat('a-late', monday, begun + 3)
  await eat('b-early', monday, begun + 1)
  await eat('a-tuesday', tuesday, begun)
  await eat('d-same', monday, begun + 2)
  await eat('c-same', monday, begun + 2)
  const entries = await findEntries(database.db, 'ann', { from: monday, to: tuesday })
  const ids = entries.map(({ entry }) => entry.id)
  expect(ids).toEqual(['b-early', 'c-same', 'd-same', 'a-late', 'a-tuesday'])
})
