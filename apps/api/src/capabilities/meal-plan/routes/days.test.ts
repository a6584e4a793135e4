import type { MealPlan, PlanDay } from '@butterleaf/contract/meal-plan/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  daysOf,
  drawnPerson,
  itemOf,
  itemPath,
  itemsOf,
  ownPerson,
  type PlanOwner,
  weekOf,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const recipesOf = (plan: MealPlan, dayNumber: number) =>
  dayOf(plan, dayNumber).items.map(({ value }) => value?.id ?? null)

/** Refused with a sentence, and nothing is otherwise than before. */
async function expectRefusal(owner: PlanOwner, method: string, path: string, sentence: RegExp) {
  const before = await owner.read()
  const refused = await owner.call(method, path)
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/change-refused'])
  expect(refused.body.detail).toMatch(sentence)
  expect(await owner.read()).toEqual(before)
}

describe('completing days', () => {
  it('[DAY-5] goes in their order, and back in the reverse', async () => {
    const owner = await buildPlanOwner(app)
    const state = (day: number) => `${dayPath(owner.plan, day)}/state`
    const one = await owner.change('POST', state(1))
    expect([dayOf(one, 1).state, weekOf(one, 1).state]).toEqual(['complete', 'cooking'])
    await expectRefusal(owner, 'POST', state(3), /Complete day 2 first/)
    await owner.change('POST', state(2))
    await expectRefusal(owner, 'DELETE', state(1), /Mark day 2 incomplete first/)
    const reopened = await owner.change('DELETE', state(2))
    expect(daysOf(reopened).filter((day) => day.state === 'complete')).toHaveLength(1)
  })

  it('[DAY-5] of a whole week is not taken back', async () => {
    const owner = await buildPlanOwner(app)
    for (let day = 1; day <= 7; day++) await owner.change('POST', `${dayPath(owner.plan, day)}/state`)
    expect(weekOf(await owner.read(), 1).state).toBe('complete')
    await expectRefusal(owner, 'DELETE', `${dayPath(owner.plan, 7)}/state`, /Week 1 is complete and stays so/)
    await expectRefusal(owner, 'POST', `${weekPath(owner.plan, 1)}/randomize`, /Week 1 is complete/)
  })

  it('[DAY-5] needs a meal in every slot but dessert', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await expectRefusal(owner, 'POST', `${dayPath(owner.plan, 1)}/state`, /Day 1 still has an open meal/)
  })

  it('said twice changes nothing, nor the version', async () => {
    const owner = await buildPlanOwner(app)
    const state = `${dayPath(owner.plan, 1)}/state`
    const once = await owner.change('POST', state)
    expect(await owner.change('POST', state)).toEqual(once)
  })

  it('[ITEM-2] leaves a day for looking at only', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const item = itemPath(owner.plan, 1, 'lunch')
    const calls: [string, string][] = [
      ['DELETE', item],
      ['POST', `${item}/randomize`],
      ['POST', `${item}/lock`],
      ['POST', `${item}/serving/1`],
      ['DELETE', `${item}/serving/1`],
      ['POST', `${dayPath(owner.plan, 1)}/randomize`],
      ['DELETE', dayPath(owner.plan, 1)],
    ]
    for (const [method, path] of calls) await expectRefusal(owner, method, path, /Day 1 is complete/)
  })
})

