import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, ownPerson } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Plan } from '../plan.ts'
import { PlanChangedMeanwhile, writeChanges } from './plan-changes-store.ts'
import { findPlan } from './store.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

async function storedPlan(): Promise<Plan> {
  const owner = await buildPlanOwner(app, ownPerson)
  const { user_id } = await app.database.db
    .selectFrom('meal_plans')
    .select('user_id')
    .where('plan_id', '=', owner.plan.id)
    .executeTakeFirstOrThrow()
  return (await findPlan(app.database.db, user_id))!
}

const write = (before: Plan, after: Plan) =>
  app.database.db.transaction().execute((db) => writeChanges(db, before, after, app.clock.now()))

it('[API-1] [OPS-3] of two changes that began from one version, the second finds that it came too late', async () => {
  const before = await storedPlan()
  const recipeId = app.context.recipes.corpus.recipes[0]?.id ?? ''
  const liked = { recipeId, type: 'like', at: app.clock.now().toISOString() } as const
  // Neither touches a week, which have versions of their own.
  await write(before, { ...before, interactions: [liked] })
  await expect(write(before, { ...before, answers: { ...before.answers } })).rejects.toThrow(
    PlanChangedMeanwhile,
  )
  await expect(write(before, { ...before, interactions: [] })).rejects.toThrow(PlanChangedMeanwhile)
  const stored = await findPlan(app.database.db, before.userId)
  expect(stored).toMatchObject({ version: before.version + 1, interactions: [liked] })
})
