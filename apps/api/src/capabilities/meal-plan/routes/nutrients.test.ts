import type { ItemView, PlanDay, WeekView } from '@butterleaf/contract/meal-plan/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, daysOf, itemPath, type PlanOwner, weekPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
let owner: PlanOwner
beforeAll(async () => {
  app = await startTestApp()
  owner = await buildPlanOwner(app)
})
afterAll(() => app?.close())

const names = ['fiber', 'saturated_fat', 'sodium', 'potassium', 'magnesium'] as const

/** Added up by hand: each card times what is eaten of it. */
const handSum = (day: PlanDay, name: (typeof names)[number]) =>
  day.items
    .flatMap((item) => [
      { recipe: item.value, serving: item.serving },
      ...('sides' in item ? (item.sides ?? []) : []),
    ])
    .reduce((sum, { recipe, serving }) => sum + (recipe?.nutrition[name] ?? 0) * (serving?.value ?? 0), 0)

describe('sodium, potassium, magnesium, fiber and saturated fat', () => {
  it('[MIN-1] of each day are those of its cards times their servings, leftovers included', () => {
    const days = daysOf(owner.plan)
    expect(days.some(({ items }) => items.some(({ type }) => type === 'leftover'))).toBe(true)
    for (const day of days) {
      for (const name of names) {
        const off = Math.abs(day.nutrients![name] - handSum(day, name))
        expect(off, `${name} of day ${day.dayNumber}`).toBeLessThanOrEqual(0.501)
      }
      expect(day.nutrients!.sodium).toBeGreaterThan(0)
    }
  })

  it('[MIN-1] of a week are a sum and a mean', async () => {
    const { body } = await owner.call('GET', weekPath(owner.plan, 2))
    const { nutrients, days } = body as WeekView
    for (const name of names) {
      const sum = days.reduce((total, day) => total + handSum(day, name), 0)
      expect(Math.abs(nutrients!.sum[name] - sum)).toBeLessThanOrEqual(0.501)
      expect(Math.abs(nutrients!.mean[name] - sum / 7)).toBeLessThanOrEqual(0.501)
    }
  })

  it('[MIN-1] of a meal are of what one person eats of it', async () => {
    const { body } = await owner.call('GET', itemPath(owner.plan, 1, 'dinner'))
    const { value, serving, nutrients } = body as Extract<ItemView, { serving: { value: number } }>
    for (const name of names) {
      const eaten = (value.nutrition[name] ?? 0) * serving.value
      expect(Math.abs(nutrients![name] - eaten)).toBeLessThanOrEqual(0.501)
    }
  })

  it('[MIN-1] follow a change of what is eaten', async () => {
    const dayOne = (plan: typeof owner.plan) => daysOf(plan)[0]!
    const before = dayOne(await owner.read())
    await owner.change('POST', `${itemPath(owner.plan, 1, 'dinner')}/serving/1`)
    const after = dayOne(await owner.read())
    expect(after.nutrients!.potassium).toBeGreaterThan(before.nutrients!.potassium)
    expect(Math.abs(after.nutrients!.potassium - handSum(after, 'potassium'))).toBeLessThanOrEqual(0.501)
  })
})