describe('a day', () => {
  it('[DAY-7] is emptied, and leaves no leftover without its parent', async () => {
    const owner = await buildPlanOwner(app)
    const parent = daysOf(owner.plan).find(({ items }) => items.some(({ type }) => type === 'leftoverParent'))
    const dayNumber = parent?.dayNumber ?? 0
    const idsOf = (items: readonly { type: string; id: string }[], type: string) =>
      items.filter((item) => item.type === type).map(({ id }) => id)
    const emptiedParents = idsOf(dayOf(owner.plan, dayNumber).items, 'leftoverParent')
    const fedBy = (plan: MealPlan, parents: readonly string[]) =>
      itemsOf(plan).filter((item) => item.type === 'leftover' && parents.includes(item.parentId))
    // Without a leftover there would be nothing to leave behind.
    expect(fedBy(owner.plan, emptiedParents).length).toBeGreaterThan(0)
    const emptied = await owner.change('DELETE', dayPath(owner.plan, dayNumber))
    expect(recipesOf(emptied, dayNumber).every((id) => id === null)).toBe(true)
    expect(fedBy(emptied, emptiedParents)).toEqual([])
    const parents = idsOf(itemsOf(emptied), 'leftoverParent')
    expect(fedBy(emptied, parents)).toHaveLength(idsOf(itemsOf(emptied), 'leftover').length)
  })

  it('[DAY-8] [PLAN-2] of one’s own is filled with what fits, without dessert unless wanted', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const filled = await owner.change('POST', `${dayPath(owner.plan, 4)}/randomize`)
    const { ready, fit, items } = dayOf(filled, 4)
    expect([ready, fit.inRange]).toEqual([true, true])
    expect(items.map(({ type }) => type)).toEqual(['normal', 'normal', 'normal', 'empty'])
    expect(itemsOf(filled).filter(({ value }) => value)).toHaveLength(3)
  })

  it('[DAY-8] of one’s own has dessert on two days a week at most', async () => {
    const person = { ...ownPerson, schedules: { dessert: { unique: 1 as const } } }
    const owner = await buildPlanOwner(app, person)
    for (let day = 1; day <= 4; day++) await owner.change('POST', `${dayPath(owner.plan, day)}/randomize`)
    const filled = await owner.change('POST', `${weekPath(owner.plan, 2)}/randomize`)
    const desserts = (week: number) => weekOf(filled, week).days.filter(({ items }) => items.at(-1)?.value)
    expect([1, 2].map((week) => desserts(week).length)).toEqual([2, 2])
    expect(weekOf(filled, 2).state).toBe('ready')
  })

  it('[ITEM-5] drawn again has nothing of what stood there, and touches no other day', async () => {
    const owner = await buildPlanOwner(app, { ...drawnPerson, schedules: noLeftovers })
    const again = await owner.change('POST', `${dayPath(owner.plan, 9)}/randomize`)
    const before = recipesOf(owner.plan, 9)
    for (const id of recipesOf(again, 9)) expect(before).not.toContain(id)
    expect(dayOf(again, 9).fit.inRange).toBe(true)
    const others = (plan: MealPlan) => daysOf(plan).filter(({ dayNumber }) => dayNumber !== 9)
    expect(others(again)).toEqual(others(owner.plan))
  })

  it('[PLAN-6] drawn again keeps what is locked or skipped', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    await owner.change('POST', `${itemPath(owner.plan, 1, 'dinner')}/lock`)
    await owner.change('DELETE', itemPath(owner.plan, 1, 'lunch'))
    const before = await owner.change('POST', `${itemPath(owner.plan, 1, 'lunch')}/skip`)
    const after = await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    expect(itemOf(after, 1, 'dinner')).toEqual(itemOf(before, 1, 'dinner'))
    expect(itemOf(after, 1, 'lunch').type).toBe('skipped')
    expect(itemOf(after, 1, 'breakfast').value?.id).not.toBe(itemOf(before, 1, 'breakfast').value?.id)
  })

  it('[PLAN-6] with nothing free is not drawn', async () => {
    const owner = await buildPlanOwner(app, { ...drawnPerson, schedules: noLeftovers })
    for (const { category } of dayOf(owner.plan, 1).items)
      await owner.change('POST', `${itemPath(owner.plan, 1, category)}/lock`)
    await expectRefusal(owner, 'POST', `${dayPath(owner.plan, 1)}/randomize`, /A random draw leaves/)
  })
})

const noLeftovers = {
  ...drawnPerson.schedules,
  dinner: drawnPerson.schedules.lunch,
  dessert: { unique: 0 as const },
}

describe('a week', () => {
  it('[PLAN-6] is drawn again around complete days and locked dishes, with leftovers as wished', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', `${dayPath(owner.plan, 8)}/state`)
    const locked = await owner.change('POST', `${itemPath(owner.plan, 10, 'breakfast')}/lock`)
    const after = await owner.change('POST', `${weekPath(owner.plan, 2)}/randomize`)
    expect(dayOf(after, 8)).toEqual(dayOf(locked, 8))
    expect(itemOf(after, 10, 'breakfast')).toEqual(itemOf(locked, 10, 'breakfast'))
    expect(weekOf(after, 2).state).toBe('cooking')
    expect(
      weekOf(after, 2)
        .days.flatMap(({ items }) => items)
        .some(({ type }) => type === 'leftover'),
    ).toBe(true)
    expect(weekOf(after, 2).fit.inRange).toBeGreaterThan(0.8)
    for (const other of [1, 3, 4]) expect(weekOf(after, other)).toEqual(weekOf(locked, other))
  })

  it('[API-1] [LEFT-2] [CON-4] read by itself lists what keeps and could be eaten once more', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const keepsUntil = (items: PlanDay['items'], days: number) =>
      items.filter(({ value }) => (value?.keepsDays ?? 0) >= days).map(({ id }) => id)
    let cooked: PlanDay['items'] = []
    while (keepsUntil(cooked, 1).length === 0) {
      const drawn = await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
      cooked = dayOf(drawn, 1).items.filter(({ value }) => value)
    }
    const { body } = await owner.call('GET', weekPath(owner.plan, 1))
    expect(body.leftovers).toHaveLength(7)
    const feeders = (day: number, meal: string) =>
      (body.leftovers[day][meal] ?? []).map(({ itemId }: { itemId: string }) => itemId)
    expect(feeders(0, 'lunch')).toEqual([])
    expect(cooked).toHaveLength(3)
    expect(feeders(1, 'lunch')).toEqual(keepsUntil(cooked, 1))
    expect(feeders(3, 'dinner')).toEqual(keepsUntil(cooked, 3))
    expect(feeders(4, 'dinner')).toEqual([])
    expect(feeders(1, 'dessert')).toEqual([])
    expect(body.shoppingList).toEqual(expect.any(Object))
  })
})
