import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { weekdays } from '@butterleaf/domain/calendar/weekday'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  daysOf,
  drawnPerson,
  ownPerson,
  planPath,
  templatePath,
} from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const snackRoom = { places: 1, calories: 150, net_carbs: 3 }
const snacker = { ...drawnPerson, snackRoom }
const inRange = (plan: MealPlan) => daysOf(plan).filter(({ fit }) => fit.inRange).length
const mealCalories = ({ fit }: ReturnType<typeof daysOf>[number]) =>
  fit.actual.calories - (fit.snackRoom?.calories ?? 0)

function eat(token: string, date: string, own: object = {}, id = crypto.randomUUID()) {
  const body = {
    date,
    place: { kind: 'snack' },
    source: { kind: 'figures', name: 'Macadamias' },
    figures: { calories: 150, fat: 15, net_carbs: 1.1, protein: 1.7 },
    at: app.clock.now().toISOString(),
    ...own,
  }
  return app.request('PUT', `/api/food-log/entries/${id}`, { token, body })
}

function putExtra(token: string, calories: number) {
  const body = {
    source: { kind: 'figures', name: 'Shake' },
    figures: { calories, fat: calories / 9, net_carbs: 0, protein: 0 },
    weekdays: [...weekdays],
    from: todayOf(app),
    until: null,
    isBought: false,
    at: app.clock.now().toISOString(),
  }
  return app.request('PUT', `/api/food-log/extras/${crypto.randomUUID()}`, { token, body })
}

describe('room for a snack', () => {
  it('[LIFE-7] stays free on each day of a plan, and its certificate says so', async () => {
    const { plan } = await buildPlanOwner(app, snacker)
    expect(plan.resources.preferences.snackRoom).toEqual(snackRoom)
    expect(inRange(plan)).toBeGreaterThanOrEqual(26)
    for (const day of daysOf(plan)) {
      const { fit } = day
      expect(fit.snackRoom).toMatchObject({ calories: 150, net_carbs: 3 })
      expect(fit.besides).toBeUndefined()
      if (fit.inRange) expect(mealCalories(day)).toBeLessThanOrEqual(fit.target.calories.maximum - 150)
    }
  })

  it('[LIFE-7] [SET-3] comes with a new plan, and goes with the next', async () => {
    const owner = await buildPlanOwner(app, drawnPerson)
    expect(daysOf(owner.plan)[0]!.fit.snackRoom).toBeUndefined()
    const remake = (room: object | null) => {
      const { profile, preferences } = owner.plan.resources
      const resources = { profile, preferences: { ...preferences, snackRoom: room } }
      return owner.read().then((plan) => owner.change('POST', `${templatePath(plan)}/reset`, { resources }))
    }
    const withRoom = await remake({ ...snackRoom, places: 2 })
    expect(daysOf(withRoom)[0]!.fit.snackRoom).toMatchObject({ calories: 300, net_carbs: 6 })
    const without = await remake(null)
    expect(without.resources.preferences.snackRoom).toBeUndefined()
    expect(daysOf(without)[0]!.fit.snackRoom).toBeUndefined()
  })

  it('[LIFE-7] is left free by a random day, too', async () => {
    const owner = await buildPlanOwner(app, snacker)
    const { templates } = owner.plan
    const week = templates[0]!.weeks[1]!
    const path = `${templatePath(owner.plan)}/week/${week.id}/day/${week.days[2]!.id}/randomize`
    const { fit } = (await owner.change('POST', path)).templates[0]!.weeks[1]!.days[2]!
    expect(fit).toMatchObject({ inRange: true, snackRoom: { calories: 150 } })
  })

  it.each([
    [{ places: 4 }, 'snackRoom.places', 'a whole number between 1 and 3'],
    [{ places: 3, calories: 400 }, 'snackRoom.calories', 'a third of its calories'],
    [{ net_carbs: 20 }, 'snackRoom.net_carbs', 'half of its net carbs'],
    [{ places: '1' }, 'snackRoom.places', 'number'],
  ])('[LIFE-7] is refused at its field: %j', async (wrong, field, message) => {
    const { accessToken: token } = await signUp(app.origin)
    const body = { ...drawnPerson, snackRoom: { ...snackRoom, ...wrong } }
    const refused = await app.request('POST', planPath, { token, body })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ field, message: expect.stringContaining(message) }],
    ])
  })

  it('[LIFE-4] [LIFE-7] and extras together take up to a third of a day, whichever comes first', async () => {
    const owner = await buildPlanOwner(app, { ...ownPerson, snackRoom })
    const refusedExtra = await putExtra(owner.token, 500)
    expect([refusedExtra.status, refusedExtra.body.errors]).toEqual([
      400,
      [{ field: 'figures.calories', message: expect.stringContaining('and its room for snacks') }],
    ])
    expect((await putExtra(owner.token, 400)).status).toBe(200)
    const { profile, preferences } = owner.plan.resources
    const resources = { profile, preferences: { ...preferences, snackRoom: { ...snackRoom, places: 2 } } }
    const plan = await owner.read()
    const refused = await owner.call('POST', `${templatePath(plan)}/reset`, { resources })
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          field: 'resources.preferences.snackRoom.calories',
          message: expect.stringContaining('Snacks and extras of one day'),
        },
      ],
    ])
    expect(await owner.read()).toEqual(plan)
  })

  it('[LIFE-7] [LIFE-9] as eaten, a day counts the snack that was eaten and not the room for it', async () => {
    const startDate = addDays(todayOf(app), -2)
    const { token, plan, call } = await buildPlanOwner(app, { ...snacker, startDate } as typeof snacker)
    const [first, second] = daysOf(plan)
    expect([first!.fit.inRange, second!.fit.inRange]).toEqual([true, true])
    const left = first!.fit.snackRoom!
    expect((await eat(token, first!.date, { figures: left })).status).toBe(200)
    const tooMuch = { calories: 900, fat: 100, net_carbs: 0, protein: 0 }
    expect((await eat(token, second!.date, { figures: tooMuch })).status).toBe(200)
    const { body } = await call('GET', `${templatePath(plan)}/days-in-range`)
    expect(body.asEaten).toEqual({ inRange: 1, days: 2 })
  })
})

