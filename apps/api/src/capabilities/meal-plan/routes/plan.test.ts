import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  daysOf,
  drawnPerson,
  itemsOf,
  ownPerson,
  planPath,
} from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const faultyFields = (answer: { body: { errors?: { field: string }[] } }) =>
  (answer.body.errors ?? []).map(({ field }) => field).sort()

async function newcomer() {
  const { accessToken: token } = await signUp(app.origin)
  return (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    app.request(method, planPath + path, { token, body, headers })
}

describe('the first plan', () => {
  it('[API-1] [PLAN-2] is 404 until it is made, then 28 filled days', async () => {
    const call = await newcomer()
    expect((await call('GET', '')).status).toBe(404)
    const created = await call('POST', '', drawnPerson)
    expect(created.status).toBe(201)
    expect(daysOf(created.body)).toHaveLength(28)
    expect(daysOf(created.body).every(({ ready }) => ready)).toBe(true)
    expect(created.body.templates[0]).toMatchObject({ state: 'ready', mode: 1, startDate: todayOf(app) })
    expect((await call('GET', '')).body).toEqual(created.body)
  })

  it('[API-1] is an empty answer until it is made for a client that prefers so, and the plan afterwards', async () => {
    const call = await newcomer()
    const read = () => call('GET', '', undefined, { prefer: 'absent=empty' })
    const none = await read()
    expect(none.status).toBe(204)
    expect(none.headers.get('preference-applied')).toBe('absent=empty')
    expect(none.headers.get('content-type')).toBeNull()
    expect((await call('GET', '', undefined, { prefer: 'respond-async' })).status).toBe(404)
    await call('POST', '', drawnPerson)
    expect((await read()).status).toBe(200)
  })

  it('[PLAN-1] certifies every day, week and template, and is in range', async () => {
    const { plan } = await buildPlanOwner(app)
    const [template] = plan.templates
    for (const { fit } of daysOf(plan)) expect(fit.inRange).toBe(fit.deviation === 0)
    expect(template?.fit.inRange).toBeGreaterThan(0.9)
    expect(template?.fit.target).toMatchObject({
      calories: { maximum: plan.resources.profile.nutrition.calories.maximum * 28 },
    })
    expect(template?.weeks.map(({ fit }) => fit.inRange).every((share) => share >= 0 && share <= 1)).toBe(
      true,
    )
  })

  it('[PLAN-2] of one’s own has four open slots a day', async () => {
    const { plan } = await buildPlanOwner(app, ownPerson)
    expect(plan.templates[0]).toMatchObject({ state: 'preparing', mode: 2 })
    expect(itemsOf(plan)).toHaveLength(112)
    expect(itemsOf(plan).every(({ type, value }) => type === 'empty' && value === null)).toBe(true)
  })

  it('[LEFT-1] says of what is cooked twice whom it feeds, and of leftovers their parent', async () => {
    const { plan } = await buildPlanOwner(app)
    const parents = itemsOf(plan).filter((item) => item.type === 'leftoverParent')
    const leftovers = itemsOf(plan).filter((item) => item.type === 'leftover')
    expect(leftovers.length).toBeGreaterThan(0)
    for (const { parentId, serving } of leftovers) {
      expect(parents.map(({ id }) => id)).toContain(parentId)
      expect(serving.scale).toBeNull()
    }
    for (const { serving, feeding } of parents) {
      expect(feeding.total).toBeGreaterThan(serving.value)
      expect(feeding.saved.length).toBeGreaterThan(0)
    }
  })

  it('[PLAN-7] starts on the day asked for, today where the person is by default', async () => {
    const start = addDays(todayOf(app), 3)
    const { plan } = await buildPlanOwner(app, { ...drawnPerson, startDate: start } as typeof drawnPerson)
    expect(daysOf(plan).map(({ date }) => date)).toEqual(
      Array.from({ length: 28 }, (_, day) => addDays(start, day)),
    )
    const call = await newcomer()
    const zone = { 'time-zone': 'Pacific/Kiritimati' }
    const created = await call('POST', '', ownPerson, zone)
    const theirs = new Date(app.clock.now().getTime() + 14 * 3_600_000).toISOString().slice(0, 10)
    expect(created.body.templates[0].startDate).toBe(theirs)
  })

  it('[ONB-13] [VAL-2] [API-3] names every field at fault, and makes nothing', async () => {
    const call = await newcomer()
    const { age, unit, ...partial } = drawnPerson
    const cases: [unknown, string[]][] = [
      [partial, ['age', 'unit']],
      [{ ...drawnPerson, height: 20, weight: 1e9 }, ['height', 'weight']],
      [{ ...drawnPerson, scaling: 13 }, ['scaling']],
      [{ ...drawnPerson, mode: 3 }, ['mode']],
      [{ ...drawnPerson, allergen: [10, 999] }, ['allergen']],
      [{ ...drawnPerson, intolerance: [24, 7] }, ['intolerance']],
      [{ ...drawnPerson, avoidedGroups: ['mushrooms', 'no-such-foods'] }, ['avoidedGroups']],
      [{ ...drawnPerson, lacksEquipment: ['oven', 'replicator'] }, ['lacksEquipment.1']],
      [{ ...drawnPerson, likedCuisines: ['thai', 'martian'] }, ['likedCuisines.1']],
      [{ ...drawnPerson, dislikedCuisines: ['martian'] }, ['dislikedCuisines.0']],
      [{ ...drawnPerson, startDate: '2026-02-30' }, ['startDate']],
      [{ ...drawnPerson, gender: 'x' }, ['gender']],
      [
        { ...drawnPerson, schedules: { ...drawnPerson.schedules, lunch: {} } },
        ['schedules.lunch.time', 'schedules.lunch.unique', 'schedules.lunch.variety'],
      ],
    ]
    for (const [body, fields] of cases) {
      const refused = await call('POST', '', body)
      expect([refused.status, faultyFields(refused)]).toEqual([400, fields])
    }
    expect((await call('GET', '')).status).toBe(404)
  })

  it('[PLAN-5] where none fits: the nearest day, what blocks, and what would help when posted again', async () => {
    const call = await newcomer()
    const nutrition = {
      calories: { minimum: 1500, maximum: 1600 },
      fat: { minimum: 20, maximum: 60 },
      net_carbs: { minimum: 0, maximum: 25 },
      protein: { minimum: 240, maximum: 330 },
    }
    const asked = { ...drawnPerson, nutrition }
    const refused = await call('POST', '', asked)
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      type: '/problems/nothing-fits',
      nearest: { calories: expect.any(Number) },
      blocking: expect.stringMatching(/^(calories|fat|net_carbs|protein)$/),
    })
    expect((await call('GET', '')).status).toBe(404)
    const wider = refused.body.relaxations.find(({ change }: { change: object }) => 'nutrition' in change)
    expect((await call('POST', '', { ...asked, ...wider.change })).status).toBe(201)
  })
})

