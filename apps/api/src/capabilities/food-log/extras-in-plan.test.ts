import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  drawnPerson,
  type PlanOwner,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const coffee = { calories: 208, fat: 21.6, net_carbs: 1.8, protein: 1.6 }

function putExtra({ token, plan }: PlanOwner, own: object = {}, id = crypto.randomUUID()) {
  const body = {
    source: { kind: 'figures', name: 'Coffee with cream' },
    figures: coffee,
    weekdays: [...weekdays],
    from: plan.templates[0]!.startDate,
    until: null,
    isBought: false,
    at: app.clock.now().toISOString(),
    ...own,
  }
  return app.request('PUT', `/api/food-log/extras/${id}`, { token, body })
}

const daysIn = (plan: MealPlan) => plan.templates[0]!.weeks.flatMap(({ days }) => days)
const inRange = (plan: MealPlan) => daysIn(plan).filter(({ fit }) => fit.inRange).length

describe('every day’s extras', () => {
  it('[LIFE-4] count in what a day comes to, and a plan made again is made around them', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    const before = daysIn(owner.plan)[0]!.fit
    expect(before.besides).toBeUndefined()
    expect((await putExtra(owner)).status).toBe(200)
    const counted = await owner.read()
    const after = daysIn(counted)[0]!.fit
    expect(after.besides).toEqual(coffee)
    expect(after.actual.calories).toBe(before.actual.calories + coffee.calories)
    expect(inRange(counted)).toBeLessThan(inRange(owner.plan))

    const remade = await owner.change('POST', `${templatePath(counted)}/reset`, {
      resources: counted.resources,
    })
    expect(daysIn(remade)[0]!.fit.besides).toEqual(coffee)
    expect(inRange(remade)).toBeGreaterThanOrEqual(inRange(owner.plan) - 1)
  })

  it('[LIFE-4] a random day and a random dish are drawn around them', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    await putExtra(owner)
    const plan = await owner.read()
    const { id: dayId } = daysIn(plan)[2]!
    const drawn = await owner.change('POST', `${weekPath(plan, 1)}/day/${dayId}/randomize`)
    expect(daysIn(drawn)[2]!.fit).toMatchObject({ inRange: true, besides: coffee })
  })

  it('[LIFE-4] [DAY-11] a device that has the plan is told of it again, and of its deletion', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    const read = (headers = {}) => app.request('GET', '/api/mealplan', { token: owner.token, headers })
    const first = await read()
    const etag = first.headers.get('etag')!
    const id = crypto.randomUUID()
    await putExtra(owner, {}, id)
    const second = await read({ 'if-none-match': etag })
    expect([second.status, second.body.version]).toEqual([200, owner.plan.version + 1])
    const at = app.clock.now().toISOString()
    await app.request('DELETE', `/api/food-log/extras/${id}?at=${at}`, { token: owner.token })
    expect(daysIn(await owner.read())[0]!.fit).toEqual(daysIn(owner.plan)[0]!.fit)
  })

  it('[LIFE-4] that take more than a third of a day’s calories are refused at their field', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    const refused = await putExtra(owner, { figures: { calories: 900, fat: 100, net_carbs: 0, protein: 0 } })
    expect(refused.status).toBe(400)
    expect(refused.body.errors).toMatchObject([{ field: 'figures.calories' }])
    expect(refused.body.errors[0].message).toContain('a third of its calories')
  })
})
