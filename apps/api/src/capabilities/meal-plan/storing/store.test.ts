import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Db } from '@butterleaf/server-kit/database/database'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, ownPerson } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Plan } from '../plan.ts'
import { raisePlanVersion, writeChanges } from './plan-changes-store.ts'
import {
  deletePlan,
  findArchivedId,
  findBegunTemplates,
  findHeads,
  findPlan,
  findTemplate,
  isRecipeNamed,
} from './store.ts'

let app: TestApp
let db: Db
beforeAll(async () => {
  app = await startTestApp()
  db = app.database.db
  for (const userId of ['ann', 'bea']) await addPlan(userId)
})
afterAll(() => app?.close())

const made = '2026-11-29T08:00:00.000Z'
const day = (text: string) => text as IsoDate

/** By archived plan, its first day and the version of the plan in which it was archived. */
const archived = { c: ['2026-05-18', 9], a: ['2026-05-04', 3], b: ['2026-05-04', 5] } as const

async function addPlan(user_id: string): Promise<void> {
  const plan = { user_id, plan_id: `of ${user_id}`, version: 9, profile: '{}', preferences: '{}' }
  const dates = { creation_key: null, created_at: made, updated_at: made }
  await db
    .insertInto('meal_plans')
    .values({ ...plan, ...dates })
    .execute()
  const kind = {
    user_id,
    mode: 'own',
    seed: '1',
    created_at: made,
    list_id: null,
    reached_weeks: null,
  } as const
  const answers = { profile: null, preferences: null }
  for (const [template_id, [start_date, archived_in]] of Object.entries(archived)) {
    const state = { state: 'archived', archived_at: made, archived_in } as const
    await db
      .insertInto('plan_templates')
      .values({ ...kind, ...answers, ...state, template_id, start_date })
      .execute()
    const week = { user_id, template_id, week_index: 0, version: 1 }
    const document = `{"recipeId":"${template_id}-of-${user_id}"}`
    await db
      .insertInto('plan_weeks')
      .values({ ...week, document })
      .execute()
  }
}

describe('the archived plans of a person', () => {
  it('[PLAN-6] are found from the one archived last on', async () => {
    const found = await Promise.all([0, 1, 2, 3].map((index) => findArchivedId(db, 'ann', index)))
    expect(found).toEqual(['c', 'b', 'a', undefined])
    expect(await findArchivedId(db, 'nobody', 0)).toBeUndefined()
  })

  it('[LEARN-1] that began since a day come as they were archived, of each first day the last', async () => {
    expect(await findBegunTemplates(db, 'ann', day('2026-05-04'))).toEqual(['b', 'c'])
    expect(await findBegunTemplates(db, 'ann', day('2026-05-05'))).toEqual(['c'])
    expect(await findBegunTemplates(db, 'ann', day('2026-05-19'))).toEqual([])
  })

  it('[OWN-1] name the recipes of their weeks, and none of another person’s or by a part of its id', async () => {
    expect(await isRecipeNamed(db, 'ann', 'a-of-ann')).toBe(true)
    expect(await isRecipeNamed(db, 'ann', 'a-of-bea')).toBe(false)
    expect(await isRecipeNamed(db, 'ann', 'of-ann')).toBe(false)
  })
})

it('[API-1] the heads of those who have a plan tell its version and when it got it', async () => {
  const head = { planId: 'of ann', version: 9, creationKey: null, changedAt: made }
  expect([...(await findHeads(db, ['ann', 'nobody']))]).toEqual([['ann', head]])
})

it('[API-1] what is counted with a plan raises its version; without a plan there is none', async () => {
  expect(await raisePlanVersion(db, 'bea')).toEqual({ userId: 'bea', version: 10 })
  expect((await findHeads(db, ['bea'])).get('bea')?.version).toBe(10)
  expect((await findHeads(db, ['ann'])).get('ann')?.version).toBe(9)
  expect(await raisePlanVersion(db, 'nobody')).toBeUndefined()
})

describe('a plan that a person has', () => {
  async function storedPlan(): Promise<Plan> {
    const owner = await buildPlanOwner(app, ownPerson)
    const row = await db
      .selectFrom('meal_plans')
      .select('user_id')
      .where('plan_id', '=', owner.plan.id)
      .executeTakeFirstOrThrow()
    return (await findPlan(db, row.user_id))!
  }
  const write = (before: Plan, after: Plan) =>
    db.transaction().execute((transaction) => writeChanges(transaction, before, after, app.clock.now()))

  it('[PLAN-6] archived, keeps the answers it was made for; taken back, those of the plan hold', async () => {
    const before = await storedPlan()
    const { userId, active } = before
    const key = { userId, templateId: active.template.id }
    expect((await findTemplate(db, key))?.answers).toBeUndefined()
    const template = { ...active.template, id: `next of ${userId}` }
    const { stored: _none, ...fresh } = active
    const next = await write(before, { ...before, active: { ...fresh, template, listId: template.id } })
    const old = await findTemplate(db, key)
    expect(old).toEqual({ ...active, answers: before.answers })
    expect(await findArchivedId(db, userId, 0)).toBe(active.template.id)
    const archivedIn = db
      .selectFrom('plan_templates')
      .select('archived_in')
      .where('template_id', '=', active.template.id)
    expect(await archivedIn.execute()).toEqual([{ archived_in: next.version }])
    expect((await findPlan(db, userId))?.active.template.id).toBe(template.id)
    await write(next, { ...next, active })
    expect((await findTemplate(db, key))?.answers).toBeUndefined()
    expect((await findPlan(db, userId))?.active).toEqual(active)
    expect(await findArchivedId(db, userId, 0)).toBe(template.id)
    expect(await findTemplate(db, { userId, templateId: 'none' })).toBeUndefined()
  })

  it('[API-1] a changed week gets its next version alone, and the plan its own', async () => {
    const before = await storedPlan()
    const { template } = before.active
    const weeks = template.weeks.map((week, index) => (index === 1 ? { ...week } : week))
    const after = await write(before, {
      ...before,
      active: { ...before.active, template: { ...template, weeks } },
    })
    const stored = (await findPlan(db, before.userId))!
    expect(stored.version).toBe(before.version + 1)
    expect([after, stored].map(({ active }) => active.stored?.map(({ version }) => version))).toEqual([
      [1, 2, 1, 1],
      [1, 2, 1, 1],
    ])
  })

  it('[API-1] marks of recipes are added and taken away one by one, in the order they were made', async () => {
    const before = await storedPlan()
    const [one, two] = app.context.recipes.corpus.recipes.map(({ id }) => id)
    const mark = (recipeId: string, type: 'like' | 'dislike', minute: number) => {
      return { recipeId, type, at: `2026-11-29T08:0${minute}:00.000Z` } as const
    }
    const [like, avoid] = [mark(one!, 'like', 5), mark(two!, 'dislike', 1)]
    const both = await write(before, { ...before, interactions: [like, avoid] })
    expect((await findPlan(db, before.userId))?.interactions).toEqual([avoid, like])
    await write(both, { ...both, interactions: [like] })
    expect((await findPlan(db, before.userId))?.interactions).toEqual([like])
  })

  it('[PLAN-6] deleted, is gone with its templates, and another person’s stays', async () => {
    const [gone, stays] = [await storedPlan(), await storedPlan()]
    await deletePlan(db, gone.userId)
    expect(await findPlan(db, gone.userId)).toBeUndefined()
    const key = { userId: gone.userId, templateId: gone.active.template.id }
    expect(await findTemplate(db, key)).toBeUndefined()
    expect(await findPlan(db, stays.userId)).toEqual(stays)
  })
})
