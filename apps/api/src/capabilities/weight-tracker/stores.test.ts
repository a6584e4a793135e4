import type { IsoDate } from '@butterleaf/domain/calendar/iso-date'
import type { Grams } from '@butterleaf/domain/nutrition/weight'
import { mostTrackedDays } from '@butterleaf/domain/weight-tracker/log-rows'
import { noReadings, type ReadingsChange } from '@butterleaf/domain/weight-tracker/readings/body-readings'
import type { WeightLog } from '@butterleaf/domain/weight-tracker/weight-log'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  beginPause,
  deletePause,
  endPause,
  findDecisions,
  findLearningSettings,
  findPauses,
  insertDecision,
  saveConfirmation,
  saveLearningSettings,
} from './learning-store.ts'
import {
  changeReadings,
  deleteReadings,
  findReadings,
  moveReadings,
  prepareReadings,
} from './readings-store.ts'
import {
  deleteLogOfDate,
  deleteStoredLog,
  deleteTracker,
  findTarget,
  findTracker,
  hasLogOn,
  isTooFull,
  prepareLogs,
  saveTarget,
  updateLog,
} from './store.ts'
import type { TrackerKey } from './tracker-key.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
let now: Date
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  now = new Date()
})
afterAll(() => database?.close())

const day = (text: string) => text as IsoDate
const [monday, tuesday, wednesday] = [day('2026-05-04'), day('2026-05-05'), day('2026-05-06')]
const target = { grams: 70_000 as Grams, date: day('2026-09-01') }

let people = 0
/** Of a person that no other test knows. */
async function anyTracker(): Promise<TrackerKey> {
  people += 1
  const key = { userId: `person ${people}`, trackerId: `tracker ${people}` }
  await saveTarget(db, key, target, now)
  return key
}
const log = (date: IsoDate, grams: number, note = ''): WeightLog => {
  return { id: `log of ${date} ${people}`, date, grams: grams as Grams, note }
}
const write = (key: TrackerKey, ...logs: WeightLog[]) => prepareLogs(db, key, logs, now)(db)
const logsOf = async ({ userId }: TrackerKey) => (await findTracker(db, userId))?.logs

