import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addMessages, claimMessage, findPending, markSent } from './outbox-store.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
beforeEach(async () => {
  await db.deleteFrom('subscription_outbox').execute()
})
afterAll(() => database?.close())

const minute = 60_000
const at = (minutes: number) => new Date(Date.parse('2026-11-29T08:00:00Z') + minute * minutes)
const note = (key: string, subject = 'A note') => {
  return { key, mail: { to: 'robin@example.org', subject, text: 'Hello' } }
}
const keysAt = async (minutes: number) =>
  (await findPending(db, at(minutes))).map(({ message_key }) => message_key)

it('[SUB-5] messages are due from when they were added, oldest first, those of one moment by key', async () => {
  await addMessages(db, 'ann', [], at(0))
  await addMessages(db, 'ann', [note('d')], at(2))
  await addMessages(db, 'bea', [note('c'), note('b')], at(1))
  expect(await keysAt(0)).toEqual([])
  expect(await keysAt(1)).toEqual(['b', 'c'])
  expect(await keysAt(2)).toEqual(['b', 'c', 'd'])
})

it('[SUB-5] a message that is there already stays as it is', async () => {
  await addMessages(db, 'ann', [note('a', 'First')], at(0))
  await addMessages(db, 'ann', [note('a', 'Second')], at(0))
  const pending = await findPending(db, at(0))
  expect(pending.map(({ message }) => JSON.parse(message))).toEqual([{ mail: note('a', 'First').mail }])
})

it('[SUB-5] fifty are taken at once', async () => {
  const keys = Array.from({ length: 51 }, (_, number) => `key ${100 + number}`)
  await addMessages(
    db,
    'ann',
    keys.map((key) => note(key)),
    at(0),
  )
  expect(await keysAt(0)).toEqual(keys.slice(0, 50))
})

it('[SUB-5] of several senders one has a message, and it is tried again after 2, 10, 60, 360 and 1440 minutes, then no more', async () => {
  await addMessages(db, 'ann', [note('a')], at(0))
  let now = 0
  for (const pause of [2, 10, 60, 360, 1440]) {
    const [pending] = await findPending(db, at(now))
    expect(await claimMessage(db, pending!, at(now))).toBe(true)
    expect(await claimMessage(db, pending!, at(now))).toBe(false)
    expect(await keysAt(now + pause - 1)).toEqual([])
    now += pause
    expect(await keysAt(now)).toEqual(['a'])
  }
  const [last] = await findPending(db, at(now))
  expect(await claimMessage(db, last!, at(now))).toBe(true)
  expect(await keysAt(now + 1_000_000)).toEqual([])
  const row = await db.selectFrom('subscription_outbox').selectAll().executeTakeFirstOrThrow()
  const { user_id, message_key, message, attempts } = row
  expect(await claimMessage(db, { user_id, message_key, message, attempts }, at(now))).toBe(false)
})

it('[SUB-5] [OPS-5] what is sent is due no more, and another person’s message of that key still is', async () => {
  for (const userId of ['ann', 'bea']) await addMessages(db, userId, [note('a')], at(0))
  const pending = await findPending(db, at(0))
  const [own] = pending.filter(({ user_id }) => user_id === 'ann')
  expect(await claimMessage(db, own!, at(0))).toBe(true)
  await markSent(db, own!)
  const sent = db.selectFrom('subscription_outbox').select('message').where('user_id', '=', 'ann')
  expect(await sent.execute()).toEqual([{ message: '' }])
  expect((await findPending(db, at(5000))).map(({ user_id }) => user_id)).toEqual(['bea'])
  expect((await findPending(db, at(5000)))[0]?.attempts).toBe(0)
})
