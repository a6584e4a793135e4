import { drawPlan } from '@butterleaf/domain/meal-plan/drawing/draw-plan'
import type { DrawnDay, DrawRequest } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { daysOfPlan } from '@butterleaf/domain/meals/meals'
import { type Avoidances, mayEat } from '@butterleaf/domain/recipes/may-eat'
import { describe, expect, it } from 'vitest'
import { openCookbook } from '#platform/recipes/cookbook.ts'
import { anyTime, buildDrawRequest } from './testing/build-draw-request.ts'

const { kitchen } = openCookbook()

function daysOf(request: DrawRequest): readonly DrawnDay[] {
  const drawn = drawPlan(kitchen, request)
  if ('nothingFits' in drawn) throw new Error('Nothing fits.')
  return drawn.days
}

/** The plan of the usual request, which most tests begin with. */
const usualDays = daysOf(buildDrawRequest())
const drawnIds = (days: readonly DrawnDay[]) =>
  days.flatMap(({ items }) => items.map(({ recipeId }) => recipeId))

describe('a plan drawn from the corpus', () => {
  it('[PLAN-2] fills 28 days with three meals each', () => {
    const days = usualDays
    expect(days).toHaveLength(daysOfPlan)
    expect(days.flatMap(({ items }) => items.map(({ meal }) => meal))).toEqual(
      Array.from({ length: daysOfPlan }, () => ['breakfast', 'lunch', 'dinner']).flat(),
    )
    expect(days.filter(({ deviation }) => deviation === 0)).toHaveLength(daysOfPlan)
  })

  it('[PLAN-2] nothing on the plan is what the person must not eat', () => {
    const avoided = drawnIds(usualDays).slice(0, 6)
    const avoidances: Avoidances = {
      diets: ['dairy-free'],
      exclusions: ['fish', 'shellfish'],
      ingredients: ['avocado'],
      groups: ['mushrooms'],
      lacking: ['blender'],
      recipes: avoided,
    }
    const ids = new Set(drawnIds(daysOf(buildDrawRequest({ avoidances }))))
    const eaten = kitchen.recipes.filter(({ edible }) => ids.has(edible.id))
    expect(eaten).toHaveLength(ids.size)
    expect(eaten.filter(({ edible }) => !mayEat(edible, avoidances))).toEqual([])
  })

  it('[PLAN-4] the same request is the same plan, another seed another one', () => {
    expect(daysOf(buildDrawRequest())).toEqual(usualDays)
    expect(daysOf(buildDrawRequest({ seed: 'two' }))).not.toEqual(usualDays)
  })

  it('what is kept stays; the rest is drawn round it', () => {
    const [day] = usualDays
    const { recipeId, servings } = day!.items[2]!
    const kept = [{ day: 3, meal: 'dinner', recipeId, servings }] as const
    const dinner = daysOf(buildDrawRequest({ kept, seed: 'three' }))[3]!.items[2]
    expect(dinner).toEqual({ meal: 'dinner', recipeId, servings })
  })

  it('a kept recipe that has left the cookbook makes room for another', () => {
    const kept = [{ day: 3, meal: 'dinner', recipeId: 'never-was~0000000000', servings: 1 }] as const
    expect(daysOf(buildDrawRequest({ kept }))[3]!.items.map(({ meal }) => meal)).toContain('dinner')
  })

  it('with open slots named, only these are filled', () => {
    const [first] = usualDays
    // Sides of what is kept stand in the plan: the draw doesn't tell them again.
    const items = first!.items.slice(0, 2).map(({ sides: _, ...main }) => main)
    const kept = items.map((item) => ({ ...item, day: 5 }))
    const days = daysOf(buildDrawRequest({ kept, open: [{ day: 5, meal: 'dinner' }], seed: 'four' }))
    expect(days.map(({ items }) => items.length)).toEqual(days.map((_, day) => (day === 5 ? 3 : 0)))
    expect(days[5]!.items.slice(0, 2)).toEqual(items)
  })

  it('leftovers name the slot they were cooked for', () => {
    const wishes = { ...anyTime, lunch: { ...anyTime.lunch, leftovers: 'mostly' } } as const
    const days = daysOf(buildDrawRequest({ wishes }))
    const leftovers = days.flatMap(({ items }) => items.filter(({ leftoverOf }) => leftoverOf))
    expect(leftovers.length).toBeGreaterThanOrEqual(16)
    for (const { recipeId, leftoverOf } of leftovers) {
      const parent = days[leftoverOf!.day]!.items.find(({ meal }) => meal === leftoverOf!.meal)
      expect(parent?.recipeId).toBe(recipeId)
    }
  })

  it('[PLAN-5] where nothing fits, says so when asked: plain data with what would help', {
    timeout: 60_000,
  }, () => {
    const { ranges } = buildDrawRequest()
    const impossible = { ...ranges, netCarbs: { minimum: 150, maximum: 155 } }
    expect(daysOf(buildDrawRequest({ ranges: impossible }))).toHaveLength(daysOfPlan)
    const drawn = drawPlan(kitchen, buildDrawRequest({ ranges: impossible, explain: true }))
    expect(drawn).toMatchObject({
      nothingFits: {
        blocking: 'netCarbs',
        emptyMeals: [],
        nearest: { items: [{ recipeId: expect.any(String) }, {}, {}] },
      },
    })
    expect(structuredClone(drawn)).toEqual(drawn)
  })

  it('[PLAN-5] a plan that fits needs no explanation', () => {
    expect(daysOf(buildDrawRequest({ explain: true }))).toEqual(usualDays)
  })
})
