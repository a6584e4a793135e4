import { addDays, isoDateInTimeZone } from '@butterleaf/domain/calendar/iso-date'
import { signUp } from '@butterleaf/testing/sign-in'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildPlanOwner, ownPerson } from '@butterleaf/testing/test-plan'
import { buildTrackerOwner, todayOf, trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

const faultyFields = (answer: { body: { errors?: { field: string }[] } }) =>
  (answer.body.errors ?? []).map(({ field }) => field)

describe('the target', () => {
  it('[WGT-6] [API-1] is 404 until it is set, then is the tracker', async () => {
    const { accessToken: token } = await signUp(app.origin)
    expect((await app.request('GET', trackerPath, { token })).status).toBe(404)
    const prefer = { prefer: 'wait=5, absent=empty' }
    expect((await app.request('GET', trackerPath, { token, headers: prefer })).status).toBe(204)

    const date = addDays(todayOf(app), 60)
    const set = await app.request('POST', trackerPath, { token, body: { weight: 78.25, date } })
    expect(set.status).toBe(200)
    expect(set.body).toMatchObject({ targetWeight: 78.25, targetDate: date, startingWeight: null, logs: [] })
    expect((await app.request('GET', trackerPath, { token })).body).toEqual(set.body)
  })

  it('[WGT-6] changes without touching the tracker’s id or its logs', async () => {
    const owner = await buildTrackerOwner(app)
    await owner.saveLog({ date: todayOf(app), weight: 88 })
    const changed = await owner.call('POST', '', { weight: 75, date: addDays(todayOf(app), 10) })
    expect(changed.body).toMatchObject({ id: owner.tracker.id, targetWeight: 75, current: 88 })
  })

  it('[API-3] [VAL-1] names every field at fault and keeps the old target', async () => {
    const owner = await buildTrackerOwner(app)
    const refused = await owner.call('POST', '', { weight: 12, date: addDays(todayOf(app), -1) })
    expect(refused.status).toBe(400)
    expect(faultyFields(refused).sort()).toEqual(['date', 'weight'])
    expect((await owner.call('GET', '')).body.targetWeight).toBe(78)
  })

  it('[WGT-6] [ONB-14] is never below a body mass index of 18.5: the fault says why and what is the nearest', async () => {
    const { token } = await buildPlanOwner(app, { ...ownPerson, height: 180 })
    const date = addDays(todayOf(app), 60)
    const set = (weight: number) => app.request('POST', trackerPath, { token, body: { weight, date } })
    const refused = await set(59.93)
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        {
          field: 'weight',
          message:
            'That would be a body mass index below 18.5, too low for your height. The lowest goal we track is 60 kg (132.2 lbs).',
        },
      ],
    ])
    expect((await app.request('GET', trackerPath, { token })).status).toBe(404)
    expect((await set(59.94)).status).toBe(200)
  })

  it('[WGT-6] is removed with every log on reset', async () => {
    const owner = await buildTrackerOwner(app)
    await owner.saveLog({ date: todayOf(app), weight: 88 })
    expect((await owner.call('DELETE', `/${owner.tracker.id}`)).status).toBe(204)
    expect((await owner.call('GET', '')).status).toBe(404)
    await owner.call('POST', '', { weight: 70, date: addDays(todayOf(app), 9) })
    expect((await owner.call('GET', '')).body.logs).toEqual([])
  })
})

