import type { LocalTime } from '@butterleaf/domain/calendar/local-time'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deletePicture, findPicture, findPictureId, savePicture } from './picture-store.ts'
import { findSettings, saveName, saveTimes, saveUnit } from './store.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database?.close())

const at = (minutes: number) => new Date(Date.parse('2026-11-29T08:00:00Z') + 60_000 * minutes)
const time = (text: string) => text as LocalTime
const times = { breakfast: time('07:00'), lunch: time('12:00'), dinner: time('18:30') }
const name = { name: 'Ann Oak', givenName: 'Ann', familyName: 'Oak' }
const unsaid = { unit: null, name: null, givenName: null, familyName: null }

it('[SET-7] [DOOR-2] what a person sets is stored beside what they set before, with the moment of the last change', async () => {
  expect(await findSettings(db, 'ann')).toBeUndefined()
  await saveUnit(db, 'ann', 'metric', at(0))
  const first = { ...unsaid, unit: 'metric', mealTimes: null, timeZone: null, timesVersion: 0 }
  expect(await findSettings(db, 'ann')).toEqual({ ...first, updatedAt: at(0) })
  await saveName(db, 'ann', name, at(1))
  expect(await findSettings(db, 'ann')).toEqual({ ...first, ...name, updatedAt: at(1) })
  await saveUnit(db, 'ann', 'us', at(2))
  expect(await findSettings(db, 'ann')).toEqual({ ...first, ...name, unit: 'us', updatedAt: at(2) })
})

it('[DOOR-2] meal times and zone are stored one without the other, and each change is counted', async () => {
  const stored = async () => {
    const found = await findSettings(db, 'bea')
    return found && [found.timeZone, found.mealTimes, found.timesVersion, found.updatedAt]
  }
  await saveTimes(db, 'bea', { timeZone: 'Europe/Vienna' }, at(0))
  expect(await stored()).toEqual(['Europe/Vienna', null, 1, at(0)])
  await saveTimes(db, 'bea', { mealTimes: times }, at(1))
  expect(await stored()).toEqual(['Europe/Vienna', times, 2, at(1)])
  await saveTimes(db, 'bea', { timeZone: 'Asia/Tokyo' }, at(2))
  expect(await stored()).toEqual(['Asia/Tokyo', times, 3, at(2)])
  await saveUnit(db, 'bea', 'us', at(3))
  expect(await stored()).toEqual(['Asia/Tokyo', times, 3, at(3)])
})

it('[SET-7] a picture gets another id whenever it is replaced, and the old id finds nothing', async () => {
  const [first, second] = [Buffer.from([0, 200, 7]), Buffer.from([1, 2])]
  await savePicture(db, 'cem', first, at(0))
  const old = (await findPictureId(db, 'cem')) ?? ''
  expect(old).toMatch(/^[\w-]{32}$/)
  expect(await findPicture(db, old)).toEqual(first)
  await savePicture(db, 'cem', second, at(1))
  await savePicture(db, 'dora', first, at(1))
  const id = (await findPictureId(db, 'cem')) ?? ''
  expect(await findPicture(db, old)).toBeUndefined()
  expect(await findPicture(db, id)).toEqual(second)
  await deletePicture(db, 'cem')
  expect(await findPictureId(db, 'cem')).toBeUndefined()
  expect(await findPicture(db, id)).toBeUndefined()
  expect(await findPictureId(db, 'dora')).toBeDefined()
})
