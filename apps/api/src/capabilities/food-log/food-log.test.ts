import type { WireFoodLog } from '@butterleaf/contract/food-log/calls'
import { readFoodTable } from '@butterleaf/cookbook/food-table/read-food-table'
import { addDays, type IsoDate } from '@butterleaf/domain/calendar/iso-date'
import { figuresOfGrams } from '@butterleaf/domain/food-table/table-food'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, ownPerson } from '@butterleaf/testing/test-plan'
import { todayOf } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { repositoryFolder } from '#platform/places.ts'

let app: TestApp
let begunMs: number
beforeAll(async () => {
  app = await startTestApp()
  begunMs = app.clock.now().getTime()
})
afterAll(() => app?.close())

const path = '/api/food-log'
const burger = { calories: 620, fat: 45, net_carbs: 6, protein: 44 }
const inMs = (ms: number) => new Date(begunMs + ms).toISOString()

const entryOf = (own: object = {}) => ({
  date: todayOf(app),
  place: { kind: 'instead', meal: 'dinner' },
  source: { kind: 'figures', name: 'Burger without bun' },
  figures: burger,
  at: inMs(-60_000),
  ...own,
})
const extraOf = (own: object = {}) => ({
  source: { kind: 'figures', name: 'Coffee with cream' },
  figures: { calories: 104, fat: 10.8, net_carbs: 0.9, protein: 0.8 },
  weekdays: ['monday', 'friday'],
  from: todayOf(app),
  until: null,
  isBought: true,
  at: inMs(-60_000),
  ...own,
})

async function eater() {
  const { accessToken: token } = await signUp(app.origin)
  const send = (method: string, at: string, body?: unknown) =>
    app.request(method, `${path}${at}`, { token, body })
  const list = async (from: IsoDate = todayOf(app), to = from): Promise<WireFoodLog> =>
    (await send('GET', `?from=${from}&to=${to}`)).body
  return { token, send, list }
}

const newId = () => crypto.randomUUID()
const faults = (answer: { body: { errors?: { field: string }[] } }) =>
  (answer.body.errors ?? []).map(({ field }) => field)

