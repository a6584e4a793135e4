import type { PlanAsk, WeekAsk } from '@butterleaf/contract/shopping-list/ask-calls'
import type { ShoppingList, ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  itemsOf,
  type PlanOwner,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

const readAsk = async (week: number): Promise<WeekAsk> =>
  (await owner.call('GET', `${weekPath(owner.plan, week)}/asks`)).body
const readPlanAsk = async (): Promise<PlanAsk> =>
  (await owner.call('GET', `${templatePath(owner.plan)}/asks`)).body
const readList = async (week: number): Promise<ShoppingList> =>
  (await owner.call('GET', weekPath(owner.plan, week))).body.shoppingList
const rowsOf = (list: ShoppingList): (readonly [string, ShoppingListRow])[] =>
  Object.values(list).flatMap((rows) => Object.entries(rows))
const toBuyOn = (list: ShoppingList) =>
  rowsOf(list).flatMap(([key, { home }]) => (home && !home.isCovered ? [key] : []))
const sum = (figures: readonly number[]) => figures.reduce((total, each) => total + each, 0)

describe('what a week asks', () => {
  it('[LIV-2] each figure is what its parts add up to', async () => {
    const ask = await readAsk(1)
    expect(ask.rows).toBe(ask.toBuy.length)
    expect(ask.rows).toBeGreaterThan(20)
    expect(ask.foods).toBeGreaterThan(10)
    expect(ask.minutes).toBe(sum(ask.cookings.map(({ minutes }) => minutes)))
    expect(ask.thrownShare).toBeCloseTo(sum(ask.thrown.map(({ share }) => share)))
    for (const { share, keepsUntil } of ask.thrown) {
      expect(share).toBeGreaterThan(0)
      expect(keepsUntil >= ask.from).toBe(true)
    }
    // PLATE-3: a side beside a leftover is cooked for itself.
    const cooked = itemsOf(owner.plan).flatMap((item) =>
      item.value !== null && (item.type !== 'leftover' || item.sides !== undefined) ? [item] : [],
    )
    // A side is a cooking of its own, of the same meal as its main.
    const asked = [...new Set(ask.cookings.map(({ itemId }) => itemId))]
    const sides = cooked.slice(0, asked.length).flatMap((item) => item.sides ?? [])
    const beside = cooked.slice(0, asked.length).filter(({ type }) => type === 'leftover')
    expect(asked).toEqual(cooked.slice(0, asked.length).map(({ id }) => id))
    expect(ask.cookings).toHaveLength(asked.length - beside.length + sides.length)
  })

  it('[LIV-2] its rows are those of its list, also once earlier shopping was ticked', async () => {
    expect((await readAsk(2)).toBuy.map(({ ingredient }) => ingredient).sort()).toEqual(
      toBuyOn(await readList(2)).sort(),
    )
    const at = new Date(app.clock.now().getTime() - 1000).toISOString()
    const ticks = rowsOf(await readList(1)).map(([ingredient, { neededGrams }]) => {
      return { ingredient, checked: true, at, neededGrams }
    })
    const answer = await owner.call('PUT', `${weekPath(owner.plan, 1)}/shopping-list/checked`, ticks)
    expect(answer.status).toBe(200)
    const ask = await readAsk(2)
    expect(ask.toBuy.map(({ ingredient }) => ingredient).sort()).toEqual(toBuyOn(await readList(2)).sort())
    // A week that is ticked asks for no less.
    expect((await readAsk(1)).rows).toBe(toBuyOn(await readList(1)).length)
  })

  it('[LIV-2] a plan adds up its weeks', async () => {
    const ask = await readPlanAsk()
    expect(ask.weeks.map(({ weekNumber }) => weekNumber)).toEqual([1, 2, 3, 4])
    expect(ask.rows).toBe(sum(ask.weeks.map(({ rows }) => rows)))
    expect(ask.minutes).toBe(sum(ask.weeks.map(({ minutes }) => minutes)))
    const shares = ask.weeks.map(({ thrownShare }) => thrownShare)
    expect(ask.thrownShare).toBeGreaterThanOrEqual(Math.min(...shares))
    expect(ask.thrownShare).toBeLessThanOrEqual(Math.max(...shares))
    const first = await readAsk(1)
    expect(ask.weeks[0]).toMatchObject({ rows: first.rows, minutes: first.minutes })
  })

  it('[LIV-2] another person’s week isn’t there', async () => {
    const other = await buildPlanOwner(app)
    const answer = await other.call('GET', `${weekPath(owner.plan, 1)}/asks`)
    expect(answer.status).toBe(404)
    expect((await other.call('GET', `${templatePath(owner.plan)}/asks`)).status).toBe(404)
  })
})
