import type { Cupboard } from '@butterleaf/contract/shopping-list/calls'
import { signIn, signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  drawnPerson,
  type PlanOwner,
  planOwner,
  planPath,
  templatePath,
  weekOf,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const pathOf = (owner: PlanOwner) => `${templatePath(owner.plan)}/cupboard`

async function ask(owner: PlanOwner): Promise<Cupboard> {
  const answer = await owner.call('GET', pathOf(owner))
  expect([answer.status, answer.body?.detail]).toEqual([200, undefined])
  return answer.body
}

const closed = { isOpen: false, weekId: null, staples: [] }

describe('the cupboard question', () => {
  it('[PAN-6] asks of the twenty staples that most dishes use; Done marks them in one call, and it is closed', async () => {
    const owner = await buildPlanOwner(app)
    const { isOpen, weekId, staples } = await ask(owner)
    expect([isOpen, weekId, staples.length]).toEqual([true, owner.plan.templates[0]?.weeks[0]?.id, 20])
    const dishes = staples.map((staple) => staple.dishes)
    expect(dishes).toEqual(dishes.toSorted((a, b) => b - a))

    const needed = staples.filter(({ neededGrams }) => neededGrams > 0).slice(0, 3)
    const at = app.clock.now().toISOString()
    const marks = needed.map(({ ingredient, neededGrams }) => ({ ingredient, neededGrams, atHome: true, at }))
    const answer = await owner.call('PUT', `${weekPath(owner.plan, 1)}/shopping-list/at-home`, marks)
    const rows = Object.assign({}, ...Object.values(answer.body as object))
    for (const { ingredient } of needed)
      expect(rows[ingredient].home?.isCovered ?? rows[ingredient].boughtAs).toBeTruthy()
    expect(await ask(owner)).toEqual(closed)
  })

  it('[PAN-6] skipped once it stays closed, also when the answer is sent twice; nothing is marked', async () => {
    const owner = await buildPlanOwner(app)
    for (const _ of [1, 2]) expect((await owner.call('PUT', pathOf(owner))).status).toBe(204)
    expect(await ask(owner)).toEqual(closed)
    const list = await owner.call('GET', weekPath(owner.plan, 1))
    const rows: { home?: { isCovered: boolean } }[] = Object.values(list.body.shoppingList as object).flatMap(
      (aisle) => Object.values(aisle as object),
    )
    expect(rows.some(({ home }) => home?.isCovered)).toBe(false)
  })

  it('[PAN-6] isn’t asked of a person who has shopped already', async () => {
    const owner = await buildPlanOwner(app)
    const [staple] = (await ask(owner)).staples
    const tick = { ingredient: staple?.ingredient, checked: true, at: app.clock.now().toISOString() }
    await owner.call('PUT', `${weekPath(owner.plan, 1)}/shopping-list/checked`, [tick])
    expect(await ask(owner)).toEqual(closed)
  })

  it('[PAN-6] is of the list of the day, and not open once the plan is over', async () => {
    const later = await startTestApp()
    const person = await signUp(later.origin)
    const token = person.accessToken
    const { body: plan } = await later.request('POST', planPath, { token, body: drawnPerson })
    const asked: (string | null)[] = []
    for (const days of [3, 7, 28]) {
      later.clock.advance({ days })
      const owner = planOwner(later, (await signIn(later.origin, person)).accessToken, plan)
      asked.push((await owner.call('GET', pathOf(owner))).body.weekId)
    }
    expect(asked).toEqual([weekOf(plan, 1).id, weekOf(plan, 2).id, null])
    await later.close()
  })

  it('[PAN-6] of another person’s plan is not there, and closes nothing', async () => {
    const [owner, stranger] = [await buildPlanOwner(app), await buildPlanOwner(app)]
    for (const method of ['GET', 'PUT']) expect((await stranger.call(method, pathOf(owner))).status).toBe(404)
    expect([(await ask(owner)).isOpen, (await ask(stranger)).isOpen]).toEqual([true, true])
  })
})
