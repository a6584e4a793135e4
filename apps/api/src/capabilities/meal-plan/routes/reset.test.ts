import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildPlanOwner,
  dayOf,
  dayPath,
  daysOf,
  itemOf,
  itemPath,
  itemsOf,
  ownPerson,
  type PlanOwner,
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

const resetPath = (owner: PlanOwner) => `${templatePath(owner.plan)}/reset`
const older = (owner: PlanOwner, index: number | string) =>
  app.request('GET', `${planPath}/${index}`, { token: owner.token })
const shown = ({ items }: { items: { value: { id: string } | null; serving: { value: number } | null }[] }) =>
  items.map(({ value, serving }) => [value?.id, serving?.value])

describe('a reset', () => {
  it('[PLAN-6] [SET-3] keeps complete days and locked dishes, and archives the old template', async () => {
    const owner = await buildPlanOwner(app)
    for (const day of [1, 2]) await owner.change('POST', `${dayPath(owner.plan, day)}/state`)
    const before = await owner.change('POST', `${itemPath(owner.plan, 20, 'breakfast')}/lock`)
    const after = await owner.change('POST', resetPath(owner), { resources: before.resources })

    expect(after.id).toBe(before.id)
    expect(after.templates[0]?.id).not.toBe(before.templates[0]?.id)
    for (const day of [1, 2]) {
      expect(dayOf(after, day).state).toBe('complete')
      expect(shown(dayOf(after, day))).toEqual(shown(dayOf(before, day)))
    }
    expect(itemOf(after, 20, 'breakfast')).toMatchObject({
      value: itemOf(before, 20, 'breakfast').value,
      locked: true,
    })
    expect(daysOf(after).every(({ ready }) => ready)).toBe(true)
    const ids = new Set(itemsOf(before).map(({ id }) => id))
    expect(itemsOf(after).filter(({ id }) => ids.has(id))).toEqual([])
    expect((await older(owner, 0)).body).toEqual(before.templates[0])
    expect((await owner.call('GET', templatePath(before))).body).toEqual(before.templates[0])
  })

  it('[PLAN-7] starts today, or where it was while something was eaten of it', async () => {
    const start = addDays(todayOf(app), -5)
    const person = { ...ownPerson, startDate: start }
    const owner = await buildPlanOwner(app, person as typeof ownPerson)
    const { resources } = owner.plan
    const remade = await owner.change('POST', resetPath(owner), { resources })
    expect(remade.templates[0]?.startDate).toBe(todayOf(app))
    const dated = await owner.change('POST', `${templatePath(remade)}/reset`, { resources, startDate: start })
    expect(dated.templates[0]?.startDate).toBe(start)
    await owner.change('POST', `${dayPath(dated, 1)}/randomize`)
    await owner.change('POST', `${dayPath(dated, 1)}/state`)
    const kept = await owner.change('POST', `${templatePath(dated)}/reset`, { resources })
    expect(kept.templates[0]?.startDate).toBe(start)
  })

  it('[SET-3] takes the new answers over, and drops what they forbid even where it was locked', async () => {
    const owner = await buildPlanOwner(app)
    const pork = 3
    const replacement = app.context.recipes.corpus.recipes.find(
      ({ meals, contains }) => meals[0] === 'dinner' && contains.includes('pork'),
    )?.id
    const dinner = itemPath(owner.plan, 15, 'dinner')
    await owner.change('POST', `${dinner}/replace`, { replacement })
    const { resources } = await owner.change('POST', `${dinner}/lock`)
    const { profile, preferences } = resources
    const after = await owner.change('POST', resetPath(owner), {
      resources: { profile, preferences: { ...preferences, intolerance: [pork], scaling: 4 } },
    })
    expect(after.resources.preferences).toMatchObject({ intolerance: [pork], scaling: 4 })
    const contained = itemsOf(after).flatMap(
      ({ value }) => app.context.recipes.corpus.recipe(value?.id ?? '')?.contains ?? [],
    )
    expect(contained.length).toBeGreaterThan(0)
    expect(contained).not.toContain('pork')
  })

  it('[ONB-13] [SET-3] that is refused leaves the old plan, its faults named as they were sent', async () => {
    const owner = await buildPlanOwner(app)
    const { profile, preferences } = owner.plan.resources
    const refused = await owner.call('POST', resetPath(owner), {
      resources: { profile: { ...profile, age: null }, preferences: { ...preferences, mode: 7 } },
    })
    expect(refused.status).toBe(400)
    expect(refused.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([
      'resources.preferences.mode',
      'resources.profile.age',
    ])
    const nutrition = { ...profile.nutrition, protein: { minimum: 238, maximum: 330 } }
    nutrition.fat = { minimum: 10, maximum: 60 }
    const impossible = await owner.call('POST', resetPath(owner), {
      resources: { profile: { ...profile, nutrition }, preferences },
    })
    expect([impossible.status, impossible.body.type]).toEqual([422, '/problems/nothing-fits'])
    expect(impossible.body.relaxations.length).toBeGreaterThan(0)
    expect(await owner.read()).toEqual(owner.plan)
    expect((await older(owner, 0)).status).toBe(404)
  })

  it('of a replaced template is refused, as is every change of it', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const after = await owner.change('POST', resetPath(owner), { resources: owner.plan.resources })
    const calls: [string, string, unknown?][] = [
      ['POST', resetPath(owner), { resources: after.resources }],
      ['POST', `${dayPath(owner.plan, 1)}/randomize`],
      ['POST', `${itemPath(owner.plan, 1, 'lunch')}/skip`],
    ]
    for (const [method, path, body] of calls) {
      const refused = await owner.call(method, path, body)
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('was replaced')])
    }
    expect((await owner.call('GET', itemPath(owner.plan, 1, 'lunch'))).status).toBe(200)
    expect(await owner.read()).toEqual(after)
  })
})

