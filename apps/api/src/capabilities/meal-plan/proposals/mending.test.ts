import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayOf, dayPath, type PlanOwner, templatePath } from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

/** A burger with fries, beside the plan of its first day. */
const figures = { calories: 900, fat: 50, net_carbs: 70, protein: 35 }

async function ate(owner: PlanOwner) {
  const entry = {
    date: todayOf(app),
    place: { kind: 'snack' },
    source: { kind: 'figures', name: 'Burger and fries' },
    figures,
    at: app.clock.now().toISOString(),
  }
  const path = `/api/food-log/entries/${crypto.randomUUID()}`
  const answer = await app.request('PUT', path, { token: owner.token, body: entry })
  expect(answer.body.entry).toMatchObject({ figures })
}

const propose = (owner: PlanOwner, body: object = {}) =>
  owner.call('POST', `${templatePath(owner.plan)}/mending`, body)

describe('mending', () => {
  it('[LIFE-5] proposes nothing where the week is as planned', async () => {
    const owner = await buildPlanOwner(app)
    const { status, body } = await propose(owner)
    expect([status, body.meals, body.days]).toEqual([200, [], []])
    expect(body.left).toEqual({ calories: 0, fat: 0, net_carbs: 0, protein: 0 })
    expect(body).toMatchObject({ scope: 'week', dayNumber: 1 })
  })

  it('[LIFE-5] brings the week nearer after what was eaten, changes nothing until it is taken, and can be undone', async () => {
    const owner = await buildPlanOwner(app)
    await ate(owner)
    const before = await owner.read()
    const { body } = await propose(owner)
    expect(body.meals.length).toBeGreaterThan(0)
    expect(body.after.actual.calories).toBeLessThan(body.before.actual.calories)
    expect(await owner.read()).toEqual(before)
    const meals = body.meals.map(({ itemId, before: was, after }: (typeof body.meals)[number]) => ({
      itemId,
      before: { recipe: was.recipe, servings: was.servings },
      after: { recipe: after.recipe, servings: after.servings },
    }))
    const taken = await owner.change('POST', `${templatePath(owner.plan)}/proposals`, {
      purpose: 'mend',
      meals,
    })
    for (const { itemId, after, dayNumber } of body.meals) {
      const item = dayOf(taken, dayNumber).items.find(({ id }) => id === itemId)
      expect([item?.value?.id, item?.serving?.value]).toEqual([after.recipe, after.servings])
    }
    const { changes } = (await owner.call('GET', '/changes')).body
    expect(changes[0]).toMatchObject({ act: 'mendPlan', refusal: null })
    const back = await owner.change('POST', `/changes/${changes[0].id}/undo`)
    expect(back.templates).toEqual(before.templates)
    const stale = await owner.call('POST', `${templatePath(owner.plan)}/proposals`, {
      purpose: 'mend',
      meals: meals.map((meal: object) => ({ ...meal, before: { recipe: 'soup', servings: 1 } })),
    })
    expect(stale.status).toBe(409)
  })

  it('[HELD-3] late in the evening nothing of today changes, no day leaves its ranges, and a client without an hour is served', async () => {
    const owner = await buildPlanOwner(app)
    await ate(owner)
    const { body: late } = await propose(owner, { hour: 23 })
    expect(late.meals.map(({ dayNumber }: { dayNumber: number }) => dayNumber)).not.toContain(1)
    const { status, body: today } = await propose(owner, { scope: 'day', dayNumber: 1, hour: 23 })
    expect([status, today.meals, today.after]).toEqual([200, [], today.before])
    expect(today.left.net_carbs).toBeGreaterThan(0)
    const { body: hourless } = await propose(owner)
    expect(hourless.meals.length).toBeGreaterThan(0)
    for (const { before, after } of [...late.days, ...hourless.days])
      expect(after.inRange || !before.inRange).toBe(true)
  })

  it('[LIFE-5] bad input is answered with the field and the reason', async () => {
    const owner = await buildPlanOwner(app)
    for (const [body, status, field] of [
      [{ scope: 'month' }, 400, 'scope'],
      [{ dayNumber: 0 }, 400, 'dayNumber'],
      [{ dayNumber: 29 }, 400, 'dayNumber'],
      [{ hour: 24 }, 400, 'hour'],
      [{ hour: 7.5 }, 400, 'hour'],
    ] as const) {
      const answer = await propose(owner, body)
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([status, field])
    }
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const complete = await propose(owner, { scope: 'day', dayNumber: 1 })
    expect([complete.status, complete.body.errors?.[0]?.field]).toEqual([409, 'dayNumber'])
    expect(complete.body.detail).toMatch(/complete/)
  })
})
