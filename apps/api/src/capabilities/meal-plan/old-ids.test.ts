import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { userIdOf } from '@butterleaf/identity/user-id'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  itemsOf,
  type PlanOwner,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const userOf = ({ token }: PlanOwner) => userIdOf(app.config.identity.issuer, decodeJwt(token).sub ?? '')
/** As it was stored while ids still were a hash of what the recipe said. */
const before = (id: string) => id.replace(/~.*/, '~0000000000')
const recipesOf = (plan: MealPlan) => itemsOf(plan).map(({ value }) => value?.id)

/** Replaces the recipe ids in every stored document of a person's plan. The new version makes each process read it again. */
async function renameStored(owner: PlanOwner, idOf: (id: string) => string = before): Promise<void> {
  const { db } = app.database
  const userId = userOf(owner)
  const weeks = await db.selectFrom('plan_weeks').selectAll().where('user_id', '=', userId).execute()
  for (const { template_id, week_index, document } of weeks)
    await db
      .updateTable('plan_weeks')
      .set({ document: document.replaceAll(/[a-z0-9-]+~[a-z0-9]{10}/g, idOf) })
      .where('user_id', '=', userId)
      .where('template_id', '=', template_id)
      .where('week_index', '=', week_index)
      .execute()
  for (const { recipe_id } of await interactionRows(owner))
    await db
      .updateTable('plan_interactions')
      .set({ recipe_id: idOf(recipe_id) })
      .where('user_id', '=', userId)
      .where('recipe_id', '=', recipe_id)
      .execute()
  await db
    .updateTable('meal_plans')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

function interactionRows(owner: PlanOwner) {
  const rows = app.database.db.selectFrom('plan_interactions').selectAll()
  return rows.where('user_id', '=', userOf(owner)).execute()
}

async function storedWeeks(owner: PlanOwner): Promise<string[]> {
  const { db } = app.database
  const weeks = await db
    .selectFrom('plan_weeks')
    .select('document')
    .where('user_id', '=', userOf(owner))
    .orderBy('week_index')
    .execute()
  return weeks.map(({ document }) => document)
}

const say = (owner: PlanOwner, recipe: string, interactionType: 'like' | 'avoid') =>
  owner.change('POST', '/interaction', { recipe, interactionType })

describe('a plan that was stored under ids from before they stood in the recipes’ files', () => {
  it('[PLAN-2] is the same plan, under the ids of today', async () => {
    const owner = await buildPlanOwner(app)
    await renameStored(owner)
    const plan = await owner.read()
    expect(recipesOf(plan)).toEqual(recipesOf(owner.plan))
    expect(plan.templates).toEqual(owner.plan.templates)
  })

  it('is stored under the ids of today with the next change, week by week', async () => {
    const owner = await buildPlanOwner(app)
    await renameStored(owner)
    await owner.change('POST', `${itemPath(owner.plan, 1, 'lunch')}/lock`)
    for (const document of await storedWeeks(owner)) expect(document).not.toContain('~0000000000')
    const plan = await owner.read()
    expect(recipesOf(plan)).toEqual(recipesOf(owner.plan))
  })

  it('can be shopped, cooked and drawn again as before', async () => {
    const owner = await buildPlanOwner(app)
    const list = await owner.call('GET', weekPath(owner.plan, 1))
    await renameStored(owner)
    expect((await owner.call('GET', weekPath(owner.plan, 1))).body.shoppingList).toEqual(
      list.body.shoppingList,
    )
    const { value } = itemOf(owner.plan, 3, 'lunch')
    const { body } = await owner.call('GET', itemPath(owner.plan, 3, 'lunch'))
    expect(body.value).toMatchObject({ id: value?.id, title: value?.title })
    const drawn = await owner.change('POST', `${dayPath(owner.plan, 3)}/randomize`)
    expect(itemOf(drawn, 3, 'lunch').value?.id).not.toBe(value?.id)
    expect(itemOf(drawn, 4, 'lunch').value?.id).toBe(itemOf(owner.plan, 4, 'lunch').value?.id)
  })

  it('[PLAN-6] comes back from the archive under the ids of today', async () => {
    const owner = await buildPlanOwner(app)
    const { resources } = owner.plan
    await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    await renameStored(owner)
    const restored = await owner.change('POST', `${templatePath(owner.plan)}/restore`)
    expect(recipesOf(restored)).toEqual(recipesOf(owner.plan))
  })

  it('a recipe that has left the cookbook opens its slot; on a complete day it stays stored as eaten', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const eaten = itemOf(owner.plan, 1, 'breakfast').value!.id
    const planned = itemOf(owner.plan, 2, 'breakfast').value!.id
    await renameStored(owner, (id) => (id === eaten || id === planned ? `never-was-${id}` : id))
    const plan = await owner.read()
    expect([1, 2].map((day) => itemOf(plan, day, 'breakfast').type)).toEqual(['empty', 'empty'])
    await owner.change('POST', `${itemPath(plan, 3, 'breakfast')}/lock`)
    const [firstWeek] = await storedWeeks(owner)
    expect([eaten, planned].map((id) => firstWeek!.includes(`never-was-${id}`))).toEqual([true, false])
  })
})

describe('what was said of a recipe under an id from before', () => {
  it('[PLAN-2] a recipe stays avoided: no draw brings it, no browse offers it, no choice takes it', async () => {
    const owner = await buildPlanOwner(app)
    const avoided = itemOf(owner.plan, 2, 'dinner').value!
    await say(owner, avoided.id, 'avoid')
    await renameStored(owner)
    expect((await owner.read()).interactions).toMatchObject([{ type: 'dislike', recipeId: avoided.id }])
    const q = encodeURIComponent(JSON.stringify({ search: avoided.title }))
    const { body } = await owner.call('GET', `${dayPath(owner.plan, 1)}/items/dinner?q=${q}`)
    expect(body.results.map(({ id }: { id: string }) => id)).not.toContain(avoided.id)
    const chosen = await owner.call('POST', `${itemPath(owner.plan, 1, 'dinner')}/replace`, {
      replacement: before(avoided.id),
    })
    expect([chosen.status, chosen.body.type]).toEqual([422, '/problems/forbidden-recipe'])
    const again = await owner.change('POST', `${templatePath(owner.plan)}/reset`, {
      resources: owner.plan.resources,
    })
    expect(recipesOf(again)).not.toContain(avoided.id)
  })

  it('[ITEM-7] a like is there, can be said otherwise and taken back, and leaves no row behind', async () => {
    const owner = await buildPlanOwner(app)
    const { id } = itemOf(owner.plan, 2, 'lunch').value!
    await say(owner, id, 'like')
    await renameStored(owner)
    expect((await owner.read()).interactions).toMatchObject([{ type: 'like', recipeId: id }])
    const otherwise = await say(owner, id, 'avoid')
    expect(otherwise.interactions).toMatchObject([{ type: 'dislike', recipeId: id }])
    expect(await interactionRows(owner)).toMatchObject([{ recipe_id: id, type: 'dislike' }])
    await renameStored(owner)
    expect((await owner.change('DELETE', `/interaction/${id}`)).interactions).toEqual([])
    expect(await interactionRows(owner)).toEqual([])
  })

  it('[ITEM-7] an old device may still say it by the id it knows', async () => {
    const owner = await buildPlanOwner(app)
    const { id } = itemOf(owner.plan, 2, 'lunch').value!
    expect((await say(owner, before(id), 'like')).interactions).toMatchObject([{ recipeId: id }])
    expect((await owner.change('DELETE', `/interaction/${before(id)}`)).interactions).toEqual([])
  })
})
