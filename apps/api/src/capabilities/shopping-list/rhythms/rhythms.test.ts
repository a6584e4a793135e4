import type { RhythmAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, drawnPerson, type PlanOwner } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

const measure = (body: unknown, token: string | undefined = owner.token) =>
  app.request('POST', '/api/mealplan/rhythms', { ...(token && { token }), body })

it('[LIV-3] three ways to cook are measured for the person: batches ask least, and nothing is stored', async () => {
  const { status, body } = await measure(drawnPerson)
  expect(status).toBe(200)
  const rhythms: RhythmAsk[] = body.rhythms
  expect(rhythms.map(({ rhythm }) => rhythm)).toEqual(['every-day', 'a-bit-of-both', 'twice-a-week'])
  const [everyDay, , twice] = rhythms
  expect(twice!.minutes).toBeLessThan(everyDay!.minutes)
  expect(twice!.rows).toBeLessThan(everyDay!.rows)
  expect(twice!.rows).toBeGreaterThan(5)
  const { body: plan } = await app.request('GET', '/api/mealplan', { token: owner.token })
  expect(plan).toMatchObject({ id: owner.plan.id, version: owner.plan.version })
})

it('[LIV-3] the same answers are measured once, whichever rhythm they name', async () => {
  const first = await measure(drawnPerson)
  const meal = { ...drawnPerson.schedules.dinner, leftover: 2, unique: 0, variety: 2 }
  const other = { ...drawnPerson, schedules: { ...drawnPerson.schedules, dinner: meal } }
  const draws = vi.spyOn(app.context.planner, 'draw')
  const again = await measure(other)
  const older = await measure({ ...drawnPerson, age: 60 })
  expect([again.body, draws.mock.calls.length]).toEqual([first.body, 3])
  expect(older.status).toBe(200)
  draws.mockRestore()
})

it('[LIV-3] [API-3] answers that are missing are named, and a stranger is asked to sign in', async () => {
  const { status, body } = await measure({ ...drawnPerson, age: null })
  expect([status, body.errors[0].field]).toEqual([400, 'age'])
  expect((await app.request('POST', '/api/mealplan/rhythms', { body: drawnPerson })).status).toBe(401)
})