describe('logs', () => {
  it('[WGT-2] [WGT-4] tell what was lost and how far the way has been gone', async () => {
    const owner = await buildTrackerOwner(app, { weight: 80 })
    await owner.saveLog({ date: addDays(todayOf(app), -10), weight: 90 })
    const { body } = await owner.saveLog({ date: todayOf(app), weight: 84.5 })
    expect(body).toMatchObject({ startingWeight: 90, current: 84.5, lost: 5.5, gained: 0, percentLost: 55 })
  })

  it('[WGT-3] come as one series a period with the trend beside them', async () => {
    const owner = await buildTrackerOwner(app)
    await owner.saveLog({ date: addDays(todayOf(app), -200), weight: 95 })
    const { body } = await owner.saveLog({ date: todayOf(app), weight: 88 })
    const lengths = Object.fromEntries(
      body.graphJs.map((series: { period: string; labels: string[]; data: number[]; trend: number[] }) => {
        expect(series.data).toHaveLength(series.labels.length)
        expect(series.trend).toHaveLength(series.labels.length)
        return [series.period, series.labels.length]
      }),
    )
    expect(lengths).toEqual({ '1w': 1, '1m': 1, '3m': 1, '1y': 2, all: 2 })
  })

  it('[WGT-5] a second save of a date replaces the first and keeps its id', async () => {
    const owner = await buildTrackerOwner(app)
    const first = await owner.saveLog({ date: todayOf(app), weight: 88, note: 'before breakfast' })
    const second = await owner.saveLog({ date: todayOf(app), weight: 87.5, note: 'after' })
    expect(second.body.logs).toHaveLength(1)
    expect(second.body.logs[0]).toMatchObject({ id: first.body.logs[0].id, weight: 87.5, note: 'after' })
  })

  it('[WGT-5] a log moves to another date by its id, but never onto one that is taken', async () => {
    const owner = await buildTrackerOwner(app)
    const today = todayOf(app)
    await owner.saveLog({ date: addDays(today, -1), weight: 89 })
    const { body } = await owner.saveLog({ date: today, weight: 88 })
    const { id } = body.logs[1]
    const taken = await owner.saveLog({ id, date: addDays(today, -1), weight: 88 })
    expect(taken.status).toBe(409)
    const moved = await owner.saveLog({ id, date: addDays(today, -2), weight: 88 })
    expect(moved.body.logs.map((log: { date: string }) => log.date)).toEqual([
      addDays(today, -2),
      addDays(today, -1),
    ])
  })

  it('[WGT-5] a deleted log is gone, and a second deletion says so', async () => {
    const owner = await buildTrackerOwner(app)
    const { body } = await owner.saveLog({ date: todayOf(app), weight: 88 })
    const path = `/${owner.tracker.id}/log/${body.logs[0].id}`
    expect((await owner.call('DELETE', path)).body.logs).toEqual([])
    expect((await owner.call('DELETE', path)).status).toBe(404)
  })

  it('[WGT-7] the date may be today where the person is, and no later', async () => {
    const owner = await buildTrackerOwner(app)
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'UTC']
    for (const zone of zones) {
      const theirToday = isoDateInTimeZone(app.clock.now(), zone)
      const save = (date: string) =>
        owner.call(
          'PUT',
          `/${owner.tracker.id}/log`,
          { weightTrackerId: owner.tracker.id, date, weight: 88 },
          { 'time-zone': zone },
        )
      expect((await save(theirToday)).status).toBe(200)
      const refused = await save(addDays(theirToday, 1))
      expect(refused.status).toBe(400)
      expect(faultyFields(refused)).toEqual(['date'])
    }
  })

  it('[API-3] bad input of every kind names its field and changes nothing', async () => {
    const owner = await buildTrackerOwner(app)
    const today = todayOf(app)
    const cases: [Record<string, unknown>, string[]][] = [
      [{ date: today, weight: 'heavy' }, ['weight']],
      [{ date: today, weight: 1e9 }, ['weight']],
      [{ date: today, weight: -1 }, ['weight']],
      [{ date: today, weight: null }, ['weight']],
      [{ date: '2026-02-30', weight: 80 }, ['date']],
      [{ date: 'yesterday', weight: [] }, ['date', 'weight']],
      [{ date: '1899-12-31', weight: 80 }, ['date']],
      [{ date: today, weight: 80, note: 'x'.repeat(501) }, ['note']],
      [{ date: today, weight: 80, weightTrackerId: 'another' }, ['weightTrackerId']],
      [{}, ['date', 'weight']],
    ]
    for (const [log, fields] of cases) {
      const refused = await owner.saveLog(log)
      expect([refused.status, faultyFields(refused).sort()]).toEqual([400, fields])
    }
    const zone = await owner.call('GET', '', undefined, { 'time-zone': 'Mars/Olympus' })
    expect([zone.status, faultyFields(zone)]).toEqual([400, ['Time-Zone']])
    expect((await owner.call('GET', '')).body.logs).toEqual([])
  })

  it('[BIZ-5] what a person types in pounds or kilograms comes back as typed', async () => {
    const owner = await buildTrackerOwner(app)
    const pounds = 181.44
    const { body } = await owner.saveLog({ date: todayOf(app), weight: pounds * 0.45359237 })
    expect(Math.round((body.current / 0.45359237) * 100) / 100).toBe(pounds)
    const metric = await owner.saveLog({ date: todayOf(app), weight: 82.37 })
    expect(metric.body.current).toBe(82.37)
  })

  it('ten saves of one day at once leave one log, and none is refused', async () => {
    const owner = await buildTrackerOwner(app)
    const weights = Array.from({ length: 10 }, (_, index) => 80 + index)
    const answers = await Promise.all(weights.map((weight) => owner.saveLog({ date: todayOf(app), weight })))
    expect(answers.map(({ status }) => status)).toEqual(weights.map(() => 200))
    const { body } = await owner.call('GET', '')
    expect(body.logs).toHaveLength(1)
    expect(weights).toContain(body.current)
  })

  it('a save that races a reset leaves no log behind', async () => {
    const owner = await buildTrackerOwner(app)
    const saves = Array.from({ length: 8 }, (_, index) =>
      owner.saveLog({ date: addDays(todayOf(app), -index), weight: 80 }),
    )
    const [reset, ...answers] = await Promise.all([owner.call('DELETE', `/${owner.tracker.id}`), ...saves])
    expect(reset?.status).toBe(204)
    for (const answer of answers) expect([200, 404]).toContain(answer.status)
    const rows = await app.database.db
      .selectFrom('weight_logs')
      .select('log_id')
      .where('tracker_id', '=', owner.tracker.id)
      .execute()
    expect(rows).toEqual([])
  })
})

describe('other people', () => {
  it('[API-2] can’t read, write or delete: their ids answer 404', async () => {
    const owner = await buildTrackerOwner(app)
    const stranger = await buildTrackerOwner(app)
    const { body } = await owner.saveLog({ date: todayOf(app), weight: 88 })
    const { id } = owner.tracker
    const log = { weightTrackerId: id, date: todayOf(app), weight: 50 }
    const attempts = [
      stranger.call('PUT', `/${id}/log`, log),
      stranger.call('DELETE', `/${id}/log/${body.logs[0].id}`),
      stranger.call('DELETE', `/${stranger.tracker.id}/log/${body.logs[0].id}`),
      stranger.call('DELETE', `/${id}`),
      stranger.call('GET', `/${id}/logs.csv`),
      stranger.call('POST', `/${id}/logs.csv`, 'date,weight_kg\n2026-01-01,80\n'),
      stranger.saveLog({ id: body.logs[0].id, date: todayOf(app), weight: 50 }),
    ]
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(404)
    expect((await owner.call('GET', '')).body.current).toBe(88)
  })
})
