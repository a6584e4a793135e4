import { addDays } from '@butterleaf/domain/calendar/iso-date'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  buildTrackerOwner,
  type TrackerOwner,
  todayOf,
} from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const none = { bloodKetones: null, breathKetones: null, urineKetones: null, glucose: null, waist: null }
const full = {
  bloodKetones: 1.25,
  breathKetones: 12.5,
  urineKetones: 'moderate',
  glucose: { value: 95, unit: 'mg/dL' },
  waist: { value: 35.25, unit: 'in' },
}
/** A day without a weight. */
const saveReadings = (owner: TrackerOwner, date: string, readings: object, more: object = {}) =>
  owner.call('PUT', `/${owner.tracker.id}/log`, {
    weightTrackerId: owner.tracker.id,
    date,
    readings,
    ...more,
  })
const storedRows = () => app.database.db.selectFrom('body_readings').selectAll().execute()

describe('readings beside the weight', () => {
  it('[LIFE-6] are saved with it or alone, and come back exactly as typed', async () => {
    const owner = await buildTrackerOwner(app)
    const today = todayOf(app)
    const yesterday = addDays(today, -1)
    await owner.saveLog({ date: today, weight: 80, readings: full })
    const { status, body } = await saveReadings(owner, yesterday, { bloodKetones: 0 })
    expect(status).toBe(200)
    expect(body.readings).toEqual([
      { ...none, date: yesterday, bloodKetones: 0 },
      { ...full, date: today },
    ])
    expect(body.logs).toMatchObject([{ date: today, weight: 80 }])
    expect((await owner.call('GET', '')).body.readings).toEqual(body.readings)
  })

  // Times a hundred each of them is a little less than whole: 28.999999999999996.
  it.each([0.29, 0.57, 0.58, 1.13, 1.15, 4.35])('[LIFE-6] %d comes back as typed', async (bloodKetones) => {
    const owner = await buildTrackerOwner(app)
    const { body } = await saveReadings(owner, todayOf(app), { bloodKetones })
    expect(body.readings).toEqual([{ ...none, date: todayOf(app), bloodKetones }])
  })

  it('[LIFE-6] an old client’s weigh-in leaves them alone, and they leave the weight alone', async () => {
    const owner = await buildTrackerOwner(app)
    const date = todayOf(app)
    await owner.saveLog({ date, weight: 80, note: 'early', readings: full })
    const { body } = await owner.saveLog({ date, weight: 79.5, note: 'late' })
    expect(body.readings).toEqual([{ ...full, date }])
    const changed = await saveReadings(owner, date, { glucose: { value: 5.3, unit: 'mmol/L' } })
    expect(changed.body.logs).toMatchObject([{ weight: 79.5, note: 'late' }])
    expect(changed.body.readings).toEqual([{ ...full, date, glucose: { value: 5.3, unit: 'mmol/L' } }])
  })

  it('[LIFE-6] two devices that save different readings of a day at once lose none', async () => {
    const owner = await buildTrackerOwner(app)
    const date = todayOf(app)
    const parts = Object.entries(full).map(([kind, value]) => ({ [kind]: value }))
    const answers = await Promise.all(parts.map((part) => saveReadings(owner, date, part)))
    expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200))
    expect((await owner.call('GET', '')).body.readings).toEqual([{ ...full, date }])
  })

  it('[LIFE-6] null removes one, and a day without any is gone', async () => {
    const owner = await buildTrackerOwner(app)
    const date = todayOf(app)
    await saveReadings(owner, date, full)
    const one = await saveReadings(owner, date, { ...none, waist: undefined })
    expect(one.body.readings).toEqual([{ ...none, waist: full.waist, date }])
    expect((await saveReadings(owner, date, { waist: null })).body.readings).toEqual([])
    expect((await storedRows()).filter(({ tracker_id }) => tracker_id === owner.tracker.id)).toEqual([])
  })

  it('[LIFE-6] move with the day, and never onto one that has some', async () => {
    const owner = await buildTrackerOwner(app)
    const [today, before] = [todayOf(app), addDays(todayOf(app), -1)]
    const { body } = await owner.saveLog({ date: today, weight: 80, readings: full })
    const move = { id: body.logs[0].id, date: before, weight: 80, readingsFrom: today }
    const moved = await owner.saveLog(move)
    expect(moved.body).toMatchObject({ logs: [{ date: before }], readings: [{ ...full, date: before }] })
    await saveReadings(owner, today, { bloodKetones: 2 })
    const refused = await saveReadings(owner, before, {}, { readingsFrom: today })
    expect([refused.status, refused.body.detail]).toEqual([409, 'There are already readings on that date.'])
    // The weight moves with them or not at all.
    await owner.saveLog({ date: today, weight: 81 })
    const { logs } = (await owner.call('GET', '')).body
    const free = addDays(today, -5)
    await saveReadings(owner, free, { bloodKetones: 3 })
    const both = { id: logs[1].id, date: free, weight: 81, readingsFrom: today }
    expect((await owner.saveLog(both)).status).toBe(409)
    expect((await owner.call('GET', '')).body.logs).toEqual(logs)
  })

  it('[LIFE-6] go with their day, whether or not it has a weight, and with a reset', async () => {
    const owner = await buildTrackerOwner(app)
    const [today, before] = [todayOf(app), addDays(todayOf(app), -1)]
    await owner.saveLog({ date: today, weight: 80, readings: full })
    await saveReadings(owner, before, full)
    const remove = (date: string) => owner.call('DELETE', `/${owner.tracker.id}/day/${date}`)
    expect((await remove(today)).body).toMatchObject({ logs: [], readings: [{ date: before }] })
    expect((await remove(today)).status).toBe(404)
    expect((await remove(before)).body.readings).toEqual([])
    await saveReadings(owner, today, full)
    await owner.call('DELETE', `/${owner.tracker.id}`)
    expect((await storedRows()).filter(({ tracker_id }) => tracker_id === owner.tracker.id)).toEqual([])
  })
})