describe('a second creation', () => {
  it('is 409, and the plan stays', async () => {
    const owner = await buildPlanOwner(app)
    const again = await app.request('POST', planPath, { token: owner.token, body: ownPerson })
    expect([again.status, again.body.type]).toEqual([409, '/problems/plan-exists'])
    expect(await owner.read()).toEqual(owner.plan)
  })

  it('with the same Idempotency-Key and body has the same answer, with another body none', async () => {
    const call = await newcomer()
    const key = { 'idempotency-key': 'first try' }
    const created = await call('POST', '', ownPerson, key)
    const again = await call('POST', '', ownPerson, key)
    expect([again.status, again.body]).toEqual([201, created.body])
    expect((await call('POST', '', drawnPerson, key)).status).toBe(409)
    expect((await call('POST', '', ownPerson, { 'idempotency-key': 'another' })).status).toBe(409)
    const tooLong = await call('POST', '', ownPerson, { 'idempotency-key': 'x'.repeat(256) })
    expect([tooLong.status, faultyFields(tooLong)]).toEqual([400, ['Idempotency-Key']])
  })

  it('at the same time: one makes the plan, the others find it', async () => {
    const call = await newcomer()
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '', drawnPerson)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    const rows = await app.database.db.selectFrom('plan_templates').select('user_id').execute()
    const plans = await app.database.db.selectFrom('meal_plans').select('user_id').execute()
    expect(rows).toHaveLength(plans.length)
  })
})