describe('snacks of a day', () => {
  it('[LIFE-7] are three at most; each can be corrected, and one that is removed makes room', async () => {
    const { accessToken: token } = await signUp(app.origin)
    const date = todayOf(app)
    const ids = [1, 2, 3].map(() => crypto.randomUUID())
    for (const id of ids) expect((await eat(token, date, {}, id)).status).toBe(200)
    const fourth = await eat(token, date)
    expect([fourth.status, fourth.body.errors]).toEqual([
      400,
      [{ field: 'place', message: expect.stringContaining('up to 3 snacks') }],
    ])
    app.clock.advance({ seconds: 1 })
    expect((await eat(token, date, { source: { kind: 'figures', name: 'Nuts' } }, ids[2])).status).toBe(200)
    expect((await eat(token, date, { place: { kind: 'beside', meal: 'lunch' } })).status).toBe(200)
    expect((await eat(token, addDays(date, -1))).status).toBe(200)
    app.clock.advance({ seconds: 1 })
    const at = app.clock.now().toISOString()
    await app.request('DELETE', `/api/food-log/entries/${ids[0]}?at=${at}`, { token })
    expect((await eat(token, date)).status).toBe(200)
  })
})

it('[LIFE-7] of snacks sent at the same moment a day takes three, whichever comes first', async () => {
  const { accessToken: token } = await signUp(app.origin)
  const sent = await Promise.all(Array.from({ length: 8 }, () => eat(token, todayOf(app))))
  expect(sent.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400, 400, 400, 400])
})
