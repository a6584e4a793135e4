import type { ShoppingListRow } from '@butterleaf/contract/shopping-list/calls'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayPath,
  type PlanOwner,
  planOwner,
  templatePath,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const daysOfPlan = 28

async function readLists(owner: PlanOwner): Promise<(readonly (readonly [string, ShoppingListRow])[])[]> {
  const weeks = await Promise.all([1, 2, 3, 4].map((week) => owner.call('GET', weekPath(owner.plan, week))))
  return weeks.map(({ body }) =>
    Object.values<Record<string, ShoppingListRow>>(body.shoppingList).flatMap((rows) => Object.entries(rows)),
  )
}
const atHome = (rows: readonly (readonly [string, ShoppingListRow])[] | undefined) =>
  (rows ?? []).filter(([, { home }]) => home?.isCovered).map(([key]) => key)

it('[PAN-1] [SHOP-4] what a plan that was eaten to its end left is at home for the next', async () => {
  const owner = await buildPlanOwner(app)
  const before = await readLists(owner)
  expect(atHome(before[0])).toEqual([])
  for (let day = 1; day <= daysOfPlan; day += 1)
    expect((await owner.call('POST', `${dayPath(owner.plan, day)}/state`)).status).toBe(200)

  const reset = await owner.change('POST', `${templatePath(owner.plan)}/reset`, {
    resources: owner.plan.resources,
    startDate: addDays(owner.plan.templates[0]!.startDate as IsoDate, daysOfPlan),
  })
  const next = planOwner(app, owner.token, reset)
  const covered = atHome((await readLists(next))[0])
  expect(covered.length).toBeGreaterThan(5)
  const bought = new Set(before.flat().map(([key]) => key))
  // PAN-4: what was bought stands in for its near-equals: for those it swaps with, either way, and for those that swap with the same food.
  const ingredients = app.context.recipes.corpus.recipes.flatMap((recipe) => recipe.ingredients)
  const foods = [...new Map(ingredients.map(({ food }) => [food.id, food])).values()]
  const nearEquals = ({ id, swap }: (typeof foods)[number]): string[] => [id, ...swap.map(({ food }) => food)]
  const boughtOrNear = new Set(foods.filter(({ name }) => bought.has(name)).flatMap(nearEquals))
  const isBoughtOrNear = (key: string) =>
    bought.has(key) ||
    foods.some((food) => food.name === key && nearEquals(food).some((id) => boughtOrNear.has(id)))
  expect(covered.filter((key) => !isBoughtOrNear(key))).toEqual([])

  // It counts "at least", so the plan that is brought back has no more than it had.
  const restored = await next.change('POST', `${templatePath(owner.plan)}/restore`)
  expect((await readLists(planOwner(app, owner.token, restored))).map(atHome)).toEqual(before.map(atHome))
})

it('[MAP-4] [PAN-1] a plan that is made in the last days of another follows it, and its first list knows the cupboard', async () => {
  const owner = await buildPlanOwner(app)
  const eaten = daysOfPlan - 3
  for (let day = 1; day <= eaten; day += 1)
    expect((await owner.call('POST', `${dayPath(owner.plan, day)}/state`)).status).toBe(200)
  const startDate = addDays(owner.plan.templates[0]!.startDate as IsoDate, daysOfPlan)
  const body = { resources: owner.plan.resources, startDate }
  const reset = await owner.change('POST', `${templatePath(owner.plan)}/reset`, body)
  const days = reset.templates[0]!.weeks.flatMap((week) => week.days)
  expect(days.filter(({ state }) => state === 'complete')).toEqual([])
  expect(days[0]?.date).toBe(startDate)
  expect(atHome((await readLists(planOwner(app, owner.token, reset)))[0]).length).toBeGreaterThan(5)
})
