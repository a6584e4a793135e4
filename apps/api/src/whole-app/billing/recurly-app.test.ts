import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { buildBuyer, subscriptionPath } from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Site } from '../../../../../packages/billing/src/recurly/testing/site.ts'
import { type StandIn, startStandIn } from '../../../../../packages/billing/src/recurly/testing/stand-in.ts'
import { signWebhook } from '../../../../../packages/billing/src/webhook-signature.ts'

const planCodes = { '1-month': '1-month', '3-month': '3-month', '6-month': 'half' }

let app: TestApp
let standIn: StandIn
beforeAll(async () => {
  standIn = await startStandIn(new Site({ now: () => app.clock.now() }, planCodes))
  app = await startTestApp({
    environment: {
      ACCESS: '',
      BILLING: 'recurly',
      RECURLY_API_KEY: 'private',
      RECURLY_PUBLIC_KEY: 'ewr1-public',
      RECURLY_WEBHOOK_SECRETS: 'secret',
      RECURLY_BASE_URL: standIn.baseUrl,
      RECURLY_PLANS: '6-month=half',
    },
  })
})
afterAll(async () => {
  await app?.close()
  await standIn?.close()
})

async function buildRecurlyBuyer() {
  const buyer = await buildBuyer(app)
  const buy = async (given: object = {}) =>
    buyer.call('POST', '/create', {
      body: await buyer.order({ token: standIn.site.issueToken('accepted'), ...given }),
    })
  return { ...buyer, buy }
}

it('[SUB-4] clients are told who takes payments, and the public key alone', async () => {
  const { body } = await app.request('GET', '/config.json')
  expect(body.billing).toEqual({ provider: 'recurly', publicKey: 'ewr1-public' })
  expect(JSON.stringify(body)).not.toContain('private')
})

it.each([
  ['plan_code=6-month', 200, { now: { discount: 0, total: 79.96 } }],
  ['plan_code=6-month&coupon=welcome10', 200, { now: { discount: 8, total: 71.96 } }],
  ['plan_code=3-month&coupon=NOPE', 422, { detail: 'Not a valid or active coupon' }],
  ['plan_code=1-month&coupon=KETO5', 422, { detail: 'Coupon not applicable to 1-month plans' }],
])('[CHK-4] [CHK-6] the price of %s is Recurly’s', async (query, status, body) => {
  const answer = await app.request('GET', `${subscriptionPath}/price?${query}`)
  expect(answer.status).toBe(status)
  expect(answer.body).toMatchObject(body)
})

it('[SUB-1] [SUB-4] a whole life: bought, changed, canceled, taken back, paid otherwise, and its papers', async () => {
  const buyer = await buildRecurlyBuyer()
  const bought = await buyer.buy({ plan_code: '6-month', coupon: 'WELCOME10' })
  expect(bought.status).toBe(201)
  const { uuid } = bought.body.current
  expect(bought.body.billing).toMatchObject({ method: 'credit_card', card_type: 'visa', last_four: '1111' })
  const changed = await buyer.post('/update', { uuid, new_plan: '1-month' })
  expect(changed.body.pending).toMatchObject({ plan_code: '1-month', total: 19.99 })
  expect((await buyer.post('/cancel', { uuid })).body).toMatchObject({ canceled: true, access: 'active' })
  expect((await buyer.post('/reactivate', { uuid })).body).toMatchObject({ canceled: false })
  const paid = await buyer.post('/update-billing', { token: standIn.site.issueToken('paypal') })
  expect(paid.body.billing.method).toBe('paypal')
  const { body: invoices } = await buyer.call('GET', '/invoices')
  expect(invoices).toMatchObject([{ state: 'paid', total: 71.96, discount: 8, coupon: 'WELCOME10' }])
  const paper = await buyer.call('GET', `/invoices/${invoices[0].number}.pdf`)
  expect([paper.status, paper.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect(paper.body).toMatch(/^%PDF-1\.7/)
  expect(standIn.conformance.faults).toEqual([])
})

it('[CHK-12] while Recurly is away it is said when to come back, and nothing is half done', async () => {
  const buyer = await buildRecurlyBuyer()
  standIn.troubles.push({ kind: 'answer', status: 503 })
  const token = standIn.site.issueToken('accepted')
  const away = await buyer.buy({ token })
  expect(away.status).toBe(503)
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await buyer.buy({ token })).status).toBe(201)
  expect((await buyer.call('GET', '/invoices')).body).toHaveLength(1)
})

it('[SUB-2] a webhook makes us read the change; one about no user is accepted, an unsigned one refused', async () => {
  const buyer = await buildRecurlyBuyer()
  await buyer.buy({ plan_code: '1-month' })
  app.clock.advance({ days: 32 })
  standIn.site.catchUp()
  const subscription = standIn.site.subscriptions[0]!
  const tell = (body: string, secret = 'secret') =>
    app.request('POST', `${subscriptionPath}/webhook`, {
      body,
      headers: {
        'content-type': 'application/json',
        'recurly-signature': signWebhook(secret, body, app.clock.now()),
      },
    })
  const about = JSON.stringify({ event_type: 'renewed', account_code: subscription.accountCode })
  expect((await tell(about, 'guessed')).status).toBe(403)
  expect((await tell(about)).status).toBe(204)
  expect((await tell(JSON.stringify({ object_type: 'item', event_type: 'created' }))).status).toBe(204)
  const { db } = app.database
  const kept = await db
    .selectFrom('subscriptions')
    .select('account')
    .where('user_id', '=', subscription.accountCode)
    .executeTakeFirstOrThrow()
  expect(JSON.parse(kept.account!).subscription.termEndsAt).toBe(subscription.endsAt)
})
