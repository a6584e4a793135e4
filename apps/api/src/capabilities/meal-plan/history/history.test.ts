import type { MealPlan, PlanHistory } from '@butterleaf/contract/meal-plan/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  itemsOf,
  ownPerson,
  type PlanOwner,
  templatePath,
  weekOf,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteExpired } from '#capabilities/retention/operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const list = async (owner: PlanOwner, query = ''): Promise<PlanHistory> =>
  (await owner.call('GET', `/changes${query}`)).body
const newest = async (owner: PlanOwner) => (await list(owner)).changes[0]!
const undo = (owner: PlanOwner, id: string, seen?: number) =>
  owner.call('POST', `/changes/${id}/undo${seen === undefined ? '' : `?version=${seen}`}`)
const undone = async (owner: PlanOwner): Promise<MealPlan> => {
  const answer = await undo(owner, (await newest(owner)).id)
  expect([answer.status, answer.body.detail]).toEqual([200, undefined])
  return answer.body
}
const dishes = (plan: MealPlan) =>
  itemsOf(plan).map(({ id, type, value, serving }) => [id, type, value?.id, serving?.value])

describe('the history of a plan', () => {
  it('[LIFE-8] is empty at first, and stays so through what loses nothing', async () => {
    const owner = await buildPlanOwner(app)
    expect(await list(owner)).toEqual({ version: 1, changes: [], older: null })
    await owner.change('POST', `${itemPath(owner.plan, 2, 'dinner')}/lock`)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    await owner.change('PATCH', '/resources/preferences/scaling/3')
    expect((await list(owner)).changes).toEqual([])
  })

  it('[LIFE-8] says what stood in a slot, what stands there since and what it would replace', async () => {
    const owner = await buildPlanOwner(app)
    const { value, serving } = itemOf(owner.plan, 2, 'breakfast')
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    expect(await newest(owner)).toMatchObject({
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
    const [, cleared] = (await list(owner)).changes
    expect(cleared?.slots[0]?.now?.title).toBe(itemOf(drawn, 2, 'breakfast').value?.title)
  })

  it('[LIFE-8] takes presses of plus on one dish together', async () => {
    const owner = await buildPlanOwner(app)
    const path = itemPath(owner.plan, 3, 'breakfast')
    for (let press = 0; press < 3; press += 1) await owner.change('POST', `${path}/serving/1`)
    const { changes } = await list(owner)
    expect(changes).toHaveLength(1)
    expect(dishes(await undone(owner))).toEqual(dishes(owner.plan))
  })

  it('[LIFE-8] [API-2] is one’s own', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const stranger = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    const url = `/api/mealplan/${owner.plan.id}/changes`
    const { token } = stranger
    expect((await app.request('GET', url, { token })).status).toBe(404)
    expect((await app.request('POST', `${url}/2/undo`, { token })).status).toBe(404)
    expect((await undo(stranger, '2')).status).toBe(404)
    expect((await list(stranger)).changes).toEqual([])
  })

  it('[LIFE-8] is listed by the page', async () => {
    const owner = await buildPlanOwner(app)
    const paths = [itemPath(owner.plan, 1, 'breakfast'), itemPath(owner.plan, 2, 'breakfast')]
    for (let press = 0; press < 52; press += 1) {
      const sign = press % 4 < 2 ? 'POST' : 'DELETE'
      await owner.change(sign, `${paths[press % 2]}/serving/1`)
    }
    const first = await list(owner)
    expect(first.changes).toHaveLength(50)
    const rest = await list(owner, `?before=${first.older}`)
    expect([rest.changes.length, rest.older]).toEqual([2, null])
    expect((await owner.call('GET', '/changes?before=none')).status).toBe(400)
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
    expect((await list(owner)).changes).toHaveLength(1)
    expect(await deleteExpired(app.context)).toMatchObject({ ok: true })
    expect((await undo(owner, String(first.version))).status).toBe(404)
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
    expect((await list(owner)).changes.map(({ id }) => id)).toEqual(['2099', '2'])
    await owner.change('DELETE', itemPath(owner.plan, 1, 'dinner'))
    expect((await list(owner)).changes.map(({ id }) => id)).toEqual(['2100', '2099'])
  })
})

describe('a change that is taken back', () => {
  it('[LIFE-8] [LEFT-3] gives a cleared dinner back with all that was eaten from it', async () => {
    const owner = await buildPlanOwner(app)
    const parent = owner.plan.templates[0]!.weeks[0]!.days.flatMap((day) =>
      day.items
        .filter(({ type }) => type === 'leftoverParent')
        .map(({ category }) => [day.dayNumber, category]),
    )[0] as [number, 'dinner']
    const cleared = await owner.change('DELETE', itemPath(owner.plan, ...parent))
    expect((await newest(owner)).slots.length).toBeGreaterThan(1)
    const back = await undone(owner)
    expect(dishes(back)).toEqual(dishes(owner.plan))
    expect(back.version).toBe(cleared.version + 1)
    expect(await owner.read()).toEqual(back)
  })

  it('[LIFE-8] gives a whole week back at once, and the taking back can be taken back', async () => {
    const owner = await buildPlanOwner(app)
    const drawn = await owner.change('POST', `${weekPath(owner.plan, 2)}/randomize`)
    expect(dishes(drawn)).not.toEqual(dishes(owner.plan))
    const { slots, act } = await newest(owner)
    expect([act, slots.length > 14]).toEqual(['randomizeWeek', true])
    expect(dishes(await undone(owner))).toEqual(dishes(owner.plan))
    expect((await newest(owner)).act).toBe('undoChange')
    expect(dishes(await undone(owner))).toEqual(dishes(drawn))
  })

  it('[LIFE-8] [PLAN-6] gives the plan back that new answers replaced, with its answers', async () => {
    const owner = await buildPlanOwner(app)
    const { profile, preferences } = owner.plan.resources
    const resources = { profile, preferences: { ...preferences, scaling: 4 } }
    await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    const back = await undone(owner)
    expect([back.templates, back.resources]).toEqual([owner.plan.templates, owner.plan.resources])
  })

  it('[LIFE-8] [BIZ-7] does not bring what is avoided by now, but another dish', async () => {
    const owner = await buildPlanOwner(app)
    const gone = itemOf(owner.plan, 2, 'breakfast').value?.id
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    await owner.change('POST', '/interaction', { recipe: gone, interactionType: 'avoid' })
    const back = itemOf(await undone(owner), 2, 'breakfast')
    expect(back.type).toBe('normal')
    expect(back.value?.id).not.toBe(gone)
  })

  it('[LIFE-8] [DAY-5] leaves what was eaten since, and is refused where that is all of it', async () => {
    const owner = await buildPlanOwner(app)
    const drawn = await owner.change('POST', `${weekPath(owner.plan, 1)}/randomize`)
    const day = await owner.change('POST', `${itemPath(drawn, 1, 'breakfast')}/randomize`)
    await owner.change('POST', `${dayPath(drawn, 1)}/state`)
    const [oneMeal, wholeWeek] = (await list(owner)).changes
    expect(oneMeal?.refusal).toBe('Day 1 is complete. Mark it incomplete to change it.')
    expect((await undo(owner, oneMeal!.id)).status).toBe(409)
    const back = (await undo(owner, wholeWeek!.id)).body
    expect(itemOf(back, 1, 'breakfast').value?.id).toBe(itemOf(day, 1, 'breakfast').value?.id)
    expect(itemOf(back, 7, 'breakfast').value?.id).toBe(itemOf(owner.plan, 7, 'breakfast').value?.id)
  })

  it('[LIFE-8] [DAY-11] does not overwrite what another tab did there meanwhile', async () => {
    const owner = await buildPlanOwner(app)
    const path = itemPath(owner.plan, 2, 'breakfast')
    const seen = await owner.change('DELETE', path)
    await owner.change('POST', `${itemPath(owner.plan, 3, 'breakfast')}/randomize`)
    const other = await owner.change('POST', `${path}/randomize`)
    const refused = await undo(owner, String(seen.version), seen.version)
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('meanwhile')])
    expect(dishes(await owner.read())).toEqual(dishes(other))
    const back = await undo(owner, String(seen.version), other.version)
    expect(itemOf(back.body, 2, 'breakfast').value?.id).toBe(itemOf(owner.plan, 2, 'breakfast').value?.id)
    const elsewhere = itemOf(back.body, 3, 'breakfast').value?.id
    expect(elsewhere).toBe(itemOf(other, 3, 'breakfast').value?.id)
  })

  it('[LIFE-8] of a plan that was replaced is refused, and comes back once that plan does', async () => {
    const owner = await buildPlanOwner(app)
    const { resources } = owner.plan
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    const [, cleared] = (await list(owner)).changes
    expect(cleared?.refusal).toContain('has been replaced')
    expect((await undo(owner, cleared!.id)).status).toBe(409)
    await undone(owner)
    expect((await undo(owner, cleared!.id)).status).toBe(200)
  })

  it('[LIFE-8] twice at once ends as once', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    const { id } = await newest(owner)
    const answers = await Promise.all([undo(owner, id), undo(owner, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(dishes(await owner.read())).toEqual(dishes(owner.plan))
  })
})

describe('an emptied slot', () => {
  it('[APP-4] [DAY-3] leaves the plan ready, its weeks reached, and its list where it was', async () => {
    const owner = await buildPlanOwner(app)
    const cleared = await owner.change('DELETE', itemPath(owner.plan, 1, 'breakfast'))
    expect(cleared.templates[0]).toMatchObject({ state: 'ready', reachedWeeks: 4 })
    expect(weekOf(cleared, 1).state).toBe('preparing')
    const week = await owner.call('GET', weekPath(owner.plan, 1))
    expect(Object.keys(week.body.shoppingList).length).toBeGreaterThan(0)
  })

  it('[APP-4] is remembered by the database, not by the process', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const built = await owner.change('POST', `${weekPath(owner.plan, 1)}/randomize`)
    expect(built.templates[0]).toMatchObject({ state: 'ready', reachedWeeks: 1 })
    await owner.change('DELETE', itemPath(built, 1, 'dinner'))
    const rows = await app.database.db
      .selectFrom('plan_templates')
      .select('reached_weeks')
      .where('template_id', '=', built.templates[0]!.id)
      .execute()
    expect(rows).toEqual([{ reached_weeks: 1 }])
  })
})
