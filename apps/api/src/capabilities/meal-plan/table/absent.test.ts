import type { MealPlan, PlanItem } from '@butterleaf/contract/meal-plan/calls'
import { decodePlan } from '@butterleaf/contract/meal-plan/codecs/plan-codec'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import type { TestAnswer } from '@butterleaf/testing/http/send-request'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  ownPerson,
  type PlanOwner,
  planPath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { everyDay } from '@butterleaf/testing/test-table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../../main/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: 'everybody' } })
})
afterAll(() => app?.close())

const sharing = (name: string) => ({ name, share: 0.5, shares: { lunch: everyDay, dinner: everyDay } })

type Filled = Exclude<PlanItem, { value: null }>
const dinnerOf = (plan: MealPlan) => itemOf(plan, 1, 'dinner') as Filled
const absentPath = (plan: MealPlan) => `${itemPath(plan, 1, 'dinner')}/absent`

/** A first day that is drawn, with two who share its lunch and dinner. */
async function ownerWithTable(): Promise<PlanOwner & { jo: string; kim: string }> {
  const owner = await buildPlanOwner(app, ownPerson)
  await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
  const { status, body } = await owner.call('PUT', '/table', { eaters: [sharing('Jo'), sharing('Kim')] })
  expect([status, body.errors]).toEqual([200, undefined])
  const [jo, kim] = body.eaters
  return { ...owner, plan: await owner.read(), jo: jo.id, kim: kim.id }
}

type Call = (
  method: 'GET' | 'PUT',
  path: string,
  body?: object,
) => Promise<Pick<TestAnswer, 'status' | 'body'>>

/** On PostgreSQL a process of its own on the database; SQLite serves one only, so there the second app competes within it. */
async function withSecondProcess(owner: PlanOwner, work: (call: Call) => Promise<void>): Promise<void> {
  const isShared = app.config.database.engine === 'postgres'
  const database = isShared ? openDatabase(app.config.database) : app.database
  const second = await buildApp({ ...app.context, database })
  await work(async (method, path, payload) => {
    const headers = { authorization: `Bearer ${owner.token}` }
    const url = `${planPath}/${owner.plan.id}${path}`
    const answer = await second.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  })
  await second.close()
  if (isShared) await database.close()
}

const idsOf = (item: PlanItem) => ((item as Filled).absent ?? []).map(({ eaterId }) => eaterId)
const platesOf = (item: PlanItem) => ((item as Filled).plates ?? []).map(({ name }) => name)

