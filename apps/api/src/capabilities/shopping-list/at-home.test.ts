import type { ShoppingList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  drawnPerson,
  itemsOf,
  type PlanOwner,
  planOwner,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'

let app: TestApp
/** For what changes nothing. */
let untouched: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  untouched = await buildPlanOwner(app)
})
afterAll(() => app?.close())

type Row = readonly [key: string, row: ShoppingListRow]
type HomeRow = readonly [key: string, home: NonNullable<ShoppingListRow['home']>, row: ShoppingListRow]

const listPath = (owner: PlanOwner, week: number, of: string) =>
  `${weekPath(owner.plan, week)}/shopping-list/${of}`
const read = async (owner: PlanOwner, week = 1): Promise<ShoppingList> =>
  (await owner.call('GET', weekPath(owner.plan, week))).body.shoppingList
const rowsOf = (list: ShoppingList): Row[] => Object.values(list).flatMap((rows) => Object.entries(rows))
const homesOf = (list: ShoppingList): HomeRow[] =>
  rowsOf(list).flatMap(([key, row]) => (row.home ? [[key, row.home, row] as const] : []))
const homeOf = (list: ShoppingList, key: string) => homesOf(list).find(([each]) => each === key)?.[1]
const instant = (secondsAgo: number) => new Date(app.clock.now().getTime() - secondsAgo * 1000).toISOString()
const withoutHome = (list: ShoppingList) =>
  rowsOf(list).map(([key, { home: _home, boughtAs: _as, ...row }]) => [key, row])

async function changed(owner: PlanOwner, week: number, of: string, body: unknown): Promise<ShoppingList> {
  const answer = await owner.call('PUT', listPath(owner, week, of), body)
  expect([answer.status, answer.body?.detail]).toEqual([200, undefined])
  return answer.body
}

const buyAll = async (owner: PlanOwner, week: number) => {
  const rows = rowsOf(await read(owner, week))
  const ticks = rows.map(([ingredient, { neededGrams }]) => {
    return { ingredient, checked: true, at: instant(1), neededGrams }
  })
  return changed(owner, week, 'checked', ticks)
}
const say = (owner: PlanOwner, week: number, ingredient: string, atHome: boolean, secondsAgo = 1) =>
  changed(owner, week, 'at-home', [{ ingredient, atHome, at: instant(secondsAgo) }])

/** A food of week 1 and week 2 that has a purchase and no near-equals. */
const plainFood = async (owner: PlanOwner) => {
  const [first, second] = [homesOf(await read(owner, 1)), homesOf(await read(owner, 2))]
  const isPlain = ([, home, row]: HomeRow) => row.measures.metric && home.alsoFor.length === 0
  const later = new Set(second.filter(isPlain).map(([key]) => key))
  return first.filter(isPlain).find(([key]) => later.has(key))![0]
}

describe('what is at home', () => {
  it('[PAN-1] the first list of a plan asks for what its days need', async () => {
    const homes = homesOf(await read(untouched, 1))
    expect(homes.length).toBeGreaterThan(20)
    for (const [, home, row] of homes) {
      expect([home.isCovered, home.fromHome.metric]).toEqual([false, null])
      if (home.alsoFor.length > 0) continue
      expect([home.toBuy, home.neededGrams, home.left]).toEqual([row.measures, row.neededGrams, row.surplus])
    }
  })

  it('[PAN-1] what week 1 buys and doesn’t use is at home for week 2, before that shopping and after it', async () => {
    const owner = await buildPlanOwner(app)
    const list = await read(owner, 2)
    const covered = homesOf(list).filter(([, { isCovered }]) => isCovered)
    expect(covered.length).toBeGreaterThan(5)
    for (const [, { toBuy }] of covered) expect(toBuy).toEqual({ us: null, metric: null })
    await buyAll(owner, 1)
    expect(await read(owner, 2)).toEqual(list)
  })

  it('[PAN-3] a row says what is left and which dish of a later week uses it', async () => {
    const homes = homesOf(await read(untouched, 1))
    const used = homes.filter(([, { left, nextUse }]) => left.metric && nextUse)
    expect(used.length).toBeGreaterThan(3)
    const items = new Set(itemsOf(untouched.plan).map(({ id }) => id))
    for (const [, { nextUse }] of used) expect(items.has(nextUse!.itemId)).toBe(true)
    expect(homes.some(([, { keepsUntil }]) => keepsUntil === null)).toBe(true)
  })

  it('[PAN-4] near-equals are bought as one row, and each stays a row for older clients', async () => {
    const lists = await Promise.all([1, 2, 3, 4].map((week) => read(untouched, week)))
    const merged = lists.flatMap((list) =>
      rowsOf(list).flatMap(([key, { boughtAs, home, measures }]) => {
        if (boughtAs === undefined) return []
        expect([home, homeOf(list, boughtAs)?.alsoFor.map(({ ingredient }) => ingredient)]).toEqual([
          undefined,
          expect.arrayContaining([key]),
        ])
        return [measures]
      }),
    )
    expect(merged.length).toBeGreaterThan(0)
  })
})

