import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, itemOf, itemPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('[API-1] a change finds that its cached plan is no more the newest, and is made of the newest', async () => {
  const owner = await buildPlanOwner(app)
  const path = `${itemPath(owner.plan, 2, 'lunch')}/serving/1`
  const { value = 0 } = itemOf(await owner.change('POST', path), 2, 'lunch').serving ?? {}
  // Another program writes the plan, as no process of the server would on SQLite.
  const raised = app.database.db
    .updateTable('meal_plans')
    .set({ version: 9 })
    .where('plan_id', '=', owner.plan.id)
  await raised.execute()
  const after = await owner.change('POST', path)
  expect(after.version).toBe(10)
  expect(itemOf(after, 2, 'lunch').serving?.value).toBe((value ?? 0) + 0.25)
})
