import { BillingUnavailable } from '@butterleaf/billing/billing-provider'
import { openBilling } from '@butterleaf/billing/open-billing'
import { addCoupon } from '@butterleaf/billing/sandbox/stores/coupon-store'
import { openDatabase } from '@butterleaf/server-kit/database/database'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  type Buyer,
  buildBuyer,
  buildSubscriber,
  cardToken,
  solvedCaptcha,
} from '@butterleaf/testing/test-subscription'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../main/app.ts'
import { findKnown } from './store.ts'
import { syncSubscription } from './syncing/sync-subscription.ts'
import { tickBilling } from './syncing/tick-billing.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

const ten = Array.from({ length: 10 }, (_, at) => at)
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

/** One invoice, and one purchase and one conversion event of it. */
async function expectOneCharge(buyer: Buyer): Promise<void> {
  const { body: invoices } = await buyer.call('GET', '/invoices')
  expect(invoices).toHaveLength(1)
  const eventsOf = async () => {
    const rows = await app.database.db.selectFrom('purchase_events').select('event_id').execute()
    return rows.map(({ event_id }) => event_id).filter((id) => id.endsWith(`:${invoices[0].number}`))
  }
  await expect
    .poll(async () => (await eventsOf()).sort())
    .toEqual([`conversion:${invoices[0].number}`, `purchase:${invoices[0].number}`])
}

describe('two answers of the provider', () => {
  it('[SUB-2] that are stored in the wrong order leave the newer one', async () => {
    const buyer = await buildSubscriber(app)
    const { current } = await buyer.read()
    const userId = await userIdOf(current?.uuid ?? '')
    const older = await app.context.billing.findAccount(userId)
    await buyer.post('/cancel', { uuid: current?.uuid ?? '' })
    const newer = await findKnown(app.database.db, userId)
    expect(newer?.account?.revision).toBeGreaterThan(older?.revision ?? 0)
    const late = { ...app.context.billing, findAccount: async () => older }
    await syncSubscription({ ...app.context, billing: late }, userId)
    expect((await findKnown(app.database.db, userId))?.account).toEqual(newer?.account)
  })
})

describe('ten orders at once', () => {
  it('[CHK-12] that are one and the same charge once, and all hear of it', async () => {
    const buyer = await buildBuyer(app)
    const body = await buyer.order()
    const answers = await Promise.all(ten.map(() => buyer.call('POST', '/create', { body })))
    expect(statuses(answers)).toEqual(ten.map(() => 201))
    expect(new Set(answers.map(({ body }) => body.current.uuid)).size).toBe(1)
    await expectOneCharge(buyer)
  })

  it('[CHK-12] with one Idempotency-Key charge once, each with a captcha of its own', async () => {
    const buyer = await buildBuyer(app)
    const token = await cardToken(app)
    const orders = await Promise.all(ten.map(() => buyer.order({ token })))
    const headers = { 'idempotency-key': 'one and only' }
    const answers = await Promise.all(orders.map((body) => buyer.call('POST', '/create', { body, headers })))
    expect(statuses(answers)).toEqual(ten.map(() => 201))
    await expectOneCharge(buyer)
  })

  it('[CHK-12] with ten cards charge one of them, and refuse the others', async () => {
    const buyer = await buildBuyer(app)
    const orders = await Promise.all(ten.map(() => buyer.order()))
    const answers = await Promise.all(orders.map((body) => buyer.call('POST', '/create', { body })))
    expect(statuses(answers)).toEqual([201, ...ten.slice(1).map(() => 409)])
    await expectOneCharge(buyer)
  })

  it('one token of ten people pays for one of them', async () => {
    const token = await cardToken(app)
    const buyers = await Promise.all(ten.slice(0, 4).map(() => buildBuyer(app)))
    const answers = await Promise.all(buyers.map((buyer) => buyer.buy({ token })))
    expect(statuses(answers)).toEqual([201, 422, 422, 422])
  })

  it('[CHK-11] of different orders with one captcha one is taken', async () => {
    const buyer = await buildBuyer(app)
    const recaptcha = await solvedCaptcha(app, buyer.token)
    const orders = await Promise.all(ten.map(() => buyer.order({ recaptcha })))
    const answers = await Promise.all(orders.map((body) => buyer.call('POST', '/create', { body })))
    expect(statuses(answers)).toEqual([201, ...ten.slice(1).map(() => 422)])
  })

  it('a coupon’s last redemption goes to one of them', async () => {
    const one = {
      planCodes: null,
      startsAt: null,
      endsAt: null,
      isActive: true,
      limit: 1,
      limitPerAccount: null,
    }
    await addCoupon(app.database.db, { code: 'LASTONE', benefit: { kind: 'percent', percent: 50 }, ...one })
    const buyers = await Promise.all(ten.slice(0, 4).map(() => buildBuyer(app)))
    const answers = await Promise.all(buyers.map((buyer) => buyer.buy({ coupon: 'LASTONE' })))
    expect(statuses(answers)).toEqual([201, 422, 422, 422])
    const loser = buyers[answers.findIndex(({ status }) => status === 422)]!
    expect((await loser.call('GET', '/invoices')).body).toEqual([])
  })
})

