import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { AtHomeMark } from '@butterleaf/domain/shopping-list/home/at-home-marks'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findAtHomeMarks, writeAtHomeMarks } from './at-home-store.ts'
import { hasUsedLists, writeCupboardAnswer } from './cupboard-store.ts'
import { findMarks, findShoppedWeeks, findTicksByWeek, type ListKey, lockList, writeMarks } from './store.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  for (const userId of ['ann', 'bea', 'cem', 'dora', 'eve']) await addPlans(userId)
})
afterAll(() => database?.close())

/** A plan of today and an older one, of three weeks each. */
async function addPlans(user_id: string): Promise<void> {
  const now = new Date().toISOString()
  const plan = { user_id, plan_id: `of ${user_id}`, version: 1, profile: '{}', preferences: '{}' }
  const dates = { creation_key: null, created_at: now, updated_at: now }
  await db
    .insertInto('meal_plans')
    .values({ ...plan, ...dates })
    .execute()
  for (const template_id of ['plan', 'older plan']) {
    const state = template_id === 'plan' ? 'active' : 'archived'
    const kind = { user_id, template_id, state, mode: 'own', start_date: '2026-05-04', seed: '1' } as const
    const archived = { archived_at: null, archived_in: null, profile: null, preferences: null }
    const rest = { created_at: now, list_id: null, reached_weeks: null }
    await db
      .insertInto('plan_templates')
      .values({ ...kind, ...archived, ...rest })
      .execute()
    const weeks = [0, 1, 2].map((week_index) => ({
      user_id,
      template_id,
      week_index,
      version: 1,
      document: '{}',
    }))
    await db.insertInto('plan_weeks').values(weeks).execute()
  }
}

/** As of one press: a food of a list, ticked or no longer so. */
function write(key: ListKey, ingredient: string, checked: boolean) {
  const now = new Date()
  const tick = { ingredient, checked, atMs: now.getTime(), neededGrams: 100 }
  const before = { ticks: [], ownLines: [] }
  return writeMarks(db, key, { before, after: { ticks: [tick], ownLines: [] }, now })
}

const inWeek = (weekIndex: number, templateId = 'plan', userId = 'ann') => ({ userId, templateId, weekIndex })

it('[SHOP-5] the ticks of a list are those of its plan and person alone', async () => {
  await write(inWeek(0), 'leek', true)
  await write(inWeek(0, 'older plan'), 'butter', true)
  await write(inWeek(0, 'plan', 'bea'), 'cream', true)
  const ticks = await findTicksByWeek(db, { userId: 'ann', templateId: 'plan' })
  expect([...ticks].map(([week, of]) => [week, of.map(({ ingredient }) => ingredient)])).toEqual([
    [0, ['leek']],
  ])
})

it('[SHOP-5] a week counts as shopped once a food of its plan is ticked, and no longer when it is unticked', async () => {
  const key = { userId: 'cem', templateId: 'plan' }
  await write(inWeek(0, 'plan', 'cem'), 'leek', true)
  await write(inWeek(1, 'plan', 'cem'), 'leek', false)
  await write(inWeek(2, 'older plan', 'cem'), 'leek', true)
  expect([...(await findShoppedWeeks(db, key))]).toEqual([0])
  await write(inWeek(0, 'plan', 'cem'), 'leek', false)
  expect([...(await findShoppedWeeks(db, key))]).toEqual([])
})

const at = (seconds: number) => new Date(Date.parse('2026-05-04T08:00:00Z') + 1000 * seconds)

it('[SHOP-5] a list of a week that isn’t there can’t be locked, nor another person’s', async () => {
  expect(await lockList(db, inWeek(2))).toBe(true)
  expect(await lockList(db, inWeek(3))).toBe(false)
  expect(await lockList(db, inWeek(0, 'no plan'))).toBe(false)
  expect(await lockList(db, inWeek(0, 'plan', 'nobody'))).toBe(false)
})

