import type { BillingProvider } from '@butterleaf/billing/billing-provider'
import { sandboxNow } from '@butterleaf/billing/sandbox/sandbox-clock'
import { dropOldRequests } from '@butterleaf/billing/sandbox/stores/request-store'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '../../../main/app.ts'
import { findKnown, noteIntent } from '../store.ts'
import { accessIn, readCachedSubscription, readFreshSubscription } from './read-subscription.ts'
import { syncSubscription } from './sync-subscription.ts'
import { tickBilling } from './tick-billing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

/** A person who has paid, and a provider that counts how often it is asked. */
async function buildWatched() {
  const { uuid } = await buildSubscriber(app)
  const { db } = app.database
  const { account_code: userId } = await db
    .selectFrom('sandbox_subscriptions')
    .select('account_code')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  let asked = 0
  const findAccount: BillingProvider['findAccount'] = (id) => {
    asked += 1
    return app.context.billing.findAccount(id)
  }
  const parts = { ...app.context, billing: { ...app.context.billing, findAccount } }
  const keptAt = async () => {
    const rows = db.selectFrom('subscriptions').select('synced_at').where('user_id', '=', userId)
    return (await rows.executeTakeFirstOrThrow()).synced_at
  }
  return { uuid, userId, parts, keptAt, asked: () => asked }
}

it('[SUB-3] reading asks the provider nothing and writes nothing while nothing is due', async () => {
  const { userId, parts, keptAt, asked } = await buildWatched()
  const before = await keptAt()
  app.clock.advance({ minutes: 30 })
  await readFreshSubscription(parts, userId)
  await readCachedSubscription(parts, userId)
  expect([asked(), await keptAt()]).toEqual([0, before])
})

it('[SUB-2] a sync that finds nothing new writes nothing', async () => {
  const { userId, parts, keptAt } = await buildWatched()
  const before = await keptAt()
  app.clock.advance({ minutes: 5 })
  const known = await syncSubscription(parts, userId)
  expect(await keptAt()).toBe(before)
  expect(known?.syncedAt.toISOString()).not.toBe(before)
})

it('[SUB-2] what a lost webhook would have told is seen by who looks an hour later', async () => {
  const { uuid, userId, parts, keptAt, asked } = await buildWatched()
  await parts.billing.cancel(userId, uuid)
  expect((await readFreshSubscription(parts, userId))?.account?.subscription.state).toBe('active')
  app.clock.advance({ minutes: 61 })
  const seen = await readFreshSubscription(parts, userId)
  expect(seen?.account?.subscription.state).toBe('canceled')
  expect([asked(), await keptAt()]).toEqual([1, seen?.syncedAt.toISOString()])
})

it('[SUB-2] a copy is asked about when it is an hour old, to the millisecond', async () => {
  const { userId, parts, asked } = await buildWatched()
  const { syncedAt } = (await findKnown(app.database.db, userId))!
  const readAt = (ms: number) => {
    const clock = { now: () => new Date(syncedAt.getTime() + ms) }
    return readFreshSubscription({ ...parts, clock }, userId)
  }
  await readAt(3_599_999)
  expect(asked()).toBe(0)
  await readAt(3_600_000)
  expect(asked()).toBe(1)
})

it('[CHK-12] a purchase that isn’t known yet is asked about by who looks, not by the guard', async () => {
  const { parts, asked } = await buildWatched()
  const [userId, now] = ['in-the-middle-of-it', app.clock.now()]
  await noteIntent(app.database.db, userId, now, new Date(now.getTime() + 60_000))
  expect(accessIn(await readCachedSubscription(parts, userId), now)).toBe('not_found')
  expect(asked()).toBe(0)
  expect(await readFreshSubscription(parts, userId)).toBeUndefined()
  expect(asked()).toBe(1)
  expect(await readFreshSubscription(parts, 'nobody')).toBeUndefined()
  expect(asked()).toBe(1)
})

it('[CHK-12] an order’s answer is kept for a week, and swept by the clock', async () => {
  await buildWatched()
  const { db } = app.database
  const count = async () => (await db.selectFrom('sandbox_requests').select('request_key').execute()).length
  const kept = await count()
  app.clock.advance({ days: 6 })
  await dropOldRequests(db, await sandboxNow(db, app.clock))
  expect(await count()).toBe(kept)
  app.clock.advance({ days: 2 })
  const process = await buildApp({ ...app.context, config: { ...app.config, logLevel: 'silent' } })
  await tickBilling(process, app.context)
  expect(await count()).toBe(0)
  await process.close()
})