describe('the store of weights', () => {
  it('[WGT-6] has one target a person, and keeps the tracker that the first one made', async () => {
    const key = await anyTracker()
    const later = { grams: 65_000 as Grams, date: day('2026-10-01') }
    await saveTarget(db, { ...key, trackerId: 'another' }, later, now)
    expect(await findTarget(db, key.userId)).toEqual({ id: key.trackerId, target: later })
    expect(await findTarget(db, 'nobody')).toBeUndefined()
    expect(await findTracker(db, 'nobody')).toBeUndefined()
  })

  it('[WGT-5] gives the weights by date, one a day, the last that was written', async () => {
    const key = await anyTracker()
    await write(key, log(tuesday, 81_000), log(monday, 82_000, 'after holidays'))
    await write(key, log(tuesday, 80_500))
    expect(await logsOf(key)).toEqual([
      { ...log(monday, 82_000, 'after holidays'), isConfirmed: false },
      { ...log(tuesday, 80_500), isConfirmed: false },
    ])
    expect(await hasLogOn(db, key.userId, monday)).toBe(true)
    expect(await hasLogOn(db, key.userId, wednesday)).toBe(false)
    expect(await hasLogOn(db, 'nobody', monday)).toBe(false)
  })

  it('[LEARN-1] forgets that a weight was confirmed once it is another weight, and only then', async () => {
    const key = await anyTracker()
    const { id } = log(monday, 82_000)
    const isConfirmed = async () => (await logsOf(key))?.[0]?.isConfirmed
    await write(key, log(monday, 82_000))
    expect(await saveConfirmation(db, key.userId, id, true)).toBe(true)
    expect(await isConfirmed()).toBe(true)
    await write(key, log(monday, 82_000, 'with a note'))
    expect(await isConfirmed()).toBe(true)
    expect(await updateLog(db, key, { ...log(tuesday, 82_000), id }, now)).toBe(true)
    expect(await isConfirmed()).toBe(true)
    expect(await updateLog(db, key, { ...log(tuesday, 81_900), id }, now)).toBe(true)
    expect(await isConfirmed()).toBe(false)
    await saveConfirmation(db, key.userId, id, true)
    await write(key, log(tuesday, 81_000))
    expect(await isConfirmed()).toBe(false)
    await saveConfirmation(db, key.userId, id, true)
    await saveConfirmation(db, key.userId, id, false)
    expect(await isConfirmed()).toBe(false)
  })

  it('[WGT-5] says what wasn’t there: changing and deleting touch one person’s own weight alone', async () => {
    const [key, other] = [await anyTracker(), await anyTracker()]
    const own = log(monday, 82_000)
    await write(key, own)
    expect(await updateLog(db, other, own, now)).toBe(false)
    expect(await saveConfirmation(db, other.userId, own.id, true)).toBe(false)
    expect(await deleteStoredLog(db, other, own.id)).toBe(false)
    expect(await deleteLogOfDate(db, other, monday)).toBe(false)
    expect(await deleteLogOfDate(db, key, tuesday)).toBe(false)
    expect(await deleteTracker(db, { ...other, trackerId: key.trackerId })).toBe(false)
    expect(await logsOf(key)).toHaveLength(1)
    expect(await deleteStoredLog(db, key, own.id)).toBe(true)
    await write(key, own)
    expect(await deleteLogOfDate(db, key, monday)).toBe(true)
    expect(await logsOf(key)).toEqual([])
    expect(await deleteTracker(db, key)).toBe(true)
    expect(await findTarget(db, key.userId)).toBeUndefined()
  })

  it('[HELD-1] a tracker is too full past its last day, of weights or of readings', async () => {
    const days = Array.from({ length: mostTrackedDays }, (_, at) => {
      return day(new Date(Date.UTC(1990, 0, 1 + at)).toISOString().slice(0, 10))
    })
    const chunks = Array.from({ length: Math.ceil(days.length / 500) }, (_, at) =>
      days.slice(500 * at, 500 * at + 500),
    )
    const one = day('2050-01-01')
    const [weights, readings] = [await anyTracker(), await anyTracker()]
    for (const chunk of chunks) await write(weights, ...chunk.map((date) => log(date, 80_000)))
    expect(await isTooFull(db, weights)).toBe(false)
    await write(weights, log(one, 80_000))
    expect(await isTooFull(db, weights)).toBe(true)
    const change = { bloodKetones: 1 }
    const add = (dates: readonly IsoDate[]) =>
      prepareReadings(
        db,
        readings,
        dates.map((date) => ({ date, change })),
        now,
      )(db)
    for (const chunk of chunks) await add(chunk)
    expect(await isTooFull(db, readings)).toBe(false)
    await add([one])
    expect(await isTooFull(db, readings)).toBe(true)
  })
})

describe('the store of readings', () => {
  const save = (key: TrackerKey, date: IsoDate, change: ReadingsChange) =>
    changeReadings(db, key, { date, change }, now)
  const all = {
    bloodKetones: 0.29,
    breathKetones: 1.15,
    urineKetones: 'small',
    glucose: { value: 4.35, unit: 'mmol/L' },
    waist: { value: 83.55, unit: 'cm' },
  } as const

  it('[LIFE-6] keeps hundredths as they were typed, by date', async () => {
    const key = await anyTracker()
    await save(key, tuesday, { glucose: { value: 80, unit: 'mg/dL' } })
    await save(key, monday, all)
    expect(await findReadings(db, key)).toEqual([
      { date: monday, ...all },
      { date: tuesday, ...noReadings, glucose: { value: 80, unit: 'mg/dL' } },
    ])
    expect(await findReadings(db, await anyTracker())).toEqual([])
  })

  it('[LIFE-6] changes what is named and nothing else, of one reading after the other', async () => {
    const key = await anyTracker()
    await save(key, monday, all)
    await save(key, monday, {})
    expect(await findReadings(db, key)).toEqual([{ date: monday, ...all }])
    let expected: object = all
    for (const kind of ['bloodKetones', 'breathKetones', 'urineKetones', 'glucose'] as const) {
      await save(key, monday, { [kind]: null })
      expected = { ...expected, [kind]: null }
      expect(await findReadings(db, key)).toEqual([{ date: monday, ...expected }])
    }
    await save(key, monday, { waist: null })
    expect(await findReadings(db, key)).toEqual([])
  })

  it('[LIFE-6] a day whose last reading is removed is gone, and the days beside it stay', async () => {
    const [key, other] = [await anyTracker(), await anyTracker()]
    for (const each of [key, other]) await save(each, monday, { bloodKetones: 1 })
    await save(key, tuesday, { bloodKetones: 2 })
    await save(key, monday, { bloodKetones: null })
    expect((await findReadings(db, key)).map(({ date }) => date)).toEqual([tuesday])
    expect(await findReadings(db, other)).toHaveLength(1)
  })

  it('[LIFE-6] what a row of a file doesn’t say stays', async () => {
    const key = await anyTracker()
    await save(key, monday, all)
    const change = { bloodKetones: 2.5, waist: { value: 33.25, unit: 'in' } } as const
    await prepareReadings(db, key, [{ date: monday, change }], now)(db)
    expect(await findReadings(db, key)).toEqual([{ date: monday, ...all, ...change }])
    const rest = {
      breathKetones: 3,
      urineKetones: 'large',
      glucose: { value: 90, unit: 'mg/dL' },
    } as const
    await prepareReadings(db, key, [{ date: monday, change: rest }], now)(db)
    expect(await findReadings(db, key)).toEqual([{ date: monday, ...change, ...rest }])
  })

  it('[LIFE-6] are moved to another day, or deleted, of one person and day alone', async () => {
    const [key, other] = [await anyTracker(), await anyTracker()]
    for (const each of [key, other]) await save(each, monday, { bloodKetones: 1 })
    await save(key, wednesday, { bloodKetones: 3 })
    await moveReadings(db, key, monday, tuesday)
    expect((await findReadings(db, key)).map(({ date }) => date)).toEqual([tuesday, wednesday])
    expect((await findReadings(db, other)).map(({ date }) => date)).toEqual([monday])
    expect(await deleteReadings(db, key, monday)).toBe(false)
    expect(await deleteReadings(db, key, tuesday)).toBe(true)
    expect((await findReadings(db, key)).map(({ date }) => date)).toEqual([wednesday])
  })
})

