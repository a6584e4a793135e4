import { claimPurchase, settlePurchase } from '@butterleaf/billing/recurly/purchase-store'
import { catchUp } from '@butterleaf/billing/sandbox/catch-up'
import { purchaseInSandbox } from '@butterleaf/billing/sandbox/purchase-in-sandbox'
import { findStoredAccount, saveAccount } from '@butterleaf/billing/sandbox/stores/account-store'
import { addCoupon, findTypedCoupon, redeem } from '@butterleaf/billing/sandbox/stores/coupon-store'
import { listInvoices, startNumbers } from '@butterleaf/billing/sandbox/stores/invoice-store'
import { findLatest, insertSubscription } from '@butterleaf/billing/sandbox/stores/subscription-store'
import { issueToken } from '@butterleaf/billing/sandbox/stores/token-store'
import { addDaysToInstant, instantOf } from '@butterleaf/domain/subscription/instant'
import { planOf } from '@butterleaf/domain/subscription/plans'
import { startSubscription } from '@butterleaf/domain/subscription/start'
import type { Db } from '@butterleaf/server-kit/database/database'
import { openTestDatabase } from '@butterleaf/testing/test-database'
import { afterAll, beforeAll, expect, it } from 'vitest'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let db: Db
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await startNumbers(db)
})
afterAll(() => database?.close())

const begun = new Date('2026-05-04T08:00:00Z')
const at = instantOf(begun)
const noLimits = { planCodes: null, startsAt: null, endsAt: null, limit: null, limitPerAccount: null }
const person = { email: 'ann@example.org', first_name: 'Ann', last_name: 'Leek' }
const cardUntil = (month: number, year: number) =>
  ({ method: 'credit_card', brand: 'Visa', last_four: '1111', month, year, behavior: 'accepted' }) as const

it('[CHK-12] a purchase that ends late releases no newer one', async () => {
  const request = (idempotencyKey: string) => ({ userId: 'ann', idempotencyKey, requestHash: idempotencyKey })
  const later = (minutes: number) => new Date(begun.getTime() + minutes * 60_000)
  expect(await claimPurchase(db, request('old'), begun)).toEqual({ kind: 'first' })
  expect(await claimPurchase(db, request('new'), later(3))).toEqual({ kind: 'first' })
  await settlePurchase(db, request('old'), later(4))
  expect(await claimPurchase(db, request('third'), later(4))).toEqual({ kind: 'busy' })
  await settlePurchase(db, request('new'), later(4))
  expect(await claimPurchase(db, request('third'), later(4))).toEqual({ kind: 'first' })
})

it('[CHK-12] a coupon that others redeemed is not used up for a person', async () => {
  const coupon = { code: 'ONCE', benefit: { kind: 'percent', percent: 10 }, isActive: true } as const
  await addCoupon(db, { ...coupon, ...noLimits, limitPerAccount: 1 })
  await redeem(db, { accountCode: 'bea', uuid: 'of-bea', code: 'ONCE' })
  const countOf = async (who: string) => (await findTypedCoupon(db, 'once', who))?.redemptions
  expect(await countOf('bea')).toEqual({ byAll: 1, byAccount: 1 })
  expect(await countOf('cem')).toEqual({ byAll: 1, byAccount: 0 })
})

it.each([
  [5, 2026, 'past_due'],
  [6, 2026, 'paid'],
  [1, 2027, 'paid'],
])(
  '[SUB-2] a card that is good until %i/%i leaves the renewal of June 4, 2026 %s',
  async (month, year, state) => {
    const account = `renews-${month}-${year}`
    await saveAccount(db, account, person, cardUntil(month, year))
    const first = startSubscription(planOf('1-month'), { uuid: account, at })
    await insertSubscription(db, account, first)
    await catchUp(db, account, account, first.termEndsAt)
    expect((await listInvoices(db, account)).map((invoice) => invoice.state)).toEqual([state])
  },
)

const day = addDaysToInstant(at, 200)

async function buy(userId: string, couponCode: string | null) {
  const token = await issueToken(db, cardUntil(12, 2030), day)
  const bought = { ...{ userId, couponCode, token, confirmation: null }, planCode: '3-month' } as const
  const buyer = { email: `${userId}@example.org`, firstName: userId, lastName: 'Kale' }
  const key = { idempotencyKey: `key of ${userId}`, requestHash: 'hash' }
  return purchaseInSandbox(db, { ...bought, ...buyer, ...key }, day)
}

it('[CHK-12] a purchase is stored whole: its account, coupon, subscription and invoice', async () => {
  await addCoupon(db, {
    code: 'TENTH',
    benefit: { kind: 'percent', percent: 10 },
    isActive: true,
    ...noLimits,
  })
  expect(await buy('dan', 'TENTH')).toEqual({ ok: true })
  expect(await findStoredAccount(db, 'dan')).toMatchObject({ last_name: 'Kale', month: 12, year: 2030 })
  expect((await findTypedCoupon(db, 'TENTH', 'dan'))?.redemptions.byAccount).toBe(1)
  const { subscription } = (await findLatest(db, 'dan'))!
  expect(subscription.state).toBe('active')
  expect(await listInvoices(db, 'dan')).toMatchObject([
    { subscriptionUuid: subscription.uuid, state: 'paid' },
  ])
})

it('[CHK-12] of purchases at once that share a coupon’s last redemption one is paid, and the others store nothing', async () => {
  const last = { code: 'LAST', benefit: { kind: 'percent', percent: 10 }, isActive: true } as const
  await addCoupon(db, { ...last, ...noLimits, limit: 1 })
  const buyers = ['eva', 'flo', 'gil', 'hal']
  const results = await Promise.all(buyers.map((buyer) => buy(buyer, 'LAST')))
  const refused = { ok: false, because: 'coupon', reason: 'used-up' }
  expect(results.toSorted((one, other) => Number(other.ok) - Number(one.ok))).toEqual([
    { ok: true },
    ...[refused, refused, refused],
  ])
  const bought = await Promise.all(buyers.map((buyer) => findLatest(db, buyer)))
  expect(bought.filter((each) => each !== undefined)).toHaveLength(1)
})

it('[CHK-12] [SUB-2] what was canceled and is due to end doesn’t stand in the way of a purchase', async () => {
  const first = startSubscription(planOf('1-month'), { uuid: 'of-ida', at })
  await saveAccount(db, 'ida', person, cardUntil(12, 2030))
  await insertSubscription(db, 'ida', { ...first, state: 'canceled', canceledAt: at })
  expect(await buy('ida', null)).toEqual({ ok: true })
})
