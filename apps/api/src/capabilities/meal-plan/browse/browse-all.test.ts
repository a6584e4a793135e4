import type { RecipesAnswer } from '@butterleaf/contract/meal-plan/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayPath, drawnPerson, type PlanOwner } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

type Query = Record<string, unknown>

const pathOf = (query: Query) => `/recipes?q=${encodeURIComponent(JSON.stringify(query))}`

async function browse(query: Query = {}, who = owner): Promise<RecipesAnswer> {
  const { status, body } = await who.call('GET', pathOf(query))
  expect(status).toBe(200)
  return body
}

async function allPages(query: Query = {}, who = owner) {
  const first = await browse(query, who)
  const results = [...first.results]
  for (let page = 2; page <= first.query.pageTotal; page += 1)
    results.push(...(await browse({ ...query, page }, who)).results)
  return results
}

it('[RCP-1] [RCP-9] every recipe of the cookbook is there once, with the meals that it suits', async () => {
  const results = await allPages()
  const { recipes, recipe } = app.context.recipes.corpus
  const mains = recipes.filter(({ meals }) => meals.length > 0)
  expect(results.map(({ id }) => id).sort()).toEqual(mains.map(({ id }) => id).sort())
  expect(results.every(({ id, categories }) => String(categories) === String(recipe(id)?.meals))).toBe(true)
})

const everyCategory = ['breakfast', 'lunch', 'dinner', 'dessert', 'side']

it('[ED-2] sides are listed where they are asked for, with the plates that they go with', async () => {
  const { recipes } = app.context.recipes.corpus
  const sides = recipes.filter(({ meals }) => meals.length === 0)
  const listed = await allPages({ categories: ['side'] })
  expect(listed.map(({ id }) => id).sort()).toEqual(sides.map(({ id }) => id).sort())
  expect(
    listed.every(({ categories, goesWith = [] }) => categories.length === 0 && goesWith.length > 0),
  ).toBe(true)
  const all = await browse({ categories: everyCategory, search: 'tartar sauce' })
  const sauce = all.results.find(({ title }) => title === 'Tartar sauce')
  expect(sauce).toMatchObject({ categories: [], goesWith: ['lunch', 'dinner'] })
  expect(all.attributes.totalActive).toBe(0)
})

it.each([
  ['no category', {}],
  ['the four meals', { categories: everyCategory.slice(0, 4) }],
])('[ED-2] [API-1] a client that names %s gets no side', async (_, query) => {
  const { results } = await browse({ ...query, search: 'tartar sauce' })
  expect(results.map(({ title }) => title)).not.toContain('Tartar sauce')
  expect(results.every(({ categories }) => categories.length > 0)).toBe(true)
})

it('[ED-2] no slot is offered a side', async () => {
  const search = encodeURIComponent(JSON.stringify({ search: 'tartar sauce' }))
  for (const meal of everyCategory.slice(0, 3)) {
    const { status, body } = await owner.call('GET', `${dayPath(owner.plan, 1)}/items/${meal}?q=${search}`)
    expect(status).toBe(200)
    const results = body.results as { title: string }[]
    expect(results.map(({ title }) => title)).not.toContain('Tartar sauce')
  }
})

it('[RCP-1] a word is searched for, by what it means first', async () => {
  const { results } = await browse({ search: 'salmon' })
  expect(results.length).toBeGreaterThan(3)
  expect(results.slice(0, 3).every(({ title }) => /salmon/i.test(title))).toBe(true)
})

it('[RCP-2] the filters narrow it, and say how many of them do', async () => {
  const { results, query, attributes } = await browse({ categories: ['dessert'], time: 30, net_carbs: 4 })
  expect(results.length).toBeGreaterThan(0)
  for (const { categories, prepTime, cookTime, nutrition } of results) {
    expect(categories).toContain('dessert')
    expect(prepTime + cookTime).toBeLessThanOrEqual(30)
    expect(nutrition.net_carbs).toBeLessThanOrEqual(4)
  }
  expect(query).toMatchObject({ page: 1, categories: ['dessert'], time: 30, net_carbs: 4 })
  expect(attributes).toMatchObject({ totalActive: 3, clearable: true })
})

it('[PLAN-2] [ITEM-7] what the person must not eat, or avoids, is not among it; what they like comes first', async () => {
  const careful = await buildPlanOwner(app, { ...drawnPerson, allergen: [10] })
  const all = await allPages({}, careful)
  const meaty = all.filter(({ id }) => !app.context.recipes.corpus.recipe(id)?.free.includes('vegetarian'))
  expect([all.length > 100, meaty]).toEqual([true, []])

  const [avoided, liked] = all.slice(-2)
  for (const [recipe, interactionType] of [
    [avoided, 'avoid'],
    [liked, 'like'],
  ] as const)
    await careful.change('POST', '/interaction', {
      recipe: recipe?.id,
      interactionType,
    })
  const after = await allPages({}, careful)
  expect(after[0]?.id).toBe(liked?.id)
  expect(after.map(({ id }) => id)).not.toContain(avoided?.id)
})

it('[API-2] [API-3] another person’s plan is not there, and a bad filter is named', async () => {
  const other = await buildPlanOwner(app)
  const theirs = `/api/mealplan/${owner.plan.id}${pathOf({})}`
  expect((await app.request('GET', theirs, { token: other.token })).status).toBe(404)
  const { status, body } = await owner.call('GET', pathOf({ time: 31 }))
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['q.time']])
})
