import { encodeMacros } from '@butterleaf/contract/nutrition/macros-codec'
import type { DrawnDay } from '@butterleaf/domain/meal-plan/drawing/draw-request'
import { addMacros, noMacros, scaleMacros, shownMacros } from '@butterleaf/domain/nutrition/macros'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { drawnPerson, planPath } from '@butterleaf/testing/test-plan'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Planner } from '#platform/planner/planner.ts'
import { readTastePerson } from './read-taste.ts'
import { tasteDays } from './taste-days.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const robin = { gender: 2, age: 34, weight: 74.5, height: 168, motive: 1, activityLevel: 2 }

function taste(asked: Record<string, unknown>) {
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  return app.request('GET', `/api/taste?${query}`)
}

describe('a taste of the product', () => {
  it('[PLAN-1] [API-1] is a day of real recipes in the ranges of the person, without signing in', async () => {
    const { status, headers, body } = await taste(robin)
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('private, max-age=3600')
    expect(body.day.items.map(({ category }: { category: string }) => category)).toEqual([
      'breakfast',
      'lunch',
      'dinner',
    ])
    const { dish } = app.context.recipes.corpus.kitchen
    const eaten = body.day.items.map(({ servings, value }: { servings: number; value: { id: string } }) =>
      scaleMacros(dish(value.id)?.perServing ?? noMacros, servings),
    )
    expect(body.day.fit).toMatchObject({
      target: body.ranges,
      actual: encodeMacros(shownMacros(eaten.reduce(addMacros))),
      deviation: 0,
      inRange: true,
    })
  })

  it('[PLAN-1] has the targets that the onboarding would lead to', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const { bodyFat: _, ...person } = drawnPerson
    const made = await app.request('POST', planPath, { token, body: person })
    const { ranges } = (await taste(robin)).body
    expect(made.body.templates[0].weeks[0].days[0].fit.target).toEqual(ranges)
  })

  it('[PLAN-1] [LIV-7] has three meals of three main proteins', async () => {
    const { dish } = app.context.recipes.corpus.kitchen
    for (const age of [24, 41, 58]) {
      const { items } = (await taste({ ...robin, age, weight: 82, height: 168 })).body.day
      const ids: string[] = items.map(({ value }: { value: { id: string } }) => value.id)
      expect(new Set(ids.map((id) => dish(id)?.character.mainProtein)).size).toBe(3)
    }
  })

  it('is the same for the same question, another one for another', async () => {
    const [first, again, other] = await Promise.all([
      taste(robin),
      taste(robin),
      taste({ ...robin, age: 60 }),
    ])
    expect(again.body).toEqual(first.body)
    expect(other.body.targets).not.toEqual(first.body.targets)
  })

  it.each([
    [{}, ['activityLevel', 'age', 'gender', 'height', 'motive', 'weight']],
    [{ ...robin, gender: 3 }, ['gender']],
    [{ ...robin, age: 34.5, height: 40 }, ['age', 'height']],
    [{ ...robin, weight: 'heavy' }, ['weight']],
    [{ ...robin, age: 16 }, ['motive']],
    [{ ...robin, age: 17 }, ['motive']],
    [{ ...robin, weight: 52.21, height: 168 }, ['motive']],
  ])('[ONB-13] [VAL-2] names what is at fault: %j', async (asked, fields) => {
    const { status, body } = await taste(asked)
    expect([status, body.errors.map(({ field }: { field: string }) => field).sort()]).toEqual([400, fields])
  })
})

describe('the numbers of a small person', () => {
  const old = { ...robin, age: 90, weight: 40.823, height: 147, activityLevel: 1 }

  it('[PLAN-1] 90 lb at 90 years are never planned below what is burnt, whatever the goal', async () => {
    const [losing, keeping] = await Promise.all([taste(old), taste({ ...old, motive: 2 })])
    expect(losing.body.targets).toEqual(keeping.body.targets)
    expect(losing.body.isFloorReached).toBe(true)
    expect(keeping.body.isFloorReached).toBe(false)
  })

  it('[PLAN-1] who burns more than 1,200 kcal loses weight on no less than that', async () => {
    const { body } = await taste({ ...old, activityLevel: 2 })
    expect(body.targets.calories).toBe(1200)
  })

  it.each([
    [{ age: 18 }, 200],
    [{ age: 17 }, 400],
    [{ weight: 52.215 }, 200],
    [{ weight: 52.214 }, 400],
  ])('[ONB-14] the limits are exact: %j', async (part, status) => {
    expect((await taste({ ...robin, height: 168, ...part })).status).toBe(status)
  })
})

it('too many questions from one address are told to wait', async () => {
  const own = await startTestApp()
  const statuses: number[] = []
  for (let asked = 0; asked < 61; asked += 1) statuses.push((await own.request('GET', '/api/taste')).status)
  await own.close()
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([400]))
  expect(statuses.at(-1)).toBe(429)
})

describe('the days that are kept', () => {
  const day: DrawnDay = { items: [], totals: noMacros, deviation: 0 }
  const aged = (age: number) => readTastePerson({ ...robin, age })
  const kitchen = (draw: Planner['draw']) => ({ planner: { draw }, mainProteinOf: () => undefined })

  it('are drawn once for all who ask at the same time', async () => {
    const asked: unknown[] = []
    const days = tasteDays(kitchen(async (request) => ({ days: [day], request: asked.push(request) })))
    await Promise.all([days.of(aged(30)), days.of(aged(30)), days.of(aged(31))])
    expect(asked).toHaveLength(2)
  })

  it('are drawn again when they were requested longest ago, or their draw failed', async () => {
    let drawn = 0
    const draw = async () => {
      drawn += 1
      if (drawn === 1) throw new Error('The thread is gone')
      return { days: [day] }
    }
    const days = tasteDays(kitchen(draw), 2)
    await expect(days.of(aged(30))).rejects.toThrow('The thread is gone')
    for (const age of [30, 31, 30, 32, 30, 31]) await days.of(aged(age))
    expect(drawn).toBe(5)
  })

  it('leave the threads to those who have a plan: of many new ones at once some are told to come back', async () => {
    const days = tasteDays(kitchen(() => new Promise((resolve) => setImmediate(resolve, { days: [day] }))))
    const asked = await Promise.allSettled([30, 31, 32, 33, 34].map((age) => days.of(aged(age))))
    expect(asked.map(({ status }) => status)).toEqual([...Array(4).fill('fulfilled'), 'rejected'])
    expect(await days.of(aged(34))).toEqual(day)
  })
})
