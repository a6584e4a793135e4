import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, drawnPerson, ownPerson, templatePath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const weeksOf = ({ templates: [active] }: MealPlan) => active!.weeks
const names = ['potassium', 'magnesium', 'fiber', 'sodium'] as const

describe('a person who aims at minerals and fiber', () => {
  it('[MIN-3] sees of each week what was met, how near the rest came and what would help', async () => {
    const { plan } = await buildPlanOwner(app, { ...drawnPerson, minerals: 1, sodiumLimit: 2300 })
    expect(plan.resources.preferences).toMatchObject({ minerals: 1, sodiumLimit: 2300 })
    for (const { minerals, nutrients } of weeksOf(plan)) {
      for (const name of names) {
        const { mean, reference, met } = minerals![name]
        expect(mean).toBe(nutrients!.mean[name])
        const most = { potassium: 4700, sodium: 2300, magnesium: Infinity, fiber: Infinity }[name]
        expect(met).toBe((name === 'sodium' || mean >= reference) && mean <= most)
      }
      expect(minerals!.sodium.reference).toBe(2300)
    }
    expect(Object.keys(plan.templates[0]!.helpfulFoods ?? {})).toEqual(['potassium', 'magnesium', 'fiber'])
  })

  it('[PLATE-2] and who doesn’t, sees what each week has of fiber and sodium, and days of many eggs', async () => {
    const { plan } = await buildPlanOwner(app, drawnPerson)
    for (const { plate, nutrients, minerals, days } of weeksOf(plan)) {
      expect(minerals).toBeUndefined()
      expect(plate!.fiber.mean).toBe(nutrients!.mean.fiber)
      expect(plate!.sodium.mean).toBe(nutrients!.mean.sodium)
      expect(plate!.fiber.met).toBe(plate!.fiber.mean >= plate!.fiber.reference)
      expect(plate!.sodium.met).toBe(plate!.sodium.mean <= plate!.sodium.reference)
      const eggs = days.map(({ items }) =>
        items.reduce((sum, { value, serving }) => sum + (value?.eggs ?? 0) * (serving?.value ?? 0), 0),
      )
      expect(plate!.manyEggs.map(({ dayNumber }) => dayNumber)).toEqual(
        days.flatMap(({ dayNumber }, at) => (Math.round(2 * eggs[at]!) / 2 > 4.5 ? [dayNumber] : [])),
      )
    }
  })

  it('[PLATE-1] a person whose dishes are few has every meal all the same, and reads which limit was passed and what would help', async () => {
    const { schedules } = drawnPerson
    const short = { ...schedules.breakfast, time: 30 } as const
    const { plan } = await buildPlanOwner(app, {
      ...drawnPerson,
      allergen: [10, 16],
      schedules: { ...schedules, breakfast: { ...short, time: 20 }, lunch: short, dinner: short },
    })
    for (const { plate, days } of weeksOf(plan)) {
      const meals = days.flatMap(({ items }) => items.filter(({ category }) => category !== 'dessert'))
      expect(meals.every(({ value }) => value)).toBe(true)
      const { eggs, manyEggs, muchOfOneFood, copiedDays, sentences } = plate!
      const passed = [
        ...(manyEggs.length > 0 || eggs > 21 ? [/eggs/] : []),
        ...(muchOfOneFood.length > 0 ? [/ g of /] : []),
        ...(copiedDays.length > 0 ? [/dishes of an earlier one/] : []),
      ]
      expect(sentences).toHaveLength(1 + passed.length)
      expect(sentences[0]).toMatch(/^Fiber comes to /)
      for (const [at, limit] of passed.entries()) {
        expect(sentences[1 + at]).toMatch(limit)
        expect(sentences[1 + at]).toMatch(/: vegetarian and dairy-free leave few other dishes\./)
      }
      if (passed.length > 0) expect(sentences.at(-1)).toMatch(/ More minutes to cook would bring others\.$/)
    }
  })

  it('[MIN-3] is told nothing of a week in which nothing is eaten', async () => {
    const { plan } = await buildPlanOwner(app, { ...ownPerson, minerals: 1 })
    expect(weeksOf(plan).filter(({ minerals }) => minerals)).toEqual([])
  })

  it('[MIN-3] can stop: a new plan without the aim judges no week', async () => {
    const owner = await buildPlanOwner(app, { ...drawnPerson, minerals: 1 })
    const { profile, preferences } = owner.plan.resources
    const path = `${templatePath(owner.plan)}/reset`
    const after = await owner.change('POST', path, {
      resources: { profile, preferences: { ...preferences, minerals: 0 } },
    })
    expect(after.resources.preferences).not.toHaveProperty('minerals')
    expect(weeksOf(after).some(({ minerals }) => minerals)).toBe(false)
    expect(after.templates[0]).not.toHaveProperty('helpfulFoods')
  })

  it('[MIN-4] refuses a limit of sodium outside sense, and names range and reason', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const { profile, preferences } = owner.plan.resources
    const resources = { profile, preferences: { ...preferences, minerals: 1, sodiumLimit: 100 } }
    const refused = await owner.call('PATCH', '/resources', { resources })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          field: 'resources.preferences.sodiumLimit',
          message: expect.stringMatching(/between 1,500 mg and 5,000 mg a day: less is under/),
        },
      ],
    ])
  })
})

it('[MIN-2] the week of a person who doesn’t aim at minerals isn’t judged', async () => {
  const { plan } = await buildPlanOwner(app, drawnPerson)
  expect(weeksOf(plan).some(({ minerals }) => minerals)).toBe(false)
  expect(plan.resources.preferences).not.toHaveProperty('minerals')
})
