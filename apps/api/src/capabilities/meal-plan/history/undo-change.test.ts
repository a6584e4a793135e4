import {
  callUndo,
  dishesOf,
  listChanges,
  newestChange,
  undoNewest,
} from '@butterleaf/testing/meal-plan/change-history'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  itemOf,
  itemPath,
  ownPerson,
  templatePath,
  weekOf,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

describe('a change that is taken back', () => {
  it('[LIFE-8] [LEFT-3] gives a cleared dinner back with all that was eaten from it', async () => {
    const owner = await buildPlanOwner(app)
    const parent = owner.plan.templates[0]!.weeks[0]!.days.flatMap((day) =>
      day.items
        .filter(({ type }) => type === 'leftoverParent')
        .map(({ category }) => [day.dayNumber, category]),
    )[0] as [number, 'dinner']
    const cleared = await owner.change('DELETE', itemPath(owner.plan, ...parent))
    expect((await newestChange(owner)).slots.length).toBeGreaterThan(1)
    const back = await undoNewest(owner)
    expect(dishesOf(back)).toEqual(dishesOf(owner.plan))
    expect(back.version).toBe(cleared.version + 1)
    expect(await owner.read()).toEqual(back)
  })

  it('[LIFE-8] gives a whole week back at once, and the taking back can be taken back', async () => {
    const owner = await buildPlanOwner(app)
    const drawn = await owner.change('POST', `${weekPath(owner.plan, 2)}/randomize`)
    expect(dishesOf(drawn)).not.toEqual(dishesOf(owner.plan))
    const { slots, act } = await newestChange(owner)
    expect([act, slots.length > 14]).toEqual(['randomizeWeek', true])
    expect(dishesOf(await undoNewest(owner))).toEqual(dishesOf(owner.plan))
    expect((await newestChange(owner)).act).toBe('undoChange')
    expect(dishesOf(await undoNewest(owner))).toEqual(dishesOf(drawn))
  })

  it('[LIFE-8] [PLAN-6] gives the plan back that new answers replaced, with its answers', async () => {
    const owner = await buildPlanOwner(app)
    const { profile, preferences } = owner.plan.resources
    const resources = { profile, preferences: { ...preferences, scaling: 4 } }
    await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    const back = await undoNewest(owner)
    expect([back.templates, back.resources]).toEqual([owner.plan.templates, owner.plan.resources])
  })

  it('[LIFE-8] [BIZ-7] does not bring what is avoided by now, but another dish', async () => {
    const owner = await buildPlanOwner(app)
    const gone = itemOf(owner.plan, 2, 'breakfast').value?.id
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    await owner.change('POST', '/interaction', { recipe: gone, interactionType: 'avoid' })
    const back = itemOf(await undoNewest(owner), 2, 'breakfast')
    expect(back.type).toBe('normal')
    expect(back.value?.id).not.toBe(gone)
  })

  it('[LIFE-8] [DAY-5] leaves what was eaten since, and is refused where that is all of it', async () => {
    const owner = await buildPlanOwner(app)
    const drawn = await owner.change('POST', `${weekPath(owner.plan, 1)}/randomize`)
    const day = await owner.change('POST', `${itemPath(drawn, 1, 'breakfast')}/randomize`)
    await owner.change('POST', `${dayPath(drawn, 1)}/state`)
    const [oneMeal, wholeWeek] = (await listChanges(owner)).changes
    expect(oneMeal?.refusal).toMatch(/^\w+day, \w+ \d+ is complete\. Mark it incomplete to change it\.$/)
    expect((await callUndo(owner, oneMeal!.id)).status).toBe(409)
    const back = (await callUndo(owner, wholeWeek!.id)).body
    expect(itemOf(back, 1, 'breakfast').value?.id).toBe(itemOf(day, 1, 'breakfast').value?.id)
    expect(itemOf(back, 7, 'breakfast').value?.id).toBe(itemOf(owner.plan, 7, 'breakfast').value?.id)
  })

  it('[LIFE-8] [DAY-11] does not overwrite what another tab did there meanwhile', async () => {
    const owner = await buildPlanOwner(app)
    const path = itemPath(owner.plan, 2, 'breakfast')
    const seen = await owner.change('DELETE', path)
    await owner.change('POST', `${itemPath(owner.plan, 3, 'breakfast')}/randomize`)
    const other = await owner.change('POST', `${path}/randomize`)
    const refused = await callUndo(owner, String(seen.version), seen.version)
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('meanwhile')])
    expect(dishesOf(await owner.read())).toEqual(dishesOf(other))
    const back = await callUndo(owner, String(seen.version), other.version)
    expect(itemOf(back.body, 2, 'breakfast').value?.id).toBe(itemOf(owner.plan, 2, 'breakfast').value?.id)
    const elsewhere = itemOf(back.body, 3, 'breakfast').value?.id
    expect(elsewhere).toBe(itemOf(other, 3, 'breakfast').value?.id)
  })

  it('[LIFE-8] of a plan that was replaced is refused, and comes back once that plan does', async () => {
    const owner = await buildPlanOwner(app)
    const { resources } = owner.plan
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    const [, cleared] = (await listChanges(owner)).changes
    expect(cleared?.refusal).toContain('has been replaced')
    expect((await callUndo(owner, cleared!.id)).status).toBe(409)
    await undoNewest(owner)
    expect((await callUndo(owner, cleared!.id)).status).toBe(200)
  })

  it('[ITEM-7] [LIFE-8] a rejected dish goes everywhere at once, and one Undo takes back both', async () => {
    const owner = await buildPlanOwner(app)
    const rejected = itemOf(owner.plan, 2, 'dinner').value?.id ?? ''
    const cooks = (plan: typeof owner.plan) =>
      plan.templates[0]!.weeks.flatMap(({ days }) => days)
        .flatMap(({ items }) => items)
        .filter(({ value }) => value?.id === rejected).length
    await owner.change('POST', '/interaction', { recipe: rejected, interactionType: 'like' })
    const after = await owner.change('POST', '/rejections', { recipe: rejected })
    expect([cooks(owner.plan) > 0, cooks(after)]).toEqual([true, 0])
    expect(after.interactions).toMatchObject([{ recipeId: rejected, type: 'dislike' }])
    expect((await newestChange(owner)).act).toBe('rejectDish')
    const back = await undoNewest(owner)
    expect(dishesOf(back)).toEqual(dishesOf(owner.plan))
    expect(back.interactions).toMatchObject([{ recipeId: rejected, type: 'like' }])
    const again = await undoNewest(owner)
    expect([cooks(again), again.interactions[0]?.type]).toEqual([0, 'dislike'])
  })

  it('[ITEM-7] a rejected dish stays where the day is complete, and what was said of it since stays', async () => {
    const owner = await buildPlanOwner(app)
    const rejected = itemOf(owner.plan, 1, 'breakfast').value?.id ?? ''
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    await owner.change('POST', '/rejections', { recipe: rejected })
    const liked = await owner.change('POST', '/interaction', { recipe: rejected, interactionType: 'like' })
    expect(itemOf(liked, 1, 'breakfast').value?.id).toBe(rejected)
    const unknown = await owner.call('POST', '/rejections', { recipe: 'none' })
    expect(unknown.status).toBe(404)
  })

  it('[LIFE-8] twice at once ends as once', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('DELETE', itemPath(owner.plan, 2, 'breakfast'))
    const { id } = await newestChange(owner)
    const answers = await Promise.all([callUndo(owner, id), callUndo(owner, id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(dishesOf(await owner.read())).toEqual(dishesOf(owner.plan))
  })
})

describe('an emptied slot', () => {
  it('[APP-4] [DAY-3] leaves the plan ready, its weeks reached, and its list where it was', async () => {
    const owner = await buildPlanOwner(app)
    const cleared = await owner.change('DELETE', itemPath(owner.plan, 1, 'breakfast'))
    expect(cleared.templates[0]).toMatchObject({ state: 'ready', reachedWeeks: 4 })
    expect(weekOf(cleared, 1).state).toBe('preparing')
    const week = await owner.call('GET', weekPath(owner.plan, 1))
    expect(Object.keys(week.body.shoppingList).length).toBeGreaterThan(0)
  })

  it('[APP-4] is remembered by the database, not by the process', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const built = await owner.change('POST', `${weekPath(owner.plan, 1)}/randomize`)
    expect(built.templates[0]).toMatchObject({ state: 'ready', reachedWeeks: 1 })
    await owner.change('DELETE', itemPath(built, 1, 'dinner'))
    const rows = await app.database.db
      .selectFrom('plan_templates')
      .select('reached_weeks')
      .where('template_id', '=', built.templates[0]!.id)
      .execute()
    expect(rows).toEqual([{ reached_weeks: 1 }])
  })
})