describe('answers that older clients don’t know', () => {
  const tastes = {
    avoidedGroups: ['mushrooms'],
    lacksEquipment: ['oven' as const],
    likedCuisines: ['italian' as const],
    dislikedCuisines: ['thai' as const],
    adventure: 'new-each-week' as const,
    shopping: { day: 'saturday' as const, timesAWeek: 2 as const },
    weekdayTimes: { dinner: { tuesday: 20 as const, sunday: 0 as const } },
    minerals: 1 as const,
    sodiumLimit: 2300,
    snackRoom: { places: 1, calories: 150, net_carbs: 3 },
  }
  const keysOf = Object.keys(tastes)

  it('[SET-3] [API-3] [CON-9] [LIV-4] [LIV-5] [MIN-3] [LIFE-7] stay as they were when a client from before these questions saves the others', async () => {
    const owner = await buildPlanOwner(app, { ...ownPerson, ...tastes })
    const { profile, preferences } = owner.plan.resources
    const known = Object.entries(preferences).filter(([key]) => !keysOf.includes(key))
    const sent = { ...Object.fromEntries(known), unit: 'metric', scaling: 3 }
    const saved = await owner.change('PATCH', '/resources', { resources: { profile, preferences: sent } })
    expect(saved.resources.preferences).toMatchObject({ ...tastes, unit: 'metric', scaling: 3 })
    const remade = await owner.change('POST', resetPath(owner), {
      resources: { profile, preferences: { ...sent, avoidedIngredients: [{ name: 'pork' }] } },
    })
    expect(remade.resources.preferences).toMatchObject({ ...tastes, avoidedIngredients: [{ name: 'pork' }] })
  })

  it('[ONB-13] [SET-3] [CON-9] [LIV-4] [LIV-5] [MIN-4] [LIFE-7] an unknown food group, piece of equipment, cuisine, rhythm, sodium limit or snack room is named, and nothing is saved', async () => {
    const owner = await buildPlanOwner(app, { ...ownPerson, ...tastes })
    const { profile, preferences } = owner.plan.resources
    const cases: [object, string, string][] = [
      [
        { avoidedGroups: ['mushrooms', 'no-such-foods'] },
        'avoidedGroups',
        'There is no food group no-such-foods.',
      ],
      [{ lacksEquipment: ['oven', 'replicator'] }, 'lacksEquipment.1', 'oven'],
      [{ dislikedCuisines: ['martian'] }, 'dislikedCuisines.0', 'isn’t one of the choices'],
      [{ likedCuisines: ['martian'] }, 'likedCuisines.0', 'isn’t one of the choices'],
      [{ shopping: { day: 'someday', timesAWeek: 1 } }, 'shopping.day', 'first-day-of-week'],
      [{ shopping: { day: 'monday', timesAWeek: 7 } }, 'shopping.timesAWeek', '1 or 2'],
      [
        { weekdayTimes: { lunch: { friday: 26 } } },
        'weekdayTimes.lunch.friday',
        '0, 15, 20, 25, 30, 45 or 60',
      ],
      [{ sodiumLimit: 100 }, 'sodiumLimit', 'between 1,500 mg and 5,000 mg a day: less is'],
      [
        { snackRoom: { places: 1, calories: 20, net_carbs: 3 } },
        'snackRoom.calories',
        'between 50 and 500 kcal',
      ],
    ]
    for (const [wrong, field, message] of cases)
      for (const [method, path] of [
        ['POST', resetPath(owner)],
        ['PATCH', '/resources'],
      ] as const) {
        const resources = { profile, preferences: { ...preferences, ...wrong } }
        const refused = await owner.call(method, path, { resources })
        expect([refused.status, refused.body.errors]).toEqual([
          400,
          [{ field: `resources.preferences.${field}`, message: expect.stringContaining(message) }],
        ])
      }
    expect(await owner.read()).toEqual(owner.plan)
  })
})

