import type { BrowseAnswer } from '@butterleaf/contract/meal-plan/calls'
import type { FlatPersonality } from '@butterleaf/contract/onboarding/personality-schema'
import { minutesOfCooking } from '@butterleaf/domain/cooking/batches'
import { type Meal, meals } from '@butterleaf/domain/meals/meals'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  drawnPerson,
  itemOf,
  itemPath,
  ownPerson,
  type PlanOwner,
  templatePath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let drawn: PlanOwner
let own: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  drawn = await buildPlanOwner(app)
  own = await buildPlanOwner(app, ownPerson)
})
afterAll(() => app?.close())

type Query = Record<string, unknown>

const browsePath = (owner: PlanOwner, day: number, meal: string, query: Query = {}) =>
  `${dayPath(owner.plan, day)}/items/${meal}?q=${encodeURIComponent(JSON.stringify(query))}`

async function browse(owner: PlanOwner, day: number, meal: Meal, query: Query = {}): Promise<BrowseAnswer> {
  const { status, body } = await owner.call('GET', browsePath(owner, day, meal, query))
  expect(status).toBe(200)
  return body
}

async function allPages(owner: PlanOwner, day: number, meal: Meal, query: Query = {}) {
  const first = await browse(owner, day, meal, query)
  const others = Array.from({ length: first.query.pageTotal - 1 }, (_, index) => index + 2)
  const pages = await Promise.all(others.map((page) => browse(owner, day, meal, { ...query, page })))
  return [first, ...pages].flatMap(({ results }) => results)
}

const recipeOf = (id: string) => app.context.recipes.corpus.recipe(id)!
const minutes = ({ prepTime, cookTime }: { prepTime: number; cookTime: number }) => prepTime + cookTime
/** With the batches of the serving that is offered, for one person. */
const minutesOffered = ({ id, serving }: { id: string; serving: { value: number } }) =>
  minutesOfCooking(recipeOf(id), serving.value)
/** Nothing but the answers that every plan needs. */
const person = (changes: Partial<FlatPersonality>): FlatPersonality => ({ ...drawnPerson, ...changes })

