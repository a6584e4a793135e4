import {
  callUndo,
  dishesOf,
  listChanges,
  newestChange,
  undoNewest,
} from '@butterleaf/testing/meal-plan/change-history'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayPath, itemOf, itemPath, ownPerson } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '#capabilities/retention/operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

describe('the history of a plan', () => {
  it('[LIFE-8] is empty at first, and stays so through what loses nothing', async () => {
    const owner = await buildPlanOwner(app)
    expect(await listChanges(owner)).toEqual({ version: 1, changes: [], older: null })
    await owner.change('POST', `${itemPath(owner.plan, 2, 'dinner')}/lock`)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    await owner.change('PATCH', '/resources/preferences/scaling/3')
    expect((await listChanges(owner)).changes).toEqual([])
  })

  it('[LIFE-8] says what stood in a slot, what stands there since and what it would replace', async () => {
    const owner = await buildPlanOwner(app)
    const { value, serving } = itemOf(owner.plan, 2, 'breakfast')
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    expect(await newestChange(owner)).toMatchObject({
      act: 'clearItem',
      refusal: null,
      slots: [
        {
          dayNumber: 2,
          category: 'breakfast',
          before: { type: 'normal', title: value?.title, servings: serving?.value },
          after: { type: 'empty', title: null, servings: null },
          now: null,
        },
      ],
    })
    const drawn = await owner.change('POST', `${itemPath(owner.plan, 2, 'breakfast')}/randomize`)
    const [, cleared] = (await listChanges(owner)).changes
    expect(cleared?.slots[0]?.now?.title).toBe(itemOf(drawn, 2, 'breakfast').value?.title)
  })

  it('[LIFE-8] takes presses of plus on one dish together', async () => {
    const owner = await buildPlanOwner(app)
    const path = itemPath(owner.plan, 3, 'breakfast')
    for (let press = 0; press < 3; press += 1) await owner.change('POST', `${path}/serving/1`)
    const { changes } = await listChanges(owner)
    expect(changes).toHaveLength(1)
    expect(dishesOf(await undoNewest(owner))).toEqual(dishesOf(owner.plan))
  })

  it('[LIFE-8] [API-2] is one’s own', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const stranger = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    const url = `/api/mealplan/${owner.plan.id}/changes`
    const { token } = stranger
    expect((await app.request('GET', url, { token })).status).toBe(404)
    expect((await app.request('POST', `${url}/2/undo`, { token })).status).toBe(404)
    expect((await callUndo(stranger, '2')).status).toBe(404)
    expect((await listChanges(stranger)).changes).toEqual([])
  })

  it('[LIFE-8] is listed by the page', async () => {
    const owner = await buildPlanOwner(app)
    const paths = [itemPath(owner.plan, 1, 'breakfast'), itemPath(owner.plan, 2, 'breakfast')]
    for (let press = 0; press < 52; press += 1) {
      const sign = press % 4 < 2 ? 'POST' : 'DELETE'
      await owner.change(sign, `${paths[press % 2]}/serving/1`)
    }
    const first = await listChanges(owner)
    expect(first.changes).toHaveLength(50)
    const rest = await listChanges(owner, `?before=${first.older}`)
    expect([rest.changes.length, rest.older]).toEqual([2, null])
    expect((await owner.call('GET', '/changes?before=none')).status).toBe(400)
  })

  it('[LIFE-8] of one day lists what touched that day, moves to and from it among them', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    await owner.change('POST', `${itemPath(owner.plan, 3, 'breakfast')}/move`, {
      to: itemOf(owner.plan, 2, 'breakfast').id,
    })
    await owner.change('DELETE', itemPath(owner.plan, 5, 'breakfast'))
    const actsOn = async (day: number) => {
      const { body } = await owner.call('GET', `/changes?day=${day}`)
      return body.changes.map(({ act }: { act: string }) => act)
    }
    expect([await actsOn(2), await actsOn(3), await actsOn(5), await actsOn(6)]).toEqual([
      ['moveItem', 'clearItem'],
      ['moveItem'],
      ['clearItem'],
      [],
    ])
    for (const day of ['0', '29', 'one'])
      expect((await owner.call('GET', `/changes?day=${day}`)).body.errors[0].field).toBe('day')
  })

  it('[LIFE-8] goes back 30 days, and what is older is deleted', async () => {
    const owner = await buildPlanOwner(app)
    const first = await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    await owner.change('DELETE', itemPath(owner.plan, 3, 'breakfast'))
    const at = new Date(app.clock.now().getTime() - 31 * 86_400_000).toISOString()
    await app.database.db
      .updateTable('plan_changes')
      .set({ at })
      .where('version', '=', first.version)
      .execute()
    expect((await listChanges(owner)).changes).toHaveLength(1)
    expect(await deleteExpired(app.context)).toMatchObject({ ok: true })
    expect((await callUndo(owner, String(first.version))).status).toBe(404)
  })
})

describe('a history that grows', () => {
  it('[LIFE-8] [OPS-3] holds two thousand changes of a person at most', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    await app.database.db
      .updateTable('meal_plans')
      .set({ version: 2098 })
      .where('plan_id', '=', owner.plan.id)
      .execute()
    await owner.change('DELETE', itemPath(owner.plan, 1, 'lunch'))
    expect((await listChanges(owner)).changes.map(({ id }) => id)).toEqual(['2099', '2'])
    await owner.change('DELETE', itemPath(owner.plan, 1, 'dinner'))
    expect((await listChanges(owner)).changes.map(({ id }) => id)).toEqual(['2100', '2099'])
  })
})