describe('answers that change no dish', () => {
  it('[SET-3] are saved without a new plan, and keep list and plan as they are', async () => {
    const owner = await buildPlanOwner(app)
    const { profile, preferences } = owner.plan.resources
    const resources = { profile, preferences: { ...preferences, unit: 'metric', scaling: 3 } }
    const saved = await owner.change('PATCH', '/resources', { resources })
    expect(saved.resources.preferences).toMatchObject({ unit: 'metric', scaling: 3 })
    const ids = ({ templates }: typeof saved) => templates.map(({ id }) => id)
    expect(ids(saved)).toEqual(ids(owner.plan))
    expect(itemsOf(saved).map(({ value }) => value?.id)).toEqual(
      itemsOf(owner.plan).map(({ value }) => value?.id),
    )
  })

  it('[LIV-5] [SET-3] another shopping day is saved without a new plan, and the default takes it back', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const { profile, preferences } = owner.plan.resources
    expect(preferences).not.toHaveProperty('shopping')
    const shopping = { day: 'saturday', timesAWeek: 2 }
    const saved = await owner.change('PATCH', '/resources', {
      resources: { profile, preferences: { ...preferences, shopping } },
    })
    expect(saved.resources.preferences.shopping).toEqual(shopping)
    expect(saved.templates.map(({ id }) => id)).toEqual(owner.plan.templates.map(({ id }) => id))
    const usual = { day: 'first-day-of-week', timesAWeek: 1 }
    const again = await owner.change('PATCH', '/resources', {
      resources: { profile, preferences: { ...preferences, shopping: usual } },
    })
    expect(again.resources.preferences).toEqual(preferences)
  })

  it.each([
    { avoidedIngredients: [{ name: 'pork' }] },
    { avoidedGroups: ['mushrooms'] },
    { lacksEquipment: ['oven'] },
    { weekdayTimes: { dinner: { tuesday: 20 } } },
    { minerals: 1 },
    { snackRoom: { places: 1, calories: 150, net_carbs: 3 } },
  ])(
    '[SET-3] [CON-9] [LIV-4] [MIN-3] [LIFE-7] others are refused here, and nothing is saved: %j',
    async (changed) => {
      const owner = await buildPlanOwner(app, ownPerson)
      const { profile, preferences } = owner.plan.resources
      const resources = { profile, preferences: { ...preferences, ...changed } }
      const refused = await owner.call('PATCH', '/resources', { resources })
      expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('Other dishes')])
      expect(await owner.read()).toEqual(owner.plan)
    },
  )
})