describe('what a slot can be filled with', () => {
  it.each(meals)('[RCP-1] %s is offered every recipe for it, each once, page by page', async (meal) => {
    const day = dayWith(drawn, meal)
    const results = await allPages(drawn, day, meal)
    const suited = app.context.recipes.corpus.recipes.filter((recipe) => recipe.meals.includes(meal))
    expect(results.map(({ id }) => id).sort()).toEqual(suited.map(({ id }) => id).sort())
  })

  it('[RCP-4] what fits the rest of the day comes first, in the serving that fits', async () => {
    const { results } = await browse(drawn, 3, 'lunch')
    const deviations = results.map(({ fit }) => fit.deviation)
    expect(deviations).toEqual([...deviations].sort((a, b) => a - b))
    expect(results[0]?.fit).toMatchObject({ inRange: true, deviation: 0 })
    expect(results.every(({ serving }) => serving.value % 0.25 === 0 && serving.minimum === 0.5)).toBe(true)
  })

  it('[RCP-4] what is promised of a recipe is what choosing it brings', async () => {
    const owner = await buildPlanOwner(app)
    const { results } = await browse(owner, 2, 'lunch')
    const best = results[0]!
    const plan = await owner.change('POST', `${itemPath(owner.plan, 2, 'lunch')}/replace`, {
      replacement: best.id,
    })
    expect(itemOf(plan, 2, 'lunch')).toMatchObject({ value: { id: best.id }, serving: best.serving })
    expect(dayOf(plan, 2).fit).toEqual(best.fit)
  })

  it('[LIV-2] tells what each does to the week’s basket, as the list then has it', async () => {
    const owner = await buildPlanOwner(app)
    const asks = `${templatePath(owner.plan)}/week/${owner.plan.templates[0]!.weeks[0]!.id}/asks`
    const foods = async () => (await owner.call('GET', asks)).body.foods as number
    const results = await allPages(owner, 2, 'lunch')
    const saving = results.find(({ basket }) => basket.usesUp.length > 0)!
    const names = recipeOf(saving.id).ingredients.map(({ food }) => food.name)
    expect(names).toEqual(expect.arrayContaining(saving.basket.usesUp))
    const most = results.toSorted((a, b) => b.basket.moreToBuy - a.basket.moreToBuy)[0]!
    expect(most.basket.moreToBuy).toBeGreaterThan(2)
    const before = await foods()
    await owner.change('POST', `${itemPath(owner.plan, 2, 'lunch')}/replace`, { replacement: most.id })
    // The list makes one row of near-equals: of what comes, and of what goes.
    const more = (await foods()) - before
    expect(Math.abs(more - most.basket.moreToBuy)).toBeLessThan(3)
  })

  it('the item that is replaced is left out of the day, so its own recipe fits as it did', async () => {
    const item = itemOf(drawn.plan, 4, 'breakfast')
    const results = await allPages(drawn, 4, 'breakfast', { search: item.value?.title })
    const same = results.find(({ id }) => id === item.value?.id)
    expect(same?.fit.inRange).toBe(dayOf(drawn.plan, 4).fit.inRange)
  })

  it('[RCP-4] the scale is that of everybody at the table', async () => {
    const owner = await buildPlanOwner(app, { ...ownPerson, scaling: 3 })
    const { results } = await browse(owner, 1, 'dinner')
    for (const {
      serving,
      serving: { value },
      id,
    } of results)
      expect(serving.scale).toBeCloseTo((3 * value) / recipeOf(id).servings, 10)
  })

  it('[BIZ-7] what the person must not eat is on no page', async () => {
    const owner = await buildPlanOwner(
      app,
      person({ allergen: [24], intolerance: [3], avoidedIngredients: [{ name: 'garlic' }] }),
    )
    const avoided = (await browse(owner, 1, 'dinner')).results[0]!.id
    await owner.change('POST', '/interaction', { recipe: avoided, interactionType: 'avoid' })
    const results = await allPages(owner, 1, 'dinner')
    expect(results.length).toBeGreaterThan(20)
    for (const { id } of results) {
      const { free, contains, ingredients } = recipeOf(id)
      expect(free).toContain('nut-free')
      expect(contains).not.toContain('pork')
      expect(ingredients.map(({ food }) => food.name)).not.toContain('garlic')
      expect(id).not.toBe(avoided)
    }
  })

  it('[ONB-11] [CON-9] no food of an avoided group and no dish of the blender is on any page, and the answers come back as they were sent', async () => {
    const tastes = {
      avoidedGroups: ['mushrooms'],
      lacksEquipment: ['blender' as const],
      likedCuisines: ['italian' as const],
      dislikedCuisines: ['thai' as const],
      adventure: 'new-each-week' as const,
    }
    const owner = await buildPlanOwner(app, person(tastes))
    expect(owner.plan.resources.preferences).toMatchObject(tastes)
    const results = await allPages(owner, 1, 'dinner')
    const recipes = results.map(({ id }) => recipeOf(id))
    const groups = new Set(
      recipes.flatMap(({ ingredients }) => ingredients.flatMap(({ food }) => food.groups)),
    )
    expect(groups.has('mushrooms')).toBe(false)
    expect(recipes.filter(({ needs }) => needs.includes('blender'))).toEqual([])
    const firstThai = recipes.findIndex(({ cuisine }) => cuisine === 'thai')
    expect(firstThai).toBeGreaterThan(20)
    const inTime = recipes.filter((recipe) => recipe.prepMinutes + recipe.cookMinutes <= 60)
    const inTimeThai = inTime.findIndex(({ cuisine }) => cuisine === 'thai')
    expect(inTime.slice(inTimeThai).every(({ cuisine }) => cuisine === 'thai')).toBe(true)
    const planned = owner.plan.templates.flatMap(({ weeks }) =>
      weeks.flatMap(({ days }) => days.flatMap(({ items }) => items)),
    )
    expect(planned.filter(({ value }) => value && recipeOf(value.id).cuisine === 'thai')).toEqual([])
  })

  it('[ONB-11] the search names groups first, with their ids', async () => {
    const search = async (searchString: string) =>
      (
        await app.request('POST', '/api/mealplan/allergen/ingredients', {
          token: drawn.token,
          body: { searchString },
        })
      ).body
    expect((await search('mushr'))[0]).toEqual({ name: 'mushrooms', group: 'mushrooms' })
    expect((await search('liver'))[0]).toEqual({ name: 'organ meats', group: 'organ-meats' })
  })

  it('over the time limit is the person’s choice: shown, after all that keep to it', async () => {
    const dinners = (await allPages(drawn, 3, 'dinner')).map(minutesOffered)
    const firstLate = dinners.findIndex((own) => own > 60)
    expect(firstLate).toBeGreaterThan(20)
    expect(dinners.slice(firstLate).every((own) => own > 60)).toBe(true)
  })

  it('where lunch may be breakfast, breakfasts are offered too', async () => {
    const schedules = {
      ...drawnPerson.schedules,
      lunch: { ...drawnPerson.schedules.lunch, categories: ['breakfast' as const] },
    }
    const owner = await buildPlanOwner(app, person({ schedules }))
    const breakfasts = await browse(owner, 1, 'lunch', { categories: ['breakfast'] })
    expect(breakfasts.results).toHaveLength(24)
    for (const { id } of breakfasts.results) expect(recipeOf(id).meals).toContain('breakfast')
  })

  it('[ITEM-7] of those that fit alike, the liked ones come first', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const before = await browse(owner, 1, 'lunch')
    const last = before.results.at(-1)!
    await owner.change('POST', '/interaction', { recipe: last.id, interactionType: 'like' })
    const after = (await browse(owner, 1, 'lunch')).results.map(({ id }) => id)
    // On an empty day all of the first page fill their meal's share alike.
    expect(after[0]).toBe(last.id)
  })

  it('follows the day as it changes', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const empty = await browse(owner, 1, 'dinner')
    await owner.change('POST', `${itemPath(owner.plan, 1, 'lunch')}/randomize`)
    const beside = await browse(owner, 1, 'dinner')
    expect(beside.results[0]!.fit.actual.calories).toBeGreaterThan(empty.results[0]!.fit.actual.calories)
  })
})