describe('reading the plan', () => {
  it('answers 304 to whom has it, and the new one once it changed', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const read = (etag?: string) =>
      app.request('GET', planPath, {
        token: owner.token,
        headers: etag ? { 'if-none-match': etag } : {},
      })
    const first = await read()
    const etag = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const second = await read(etag)
    expect([second.status, second.body]).toEqual([304, ''])
    const strongly = etag.replace(/^W\//, '')
    expect((await read(`W/${strongly}, "other"`)).status).toBe(304)
    expect((await read(`"other", ${strongly}`)).status).toBe(304)

    const changed = await owner.call('PATCH', '/resources/preferences/scaling/3')
    const third = await read(etag)
    expect([third.status, third.body]).toEqual([200, changed.body])
    expect(third.headers.get('etag')).toBe(changed.headers.get('etag'))
  })

  it('gives back what was answered, every default filled in', async () => {
    const asked = {
      ...drawnPerson,
      allergen: [24],
      intolerance: [3],
      avoidedIngredients: [{ name: 'Celery' }],
    }
    const { plan } = await buildPlanOwner(app, asked)
    expect(plan.resources.profile).toMatchObject({
      age: 34,
      weight: 74.5,
      carbs: 25,
      deficit: 17.5,
      protein: 0.9,
    })
    expect(plan.resources.preferences).toMatchObject({
      ...{ mode: 1, unit: 'us', scaling: 1, budget: 0, schedules: drawnPerson.schedules },
      ...{ allergen: [24], intolerance: [3], avoidedIngredients: [{ name: 'Celery' }] },
    })
  })
})

describe('people', () => {
  it('[SET-2] change what is cooked and nothing of what is eaten', async () => {
    const owner = await buildPlanOwner(app)
    const changed = await owner.change('PATCH', '/resources/preferences/scaling/3')
    expect(changed.resources.preferences.scaling).toBe(3)
    expect(changed.version).toBe(owner.plan.version + 1)
    expect(daysOf(changed).map(({ fit }) => fit)).toEqual(daysOf(owner.plan).map(({ fit }) => fit))
    const [before, after] = [owner.plan, changed].map((plan) =>
      itemsOf(plan).map((item) => item.serving?.scale ?? 0),
    )
    for (const [at, scale] of (after ?? []).entries()) expect(scale).toBeCloseTo((before?.[at] ?? 0) * 3, 9)
  })

  it('[API-3] are 1 to 12', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    for (const value of ['0', '13', '2.5', 'many', '-1']) {
      const refused = await owner.call('PATCH', `/resources/preferences/scaling/${value}`)
      expect([refused.status, faultyFields(refused)]).toEqual([400, ['value']])
    }
    expect((await owner.read()).version).toBe(owner.plan.version)
  })
})

describe('interactions', () => {
  it('[ITEM-7] keep the last word on each recipe, and can be taken back', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const [one, other] = app.context.recipes.corpus.recipes
    const say = (recipe: string | undefined, interactionType: string) =>
      owner.change('POST', '/interaction', { recipe, interactionType })
    await say(one?.id, 'like')
    await say(other?.id, 'like')
    const said = await say(one?.id, 'avoid')
    expect(said.interactions.map(({ type, recipeId, title }) => [type, recipeId, title])).toEqual([
      ['like', other?.id, other?.title],
      ['dislike', one?.id, one?.title],
    ])
    const left = await owner.change('DELETE', `/interaction/${one?.id}`)
    expect(left.interactions).toHaveLength(1)
    expect((await owner.call('DELETE', `/interaction/${one?.id}`)).status).toBe(404)
  })

  it('[ITEM-7] leave an avoided recipe where it is planned', async () => {
    const owner = await buildPlanOwner(app)
    const planned = itemsOf(owner.plan)[0]?.value?.id
    const said = await owner.change('POST', '/interaction', { recipe: planned, interactionType: 'avoid' })
    expect(itemsOf(said)).toEqual(itemsOf(owner.plan))
  })

  it('[API-3] are refused of no recipe, and of no known kind', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const unknown = await owner.call('POST', '/interaction', { recipe: 'none', interactionType: 'like' })
    expect(unknown.status).toBe(404)
    const odd = await owner.call('POST', '/interaction', { recipe: '', interactionType: 'love' })
    expect([odd.status, faultyFields(odd)]).toEqual([400, ['interactionType', 'recipe']])
  })
})

describe('food tags and ingredients', () => {
  it('[ONB-11] [BIZ-7] are there before there is a plan', async () => {
    const call = await newcomer()
    const tags = await call('GET', '/allergen/tags')
    expect(tags.body).toContainEqual({ id: 24, name: 'Nut-free', kind: 'allergen' })
    expect(tags.body).toContainEqual({ id: 25, name: 'Shellfish', kind: 'intolerance' })
    const found = await call('POST', '/allergen/ingredients', { searchString: 'celer' })
    expect(found.body.map(({ name }: { name: string }) => name.toLowerCase())).toContain('celery')
  })

  it('[ONB-11] need two characters', async () => {
    const call = await newcomer()
    for (const body of [{ searchString: 'c' }, { searchString: '  ' }, {}]) {
      const refused = await call('POST', '/allergen/ingredients', body)
      expect([refused.status, faultyFields(refused)]).toEqual([400, ['searchString']])
    }
  })
})