describe('older templates', () => {
  it('[API-1] are found by index, the last archived first, and past the end are 404', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    expect((await older(owner, 'findV1')).status).toBe(404)
    let plan = owner.plan
    const ids: (string | undefined)[] = []
    for (let time = 0; time < 3; time++) {
      ids.unshift(plan.templates[0]?.id)
      plan = await owner.change('POST', `${templatePath(plan)}/reset`, { resources: plan.resources })
    }
    const found = await Promise.all([0, 1, 2].map((index) => older(owner, index)))
    expect(found.map(({ body }) => body.id)).toEqual(ids)
    expect((await older(owner, 'findV1')).body.id).toBe(ids[0])
    expect((await older(owner, 3)).status).toBe(404)
    expect((await older(owner, 'last')).status).toBe(400)
  })

  it('[PLAN-6] come back as they were, and the one they replace can be brought back too', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const before = await owner.change('DELETE', itemPath(owner.plan, 5, 'lunch'))
    const between = await owner.change('POST', resetPath(owner), { resources: before.resources })
    const restored = await owner.change('POST', `${templatePath(before)}/restore`)
    expect(restored.templates).toEqual(before.templates)
    expect((await older(owner, 0)).body).toEqual(between.templates[0])
    const same = await owner.change('POST', `${templatePath(before)}/restore`)
    expect(same.version).toBe(restored.version)
    await owner.change('POST', `${itemPath(before, 5, 'lunch')}/randomize`)
  })

  const changedAnswers = ({ resources: { profile, preferences } }: PlanOwner['plan']) => {
    const calories = { minimum: 1500, maximum: 1700 }
    return {
      profile: { ...profile, age: 51, nutrition: { ...profile.nutrition, calories } },
      preferences: { ...preferences, scaling: 4 },
    }
  }

  it('[SET-3] [PLAN-6] come back with the answers they were made for, there and back again', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/randomize`)
    const before = await owner.change('PATCH', '/resources/preferences/scaling/3')
    const changed = await owner.change('POST', resetPath(owner), { resources: changedAnswers(before) })
    expect(changed.resources).toMatchObject({ profile: { age: 51 }, preferences: { scaling: 4 } })
    expect((await older(owner, 0)).body).toEqual(before.templates[0])

    const undone = await owner.change('POST', `${templatePath(before)}/restore`)
    expect([undone.resources, undone.templates]).toEqual([before.resources, before.templates])
    expect(await owner.read()).toEqual(undone)
    const redone = await owner.change('POST', `${templatePath(changed)}/restore`)
    expect([redone.resources, redone.templates]).toEqual([changed.resources, changed.templates])
  })

  it('[PLAN-6] archived before answers were noted come back with those of today', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const changed = await owner.change('POST', resetPath(owner), { resources: changedAnswers(owner.plan) })
    await app.database.db
      .updateTable('plan_templates')
      .set({ profile: null, preferences: null })
      .where('template_id', '=', owner.plan.templates[0]?.id ?? '')
      .execute()
    const restored = await owner.change('POST', `${templatePath(owner.plan)}/restore`)
    expect(restored.templates[0]?.id).toBe(owner.plan.templates[0]?.id)
    expect(restored.resources).toEqual(changed.resources)
  })

  it('[PLAN-6] come back without what has been forbidden since', async () => {
    const owner = await buildPlanOwner(app)
    await owner.change('POST', `${dayPath(owner.plan, 1)}/state`)
    const avoided = [itemOf(owner.plan, 1, 'dinner'), itemOf(owner.plan, 12, 'lunch')].map(
      ({ value }) => value?.id,
    )
    for (const recipe of avoided)
      await owner.change('POST', '/interaction', { recipe, interactionType: 'avoid' })
    await owner.change('POST', resetPath(owner), { resources: owner.plan.resources })
    const restored = await owner.change('POST', `${templatePath(owner.plan)}/restore`)
    const open = daysOf(restored).filter(({ state }) => state === 'incomplete')
    const served = open.flatMap(({ items }) => items.map(({ value }) => value?.id))
    for (const recipe of avoided) expect(served).not.toContain(recipe)
    expect(itemOf(restored, 12, 'lunch').value).not.toBeNull()
    expect(itemOf(restored, 1, 'dinner').value?.id).toBe(avoided[0])
  })
})