describe('an entry', () => {
  it('[LIFE-3] [API-1] is saved and listed by date; sent twice it is one', async () => {
    const { send, list } = await eater()
    const id = newId()
    const saved = await send('PUT', `/entries/${id}`, entryOf())
    expect([saved.status, saved.body]).toEqual([200, { entry: { id, ...entryOf() } }])
    expect((await send('PUT', `/entries/${id}`, entryOf())).body).toEqual(saved.body)
    expect((await list()).entries).toEqual([{ id, ...entryOf() }])
    expect((await list(addDays(todayOf(app), 1))).entries).toEqual([])
  })

  it('[LIFE-3] of two writes the later counts, in whichever order they arrive, and so does a deletion', async () => {
    const { send, list } = await eater()
    const id = newId()
    const later = entryOf({ figures: { ...burger, calories: 700 }, at: inMs(-1_000) })
    await send('PUT', `/entries/${id}`, later)
    const answer = await send('PUT', `/entries/${id}`, entryOf())
    expect(answer.body.entry).toEqual({ id, ...later })

    expect((await send('DELETE', `/entries/${id}?at=${inMs(-30_000)}`)).status).toBe(204)
    expect((await list()).entries).toHaveLength(1)
    expect((await send('DELETE', `/entries/${id}?at=${inMs(-500)}`)).status).toBe(204)
    expect((await list()).entries).toEqual([])
    expect((await send('PUT', `/entries/${id}`, later)).body).toEqual({ entry: null })
    expect((await list()).entries).toEqual([])
  })

  it('[LIFE-3] that was deleted before it arrived stays deleted', async () => {
    const { send, list } = await eater()
    const id = newId()
    expect((await send('DELETE', `/entries/${id}?at=${inMs(-500)}`)).status).toBe(204)
    await send('PUT', `/entries/${id}`, entryOf())
    expect((await list()).entries).toEqual([])
  })

  it('[HELD-1] deletions of ids that never were are kept a thousand times at most', async () => {
    const { send, list } = await eater()
    const [kept, entry] = [newId(), newId()]
    await send('PUT', `/entries/${entry}`, entryOf())
    const countRemovals = async () => {
      const tables = ['food_log_entries', 'food_extras'] as const
      const counted = tables.map((table) =>
        app.database.db.selectFrom(table).select('at').where('document', 'is', null).execute(),
      )
      return (await Promise.all(counted)).map((rows) => rows.length)
    }
    const [entriesBefore = 0] = await countRemovals()
    for (let ms = -1_100; ms < -50; ms += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, at) => send('DELETE', `/entries/${newId()}?at=${inMs(ms + at)}`)),
      )
    await send('DELETE', `/entries/${kept}?at=${inMs(0)}`)
    expect((await countRemovals())[0]).toBeLessThanOrEqual(entriesBefore + 1_000)
    await send('PUT', `/entries/${kept}`, entryOf())
    expect((await list()).entries.map(({ id }) => id)).toEqual([entry])
  })

  it('[LIFE-3] of a device whose clock runs ahead can be changed by another', async () => {
    const { send, list } = await eater()
    const id = newId()
    await send('PUT', `/entries/${id}`, entryOf({ at: inMs(3_600_000) }))
    app.clock.advance({ minutes: 1 })
    const change = entryOf({ figures: { ...burger, calories: 700 }, at: app.clock.now().toISOString() })
    await send('PUT', `/entries/${id}`, change)
    expect((await list()).entries[0]?.figures.calories).toBe(700)
  })

  it('[LIFE-2] outlives the plan: a new one has it too, and a plan isn’t needed', async () => {
    const owner = await buildPlanOwner(app, ownPerson)
    const id = newId()
    const lastDay = addDays(todayOf(app), 27)
    const put = (date: IsoDate) =>
      app.request('PUT', `${path}/entries/${id}`, { token: owner.token, body: entryOf({ date }) })
    expect((await put(lastDay)).status).toBe(200)
    const beyond = { date: addDays(lastDay, 1), at: inMs(-1_000) }
    const refused = await app.request('PUT', `${path}/entries/${id}`, {
      token: owner.token,
      body: entryOf(beyond),
    })
    expect([refused.status, faults(refused)]).toEqual([400, ['date']])
    const { resources, templates } = await owner.read()
    await owner.change('POST', `/template/${templates[0]?.id}/reset`, { resources })
    const listed = await app.request('GET', `${path}?from=${lastDay}&to=${lastDay}`, { token: owner.token })
    expect(listed.body.entries).toHaveLength(1)
  })

  it('[LIFE-3] counts a recipe by its servings, and refuses other figures', async () => {
    const { send } = await eater()
    const recipe = app.context.recipes.corpus.recipes[0]!
    const { calories, fat, netCarbs, protein } = recipe.perServing
    const figures = { calories: calories * 2, fat: fat * 2, net_carbs: netCarbs * 2, protein: protein * 2 }
    const source = { kind: 'recipe', recipeId: recipe.id, servings: 2 }
    const put = (body: object) => send('PUT', `/entries/${newId()}`, entryOf({ source, ...body }))
    expect((await put({ figures })).status).toBe(200)
    const wrong = await put({ figures: burger })
    expect([wrong.status, faults(wrong)]).toEqual([400, ['figures']])
    const none = await put({ figures, source: { ...source, recipeId: 'none' } })
    expect([none.status, faults(none)]).toEqual([400, ['source.recipeId']])
  })

  it('[LIFE-3] counts a food by its row of the table × grams, and refuses other figures', async () => {
    const { send } = await eater()
    const egg = readFoodTable(repositoryFolder).findFood('01123')!
    const { calories, fat, netCarbs, protein } = figuresOfGrams(egg, 150)
    const source = {
      kind: 'food',
      foodId: egg.id,
      name: 'Egg',
      grams: 150,
      measure: { name: 'large', count: 3 },
    }
    const put = (figures: object) => send('PUT', `/entries/${newId()}`, entryOf({ source, figures }))
    const saved = await put({ calories, fat, net_carbs: netCarbs, protein })
    expect([saved.status, saved.body.entry.source]).toEqual([200, source])
    expect(faults(await put(burger))).toEqual(['figures'])
  })

  it.each([
    [
      'figures that contradict each other',
      { figures: { calories: 90, fat: 0, net_carbs: 0, protein: 100 } },
      'figures.calories',
    ],
    ['a figure below 0', { figures: { ...burger, net_carbs: -1 } }, 'figures.net_carbs'],
    ['no name', { source: { kind: 'figures', name: ' ' } }, 'source.name'],
    [
      'a food of 20 kg',
      { source: { kind: 'food', foodId: '01123', name: 'Egg', grams: 20_000 } },
      'source.grams',
    ],
    ['a food of 0 g', { source: { kind: 'food', foodId: '01123', name: 'Egg', grams: 0 } }, 'source.grams'],
    [
      'a snack that isn’t counted',
      {
        place: { kind: 'snack' },
        source: { kind: 'notCounted' },
        figures: { calories: 0, fat: 0, net_carbs: 0, protein: 0 },
      },
      'source',
    ],
    ['a date long ago', { date: '2001-01-01' }, 'date'],
    ['no real date', { date: '2026-02-30' }, 'date'],
  ])('[API-3] [LIFE-3] refuses %s by its field, and keeps what stood', async (_what, own, field) => {
    const { send, list } = await eater()
    const id = newId()
    await send('PUT', `/entries/${id}`, entryOf())
    const refused = await send('PUT', `/entries/${id}`, entryOf({ ...own, at: inMs(-1_000) }))
    expect([refused.status, faults(refused)]).toEqual([400, [field]])
    expect((await list()).entries).toEqual([{ id, ...entryOf() }])
  })

  it('[API-3] a day takes sixty', async () => {
    const { send } = await eater()
    const entry = entryOf({ place: { kind: 'beside', meal: 'lunch' } })
    for (let at = 0; at < 60; at += 1)
      expect((await send('PUT', `/entries/${newId()}`, entry)).status).toBe(200)
    const refused = await send('PUT', `/entries/${newId()}`, entry)
    expect([refused.status, faults(refused)]).toEqual([400, ['date']])
  })
})

