import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, itemOf, itemPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rehearseChanges } from './rehearse-changes.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('a rehearsal changes nobody’s plan, lets requests in between, and ends when the server stops', async () => {
  let asked = 0
  const isStopping = () => {
    asked += 1
    return asked > 12
  }
  const health = app.request('GET', '/healthz')
  await rehearseChanges(app.context, isStopping)
  expect(asked).toBe(13)
  expect((await health).status).toBe(200)
  expect(await app.database.db.selectFrom('meal_plans').select('user_id').execute()).toEqual([])
})

it('[API-1] a change finds that its cached plan is no more the newest, and is made of the newest', async () => {
  const owner = await buildPlanOwner(app)
  const path = `${itemPath(owner.plan, 2, 'lunch')}/serving/1`
  const { value = 0 } = itemOf(await owner.change('POST', path), 2, 'lunch').serving ?? {}
  // Another program writes the plan, as no process of the server would on SQLite.
  const raised = app.database.db.updateTable('meal_plans').set({ version: 9 }).where('plan_id', '=', owner.plan.id)
  await raised.execute()
  const after = await owner.change('POST', path)
  expect(after.version).toBe(10)
  expect(itemOf(after, 2, 'lunch').serving?.value).toBe((value ?? 0) + 0.25)
})