describe('marks of what is at home', () => {
  it('[PAN-2] "I have this" lasts until it is used up, and "I’m out" takes it back', async () => {
    const owner = await buildPlanOwner(app)
    const food = await plainFood(owner)
    const before = await read(owner)
    const have = await say(owner, 1, food, true, 9)
    expect(homeOf(have, food)).toMatchObject({ isCovered: true, toBuy: { us: null, metric: null } })
    expect(withoutHome(have)).toEqual(withoutHome(before))
    expect(await read(owner)).toEqual(have)
    const out = await say(owner, 1, food, false, 5)
    expect(out).toEqual(before)
  })

  it('[PAN-2] the last one counts, in whatever order two phones send them', async () => {
    const owner = await buildPlanOwner(app)
    const food = await plainFood(owner)
    await say(owner, 1, food, false, 5)
    expect(homeOf(await say(owner, 1, food, true, 60), food)?.isCovered).toBe(false)
    expect(homeOf(await say(owner, 1, food, true, 1), food)?.isCovered).toBe(true)
    const at = instant(0)
    const both = [true, false].map((atHome) => ({ ingredient: food, atHome, at }))
    expect(homeOf(await changed(owner, 1, 'at-home', both), food)?.isCovered).toBe(false)
    expect(homeOf(await changed(owner, 1, 'at-home', both.slice(0, 1)), food)?.isCovered).toBe(false)
  })

  it('[PAN-2] they outlive a new plan', async () => {
    const owner = await buildPlanOwner(app)
    const food = await plainFood(owner)
    const spices = homesOf(await read(owner)).find(([, { keepsUntil }]) => keepsUntil === null)![0]
    await changed(
      owner,
      1,
      'at-home',
      [food, spices].map((ingredient) => ({ ingredient, atHome: true, at: instant(1) })),
    )
    const { resources } = owner.plan
    const renewed = await owner.change('POST', `${templatePath(owner.plan)}/reset`, { resources })
    const marks = await app.database.db.selectFrom('at_home_marks').selectAll().execute()
    expect(
      marks.filter(
        ({ is_at_home, on_date }) => is_at_home === 1 && on_date === renewed.templates[0]?.startDate,
      ).length,
    ).toBeGreaterThanOrEqual(2)
    const list = await read(planOwner(app, owner.token, renewed))
    // The new plan may need more of it than there is, or none.
    const isCounted = (home: ReturnType<typeof homeOf>) =>
      home === undefined || home.isCovered || home.fromHome.metric !== null
    for (const key of [food, spices]) expect([key, isCounted(homeOf(list, key))]).toEqual([key, true])
  })

  it('[PAN-2] what names no food is passed over; a stranger and a wrong week find nothing', async () => {
    const before = await read(untouched)
    for (const name of ['no such food', '__proto__', '\ud800'])
      expect(await say(untouched, 1, name, true)).toEqual(before)
    const thief = await buildPlanOwner(app)
    const body = [{ ingredient: 'garlic', atHome: true, at: instant(1) }]
    const url = `/api/mealplan/${untouched.plan.id}${listPath(untouched, 1, 'at-home')}`
    expect((await app.request('PUT', url, { body, token: thief.token })).status).toBe(404)
    expect((await app.request('PUT', url, { body })).status).toBe(401)
    const wrong = `${templatePath(untouched.plan)}/week/none/shopping-list/at-home`
    expect((await untouched.call('PUT', wrong, body)).status).toBe(404)
    expect(await read(untouched)).toEqual(before)
  })

  it.each([
    [[{ ingredient: 'egg', atHome: true, at: 'noon' }], '0.at'],
    [[{ ingredient: '', atHome: true, at: '2026-11-21T10:00:00Z' }], '0.ingredient'],
    [[{ ingredient: 'egg', atHome: 1, at: '2026-11-21T10:00:00Z' }], '0.atHome'],
    [[{ ingredient: 'egg', atHome: true, at: '2026-11-21T10:00:00Z', neededGrams: 1e7 }], '0.neededGrams'],
    [{}, 'body'],
  ])('[PAN-2] [API-3] %j is refused by name', async (body, field) => {
    const answer = await untouched.call('PUT', listPath(untouched, 1, 'at-home'), body)
    const fields = answer.body.errors?.map((fault: { field: string }) => fault.field)
    expect([answer.status, fields]).toEqual([400, expect.arrayContaining([field])])
  })
})