it('[SHOP-5] marks are stored as they were made, changed and deleted alone, and read by their names', async () => {
  const key = inWeek(0, 'plan', 'dora')
  const tick = (ingredient: string, checked: boolean, seconds: number) => {
    return { ingredient, checked, atMs: at(seconds).getTime(), neededGrams: 100 + seconds }
  }
  const line = (id: string, checked = false, seconds = 0) => {
    return { id, text: `line ${id}`, checked, atMs: at(seconds).getTime() }
  }
  const none = { ticks: [], ownLines: [] }
  const first = { ticks: [tick('leek', true, 1), tick('cream', false, 2)], ownLines: [line('b'), line('a')] }
  await writeMarks(db, key, { before: none, after: first, now: at(5) })
  await writeMarks(db, { ...key, weekIndex: 1 }, { before: none, after: first, now: at(5) })
  const stored = await findMarks(db, key)
  expect(stored.ownLines).toEqual([line('a'), line('b')])
  expect(stored.ticks).toHaveLength(2)
  expect(stored.ticks).toEqual(expect.arrayContaining(first.ticks))
  expect(await findMarks(db, key, ['leek', 'b'])).toEqual({ ticks: [first.ticks[0]], ownLines: [line('b')] })
  expect(await findMarks(db, key, [])).toEqual(none)
  const [ofLeek] = stored.ticks.filter(({ ingredient }) => ingredient === 'leek')
  const [a] = stored.ownLines
  const changed = { ticks: [ofLeek!, tick('cream', true, 9)], ownLines: [a!, line('0', true, 9)] }
  await writeMarks(db, key, { before: stored, after: changed, now: at(9) })
  const after = await findMarks(db, key)
  expect(after.ticks).toEqual(expect.arrayContaining([tick('leek', true, 1), tick('cream', true, 9)]))
  expect(after.ownLines).toEqual([line('a'), line('0', true, 9)])
  await writeMarks(db, key, { before: after, after: { ...after, ownLines: [] }, now: at(10) })
  expect((await findMarks(db, key)).ownLines).toEqual([])
  expect((await findMarks(db, { ...key, weekIndex: 1 })).ownLines).toHaveLength(2)
})

const mark = (food: string, checked: boolean, seconds: number, grams = 0): AtHomeMark => {
  return { food, checked, atMs: at(seconds).getTime(), on: '2026-05-04' as IsoDate, grams }
}

it('[PAN-2] of two marks of a food the later one counts, of one moment the one that says it is out', async () => {
  const write = (...marks: AtHomeMark[]) => writeAtHomeMarks(db, 'ann', marks)
  const stored = () => findAtHomeMarks(db, 'ann')
  await write()
  expect(await stored()).toEqual([])
  await write(mark('leek', true, 5, 250), mark('butter', true, 5, 500))
  expect(await stored()).toEqual([mark('butter', true, 5, 500), mark('leek', true, 5, 250)])
  await write(mark('leek', false, 4), mark('butter', true, 5, 100))
  expect(await stored()).toEqual([mark('butter', true, 5, 500), mark('leek', true, 5, 250)])
  await write(mark('leek', false, 5))
  expect((await stored())[1]).toEqual(mark('leek', false, 5))
  await write(mark('leek', true, 5, 250))
  expect((await stored())[1]).toEqual(mark('leek', false, 5))
  const later = { ...mark('leek', true, 6, 125), on: '2026-05-05' as IsoDate }
  await write(later)
  expect((await stored())[1]).toEqual(later)
  expect(await findAtHomeMarks(db, 'bea')).toEqual([])
})

it('[PAN-6] who ticked, marked or answered has used lists; a second answer changes nothing', async () => {
  expect(await hasUsedLists(db, 'eve')).toBe(false)
  await write(inWeek(0, 'plan', 'eve'), 'leek', false)
  expect(await hasUsedLists(db, 'eve')).toBe(true)
  await writeAtHomeMarks(db, 'marks alone', [mark('leek', true, 1)])
  expect(await hasUsedLists(db, 'marks alone')).toBe(true)
  await writeCupboardAnswer(db, 'answers alone', at(0))
  await writeCupboardAnswer(db, 'answers alone', at(9))
  expect(await hasUsedLists(db, 'answers alone')).toBe(true)
  const answers = await db.selectFrom('cupboard_answers').select('answered_at').execute()
  expect(answers).toEqual([{ answered_at: at(0).toISOString() }])
  expect(await hasUsedLists(db, 'nobody')).toBe(false)
})
