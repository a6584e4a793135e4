import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Meal } from '@butterleaf/domain/meals/meals'
import { undoNewest } from '@butterleaf/testing/meal-plan/change-history'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  daysOf,
  itemOf,
  itemPath,
  type PlanOwner,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

type At = Readonly<{ day: number; meal: Meal; id: string }>

/** The first dish of the plan that a later day eats again, and where. */
function fedIn({ plan }: PlanOwner): Readonly<{ cooking: At; leftover: At }> {
  const all = daysOf(plan).flatMap(({ dayNumber, items }) => items.map((item) => ({ dayNumber, item })))
  const leftover = all.find(({ item }) => item.type === 'leftover')!
  const cooking = all.find(
    ({ item }) => leftover.item.type === 'leftover' && item.id === leftover.item.parentId,
  )!
  const at = ({ dayNumber, item }: typeof leftover): At => ({
    day: dayNumber,
    meal: item.category,
    id: item.id,
  })
  return { cooking: at(cooking), leftover: at(leftover) }
}

const part = (owner: PlanOwner, { day, meal }: At, leftovers: string) =>
  owner.call('POST', `${itemPath(owner.plan, day, meal)}/part-leftovers`, { leftovers })

async function completeUntil(owner: PlanOwner, day: number): Promise<void> {
  for (let each = 1; each <= day; each += 1) await owner.change('POST', `${dayPath(owner.plan, each)}/state`)
}

async function eatSomethingElse(owner: PlanOwner, { day, meal }: At, own: object = {}) {
  const date = addDays(owner.plan.templates[0]!.startDate as IsoDate, day - 1)
  const entry = {
    ...{ date, place: { kind: 'instead', meal }, source: { kind: 'notCounted' }, ...own },
    figures: { calories: 0, fat: 0, net_carbs: 0, protein: 0 },
    at: app.clock.now().toISOString(),
  }
  const address = `/api/food-log/entries/${crypto.randomUUID()}`
  const { status, body } = await app.request('PUT', address, { token: owner.token, body: entry })
  expect(status).toBe(200)
  return body.entry
}

describe('leftovers of a dish that wasn’t eaten', () => {
  it('[LIFE-2] [LIFE-8] are cooked for themselves, also once the day is complete, and are leftovers again by undo', async () => {
    const owner = await buildPlanOwner(app)
    const { cooking, leftover } = fedIn(owner)
    await eatSomethingElse(owner, cooking)
    await completeUntil(owner, cooking.day)
    const before = await owner.read()
    const { status } = await part(owner, cooking, 'cook')
    expect(status).toBe(200)
    const parted = itemOf(await owner.read(), leftover.day, leftover.meal)
    expect([parted.type, parted.value?.id]).toEqual([
      'normal',
      itemOf(before, leftover.day, leftover.meal).value?.id,
    ])
    const back = await undoNewest(owner)
    expect(dayOf(back, leftover.day).items).toEqual(dayOf(before, leftover.day).items)
    expect(dayOf(back, cooking.day).items).toEqual(dayOf(before, cooking.day).items)
  })

  it('[LIFE-2] are replaced by another dish', async () => {
    const owner = await buildPlanOwner(app)
    const { cooking, leftover } = fedIn(owner)
    await part(owner, cooking, 'replace')
    const replaced = itemOf(await owner.read(), leftover.day, leftover.meal)
    expect(replaced.type).toBe('normal')
    expect(replaced.value?.id).not.toBe(itemOf(owner.plan, leftover.day, leftover.meal).value?.id)
  })

  it('[LIFE-2] [DAY-5] stay where the dish of a complete day was eaten as planned', async () => {
    const owner = await buildPlanOwner(app)
    const { cooking } = fedIn(owner)
    await completeUntil(owner, cooking.day)
    const before = await owner.read()
    const refused = await part(owner, cooking, 'open')
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('which is complete')])
    expect(await owner.read()).toEqual(before)
  })

  it('[LIFE-2] that are there all the same are told with what was eaten instead', async () => {
    const owner = await buildPlanOwner(app)
    const { cooking } = fedIn(owner)
    expect(await eatSomethingElse(owner, cooking, { keepsLeftovers: true })).toMatchObject({
      keepsLeftovers: true,
    })
    const date = addDays(owner.plan.templates[0]!.startDate as IsoDate, cooking.day - 1)
    const { body } = await app.request('GET', `/api/food-log?from=${date}&to=${date}`, { token: owner.token })
    expect(body.entries).toMatchObject([{ place: { kind: 'instead' }, keepsLeftovers: true }])
  })
})
