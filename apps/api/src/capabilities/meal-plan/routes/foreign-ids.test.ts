import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemPath,
  ownPerson,
  planOwner,
  planPath,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

it('[API-2] a stranger reaches nothing of a plan by its ids, on any route', async () => {
  const owner = await buildPlanOwner(app, ownPerson)
  const changed = await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
  const stranger = await buildPlanOwner(app, ownPerson)
  const { plan } = owner
  const item = itemPath(plan, 1, 'lunch')
  const recipe = app.context.recipes.corpus.recipes[0]?.id
  const { resources } = plan
  const routes: [string, string, unknown?][] = [
    ['PATCH', '/resources/preferences/scaling/2'],
    ['POST', '/interaction', { recipe, interactionType: 'like' }],
    ['DELETE', `/interaction/${recipe}`],
    ['GET', templatePath(plan)],
    ['POST', `${templatePath(plan)}/reset`, { resources }],
    ['POST', `${templatePath(plan)}/restore`],
    ['GET', weekPath(plan, 1)],
    ['POST', `${weekPath(plan, 1)}/randomize`],
    ['DELETE', dayPath(plan, 1)],
    ['POST', `${dayPath(plan, 1)}/randomize`],
    ['POST', `${dayPath(plan, 1)}/state`],
    ['DELETE', `${dayPath(plan, 1)}/state`],
    ['POST', `${dayPath(plan, 1)}/items`, { category: 'dessert', item: recipe }],
    ['GET', item],
    ['DELETE', item],
    ['POST', `${dayPath(plan, 2)}/items/${item.split('/').at(-1)}/lunch/leftover`],
    ['POST', `${item}/randomize`],
    ['POST', `${item}/replace`, { replacement: recipe }],
    ['POST', `${item}/move`, { to: itemPath(plan, 1, 'dinner').split('/').at(-1), exchange: true }],
    ['POST', `${item}/part-leftovers`, { leftovers: 'open' }],
    ['POST', `${item}/skip`],
    ['DELETE', `${item}/skip`],
    ['DELETE', `${item}/unskip`],
    ['POST', `${item}/lock`],
    ['DELETE', `${item}/lock`],
    ['POST', `${item}/serving/1`],
    ['DELETE', `${item}/serving/1`],
  ]
  // Under the owner's plan id, and under the stranger's own with the parts of the other.
  for (const planId of [plan.id, stranger.plan.id]) {
    const thief = planOwner(app, stranger.token, { ...plan, id: planId })
    for (const [method, path, body] of routes) {
      if (planId === stranger.plan.id && !path.startsWith('/template')) continue
      const answer = await thief.call(method, path, body)
      expect([method, path, answer.status]).toEqual([method, path, 404])
    }
  }
  expect(await owner.read()).toEqual(changed)
  expect(await stranger.read()).toEqual(stranger.plan)
})

it('[AUTH-5] without a token every route is 401', async () => {
  const owner = await buildPlanOwner(app, ownPerson)
  const routes: [string, string][] = [
    ['GET', planPath],
    ['POST', planPath],
    ['GET', `${planPath}/0`],
    ['GET', `${planPath}/events`],
    ['GET', `${planPath}/allergen/tags`],
    ['GET', `${planPath}/${owner.plan.id}${weekPath(owner.plan, 1)}`],
    ['POST', `${planPath}/${owner.plan.id}${dayPath(owner.plan, 1)}/randomize`],
  ]
  for (const [method, path] of routes) {
    const body = path === planPath && method === 'POST' ? ownPerson : undefined
    expect((await app.request(method, path, { body })).status).toBe(401)
  }
})

it('[API-3] ids and bodies of absurd sizes are problems, never a 500', async () => {
  const owner = await buildPlanOwner(app, ownPerson)
  const long = 'x'.repeat(2_000)
  const longId = 'x'.repeat(65)
  const ids = ['%00', '%F0%9F%A5%91', "'%20or%201=1", '..%2F..', longId, '{}']
  for (const id of ids) {
    const answer = await owner.call('POST', `/template/${id}/week/${id}/day/${id}/state`)
    expect([400, 404]).toContain(answer.status)
  }
  const bodies = [[], 'null', { category: {}, item: [] }, { category: 'lunch', item: long }, { item: null }]
  for (const body of bodies) {
    const answer = await owner.call('POST', `${dayPath(owner.plan, 1)}/items`, body, {
      'content-type': 'application/json',
    })
    expect(answer.status).toBe(400)
  }
  expect(await owner.read()).toEqual(owner.plan)
})
