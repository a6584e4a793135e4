import type { BrowseAnswer } from '@butterleaf/contract/meal-plan/calls'
import type { WireOwnRecipe } from '@butterleaf/contract/own-recipes/calls'
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const text = `Zanzibar leek skillet

Serves 2

Ingredients
- 300 g ground beef
- 80 g butter
- 200 g leeks

Method
Brown the beef in the butter, 8 minutes. Stir in the leeks and stew them for 10 minutes.`

const send = ({ token }: PlanOwner, method: string, at: string, body?: unknown) =>
  app.request(method, `/api/own-recipes${at}`, { token, body })

async function add(owner: PlanOwner): Promise<string> {
  const { status, body } = await send(owner, 'POST', '/text', { text })
  expect(status).toBe(201)
  return body.recipes[0].id
}

async function edit(owner: PlanOwner, id: string, change: Partial<WireOwnRecipe>) {
  const { title, meal, servings, prepMinutes, cookMinutes, isPlanned, lines, steps } = (
    await send(owner, 'GET', `/${id}`)
  ).body as WireOwnRecipe
  const sent = lines.map(({ how: _, doubt: _d, figures: _f, swaps: _s, ...line }) => line)
  const body = { title, meal, servings, prepMinutes, cookMinutes, isPlanned, steps, lines: sent, ...change }
  expect((await send(owner, 'PUT', `/${id}`, body)).status).toBe(200)
}

async function browse(owner: PlanOwner): Promise<BrowseAnswer['results']> {
  const q = encodeURIComponent(JSON.stringify({ search: 'zanzibar leek' }))
  return (await owner.call('GET', `${dayPath(owner.plan, 1)}/items/dinner?q=${q}`)).body.results
}

const choose = (owner: PlanOwner, day: number, item: string) =>
  owner.call('POST', `${dayPath(owner.plan, day)}/items`, { category: 'dinner', item })

async function fillOtherMeals(owner: PlanOwner, day: number): Promise<void> {
  const { recipes } = app.context.recipes.corpus
  for (const category of ['breakfast', 'lunch', 'dessert'] as const) {
    const item = recipes.find(({ meals }) => meals[0] === category)?.id
    const { status } = await owner.call('POST', `${dayPath(owner.plan, day)}/items`, { category, item })
    expect(status).toBe(200)
  }
}

describe('a whole recipe of a person’s own', () => {
  it('[OWN-4] [OWN-5] is browsed, chosen, shopped, cooked and printed like any other', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    expect((await browse(owner))[0]).toMatchObject({ id, title: 'Zanzibar leek skillet' })
    expect(itemOf((await choose(owner, 1, id)).body, 1, 'dinner')).toMatchObject({ value: { id } })
    const { body: week } = await owner.call('GET', weekPath(owner.plan, 1))
    expect(JSON.stringify(week.shoppingList)).toContain('leek')
    const path = itemPath(owner.plan, 1, 'dinner')
    const { body: item } = await owner.call('GET', path)
    expect(item.value.steps[0].parts.map(({ kind }: { kind: string }) => kind)).toContain('timer')
    expect((await owner.call('GET', `${path}/print`)).status).toBe(200)
    const { body: exported } = await app.request('GET', '/api/user/export', { token: owner.token })
    expect(exported.recipe_titles[id]).toBe('Zanzibar leek skillet')
    expect(exported.data.own_recipes[0].document).toMatchObject({ format: 1, source: { text } })
  })

  it('[OWN-4] is shown as it is now, though the plan has not changed', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    await choose(owner, 1, id)
    await edit(owner, id, { title: 'Zanzibar leek pot' })
    expect(itemOf(await owner.read(), 1, 'dinner').value?.title).toBe('Zanzibar leek pot')
  })

  it('[OWN-5] is kept out of plans where its person says so, and can still be chosen', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    await edit(owner, id, { isPlanned: false })
    expect((await browse(owner))[0]?.id).toBe(id)
    const { recipes } = app.context
    const userId = (await app.request('GET', '/api/user/export', { token: owner.token })).body.user_id
    const { kitchen } = await recipes.forPerson(userId)
    const avoidances = { diets: [], exclusions: [], ingredients: [], groups: [], recipes: [], lacking: [] }
    const isOffered = (chooser: 'planner' | 'person') =>
      kitchen.dishesFor(avoidances, chooser).some((dish) => dish.id === id)
    expect([isOffered('planner'), isOffered('person')]).toEqual([false, true])
    expect((await choose(owner, 1, id)).status).toBe(200)
  })

  it('[OWN-2] leaves the dishes when a line of it becomes unknown', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    await edit(owner, id, { servings: null })
    expect((await browse(owner)).map((found) => found.id)).not.toContain(id)
    expect((await choose(owner, 1, id)).status).toBe(404)
  })
})

