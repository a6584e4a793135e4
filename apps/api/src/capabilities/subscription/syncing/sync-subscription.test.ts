import type { BillingAccount } from '@butterleaf/billing/billing-provider'
import { addMs, instantOf } from '@butterleaf/domain/subscription/instant'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildSubscriber } from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findKnown, listKnownUsers } from '../store.ts'
import { syncSubscription } from './sync-subscription.ts'

let app: TestApp
let bought: BillingAccount
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
  await buildSubscriber(app, { plan_code: '1-month' })
  const { db } = app.database
  const [userId = ''] = await listKnownUsers(db)
  bought = (await findKnown(db, userId))!.account!
})
afterAll(() => app?.close())

const [second, minute, day] = [1000, 60_000, 86_400_000]
const start = Date.parse('2026-11-29T08:00:00Z')

let people = 0
/** A person of whom the provider says what it is told to, by its own clock. */
function personAt(clockMs: number, said: Partial<BillingAccount>) {
  people += 1
  const userId = `person ${people}`
  const state = { clockMs, account: { ...bought, asOf: instantOf(new Date(clockMs)), ...said } }
  const parts = {
    ...app.context,
    clock: { now: () => new Date(state.clockMs) },
    billing: { ...app.context.billing, findAccount: async () => state.account },
  }
  return {
    state,
    sync: () => syncSubscription(parts, userId),
    stored: async () => (await findKnown(app.database.db, userId))!,
    /** Both clocks go on, the provider's by some more. */
    wait: (ms: number, ahead = 0) => {
      state.clockMs += ms
      state.account = { ...state.account, asOf: addMs(state.account.asOf, ms + ahead) }
    },
  }
}
const active = (termEndsAt: number) => ({
  ...bought.subscription,
  ...({ state: 'active', isPastDue: false } as const),
  termEndsAt: instantOf(new Date(termEndsAt)),
})

it('[SUB-2] an unchanged account is written again after an hour, and not before', async () => {
  const { sync, stored, wait } = personAt(start, { subscription: active(start + 30 * day), dueAt: null })
  await sync()
  wait(60 * minute - 1)
  await sync()
  expect((await stored()).syncedAt).toEqual(new Date(start))
  wait(1)
  await sync()
  expect((await stored()).syncedAt).toEqual(new Date(start + 60 * minute))
})

it.each([
  ['ahead', 1],
  ['behind', -1],
])('[SUB-2] a provider whose clock went more than a minute %s is believed again', async (_, sign) => {
  const { sync, stored, wait } = personAt(start, { subscription: active(start + 30 * day), dueAt: null })
  await sync()
  wait(minute, sign * minute)
  await sync()
  expect((await stored()).syncedAt).toEqual(new Date(start))
  wait(0, sign)
  await sync()
  expect((await stored()).syncedAt).toEqual(new Date(start + minute))
})

it('[SUB-2] a change is written at once', async () => {
  const { state, sync, stored, wait } = personAt(start, { dueAt: null })
  await sync()
  wait(second)
  state.account = { ...state.account, revision: state.account.revision + 1, firstName: 'Robin' }
  await sync()
  expect((await stored()).account?.firstName).toBe('Robin')
})

it('[SUB-2] the next check is at the reminder, then at the end of the term, by our clock', async () => {
  const ends = start + 10 * day
  const subscription = active(ends)
  const ahead = 3 * day
  const { sync, stored, wait } = personAt(start, { subscription, dueAt: subscription.termEndsAt })
  await sync()
  expect((await stored()).checkAt).toEqual(new Date(ends - 7 * day))
  wait(3 * day)
  await sync()
  expect((await stored()).checkAt).toEqual(new Date(ends))
  wait(minute, ahead)
  await sync()
  expect((await stored()).checkAt).toEqual(new Date(ends - ahead))
})

it('[SUB-2] a provider that is late with what is due is asked again after five minutes, and nothing due is never', async () => {
  const subscription = { ...active(start), state: 'canceled' } as const
  const late = personAt(start, { subscription, dueAt: subscription.termEndsAt })
  await late.sync()
  expect((await late.stored()).checkAt).toEqual(new Date(start + 5 * minute))
  late.wait(5 * minute)
  await late.sync()
  expect((await late.stored()).checkAt).toEqual(new Date(start + 10 * minute))
  const over = personAt(start, { subscription: { ...subscription, state: 'expired' }, dueAt: null })
  await over.sync()
  expect((await over.stored()).checkAt).toBeNull()
})
