import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, ownPerson, type PlanOwner, weekPath } from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const daily = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

async function keepExtra({ token }: PlanOwner, isBought: boolean): Promise<string> {
  const id = crypto.randomUUID()
  const body = {
    source: { kind: 'figures', name: 'Coffee with cream' },
    figures: { calories: 104, fat: 10.8, net_carbs: 0.9, protein: 0.8 },
    weekdays: daily,
    from: todayOf(app),
    isBought,
    at: app.clock.now().toISOString(),
  }
  const answer = await app.request('PUT', `/api/food-log/extras/${id}`, { token, body })
  expect(answer.status).toBe(200)
  return `extra-${id}`
}

const ownRows = (list: Record<string, Record<string, ShoppingListRow>>) =>
  Object.entries(Object.assign({}, ...Object.values(list))).filter(
    ([, row]) => (row as ShoppingListRow).kind === 'own',
  ) as [string, ShoppingListRow][]

it('[LIFE-4] an extra that is bought stands on the list, is ticked there, and can be taken off it', async () => {
  const owner = await buildPlanOwner(app, ownPerson)
  await keepExtra(owner, false)
  const id = await keepExtra(owner, true)
  const week = weekPath(owner.plan, 1)
  const { body } = await owner.call('GET', week)
  const rows = ownRows(body.shoppingList)
  expect(rows.map(([key, { name, checked }]) => [key, checked, name])).toEqual([
    [id, false, expect.stringMatching(/^Coffee with cream, \d+ times$/)],
  ])

  const at = app.clock.now().toISOString()
  const ticked = await owner.call('PUT', `${week}/shopping-list/checked`, [
    { ingredient: id, checked: true, at },
  ])
  expect(ownRows(ticked.body).map(([key, { checked }]) => [key, checked])).toEqual([[id, true]])

  const line = { id: crypto.randomUUID(), text: 'Soap' }
  await owner.call('POST', `${week}/shopping-list/lines`, line)
  const left = await owner.call('DELETE', `${week}/shopping-list/lines`, { id })
  expect(ownRows(left.body).map(([key]) => key)).toEqual([line.id])
})

it('[LIFE-4] [SHOP-5] a line of an extra is ticked, and taken off, by a client that asks for no list', async () => {
  const owner = await buildPlanOwner(app, ownPerson)
  const week = weekPath(owner.plan, 1)
  await owner.call('GET', week)
  // After the plan was read: a tick must see the extra all the same.
  const id = await keepExtra(owner, true)
  const prefer = { prefer: 'return=minimal' }
  const readRows = async () => ownRows((await owner.call('GET', week)).body.shoppingList)
  const ticks = [{ ingredient: id, checked: true, at: app.clock.now().toISOString() }]
  expect((await owner.call('PUT', `${week}/shopping-list/checked`, ticks, prefer)).status).toBe(204)
  expect((await readRows()).map(([key, { checked }]) => [key, checked])).toEqual([[id, true]])
  expect((await owner.call('DELETE', `${week}/shopping-list/lines`, { id }, prefer)).status).toBe(204)
  expect(await readRows()).toEqual([])
})