describe('an edit that makes a recipe on the plan unknown', () => {
  it('[OWN-5] asks first with the days, and opens the meals once that is said', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    await choose(owner, 2, id)
    const known = (await send(owner, 'GET', `/${id}`)).body as WireOwnRecipe
    const lines = known.lines.map(({ words }) => ({ words }))
    const body = { ...known, lines }
    const refused = await send(owner, 'PUT', `/${id}`, body)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/ is planned for \w+day, \w+ \d+\. /),
    ])
    expect((await send(owner, 'GET', `/${id}`)).body).toEqual(known)
    expect((await send(owner, 'PUT', `/${id}?evenIfPlanned=true`, body)).status).toBe(200)
    expect(itemOf(await owner.read(), 2, 'dinner').type).toBe('empty')
  })

  it('[OWN-5] keeps title, figures and picture of days on which it was eaten, and is a dish again once it is known', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    for (const day of [1, 2]) await choose(owner, day, id)
    await fillOtherMeals(owner, 1)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const eaten = itemOf(await owner.read(), 1, 'dinner').value
    const known = (await send(owner, 'GET', `/${id}`)).body as WireOwnRecipe
    const unknown = { ...known, title: 'Zanzibar riddle', lines: known.lines.map(({ words }) => ({ words })) }
    for (const title of ['Zanzibar riddle', 'Zanzibar puzzle']) {
      const body = { ...unknown, title, version: undefined }
      expect((await send(owner, 'PUT', `/${id}?evenIfPlanned=true`, body)).status).toBe(200)
    }

    const plan = await owner.read()
    expect(itemOf(plan, 1, 'dinner').value).toEqual(eaten)
    expect(itemOf(plan, 2, 'dinner').type).toBe('empty')
    expect((await fetch(app.origin + eaten?.image.small)).status).toBe(200)
    expect((await browse(owner)).map((found) => found.id)).not.toContain(id)
    expect((await choose(owner, 3, id)).status).toBe(404)
    const { body: now } = await send(owner, 'GET', `/${id}`)
    expect(now).toMatchObject({ title: 'Zanzibar puzzle', isWhole: false })

    expect((await send(owner, 'PUT', `/${id}`, { ...known, version: now.version })).status).toBe(200)
    expect((await choose(owner, 3, id)).status).toBe(200)
  })

  it('[OWN-5] isn’t asked for where it stays whole', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    await choose(owner, 2, id)
    await edit(owner, id, { title: 'Zanzibar pot', servings: 3 })
    expect(itemOf(await owner.read(), 2, 'dinner').value?.title).toBe('Zanzibar pot')
  })
})

describe('deleting a recipe that is on the plan', () => {
  it('[OWN-5] asks first, opens the meals to come, and keeps what was cooked', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = await add(owner)
    for (const day of [1, 2]) await choose(owner, day, id)
    await fillOtherMeals(owner, 1)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const refused = await send(owner, 'DELETE', `/${id}`)
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/ is planned for \w+day, \w+ \d+\. /),
    ])
    expect((await send(owner, 'DELETE', `/${id}?evenIfPlanned=true`)).status).toBe(204)

    const { body: plan } = await app.request('GET', planPath, { token: owner.token })
    expect(itemOf(plan, 1, 'dinner').value?.title).toBe('Zanzibar leek skillet')
    expect(itemOf(plan, 2, 'dinner').type).toBe('empty')
    expect((await send(owner, 'GET', '')).body.total).toBe(0)
    expect((await browse(owner)).map((found) => found.id)).not.toContain(id)
    expect((await choose(owner, 3, id)).status).toBe(404)
  })
})