describe('what can’t be a reading', () => {
  it.each([
    [{ bloodKetones: 20.5 }, 'readings.bloodKetones', 'Enter blood ketones from 0 to 20 mmol/L.'],
    [{ breathKetones: -1 }, 'readings.breathKetones', 'Enter breath ketones from 0 to 200 ppm.'],
    [
      { glucose: { value: 95, unit: 'mmol/L' } },
      'readings.glucose',
      'Enter glucose from 1.1 to 33.3 mmol/L.',
    ],
    [{ waist: { value: 34, unit: 'cm' } }, 'readings.waist', 'Enter a waist from 40 to 250 cm.'],
    [{ bloodKetones: 1.234 }, 'readings.bloodKetones', 'Enter blood ketones with 2 decimals at most.'],
  ])(
    '[LIFE-6] [API-3] %o names its field and limit, and nothing of the day is saved',
    async (readings, field, message) => {
      const owner = await buildTrackerOwner(app)
      const refused = await owner.saveLog({ date: todayOf(app), weight: 80, readings })
      expect([refused.status, refused.body.errors]).toEqual([400, [{ field, message }]])
      expect((await owner.call('GET', '')).body).toMatchObject({ logs: [], readings: [] })
    },
  )

  it('[LIFE-6] [API-3] a word or unit that isn’t one, a day with nothing, a note without a weight', async () => {
    const owner = await buildTrackerOwner(app)
    const date = todayOf(app)
    const fieldOf = (answer: { body: { errors?: { field: string }[] } }) => answer.body.errors?.[0]?.field
    const answers = [
      await saveReadings(owner, date, { urineKetones: 'huge' }),
      await saveReadings(owner, date, { glucose: { value: 95, unit: 'g' } }),
      await owner.call('PUT', `/${owner.tracker.id}/log`, { weightTrackerId: owner.tracker.id, date }),
      await saveReadings(owner, date, { bloodKetones: 1 }, { note: 'tired' }),
      await saveReadings(owner, addDays(date, 2), { bloodKetones: 1 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(answers.map(fieldOf)).toEqual([
      'readings.urineKetones',
      'readings.glucose.unit',
      'weight',
      'weight',
      'date',
    ])
  })

  it('[LIFE-6] [API-2] another person’s tracker answers 404', async () => {
    const owner = await buildTrackerOwner(app)
    const stranger = await buildTrackerOwner(app)
    const date = todayOf(app)
    await saveReadings(owner, date, full)
    const body = { weightTrackerId: owner.tracker.id, date, readings: { bloodKetones: 1 } }
    const answers = [
      await stranger.call('PUT', `/${owner.tracker.id}/log`, body),
      await stranger.call('DELETE', `/${owner.tracker.id}/day/${date}`),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect((await owner.call('GET', '')).body.readings).toEqual([{ ...full, date }])
  })
})

describe('the file', () => {
  const csv = { 'content-type': 'text/csv' }
  const exported = async (owner: TrackerOwner) =>
    (await owner.call('GET', `/${owner.tracker.id}/logs.csv?unit=metric`)).body
  const imported = (owner: TrackerOwner, text: string) =>
    owner.call('POST', `/${owner.tracker.id}/logs.csv`, text, csv)

  it('[LIFE-6] goes out with the readings and comes in again as it was', async () => {
    const owner = await buildTrackerOwner(app)
    const [today, before] = [todayOf(app), addDays(todayOf(app), -1)]
    await owner.saveLog({ date: today, weight: 80.5, note: 'ok', readings: full })
    await saveReadings(owner, before, { glucose: { value: 5.3, unit: 'mmol/L' } })
    const text = await exported(owner)
    expect(text).toBe(
      [
        'date,weight_kg,note,blood_ketones_mmol_l,breath_ketones_ppm,urine_ketones,glucose_mg_dl,glucose_mmol_l,waist_in',
        `${before},,,,,,,5.3,`,
        `${today},80.5,ok,1.25,12.5,moderate,95,,35.25`,
        '',
      ].join('\n'),
    )
    const other = await buildTrackerOwner(app)
    expect((await imported(other, text)).status).toBe(200)
    expect(await exported(other)).toBe(text)
  })

  it('[LIFE-6] an old file still reads and leaves readings alone, and an empty cell does too', async () => {
    const owner = await buildTrackerOwner(app)
    const date = todayOf(app)
    await saveReadings(owner, date, full)
    await imported(owner, `date,weight_kg,note\n${date},80,old\n`)
    const { body } = await imported(owner, `date,weight_kg,note,waist_cm,urine_ketones\n${date},80,,90,\n`)
    expect(body.readings).toEqual([{ ...full, date, waist: { value: 90, unit: 'cm' } }])
  })

  it('[LIFE-6] [API-3] one faulty reading and nothing is imported', async () => {
    const owner = await buildTrackerOwner(app)
    const date = todayOf(app)
    const refused = await imported(owner, `date,weight_kg,glucose_mg_dl\n${date},80,7\n`)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ field: 'row 2, glucose', message: 'Enter glucose from 20 to 600 mg/dL.' }],
    ])
    expect((await owner.call('GET', '')).body).toMatchObject({ logs: [], readings: [] })
  })
})

it('[LIFE-6] [OPS-6] are in the export, and go with the account', async () => {
  const owner = await buildTrackerOwner(app)
  const date = todayOf(app)
  await saveReadings(owner, date, full)
  const { body } = await app.request('GET', '/api/user/export', { token: owner.token })
  expect(body.data.body_readings).toMatchObject([
    { reading_date: date, blood_ketones: 125, glucose: 9500, glucose_unit: 'mg/dL', waist: 3525 },
  ])
  expect((await app.request('DELETE', '/api/user', { token: owner.token })).status).toBe(204)
  expect((await storedRows()).filter(({ tracker_id }) => tracker_id === owner.tracker.id)).toEqual([])
})
