import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  drawnPerson,
  itemOf,
  itemPath,
  itemsOf,
  type PlanOwner,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

type At = readonly [day: number, meal: Meal]
const recipeAt = (plan: MealPlan, ...at: At) => itemOf(plan, ...at).value?.id ?? null
const idAt = (plan: MealPlan, ...at: At) => itemOf(plan, ...at).id

const move = (owner: PlanOwner, from: At, to: At, wish: object = {}) =>
  owner.call('POST', `${itemPath(owner.plan, ...from)}/move`, { to: idAt(owner.plan, ...to), ...wish })
const moved = (owner: PlanOwner, from: At, to: At, wish: object = {}) =>
  owner.change('POST', `${itemPath(owner.plan, ...from)}/move`, { to: idAt(owner.plan, ...to), ...wish })

/** What was refused, where and why; nothing has changed. */
async function refused(owner: PlanOwner, from: At, to: At, wish: object = {}) {
  const before = await owner.read()
  const { status, body } = await move(owner, from, to, wish)
  expect(await owner.read()).toEqual(before)
  return { status, field: body.errors?.[0]?.field, message: body.errors?.[0]?.message ?? body.detail }
}

describe('moving dishes', () => {
  it('[LIFE-1] exchanges meals of different days and brings them back by undo', async () => {
    const owner = await buildPlanOwner(app)
    const { plan } = owner
    const expected = { from: recipeAt(plan, 3, 'breakfast'), to: recipeAt(plan, 10, 'breakfast') }
    const exchanged = await moved(owner, [3, 'breakfast'], [10, 'breakfast'], { exchange: true, expected })
    expect([recipeAt(exchanged, 10, 'breakfast'), recipeAt(exchanged, 3, 'breakfast')]).toEqual([
      expected.from,
      expected.to,
    ])
    const { changes } = (await owner.call('GET', '/changes')).body
    expect(changes[0]).toMatchObject({ act: 'exchangeItems', refusal: null })
    expect(changes[0].slots).toHaveLength(2)
    const back = await owner.change('POST', `/changes/${changes[0].id}/undo`)
    expect(dayOf(back, 3).items).toEqual(dayOf(plan, 3).items)
    expect(dayOf(back, 10).items).toEqual(dayOf(plan, 10).items)
  })

  it('[LIFE-1] moves a dish to an open slot of another meal, in the servings that the person saw', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('DELETE', itemPath(owner.plan, 12, 'lunch'))
    const servings = [{ item: idAt(owner.plan, 12, 'lunch'), servings: 1.75 }]
    const after = await moved(owner, [12, 'breakfast'], [12, 'lunch'], { portions: servings })
    expect(itemOf(after, 12, 'lunch')).toMatchObject({
      value: { id: recipeAt(owner.plan, 12, 'breakfast') },
      serving: { value: 1.75 },
    })
    expect(itemOf(after, 12, 'breakfast').type).toBe('empty')
    expect((await owner.call('GET', '/changes')).body.changes[0].act).toBe('moveItem')
  })

  it('[LIFE-1] asks what becomes of leftovers, and does what is answered', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    const fed = itemsOf(owner.plan).find(({ type }) => type === 'leftover')
    const leftover = [...Array(28).keys()]
      .flatMap((at) => dayOf(owner.plan, at + 1).items.map((item) => ({ item, day: at + 1 })))
      .find(({ item }) => item.id === fed?.id)
    const parentId = fed?.type === 'leftover' ? fed.parentId : ''
    const from = [...Array(28).keys()]
      .map((at) => at + 1)
      .find((day) => dayOf(owner.plan, day).items.some(({ id }) => id === parentId))
    const parent = dayOf(owner.plan, from ?? 0).items.find(({ id }) => id === parentId)
    const to = from && from > 14 ? 2 : 27
    const asked = [[from ?? 0, parent?.category as Meal], [to, 'dinner'], { exchange: true }] as const
    const answer = await refused(owner, ...asked)
    expect(answer).toMatchObject({ status: 409, field: 'leftovers' })
    expect(answer.message).toContain(`day ${leftover?.day}`)
    const replaced = await moved(owner, asked[0], asked[1], { exchange: true, leftovers: 'replace' })
    const fresh = dayOf(replaced, leftover?.day ?? 0).items.find(({ id }) => id === fed?.id)
    expect(fresh?.type).not.toBe('empty')
    expect(fresh?.value?.id).not.toBe(fed?.value?.id)
    expect(recipeAt(replaced, to, 'dinner')).toBe(parent?.value?.id)
  })

  it('[LIFE-1] bad input is answered with the field and the reason, and changes nothing', async () => {
    const owner = await buildPlanOwner(app)
    const exchange = { exchange: true }
    for (const day of [1, 2]) await owner.change('POST', `${dayPath(owner.plan, day)}/state`)
    const there = await refused(owner, [5, 'dinner'], [1, 'dinner'], exchange)
    expect(there).toEqual({
      status: 409,
      field: 'to',
      message: 'Day 1 is complete. Mark it incomplete to change it.',
    })
    expect(await refused(owner, [2, 'dinner'], [5, 'dinner'], exchange)).toMatchObject({ field: 'itemId' })
    expect(await refused(owner, [5, 'dinner'], [6, 'dinner'])).toMatchObject({ status: 409, field: 'to' })
    await owner.change('DELETE', itemPath(owner.plan, 7, 'breakfast'))
    expect(await refused(owner, [7, 'breakfast'], [6, 'breakfast'], exchange)).toMatchObject({
      field: 'itemId',
    })
    expect(await refused(owner, [6, 'breakfast'], [7, 'breakfast'], exchange)).toMatchObject({ field: 'to' })
    const expected = { from: recipeAt(owner.plan, 6, 'dinner'), to: recipeAt(owner.plan, 6, 'breakfast') }
    const stale = await refused(owner, [5, 'breakfast'], [6, 'breakfast'], { ...exchange, expected })
    expect(stale).toMatchObject({ status: 409, field: 'expected' })
    const portions = [{ item: idAt(owner.plan, 5, 'breakfast'), servings: 1.1 }]
    const offGrid = await refused(owner, [5, 'breakfast'], [6, 'breakfast'], { ...exchange, portions })
    expect(offGrid).toMatchObject({ status: 409, field: 'portions' })
    const path = `${itemPath(owner.plan, 5, 'dinner')}/move`
    for (const [body, field] of [
      [{ to: '' }, 'to'],
      [{}, 'to'],
      [{ to: 'x', leftovers: 'freeze' }, 'leftovers'],
      [{ to: 'x', portions: [{ item: 'y', servings: 20 }] }, 'portions.0.servings'],
    ] as const) {
      const answer = await owner.call('POST', path, body)
      expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field])
    }
    expect((await owner.call('POST', path, { to: 'nowhere' })).status).toBe(404)
  })
})
