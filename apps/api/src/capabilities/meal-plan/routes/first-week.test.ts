import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { drawnPerson, planPath, templatePath } from '@butterleaf/testing/test-plan'
import { buildBuyer } from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '', REQUESTS_PER_MINUTE: '600' } })
})
afterAll(() => app?.close())

const firstWeekPath = `${planPath}/first-week`
const weeksOf = ({ templates: [active] }: MealPlan) => active!.weeks
const dishesOf = (week: MealPlan['templates'][number]['weeks'][number] | undefined) =>
  week!.days.flatMap(({ items }) => items.flatMap(({ value }) => value?.id ?? []))

/** Who has answered and not paid. */
async function buildUnpaid() {
  const buyer = await buildBuyer(app)
  const { token } = buyer
  const call = (method: string, path: string, body?: unknown) => app.request(method, path, { token, body })
  const { status, body: plan } = await call('POST', planPath, drawnPerson)
  return { ...buyer, ask: call, status, plan: plan as MealPlan }
}

describe('before payment', () => {
  it('[MAP-1] a person answers, and sees the first week with its figures; what comes after is told as open', async () => {
    const { status, plan, ask } = await buildUnpaid()
    expect(status).toBe(201)
    expect(plan.firstWeekOnly).toBe(true)
    const [first, ...later] = weeksOf(plan)
    expect(dishesOf(first).length).toBeGreaterThan(18)
    expect(later.flatMap(dishesOf)).toEqual([])
    expect((await ask('GET', firstWeekPath)).body).toEqual(plan)
    const week = (id: string) => `${planPath}/${plan.id}${templatePath(plan)}/week/${id}/asks`
    expect((await ask('GET', week(first!.id))).status).toBe(200)
    expect((await ask('GET', week(later[0]!.id))).status).toBe(402)
  })

  it('[MAP-1] dishes of that week open, others don’t, and the rest of the plan is 402', async () => {
    const { plan, ask } = await buildUnpaid()
    const [dish = ''] = dishesOf(weeksOf(plan)[0])
    const free = new Set(app.context.recipes.corpus.publicRecipes.map(({ id }) => id))
    const planned = new Set(dishesOf(weeksOf(plan)[0]))
    const other = app.context.recipes.corpus.recipes.find(({ id }) => !free.has(id) && !planned.has(id))!
    expect((await ask('GET', `/api/recipes/${dish}`)).status).toBe(200)
    expect((await ask('GET', `/api/recipes/${other.id}`)).status).toBe(402)
    const day = `${planPath}/${plan.id}${templatePath(plan)}/week/${weeksOf(plan)[0]!.id}/day/${weeksOf(plan)[0]!.days[0]!.id}`
    for (const [method, path] of [
      ['GET', planPath],
      ['GET', `${planPath}/events`],
      ['GET', `${planPath}/${plan.id}${templatePath(plan)}`],
      ['GET', `${planPath}/${plan.id}/recipes`],
      ['POST', `${day}/randomize`],
      ['POST', `${day}/state`],
    ] as const)
      expect([path, (await ask(method, path)).status]).toEqual([path, 402])
  })

  it('[MAP-1] answers are changed, and the week follows; nobody makes plans without end', async () => {
    const { plan, ask } = await buildUnpaid()
    const { profile, preferences } = plan.resources
    const resources = { profile, preferences: { ...preferences, allergen: [10] } }
    const reset = () => ask('POST', `${planPath}/${plan.id}${templatePath(plan)}/reset`, { resources })
    const { status, body } = await reset()
    expect([status, body.firstWeekOnly]).toEqual([200, true])
    expect(weeksOf(body).slice(1).flatMap(dishesOf)).toEqual([])
    const next = (await ask('GET', firstWeekPath)).body as MealPlan
    const again = () =>
      ask('POST', `${planPath}/${next.id}${templatePath(next)}/reset`, { resources: { profile: 'wrong' } })
    const statuses = await Promise.all(Array.from({ length: 10 }, again))
    expect(statuses.map((one) => one.status)).toContain(429)
  })

  it('[MAP-1] what is paid for is the plan that was shown', async () => {
    const buyer = await buildUnpaid()
    await buyer.buy()
    const { status, body } = await buyer.ask('GET', planPath)
    expect(status).toBe(200)
    expect(body).not.toHaveProperty('firstWeekOnly')
    expect(dishesOf(weeksOf(body)[0])).toEqual(dishesOf(weeksOf(buyer.plan)[0]))
    expect(
      weeksOf(body)
        .slice(1)
        .every((week) => dishesOf(week).length > 18),
    ).toBe(true)
  })

  it('[MAP-1] a call that isn’t open says 402 before it looks at what was sent, and 401 without a token', async () => {
    const { ask } = await buildUnpaid()
    expect((await ask('POST', `${planPath}/weight-tracker`, { wrong: true })).status).toBe(402)
    expect((await ask('POST', planPath, { age: 'wrong' })).status).toBe(400)
    expect((await app.request('GET', firstWeekPath)).status).toBe(401)
    const { token } = await buildBuyer(app)
    expect((await app.request('GET', firstWeekPath, { token })).status).toBe(404)
  })
})
