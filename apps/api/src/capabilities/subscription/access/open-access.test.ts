import { type BillingProvider, BillingUnavailable } from '@butterleaf/billing/billing-provider'
import type { Clock } from '@butterleaf/server-kit/process/clock'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findKnown } from '../store.ts'
import { openAccess } from './open-access.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

async function userIdOf(uuid: string): Promise<string> {
  const { account_code } = await app.database.db
    .selectFrom('sandbox_subscriptions')
    .select('account_code')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return account_code
}

/** The guard of a process whose provider answers like this. */
function guardWith(findAccount: BillingProvider['findAccount'], clock: Clock = app.clock) {
  return openAccess({ ...app.context, clock, billing: { ...app.context.billing, findAccount } })
}

const away = () => Promise.reject(new BillingUnavailable('away'))

it('[APP-1] asks the provider once a term is over, also without a webhook', async () => {
  const buyer = await buildSubscriber(app, { plan_code: '1-month' })
  const userId = await userIdOf(buyer.uuid)
  await buyer.post('/cancel', { uuid: buyer.uuid })
  const guard = openAccess(app.context)
  expect(await guard.accessOf(userId, app.clock.now())).toBe('active')
  app.clock.advance({ days: 32 })
  expect(await guard.accessOf(userId, app.clock.now())).toBe('canceled')
  const known = await findKnown(app.database.db, userId)
  expect(known?.account?.subscription.state).toBe('expired')
  // Nothing is due any more, so the provider isn't asked again.
  expect(known?.checkAt).toBeNull()
  const unasked = guardWith(() => Promise.reject(new RangeError('Asked')))
  expect(await unasked.accessOf(userId, app.clock.now())).toBe('canceled')
})

it('[APP-1] while the provider is away, what it told last holds', async () => {
  const [paid, canceled] = await Promise.all([1, 2].map(() => buildSubscriber(app)))
  await canceled!.post('/cancel', { uuid: canceled!.uuid })
  const userIds = await Promise.all([paid!, canceled!].map(({ uuid }) => userIdOf(uuid)))
  app.clock.advance({ days: 400 })
  const guard = guardWith(away)
  const states = await Promise.all(
    [...userIds, 'nobody'].map((userId) => guard.accessOf(userId, app.clock.now())),
  )
  expect(states).toEqual(['active', 'canceled', 'not_found'])
})

it('[APP-1] a canceled subscription ends at the millisecond its term does, by the provider’s clock', async () => {
  const buyer = await buildSubscriber(app, { plan_code: '1-month' })
  await buyer.post('/cancel', { uuid: buyer.uuid })
  const userId = await userIdOf(buyer.uuid)
  const { account, syncedAt } = (await findKnown(app.database.db, userId))!
  const termMs = Date.parse(account!.subscription.termEndsAt) - Date.parse(account!.asOf)
  const stateAt = (ms: number) => guardWith(away).accessOf(userId, new Date(syncedAt.getTime() + ms))
  expect([await stateAt(termMs - 1), await stateAt(termMs)]).toEqual(['active', 'canceled'])
})

it('[SUB-2] the provider is asked from the instant on at which something is due', async () => {
  const { uuid } = await buildSubscriber(app, { plan_code: '1-month' })
  const userId = await userIdOf(uuid)
  const { checkAt } = (await findKnown(app.database.db, userId))!
  const asked: string[] = []
  const read = async (at: Date) => {
    const findAccount = (id: string) => {
      asked.push(id)
      return away()
    }
    await guardWith(findAccount, { now: () => at }).accessOf(userId, at)
    return asked.length
  }
  expect(await read(new Date(checkAt!.getTime() - 1))).toBe(0)
  expect(await read(checkAt!)).toBe(1)
})

it('[APP-1] an answer of the provider that can’t be read is a fault, not an absence', async () => {
  const { uuid } = await buildSubscriber(app, { plan_code: '1-month' })
  const userId = await userIdOf(uuid)
  app.clock.advance({ days: 32 })
  const guard = guardWith(() => Promise.reject(new RangeError('Not a sum')))
  await expect(guard.accessOf(userId, app.clock.now())).rejects.toThrow('Not a sum')
})

it('[OPS-1] the operator is told at start who has access', () => {
  const told = (grantsAccess: boolean) =>
    openAccess({ ...app.context, config: { ...app.config, grantsAccess } }).description
  expect(told(false)).toMatch(/open to those with a subscription/)
  expect(told(true)).toMatch(/open to everybody who signs in, without payment/)
})
