import type { ShoppingList } from '@butterleaf/contract/shopping-list/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayOf, itemOf, type PlanOwner, weekPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const listOf = async (owner: PlanOwner): Promise<ShoppingList> =>
  (await owner.call('GET', weekPath(owner.plan, 1))).body.shoppingList

const cookedItems = (list: ShoppingList) =>
  new Set(
    Object.values(list).flatMap((aisle) => Object.values(aisle).flatMap((row) => Object.values(row.items))),
  )

/** The first dinner of the week that no leftover eats of. */
function dinnerAlone({ plan }: PlanOwner) {
  const dayNumber = [1, 2, 3, 4, 5, 6].find((day) => itemOf(plan, day, 'dinner').type === 'normal')
  if (!dayNumber) throw new Error('Every dinner has leftovers')
  return { dayNumber, itemId: itemOf(plan, dayNumber, 'dinner').id }
}

it('[LIFE-2] [SHOP-3] a meal that is out falls off the list, and comes back with its entry gone', async () => {
  const owner = await buildPlanOwner(app)
  const before = await listOf(owner)
  const { dayNumber, itemId } = dinnerAlone(owner)
  expect(dayOf(owner.plan, dayNumber).items.map(({ id }) => id)).toContain(itemId)
  expect(cookedItems(before)).toContain(itemId)

  const start = (await app.request('GET', '/api/mealplan', { token: owner.token })).body.templates[0]
  const date = addDays(start.startDate as IsoDate, dayNumber - 1)
  const address = `/api/food-log/entries/${crypto.randomUUID()}`
  const entry = {
    date,
    place: { kind: 'instead', meal: 'dinner' },
    source: { kind: 'notCounted' },
    figures: { calories: 0, fat: 0, net_carbs: 0, protein: 0 },
    at: app.clock.now().toISOString(),
  }
  const { token } = owner
  expect((await app.request('PUT', address, { token, body: entry })).status).toBe(200)
  expect(cookedItems(await listOf(owner))).not.toContain(itemId)

  app.clock.advance({ seconds: 5 })
  const at = app.clock.now().toISOString()
  expect((await app.request('DELETE', `${address}?at=${at}`, { token })).status).toBe(204)
  expect(await listOf(owner)).toEqual(before)
})
