import type { BrowseAnswer, MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { Recipe } from '@butterleaf/cookbook/recipes/recipe'
import { fixtureRecipe } from '@butterleaf/cookbook/testing/fixture-recipe'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { userIdOf } from '@butterleaf/identity/user-id'
import { foodsOfEveryDinner } from '@butterleaf/testing/foods-of-every-dinner'
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
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addOwnRecipes } from './add-own-recipes.ts'
import type { Cookbook, Corpus } from './cookbook.ts'
import type { RecipeSource } from './recipe-source.ts'

const ownCookbooks = new Map<string, Cookbook>()

/** A second source beside the corpus, as the API will know it once people write recipes: it may change at any moment. */
function sourceOfTwo(corpus: Corpus): RecipeSource {
  return {
    corpus,
    forPerson: async (userId) => ownCookbooks.get(userId) ?? corpus,
    findPictured: async (id) => corpus.resolve(id),
    forget: () => {},
  }
}

let app: TestApp
let cook: PlanOwner
let stranger: PlanOwner
beforeAll(async () => {
  app = await startTestApp({ recipesFrom: sourceOfTwo })
  cook = await buildPlanOwner(app, ownPerson)
  stranger = await buildPlanOwner(app, ownPerson)
})
afterAll(() => app?.close())

const dragonEgg = {
  id: 'dragon-egg',
  name: 'dragon egg',
  plural: 'dragon eggs',
  per100g: {
    ...{ kcal: 260, fat: 21, carbs: 2, fiber: 0, polyols: 0, protein: 15 },
    ...{ sodium: 140, potassium: 100, magnesium: 10, saturatedFat: 7 },
  },
} as const

const bakedAs = (title: string): Recipe =>
  fixtureRecipe({
    slug: 'dragon-egg-pie',
    title,
    meals: ['dinner'],
    foods: [[dragonEgg, 480]],
    steps: ['Bake the [dragon-egg] until it stops smoking, {20 min}.'],
  })
const pie = bakedAs('Dragon egg pie')

const write = ({ token }: PlanOwner, recipes: readonly Recipe[]) =>
  ownCookbooks.set(
    userIdOf(app.config.identity.issuer, decodeJwt(token).sub ?? ''),
    addOwnRecipes(app.context.recipes.corpus, recipes),
  )

async function browse(owner: PlanOwner, meal: Meal, search = ''): Promise<BrowseAnswer['results']> {
  const q = encodeURIComponent(JSON.stringify({ search }))
  const { status, body } = await owner.call('GET', `${dayPath(owner.plan, 1)}/items/${meal}?q=${q}`)
  expect(status).toBe(200)
  return body.results
}

const recipeAt = ({ token }: PlanOwner, id: string) =>
  app.request('GET', `/api/recipes/${id}?scale=2`, { token })

const choose = (owner: PlanOwner, day: number, item: string) =>
  owner.call('POST', `${dayPath(owner.plan, day)}/items`, { category: 'dinner', item })

