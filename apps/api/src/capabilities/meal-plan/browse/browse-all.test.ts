import type { RecipesAnswer } from '@butterleaf/contract/meal-plan/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, dayPath, drawnPerson, type PlanOwner } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

type Query = Record<string, unknown>

const pathOf = (query: Query, order = '') => `/recipes?q=${encodeURIComponent(JSON.stringify(query))}${order}`

async function browse(query: Query = {}, who = owner, order = ''): Promise<RecipesAnswer> {
  const { status, body } = await who.call('GET', pathOf(query, order))
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

describe('the order that suits a person', () => {
  const suits = (part = '') => `&sort=suits${part}`
  const firstDay = (who: PlanOwner) => who.plan.templates[0]!.weeks[0]!.days[0]!

  it('[MAP-5] is the same each time, isn’t the alphabet, and leaves nothing out', async () => {
    const order = suits(`&month=5&day=${firstDay(owner).id}`)
    const { results, query } = await browse({}, owner, order)
    expect((await browse({}, owner, order)).results).toEqual(results)
    const titles = results.map(({ title }) => title)
    expect(titles).not.toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en')))
    expect(query.pageTotal).toBe((await browse()).query.pageTotal)
  })

  it('[MAP-5] begins with what is familiar, with a basket that the week buys anyway', async () => {
    const { recipe } = app.context.recipes.corpus
    const day = firstDay(owner)
    const { results } = await browse({}, owner, suits(`&day=${day.id}`))
    expect(results.map(({ id }) => recipe(id)?.familiarity)).not.toContain('discovery')
    const week = owner.plan.templates[0]!.weeks[0]!
    const planned = week.days.flatMap(({ items }) => items.flatMap(({ value }) => value?.id ?? []))
    const listed = new Set(results.map(({ id }) => id))
    // What stands on the week has all of its basket in common with it.
    expect(planned.filter((id) => listed.has(id)).length).toBeGreaterThan(3)
  })

  it('[MAP-5] follows the season', async () => {
    const { recipe } = app.context.recipes.corpus
    const isOfAsparagus = (id: string) =>
      recipe(id)?.ingredients.some(({ food }) => food.id === 'asparagus') ?? false
    const meanPlace = async (month: number) => {
      const order = suits(`&month=${month}`)
      const { query } = await browse({}, owner, order)
      const listed: string[] = []
      for (let page = 1; page <= query.pageTotal; page += 1)
        listed.push(...(await browse({ page }, owner, order)).results.map(({ id }) => id))
      const places = listed.flatMap((id, at) => (isOfAsparagus(id) ? [at] : []))
      return places.reduce((sum, at) => sum + at, 0) / places.length
    }
    expect(await meanPlace(5)).toBeLessThan(await meanPlace(11))
  })

  it('[MAP-5] [ITEM-7] puts what is liked before everything', async () => {
    const who = await buildPlanOwner(app)
    const strange = (await allPages({}, who)).at(-1)
    await who.change('POST', '/interaction', { recipe: strange?.id, interactionType: 'like' })
    expect((await browse({}, who, suits())).results[0]?.id).toBe(strange?.id)
  })

  it('[MAP-5] lists on request only what the day has room for', async () => {
    const day = firstDay(owner)
    const { results, query } = await browse({}, owner, suits(`&day=${day.id}&fits=true`))
    expect(results.length).toBeGreaterThan(0)
    expect(query.pageTotal).toBeLessThan((await browse()).query.pageTotal)
    const [one] = results
    const asked = encodeURIComponent(JSON.stringify({ search: one?.title }))
    const offers = await Promise.all(
      (one?.categories ?? []).map((meal) =>
        owner.call('GET', `${dayPath(owner.plan, 1)}/items/${meal}?q=${asked}`),
      ),
    )
    const fits = offers.flatMap(
      ({ body }) => (body.results as { id: string; fit: { inRange: boolean } }[]) ?? [],
    )
    expect(fits.some(({ id, fit }) => id === one?.id && fit.inRange)).toBe(true)
    expect((await owner.call('GET', pathOf({}, '&fits=true&day=none'))).status).toBe(404)
  })
})

it('[MAP-5] [RCP-2] a cuisine narrows it, and those that are found are offered, the most frequent first', async () => {
  const { recipe } = app.context.recipes.corpus
  const { results, query, attributes } = await browse({ cuisines: ['italian', 'thai'] })
  expect(new Set(results.map(({ id }) => recipe(id)?.cuisine))).toEqual(new Set(['italian', 'thai']))
  expect([query.cuisines, attributes.totalActive]).toEqual([['italian', 'thai'], 1])
  expect(attributes.cuisines.length).toBeGreaterThan(10)
  const { status, body } = await owner.call('GET', pathOf({ cuisines: ['martian'] }))
  expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['q.cuisines.0']])
})
