import type { Db } from '@butterleaf/server-kit/database/database'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findShoppedWeeks, findTicksByWeek, type ListKey, writeMarks } from './store.ts'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await startTestApp()
  db = app.database.db
  for (const userId of ['ann', 'bea', 'cem']) await addPlans(userId)
})
afterAll(() => app?.close())

/** A plan of today and an older one, of three weeks each. */
async function addPlans(user_id: string): Promise<void> {
  const now = app.clock.now().toISOString()
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
  const now = app.clock.now()
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