describe('a recipe of a person’s own beside the corpus', () => {
  beforeAll(() => write(cook, [pie]))

  it('can be browsed and searched by them, and by no other person', async () => {
    expect((await browse(cook, 'dinner', 'dragon egg pie'))[0]).toMatchObject({
      id: pie.id,
      title: 'Dragon egg pie',
      fit: { deviation: expect.any(Number) },
    })
    const found = await browse(stranger, 'dinner', 'dragon egg pie')
    expect(found.length).toBeGreaterThan(0)
    expect(found.map(({ id }) => id)).not.toContain(pie.id)
  })

  it('can be read by them, and is missing for other people', async () => {
    const { status, body } = await recipeAt(cook, pie.id)
    expect([status, body.title, body.ingredients[0].gram]).toEqual([200, 'Dragon egg pie', 960])
    expect((await recipeAt(stranger, pie.id)).status).toBe(404)
    expect((await app.request('GET', `/api/recipes/${pie.id}/image/small`)).status).toBe(404)
  })

  it('can be chosen, shopped, cooked and printed by them, and is missing for other people', async () => {
    const chosen = await choose(cook, 1, pie.id)
    expect(itemOf(chosen.body, 1, 'dinner')).toMatchObject({ type: 'normal', value: { id: pie.id } })
    expect((await choose(stranger, 1, pie.id)).status).toBe(404)

    const { body: week } = await cook.call('GET', weekPath(cook.plan, 1))
    expect(Object.keys(week.shoppingList.Produce)).toEqual(['dragon egg'])
    const at = app.clock.now().toISOString()
    const ticked = await cook.call('PUT', `${weekPath(cook.plan, 1)}/shopping-list/checked`, [
      { ingredient: 'dragon egg', checked: true, at },
    ])
    expect(ticked.body.Produce['dragon egg']).toMatchObject({ checked: true, neededGrams: 300 })

    const path = itemPath(cook.plan, 1, 'dinner')
    const { body: item } = await cook.call('GET', path)
    expect(item.value.steps[0].text).toBe('Bake the dragon eggs until it stops smoking, 20 min.')
    expect((await cook.call('GET', `${path}/print`)).status).toBe(200)
  })

  it('can be liked and avoided by them alone', async () => {
    const say = (owner: PlanOwner, interactionType: string) =>
      owner.call('POST', '/interaction', { recipe: pie.id, interactionType })
    expect((await say(cook, 'like')).body.interactions).toMatchObject([{ recipeId: pie.id }])
    expect((await say(stranger, 'like')).status).toBe(404)
    await say(cook, 'avoid')
    expect((await browse(cook, 'dinner', 'dragon')).map(({ id }) => id)).not.toContain(pie.id)
    expect((await choose(cook, 2, pie.id)).status).toBe(422)
    await cook.change('DELETE', `/interaction/${pie.id}`)
  })

  it('stands in their export by its title', async () => {
    const { body } = await app.request('GET', '/api/user/export', { token: cook.token })
    expect(body.recipe_titles).toMatchObject({ [pie.id]: 'Dragon egg pie' })
  })
})

describe('the planner', () => {
  it('[PLAN-2] chooses a recipe of their own for them, and for no other person', async () => {
    const picky = {
      ...ownPerson,
      avoidedIngredients: foodsOfEveryDinner(app.context.recipes.corpus.recipes).map((name) => ({ name })),
    }
    const writer = await buildPlanOwner(app, picky)
    const other = await buildPlanOwner(app, picky)
    write(writer, [pie])
    const dinnerOf = async (owner: PlanOwner) => {
      const { body } = await owner.call('POST', `${dayPath(owner.plan, 1)}/randomize`)
      return 'templates' in body ? itemOf(body, 1, 'dinner').value?.id : undefined
    }
    expect(await dinnerOf(writer)).toBe(pie.id)
    expect(await dinnerOf(other)).toBeUndefined()
    const path = itemPath(writer.plan, 2, 'dinner')
    expect(itemOf(await writer.change('POST', `${path}/randomize`), 2, 'dinner').value?.id).toBe(pie.id)
  })
})

describe('a recipe that is changed while the server runs', () => {
  const dinner = (plan: MealPlan) => itemOf(plan, 1, 'dinner')

  it('is shown as it is now, though the plan has not changed', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    write(owner, [pie])
    await choose(owner, 1, pie.id)
    const before = await owner.read()
    write(owner, [bakedAs('Dragon egg tart')])
    const after = await owner.read()
    expect([before, after].map((plan) => dinner(plan).value?.title)).toEqual([
      'Dragon egg pie',
      'Dragon egg tart',
    ])
    expect(after.version).toBe(before.version)
    expect(dinner(after).value?.image.small).not.toBe(dinner(before).value?.image.small)
    expect((await browse(owner, 'dinner', 'dragon egg'))[0]?.title).toBe('Dragon egg tart')
  })

  it('opens its slot when it is deleted, and can’t be chosen again', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    write(owner, [pie])
    await choose(owner, 1, pie.id)
    write(owner, [])
    const { body: plan } = await app.request('GET', planPath, { token: owner.token })
    expect(dinner(plan).type).toBe('empty')
    expect((await choose(owner, 1, pie.id)).status).toBe(404)
    expect((await recipeAt(owner, pie.id)).status).toBe(404)
  })
})