describe('search and filters', () => {
  it('[RCP-1] finds by text, and forgives a slip', async () => {
    const { results, query } = await browse(drawn, 1, 'dinner', { search: ' chiken ' })
    expect(query.search).toBe('chiken')
    const titles = results.slice(0, 10).map(({ title }) => title)
    expect(titles).toEqual(Array(10).fill(expect.stringMatching(/chicken/i)))
  })

  it('[RCP-2] narrows by tag, time, net carbs and meal type, and says how many filters do', async () => {
    const query = { allergen: [10, 24], time: 30, net_carbs: 9, categories: ['dinner', 'lunch'] }
    const results = await allPages(drawn, 1, 'lunch', query)
    expect(results.length).toBeGreaterThan(3)
    for (const { id, serving, nutrition, ...card } of results) {
      expect(recipeOf(id).free).toEqual(expect.arrayContaining(['vegetarian', 'nut-free']))
      expect(minutes(card)).toBeLessThanOrEqual(30)
      expect(nutrition.net_carbs * serving.value).toBeLessThan(9.2)
    }
    const { attributes, query: asked } = await browse(drawn, 1, 'lunch', query)
    expect(attributes).toMatchObject({ totalActive: 5, clearable: true })
    expect(attributes.tags).toEqual(
      expect.arrayContaining([{ id: 10, name: 'Vegetarian', kind: 'allergen' }]),
    )
    expect(asked).toMatchObject(query)
  })

  it('[RCP-2] without filters nothing is active, and the slider ends at the most there is', async () => {
    const { attributes, query } = await browse(drawn, 1, 'lunch')
    const most = Math.max(
      ...(await allPages(drawn, 1, 'lunch')).map(
        ({ id, serving }) => recipeOf(id).perServing.netCarbs * serving.value,
      ),
    )
    expect(attributes).toMatchObject({ totalActive: 0, clearable: false, net_carbs: Math.ceil(most) })
    expect(query).toMatchObject({ page: 1, time: 0, net_carbs: null, categories: [], allergen: [] })
  })

  it('[RCP-3] what nothing meets is an empty page, as is one past the end', async () => {
    const none = await browse(drawn, 1, 'lunch', { search: 'qqqqqqqqqqqq' })
    expect([none.results, none.query.pageTotal]).toEqual([[], 0])
    expect((await browse(drawn, 1, 'lunch', { page: 999 })).results).toEqual([])
  })

  it.each([
    [{ page: 0 }, 'q.page'],
    [{ search: 'x'.repeat(101) }, 'q.search'],
    [{ categories: ['brunch'] }, 'q.categories'],
    [{ allergen: [999] }, 'q.allergen'],
    [{ time: 25 }, 'q.time'],
    [{ net_carbs: 0.5 }, 'q.net_carbs'],
    [{ allergen: 'all' }, 'q.allergen'],
  ])('[API-3] %j is refused by name', async (query, field) => {
    const { status, body } = await drawn.call('GET', browsePath(drawn, 1, 'lunch', query))
    expect([status, body.errors?.[0]?.field]).toEqual([400, field])
  })

  it.each(['{', 'null', '[]', '"text"', '1'])('[API-3] %s is no query', async (text) => {
    const path = `${dayPath(drawn.plan, 1)}/items/lunch?q=${encodeURIComponent(text)}`
    expect((await drawn.call('GET', path)).status).toBe(400)
  })
})

describe('slots that are not there', () => {
  it('[API-2] a stranger finds none of another’s slots', async () => {
    const path = `${browsePath(drawn, 1, 'lunch')}`
    for (const planId of [drawn.plan.id, own.plan.id]) {
      const answer = await app.request('GET', `/api/mealplan/${planId}${path}`, { token: own.token })
      expect([planId, answer.status]).toEqual([planId, 404])
    }
    expect((await app.request('GET', `/api/mealplan/${drawn.plan.id}${path}`)).status).toBe(401)
  })

  it('a day of another week, an unknown day and a meal the day doesn’t have are not there', async () => {
    const day = dayOf(drawn.plan, 9).id
    const week = dayPath(drawn.plan, 1).replace(/\/day\/.*/, '')
    expect((await drawn.call('GET', `${week}/day/${day}/items/lunch`)).status).toBe(404)
    expect((await drawn.call('GET', `${templatePath(drawn.plan)}/week/x/day/x/items/lunch`)).status).toBe(404)
    const without = 1 + dessertDays(drawn).indexOf(false)
    const { status, body } = await drawn.call('GET', browsePath(drawn, without, 'dessert'))
    expect([status, body.detail]).toEqual([404, `Day ${without} has no dessert.`])
  })
})

function dayWith(owner: PlanOwner, meal: Meal): number {
  return meal === 'dessert' ? 1 + dessertDays(owner).indexOf(true) : 3
}

function dessertDays({ plan }: PlanOwner): boolean[] {
  const days = Array.from({ length: 28 }, (_, index) => dayOf(plan, index + 1))
  return days.map(({ items }) => items.some(({ category }) => category === 'dessert'))
}
