import type { MealPlan } from '@butterleaf/contract/meal-plan/calls'
import type { Learning } from '@butterleaf/contract/weight-tracker/calls'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  daysOf,
  itemPath,
  type PlanOwner,
  weekPath,
} from '@butterleaf/testing/test-plan'
import { eatPlans, importWeighIns, steadyWeights } from '@butterleaf/testing/weight-tracker/test-learner'
import { buildTrackerOwner, todayOf, trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const learningPath = `${trackerPath}/learning`
const eatenDays = 11

/** Has weighed 75 kg for 46 days, on a plan that was eaten whole and the 11 days of the next: both should have taken weight off. */
async function buildLearner(): Promise<PlanOwner & { learning(): Promise<Learning>; trackerId: string }> {
  const today = todayOf(app)
  const { accessToken: token } = await signUp(app.origin)
  const owner = await eatPlans(app, token, { today, days: 46, eatenOfLast: eatenDays })
  const trackerId = await importWeighIns(app, token, { today, goalKg: 62, weightsKg: steadyWeights(46, 75) })
  const learning = async () => (await app.request('GET', learningPath, { token })).body
  return { ...owner, learning, trackerId }
}

const decide = (owner: PlanOwner, id: string, choice: 'taken' | 'kept') =>
  app.request('POST', `${learningPath}/proposals/${id}`, { token: owner.token, body: { choice } })
const change = (owner: PlanOwner, body: unknown) =>
  app.request('PUT', learningPath, { token: owner.token, body })

describe('what was learned', () => {
  it('[LEARN-1] is 404 without a plan, and says what is missing with one', async () => {
    const { token } = await buildTrackerOwner(app)
    expect((await app.request('GET', learningPath, { token })).status).toBe(404)
    const owner = await buildPlanOwner(app)
    const { status, body } = await app.request('GET', learningPath, { token: owner.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: 'silent', estimate: null, proposal: null, history: [] })
    const missing = body.missing.map(({ what }: { what: string }) => what)
    expect(missing).toEqual(['days', 'readings', 'complete-days', 'certainty'])
  })

  it('[LEARN-1] is a range that excludes the formula of a person whose weight holds on less', async () => {
    const { state, estimate, formulaKcal, restsOn, proposal } = await (await buildLearner()).learning()
    expect(state).toBe('told')
    expect(estimate!.highKcal).toBeLessThan(formulaKcal)
    expect(restsOn).toEqual({ days: 46, readings: 46, completeDays: 27 + eatenDays })
    expect(proposal).toMatchObject({ reason: 'learned', fatGrams: expect.any(Number) })
    expect(proposal!.fromKcal - proposal!.toKcal).toBeLessThanOrEqual(150)
  })

  it('[LEARN-1] tells which reading was set aside, and counts it when the person says it was theirs', async () => {
    const owner = await buildLearner()
    const log = { weightTrackerId: owner.trackerId, date: todayOf(app), weight: 66, note: '' }
    const path = `${trackerPath}/${owner.trackerId}/log`
    await app.request('PUT', path, { token: owner.token, body: log })
    const { setAside } = await owner.learning()
    expect(setAside).toMatchObject([{ date: log.date, weight: 66 }])
    const confirm = (logId: string) =>
      app.request('PUT', `${learningPath}/readings/${logId}`, { token: owner.token, body: { isMine: true } })
    expect((await confirm(setAside[0]!.logId)).body.setAside).toEqual([])
    expect((await confirm('another')).status).toBe(404)
    // What was said of 66 kg doesn't hold for 7.8 pounds typed later.
    await app.request('PUT', path, { token: owner.token, body: { ...log, weight: 178 } })
    expect((await owner.learning()).setAside).toMatchObject([{ weight: 178 }])
  })
})

it('[LEARN-1] the tracker’s forecast uses the estimate where it is told, and the weigh-ins alone where it isn’t', async () => {
  const owner = await buildLearner()
  const forecast = async () => (await app.request('GET', trackerPath, { token: owner.token })).body.projection
  const told = await forecast()
  await change(owner, { isOn: false })
  const alone = await forecast()
  expect(told).not.toEqual(alone)
  await change(owner, { isOn: true })
  expect(await forecast()).toEqual(told)
})

describe('a proposal', () => {
  it('[LEARN-3] taken portions open days again first, and leaves complete days, locked and shopped meals alone', async () => {
    const owner = await buildLearner()
    const dinnerOf = (plan: MealPlan, day: number) =>
      dayOf(plan, day).items.find(({ category }) => category === 'dinner')
    // One that no other meal eats from: what is cooked for it is what is eaten.
    const day = [22, 23, 24, 25, 26, 27, 28].find((one) => dinnerOf(owner.plan, one)?.type === 'normal')!
    await owner.change('POST', `${itemPath(owner.plan, day, 'dinner')}/lock`)
    const before = await owner.read()
    const { proposal, targetKcal } = await owner.learning()
    const taken = await decide(owner, proposal!.id, 'taken')
    expect(taken.status).toBe(200)
    expect(taken.body).toMatchObject({ targetKcal: proposal!.toKcal, proposal: null })
    expect(taken.body.history).toEqual([
      {
        date: todayOf(app),
        reason: 'learned',
        choice: 'taken',
        fromKcal: targetKcal,
        toKcal: proposal!.toKcal,
      },
    ])
    const after = await owner.read()
    for (let day = 1; day <= eatenDays; day += 1) {
      expect(dayOf(after, day).items).toEqual(dayOf(before, day).items)
      expect(dayOf(after, day).fit).toEqual(dayOf(before, day).fit)
    }
    expect(dayOf(after, day).fit.target).not.toEqual(dayOf(before, day).fit.target)
    expect(dinnerOf(after, day)).toEqual(dinnerOf(before, day))
    const inRange = (plan: typeof after) =>
      daysOf(plan)
        .slice(eatenDays)
        .filter(({ fit }) => fit.inRange).length
    expect(inRange(after)).toBeGreaterThanOrEqual(7)
    // The same dishes wherever other servings are enough.
    const dishes = (plan: typeof after) =>
      daysOf(plan)
        .slice(eatenDays)
        .flatMap(({ items }) => items.map(({ value }) => value?.id))
    const kept = dishes(after).filter((dish, at) => dish === dishes(before)[at]).length
    expect(kept).toBeGreaterThan(dishes(before).length / 2)
  })

  it('[LEARN-3] leaves a week alone that was shopped for', async () => {
    const owner = await buildLearner()
    for (const week of [2, 3, 4]) {
      const path = `${weekPath(owner.plan, week)}/shopping-list/checked`
      const { body } = await owner.call('GET', weekPath(owner.plan, week))
      const [aisle] = Object.values<Record<string, unknown>>(body.shoppingList)
      const [ingredient] = Object.keys(aisle!)
      const ticked = await owner.call('PUT', path, [
        { ingredient, checked: true, at: app.clock.now().toISOString() },
      ])
      expect(ticked.status).toBe(200)
    }
    const before = await owner.read()
    const { proposal } = await owner.learning()
    await decide(owner, proposal!.id, 'taken')
    const itemsOf = (plan: typeof before) => daysOf(plan).map(({ items }) => items)
    expect(itemsOf(await owner.read())).toEqual(itemsOf(before))
  })

  it('[LEARN-2] is decided once, by ten presses at once as by an old page', async () => {
    const owner = await buildLearner()
    const { proposal } = await owner.learning()
    expect((await decide(owner, 'learned-9000-8900', 'taken')).status).toBe(409)
    const answers = await Promise.all(Array.from({ length: 10 }, () => decide(owner, proposal!.id, 'taken')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
    const { history, targetKcal } = await owner.learning()
    expect([history.length, targetKcal]).toEqual([1, proposal!.toKcal])
  })

  it('[LEARN-2] declined changes nothing, and is not brought up again the next day', async () => {
    const owner = await buildLearner()
    const before = await owner.read()
    const { proposal, targetKcal } = await owner.learning()
    expect((await decide(owner, proposal!.id, 'kept')).body).toMatchObject({ proposal: null, targetKcal })
    expect((await owner.read()).templates).toEqual(before.templates)
  })
})

describe('pause, off and notes', () => {
  it('[LEARN-4] a pause is a press, and pressed again leaves nothing of the day', async () => {
    const owner = await buildLearner()
    const paused = await change(owner, { isPaused: true })
    expect(paused.body).toMatchObject({
      state: 'paused',
      pausedSince: todayOf(app),
      estimate: null,
      proposal: null,
    })
    expect((await change(owner, { isPaused: false })).body).toMatchObject({
      state: 'told',
      pausedSince: null,
    })
    const rows = await app.database.db
      .selectFrom('learning_pauses')
      .selectAll()
      .where('user_id', '!=', '')
      .execute()
    expect(rows).toEqual([])
  })

  it('[LEARN-4] off is silent, and notes have a switch of their own', async () => {
    const owner = await buildLearner()
    expect((await change(owner, { isOn: false })).body).toMatchObject({
      state: 'off',
      estimate: null,
      proposal: null,
      areNotesOn: true,
    })
    expect((await change(owner, { areNotesOn: false })).body).toMatchObject({
      state: 'off',
      areNotesOn: false,
    })
    expect((await change(owner, { isOn: true })).body).toMatchObject({ state: 'told', areNotesOn: false })
  })

  it('[LEARN-4] decisions, pauses and switches are in the export, and go with the account', async () => {
    const owner = await buildLearner()
    const { token } = owner
    const { proposal } = await owner.learning()
    await decide(owner, proposal!.id, 'taken')
    await change(owner, { isPaused: true, areNotesOn: false })
    const { body } = await app.request('GET', '/api/user/export', { token })
    expect(body.data.target_decisions).toMatchObject([
      { reason: 'learned', choice: 'taken', from_kcal: proposal!.fromKcal, to_kcal: proposal!.toKcal },
    ])
    expect(body.data.learning_pauses).toEqual([{ from_date: todayOf(app), to_date: null }])
    expect(body.data.learning_settings).toMatchObject([{ is_off: 0, are_notes_off: 1 }])
    expect((await app.request('DELETE', '/api/user', { token })).status).toBe(204)
    for (const table of ['target_decisions', 'learning_pauses', 'learning_settings'] as const) {
      const rows = await app.database.db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', body.user_id)
        .execute()
      expect(rows).toEqual([])
    }
  })

  it('[API-3] bad input names its field', async () => {
    const owner = await buildPlanOwner(app)
    const refused = await change(owner, { isPaused: 'yes' })
    expect([refused.status, refused.body.errors[0].field]).toEqual([400, 'isPaused'])
    const choice = await app.request('POST', `${learningPath}/proposals/x`, {
      token: owner.token,
      body: { choice: 'maybe' },
    })
    expect([choice.status, choice.body.errors[0].field]).toEqual([400, 'choice'])
  })
})

it('[API-2] another person’s reading answers 404', async () => {
  const owner = await buildTrackerOwner(app)
  const { body } = await owner.saveLog({ date: todayOf(app), weight: 80 })
  const stranger = await buildPlanOwner(app)
  const path = `${learningPath}/readings/${body.logs[0].id}`
  expect((await app.request('PUT', path, { token: stranger.token, body: { isMine: true } })).status).toBe(404)
})