describe('an extra', () => {
  it('[LIFE-4] is saved, changed, listed whatever the dates, and deleted', async () => {
    const { send, list } = await eater()
    const id = newId()
    const saved = await send('PUT', `/extras/${id}`, extraOf())
    expect([saved.status, saved.body]).toEqual([200, { extra: { id, ...extraOf() } }])
    const ended = extraOf({ until: addDays(todayOf(app), 7), at: inMs(-1_000) })
    await send('PUT', `/extras/${id}`, ended)
    expect((await list('2020-01-01' as IsoDate)).extras).toEqual([{ id, ...ended }])
    expect((await send('DELETE', `/extras/${id}?at=${inMs(0)}`)).status).toBe(204)
    expect((await list()).extras).toEqual([])
  })

  it.each([
    [{ weekdays: [] }, 'weekdays'],
    [{ until: '2001-01-01' }, 'until'],
    [{ figures: { calories: 5, fat: 50, net_carbs: 0, protein: 0 } }, 'figures.calories'],
  ])('[API-3] [LIFE-4] refuses %j', async (own, field) => {
    const { send, list } = await eater()
    const refused = await send('PUT', `/extras/${newId()}`, extraOf(own))
    expect([refused.status, faults(refused)]).toEqual([400, [field]])
    expect((await list()).extras).toEqual([])
  })

  it('[API-3] there is room for forty', async () => {
    const { send } = await eater()
    for (let at = 0; at < 40; at += 1) await send('PUT', `/extras/${newId()}`, extraOf())
    expect((await send('PUT', `/extras/${newId()}`, extraOf())).status).toBe(409)
  })
})

it('[API-2] an id of another person is one’s own, and theirs stays as it was', async () => {
  const [owner, stranger] = [await eater(), await eater()]
  const id = newId()
  await owner.send('PUT', `/entries/${id}`, entryOf())
  await owner.send('PUT', `/extras/${id}`, extraOf())
  for (const part of ['entries', 'extras'])
    expect((await stranger.send('DELETE', `/${part}/${id}?at=${inMs(0)}`)).status).toBe(204)
  await stranger.send(
    'PUT',
    `/entries/${id}`,
    entryOf({ figures: { ...burger, calories: 800 }, at: inMs(0) }),
  )
  expect(await owner.list()).toEqual({ entries: [{ id, ...entryOf() }], extras: [{ id, ...extraOf() }] })
})

it('[API-3] dates in the wrong order, or far apart, are refused', async () => {
  const { send } = await eater()
  for (const dates of ['from=2026-03-02&to=2026-03-01', 'from=2020-01-01&to=2026-03-01', 'from=x&to=y'])
    expect((await send('GET', `?${dates}`)).status).toBe(400)
})