describe('from shop to shop', () => {
  it('[LIV-5] another shopping day moves the lists, and nothing that is eaten', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    const gramsOf = async () => {
      const rows = (await Promise.all([1, 2, 3, 4].map((week) => read(owner, week)))).map(rowsOf)
      const grams = rows.map((list) => list.reduce((sum, [, { neededGrams }]) => sum + neededGrams, 0))
      return { grams, all: grams.reduce((sum, each) => sum + each, 0) }
    }
    const before = await gramsOf()
    const { profile, preferences } = owner.plan.resources
    const shopping = { day: weekdayIn(owner.plan.templates[0]!.startDate, 2), timesAWeek: 1 }
    const resources = { profile, preferences: { ...preferences, shopping } }
    const saved = await owner.change('PATCH', '/resources', { resources })
    expect(itemsOf(saved)).toEqual(itemsOf(owner.plan))
    const after = await gramsOf()
    expect(after.grams[0]).toBeGreaterThan(before.grams[0]!)
    // Eggs and lemons that dishes of one list share may be counted a little differently.
    expect(Math.abs(after.all / before.all - 1)).toBeLessThan(0.02)
  })

  it('[LIV-5] twice a week each row names its shops, the sums and the dishes stay, and a tick in the first leaves the second open', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    const once = rowsOf(await read(owner))
    const { profile, preferences } = owner.plan.resources
    const shopping = { day: 'first-day-of-week', timesAWeek: 2 }
    const saved = await owner.change('PATCH', '/resources', {
      resources: { profile, preferences: { ...preferences, shopping } },
    })
    expect(itemsOf(saved)).toEqual(itemsOf(owner.plan))
    const twice = rowsOf(await read(owner))
    const known = (rows: typeof once) =>
      rows.map(([key, { neededGrams, items }]) => [key, neededGrams, items])
    expect(known(twice)).toEqual(known(once))
    expect(once.every(([, row]) => row.trips === undefined)).toBe(true)
    const [first, second] = [0, 3].map((days) => dateIn(owner.plan.templates[0]!.startDate, days))
    const dates = new Set(twice.flatMap(([, { trips }]) => trips!.map(({ date }) => date)))
    expect(dates).toEqual(new Set([first, second]))

    // One that stands for two foods, lemons and their juice, has the trips of one and at home both.
    const [ingredient, row] = twice.find(
      ([, { trips, home }]) => home?.alsoFor.length === 0 && trips!.length === 2,
    )!
    const { neededGrams } = row.trips![0]!
    expect(neededGrams).toBeLessThan(row.neededGrams)
    await owner.call('PUT', listPath(owner, 1, 'checked'), [
      { ingredient, checked: true, at: instant(1), neededGrams },
    ])
    const after = rowsOf(await read(owner)).find(([key]) => key === ingredient)![1]
    expect(after.checked).toBe(true)
    expect(after.trips!.map(({ checked }) => checked)).toEqual([true, false])
    expect(after.home!.more).toEqual(after.trips![1]!.toBuy)
    const saving = await owner.change('PATCH', '/resources', { resources: { profile, preferences } })
    expect(itemsOf(saving)).toEqual(itemsOf(owner.plan))
  })

  it('[PAN-1] two processes make the same list', async () => {
    const owner = await buildPlanOwner(app)
    await buyAll(owner, 1)
    const second = await buildApp(app.context)
    const there = await second.inject({
      method: 'GET',
      url: `/api/mealplan/${owner.plan.id}${weekPath(owner.plan, 2)}`,
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect(there.json().shoppingList).toEqual(await read(owner, 2))
    await second.close()
  })
})

function dateIn(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

function weekdayIn(date: string, days: number): string {
  const day = new Date(Date.parse(date) + days * 86_400_000)
  return day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' }).toLowerCase()
}