describe('who isn’t at a meal', { timeout: 90_000 }, () => {
  it('[TOG-3] is told by the meal, has no plate, and nothing is cooked or bought for them', async () => {
    const { plan, jo, change, call, read } = await ownerWithTable()
    const gramsOnList = async () => {
      const { body } = await call('GET', weekPath(plan, 1))
      const sections: object[] = Object.values(body.shoppingList)
      return sections
        .flatMap((section) => Object.values(section))
        .reduce((sum: number, { neededGrams }) => sum + neededGrams, 0)
    }
    const [before, listed] = [dinnerOf(plan), await gramsOnList()]
    expect(platesOf(before)).toEqual(['Jo', 'Kim'])
    const left = dinnerOf(await change('PUT', absentPath(plan), { eaters: [jo] }))
    expect([left.absent, platesOf(left)]).toEqual([[{ eaterId: jo, name: 'Jo' }], ['Kim']])
    expect(left.serving.value).toBe(before.serving.value)
    expect(left.serving.scale! / before.serving.scale!).toBeCloseTo(1.5 / 2, 9)
    expect(await gramsOnList()).toBeLessThan(listed)
    const stored = await read()
    expect(dinnerOf(stored)).toEqual(left)
    expect(idsOf(itemOf(stored, 1, 'lunch'))).toEqual([])
    expect(decodePlan(stored)?.template.weeks[0]?.days[0]?.absent).toEqual({ [left.id]: [jo] })
    const allDay = await change('PUT', absentPath(plan), { eaters: [jo], allDay: true })
    for (const meal of ['lunch', 'dinner'] as const) expect(idsOf(itemOf(allDay, 1, meal))).toEqual([jo])
    // Of the breakfast, which Jo never shares, nothing is told.
    const { body: told } = await call('GET', '/changes')
    const { act, absences } = told.changes[0]
    const lunch = { dayNumber: 1, category: 'lunch', gone: ['Jo'], back: [] }
    expect([act, absences]).toEqual(['setAbsent', [lunch]])
    const back = await change('PUT', absentPath(plan), { eaters: [], allDay: true })
    expect(dinnerOf(back)).toEqual(before)
  })

  it('[TOG-3] [API-3] is refused by field where nobody of the table has the id', async () => {
    const { plan, jo, call, read } = await ownerWithTable()
    for (const [body, field] of [
      [{ eaters: [jo, 'nobody'] }, 'eaters.1'],
      [{ eaters: Array(7).fill(jo) }, 'eaters'],
      [{}, 'eaters'],
    ] as const) {
      const { status, body: problem } = await call('PUT', absentPath(plan), body)
      expect([status, problem.errors?.[0]?.field]).toEqual([400, field])
    }
    expect((await read()).version).toBe(plan.version)
  })

  it('[TOG-3] [LIFE-8] stands in the history, and one Undo brings them back with a dish that suits them', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    const avoids = { allergen: [], intolerance: [4, 25], avoidedGroups: [] }
    const { body } = await owner.call('PUT', '/table', { eaters: [{ ...sharing('Jo'), avoids }] })
    const jo = body.eaters[0].id
    const plan = await owner.change('PUT', absentPath(owner.plan), { eaters: [jo] })
    const fish = app.context.recipes.corpus.recipes.find(
      ({ meals, contains }) => meals.includes('dinner') && contains.includes('fish'),
    )!
    const replace = `${itemPath(plan, 1, 'dinner')}/replace`
    expect(dinnerOf(await owner.change('POST', replace, { replacement: fish.id })).value.id).toBe(fish.id)
    const history = async () => {
      const { body: told } = await owner.call('GET', '/changes')
      return told.changes as { id: string; act: string; absences?: object[] }[]
    }
    const out = (await history()).find(({ act }) => act === 'setAbsent')!
    expect(out.absences).toEqual([{ dayNumber: 1, category: 'dinner', gone: ['Jo'], back: [] }])
    const back = await owner.change('POST', `/changes/${out.id}/undo`)
    expect(dinnerOf(back).absent).toBeUndefined()
    expect(dinnerOf(back).value.id).not.toBe(fish.id)
    expect(app.context.recipes.corpus.recipe(dinnerOf(back).value.id)?.contains).not.toContain('fish')
    const [undone] = await history()
    expect(undone).toMatchObject({ act: 'undoChange', absences: [{ gone: [], back: ['Jo'] }] })
    const again = await owner.change('POST', `/changes/${undone!.id}/undo`)
    expect([idsOf(dinnerOf(again)), dinnerOf(again).value.id]).toEqual([[jo], fish.id])
    // Told by hand, the same.
    const asked = await owner.change('PUT', absentPath(plan), { eaters: [] })
    expect(app.context.recipes.corpus.recipe(dinnerOf(asked).value.id)?.contains).not.toContain('fish')
  })
})

describe('two processes', { timeout: 90_000 }, () => {
  it('[TOG-3] [OPS-3] that change the table at once: one wins, and the other is told', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await withSecondProcess(owner, async (there) => {
      for (const round of [0, 1, 2]) {
        const { version } = (await owner.call('GET', '/table')).body
        const answers = await Promise.all([
          owner.call('PUT', '/table', { version, eaters: [sharing(`Jo ${round}`)] }),
          there('PUT', '/table', { version, eaters: [sharing(`Kim ${round}`), sharing('Tim')] }),
        ])
        expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412])
        const won = answers.find(({ status }) => status === 200)!
        expect(won.body.version).toBe(version + 1)
        for (const { body } of [await owner.call('GET', '/table'), await there('GET', '/table')])
          expect(body).toEqual(won.body)
      }
    })
  })

  it('[TOG-3] [OPS-3] that leave people out of different meals lose neither', async () => {
    const owner = await ownerWithTable()
    const { plan, jo, kim } = owner
    await withSecondProcess(owner, async (there) => {
      const answers = await Promise.all([
        owner.call('PUT', absentPath(plan), { eaters: [jo] }),
        there('PUT', `${itemPath(plan, 1, 'lunch')}/absent`, { eaters: [kim] }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      const now = await owner.read()
      expect(now.version).toBe(plan.version + 2)
      expect([idsOf(dinnerOf(now)), idsOf(itemOf(now, 1, 'lunch'))]).toEqual([[jo], [kim]])
    })
  })
})