describe('the store of what is learned', () => {
  it('[LEARN-4] is on until it is turned off; each setting stays while the other changes', async () => {
    const { userId } = await anyTracker()
    const save = (isOff?: boolean, areNotesOff?: boolean) =>
      saveLearningSettings(db, userId, { isOff, areNotesOff }, now)
    const settings = () => findLearningSettings(db, userId)
    expect(await settings()).toEqual({ isOff: false, areNotesOff: false })
    await save(true)
    expect(await settings()).toEqual({ isOff: true, areNotesOff: false })
    await save(undefined, true)
    expect(await settings()).toEqual({ isOff: true, areNotesOff: true })
    await save(false)
    expect(await settings()).toEqual({ isOff: false, areNotesOff: true })
  })

  it('[LEARN-4] pauses come by date; a second one of a day goes on with the first', async () => {
    const [{ userId }, other] = [await anyTracker(), await anyTracker()]
    await beginPause(db, userId, tuesday)
    await beginPause(db, userId, monday)
    await endPause(db, userId, { from: monday, to: undefined }, wednesday)
    await beginPause(db, other.userId, monday)
    expect(await findPauses(db, userId)).toEqual([
      { from: monday, to: wednesday },
      { from: tuesday, to: undefined },
    ])
    await beginPause(db, userId, monday)
    expect((await findPauses(db, userId))[0]).toEqual({ from: monday, to: undefined })
    await deletePause(db, userId, { from: monday, to: undefined })
    expect(await findPauses(db, userId)).toEqual([{ from: tuesday, to: undefined }])
    expect(await findPauses(db, other.userId)).toEqual([{ from: monday, to: undefined }])
  })

  it('[LEARN-4] decisions come with the last first, in whole kilocalories, one a day', async () => {
    const [{ userId }, other] = [await anyTracker(), await anyTracker()]
    const decision = (date: IsoDate, toKcal: number) => ({
      ...({ date, reason: 'learned', choice: 'taken', fromKcal: 1999.6, toKcal } as const),
      ...{ lowKcal: null, highKcal: null, formulaKcal: 2000 },
    })
    for (const [date, kcal] of [
      [monday, 1850.5],
      [wednesday, 1800.4],
      [tuesday, 1825],
    ] as const)
      await insertDecision(db, userId, decision(date, kcal), now)
    await insertDecision(db, other.userId, decision(monday, 1700), now)
    const found = await findDecisions(db, userId)
    expect(found.map(({ date, fromKcal, toKcal }) => [date, fromKcal, toKcal])).toEqual([
      [wednesday, 2000, 1800],
      [tuesday, 2000, 1825],
      [monday, 2000, 1851],
    ])
    await expect(insertDecision(db, userId, decision(monday, 1700), now)).rejects.toThrow()
  })
})