describe('the same again', () => {
  it('[CHK-12] a reload that sends its order again hours later gets the same answer', async () => {
    const buyer = await buildBuyer(app)
    const body = await buyer.order()
    const first = await buyer.call('POST', '/create', { body })
    const again = await buyer.call('POST', '/create', { body })
    expect([again.status, again.body]).toEqual([201, first.body])
    await expectOneCharge(buyer)
  })

  it('[CHK-12] a key that comes with another order is refused', async () => {
    const buyer = await buildBuyer(app)
    const headers = { 'idempotency-key': 'mine' }
    await buyer.call('POST', '/create', { body: await buyer.order(), headers })
    const body = await buyer.order({ plan_code: '6-month' })
    const refused = await buyer.call('POST', '/create', { body, headers })
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/key-reused'])
  })

  it('[OPS-4] a provider that is away: 503 with when to come again, and nothing changed', async () => {
    const buyer = await buildSubscriber(app)
    const billing = { ...app.context.billing, cancel: () => Promise.reject(new BillingUnavailable('away')) }
    const config = { ...app.config, logLevel: 'silent' }
    const cut = await buildApp({ ...app.context, config, billing })
    const answer = await cut.inject({
      method: 'POST',
      url: '/api/subscription/cancel',
      headers: { authorization: `Bearer ${buyer.token}` },
      payload: { uuid: buyer.uuid },
    })
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect((await buyer.read()).canceled).toBe(false)
    await cut.close()
  })

  it('[CHK-12] a process that ends right after the charge: the clock finds the purchase and tells of it', async () => {
    const buyer = await buildBuyer(app)
    const broken = {
      ...app.context,
      billing: { ...app.context.billing, findAccount: () => Promise.reject(new Error('gone')) },
    }
    const dying = await buildApp({ ...broken, config: { ...app.config, logLevel: 'silent' } })
    const answer = await dying.inject({
      method: 'POST',
      url: '/api/subscription/create',
      headers: { authorization: `Bearer ${buyer.token}` },
      payload: await buyer.order(),
    })
    expect(answer.statusCode).toBe(500)
    await dying.close()
    expect(await buyer.read()).toMatchObject({ access: 'active' })
    await withProcesses(1, async ([process]) => tickBilling(process!, app.context))
    await expectOneCharge(buyer)
  })
})

describe('several processes', () => {
  it('[SUB-2] [OPS-3] whose clocks run at once renew once a term, with one invoice and one mail each', async () => {
    const buyers = await Promise.all(
      ten.slice(0, 3).map(() => buildSubscriber(app, { plan_code: '1-month' })),
    )
    const userIds = await Promise.all(buyers.map((buyer) => userIdOf(buyer.uuid)))
    // What is being sent while the clock leaps would be taken for lost, and sent again.
    await expect.poll(() => receiptsTo(buyers)).toEqual([1, 1, 1])
    await withProcesses(3, async (processes) => {
      for (let month = 1; month <= 3; month++) {
        app.clock.advance({ days: 31 })
        for (let round = 0; round < 2; round++) {
          await Promise.all(processes.map((process) => tickBilling(process, app.context)))
        }
        // What is being sent while the clock leaps would be taken for lost, and sent again.
        await expect.poll(() => receiptsTo(buyers)).toEqual(buyers.map(() => 1 + month))
      }
    })
    for (const userId of userIds) {
      const invoices = await invoicesOf(userId)
      expect(invoices.map(({ state }) => state)).toEqual(['paid', 'paid', 'paid', 'paid'])
      expect(new Set(invoices.map(({ term_starts_at }) => term_starts_at)).size).toBe(4)
    }
    expect(await receiptsTo(buyers)).toEqual([4, 4, 4])
  })

  it('[SUB-2] syncs of one account, many at once, end with the provider’s truth', async () => {
    const { db } = app.database
    const [row] = await db.selectFrom('subscriptions').select(['user_id', 'account']).execute()
    await Promise.all(ten.map(() => syncSubscription(app.context, row!.user_id)))
    const truth = await app.context.billing.findAccount(row!.user_id)
    const kept = await db
      .selectFrom('subscriptions')
      .select('account')
      .where('user_id', '=', row!.user_id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(kept.account!).subscription).toEqual(truth?.subscription)
  })
})

async function receiptsTo(buyers: readonly Buyer[]): Promise<number[]> {
  const receipts = (await app.mails()).filter((mail) => mail.includes('Subject: Your receipt'))
  return buyers.map(({ email }) => receipts.filter((mail) => mail.includes(`To: ${email}`)).length)
}

async function userIdOf(uuid: string): Promise<string> {
  const { db } = app.database
  const row = await db
    .selectFrom('sandbox_subscriptions')
    .select('account_code')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return row.account_code
}

async function invoicesOf(userId: string) {
  const { db } = app.database
  return db.selectFrom('sandbox_invoices').selectAll().where('account_code', '=', userId).execute()
}

/** More of the same service on the same database; SQLite takes one process, so they share its connection. */
async function withProcesses(
  count: number,
  use: (processes: FastifyInstance[]) => Promise<void>,
): Promise<void> {
  const config = { ...app.config, logLevel: 'silent' }
  const { clock } = app
  const isShared = app.database.engine === 'sqlite'
  const databases = Array.from({ length: count }, () =>
    isShared ? app.database : openDatabase(app.config.database),
  )
  const processes = await Promise.all(
    databases.map(async (database) => {
      const billing = await openBilling(config, { db: database.db, clock })
      return buildApp({ ...app.context, config, database, billing })
    }),
  )
  await use(processes)
  for (const process of processes) await process.close()
  if (!isShared) for (const database of databases) await database.close()
}
