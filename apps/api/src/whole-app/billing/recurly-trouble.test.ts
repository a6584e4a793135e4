import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type BillingProvider,
  BillingUnavailable,
  type Purchase,
} from '../../../../../packages/billing/src/billing-provider.ts'
import { HttpTransport } from '../../../../../packages/billing/src/recurly/http-transport.ts'
import { recurlyBilling } from '../../../../../packages/billing/src/recurly/recurly-billing.ts'
import { type Behavior, Site } from '../../../../../packages/billing/src/recurly/testing/site.ts'
import { type StandIn, startStandIn } from '../../../../../packages/billing/src/recurly/testing/stand-in.ts'
import { actionIn } from '../../../../../packages/billing/src/testing/provider-world.ts'

const planCodes = { '1-month': '1-month', '3-month': '3-month', '6-month': '6-month' }
const keys = { apiKey: 'private', publicKey: 'public', webhookSecrets: ['secret'] }

let app: TestApp
let standIn: StandIn
let provider: BillingProvider
beforeAll(async () => {
  app = await startTestApp()
  standIn = await startStandIn(new Site(app.clock, planCodes))
  provider = recurlyBilling(
    { kind: 'recurly', ...keys, baseUrl: standIn.baseUrl, planCodes, gatewayOrigins: [] },
    { db: app.database.db, clock: app.clock, requestsPerMinute: 1000 },
  )
})
afterAll(async () => {
  await standIn?.close()
  await app?.close()
})

let orders = 0
function order(behavior: Behavior = 'accepted', given: Partial<Purchase> = {}): Purchase {
  orders += 1
  return {
    userId: `buyer-${orders}`,
    email: `buyer-${orders}@example.org`,
    firstName: 'Robin',
    lastName: 'Tester',
    planCode: '3-month',
    token: standIn.site.issueToken(behavior),
    confirmation: null,
    couponCode: null,
    idempotencyKey: `key-${orders}`,
    requestHash: `hash-${orders}`,
    ...given,
  }
}

const invoicesOf = (userId: string) =>
  standIn.site.invoices.filter(({ accountCode }) => accountCode === userId).length

describe('[CHK-12] a purchase', () => {
  it('whose answer is lost is asked for again and charged once; another one has to wait meanwhile', async () => {
    const lost = order()
    standIn.troubles.push({ kind: 'lost-answer' })
    await expect(provider.purchase(lost)).rejects.toThrow(BillingUnavailable)
    const other = order('accepted', { userId: lost.userId })
    await expect(provider.purchase(other)).rejects.toThrow(BillingUnavailable)
    expect(await provider.purchase(lost)).toEqual({ ok: true })
    expect(await provider.purchase(other)).toEqual({ ok: false, because: 'already-subscribed' })
    expect(invoicesOf(lost.userId)).toBe(1)
  })

  it('that never came back to ask lets the next one in after a while', async () => {
    const lost = order()
    standIn.troubles.push({ kind: 'answer', status: 503 })
    await expect(provider.purchase(lost)).rejects.toThrow(BillingUnavailable)
    const other = order('accepted', { userId: lost.userId })
    await expect(provider.purchase(other)).rejects.toThrow(BillingUnavailable)
    app.clock.advance({ minutes: 3 })
    expect(await provider.purchase(other)).toEqual({ ok: true })
    expect(invoicesOf(lost.userId)).toBe(1)
  })

  it.each([
    ['500 without a word', { status: 500 }],
    ['502 in HTML', { status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' }],
    ['429', { status: 429, headers: { 'retry-after': '30' } }],
    ['an error that names none', { status: 422, body: '{}' }],
    ['a wrong private key', { status: 401, body: '{"error":{"type":"unauthorized","message":"no"}}' }],
    [
      'two at once for one account',
      { status: 422, body: '{"error":{"type":"simultaneous_request","message":"no"}}' },
    ],
    [
      'a plan it doesn’t know',
      {
        status: 422,
        body: '{"error":{"type":"validation","message":"no","params":[{"param":"plan_code"}]}}',
      },
    ],
  ])('met with %s charges nothing, and the same order goes through later', async (_what, trouble) => {
    const asked = order()
    standIn.troubles.push({ kind: 'answer', ...trouble })
    await expect(provider.purchase(asked)).rejects.toThrow(BillingUnavailable)
    expect(invoicesOf(asked.userId)).toBe(0)
    expect(await provider.purchase(asked)).toEqual({ ok: true })
    expect(invoicesOf(asked.userId)).toBe(1)
  })

  it('that is being worked on over there waits for its answer', async () => {
    const busy = { status: 409, headers: { 'recurly-should-retry': 'true', 'retry-after': '0' } }
    standIn.troubles.push({ kind: 'answer', ...busy }, { kind: 'answer', ...busy })
    expect(await provider.purchase(order())).toEqual({ ok: true })
  })
})

it('[SUB-2] a revoked key counts as an unreachable provider, so that its last answer stays valid', async () => {
  const bought = order()
  await provider.purchase(bought)
  const body = '{"error":{"type":"unauthorized","message":"no"}}'
  standIn.troubles.push({ kind: 'answer', status: 401, body, toReading: true })
  await expect(provider.findAccount(bought.userId)).rejects.toThrow(BillingUnavailable)
  expect((await provider.findAccount(bought.userId))?.subscription.state).toBe('active')
})

it('[OPS-6] a deletion that fails can be repeated, and succeeds then', async () => {
  const bought = order()
  await provider.purchase(bought)
  const body = '{"error":{"type":"validation","message":"no","params":[{"param":"number","message":"no"}]}}'
  standIn.troubles.push({ kind: 'answer', status: 422, body })
  await expect(provider.forget(bought.userId)).rejects.toThrow(BillingUnavailable)
  await provider.forget(bought.userId)
  expect(await provider.findAccount(bought.userId)).toBeUndefined()
})

describe('[CHK-12] what Recurly refuses', () => {
  it('a declined card says so, at purchase and when it is to replace another', async () => {
    const message = expect.stringMatching(/^Your card was declined/)
    const refused = { ok: false, because: 'declined', message }
    expect(await provider.purchase(order('declined'))).toEqual(refused)
    const bought = order()
    await provider.purchase(bought)
    const token = standIn.site.issueToken('declined')
    expect(await provider.updateMethod(bought.userId, { token, confirmation: null })).toEqual(refused)
  })

  it('is told field by field', async () => {
    const refused = await provider.purchase(order('accepted', { email: 'robin@refused.example' }))
    const message = 'account.email is not an address we take'
    expect(refused).toEqual({ ok: false, because: 'fields', faults: [{ field: 'user.email', message }] })
  })

  it('a token longer than theirs isn’t even sent', async () => {
    const sent = standIn.conformance.counts.get('create_purchase')
    const tooLong = 'x'.repeat(23)
    for (const given of [{ token: tooLong }, { confirmation: tooLong }]) {
      const refused = await provider.purchase(order('accepted', given))
      expect(refused).toEqual({ ok: false, because: 'token' })
    }
    expect(standIn.conformance.counts.get('create_purchase')).toBe(sent)
  })
})

describe('[SET-5] a bank that wants to confirm the bill and not the card', () => {
  async function overdue() {
    const bought = order('declined-at-renewal', { planCode: '1-month' })
    await provider.purchase(bought)
    app.clock.advance({ days: 32 })
    const payToken = { token: standIn.site.issueToken('asks-bank-for-bills'), confirmation: null }
    const asked = await provider.updateMethod(bought.userId, payToken)
    const stateOf = async () => (await provider.findAccount(bought.userId))?.invoices[0]?.state
    return {
      asked,
      stateOf,
      update: (confirmation: string) => provider.updateMethod(bought.userId, { ...payToken, confirmation }),
    }
  }

  it('is asked with the card kept, and the same request pays the bill once it has', async () => {
    const { asked, stateOf, update } = await overdue()
    expect(asked).toMatchObject({ ok: false, because: 'confirmation' })
    expect(await stateOf()).toBe('past_due')
    expect(await update(standIn.site.bank.confirm(actionIn(asked)))).toEqual({ ok: true })
    expect(await stateOf()).toBe('paid')
  })

  it('leaves the bill unpaid when what comes is no confirmation of it', async () => {
    const { stateOf, update } = await overdue()
    await update('made-up')
    expect(await stateOf()).toBe('past_due')
  })
})

describe('how requests travel', () => {
  const transport = (timeoutMs: number) =>
    new HttpTransport({ baseUrl: standIn.baseUrl, idempotencyKey: 'k', timeoutMs })

  it('silence ends in time', async () => {
    standIn.troubles.push({ kind: 'silence' })
    const sent = transport(50).execute('POST', 'https://elsewhere.example/purchases', {}, '{}')
    await expect(sent).rejects.toThrow(BillingUnavailable)
  })

  it('they go to the operator’s address only, and follow no redirect', async () => {
    const headers = { location: 'https://elsewhere.example/' }
    standIn.troubles.push({ kind: 'answer', status: 307, headers })
    const sent = transport(5_000).execute('POST', 'https://elsewhere.example/purchases', {}, '{}')
    await expect(sent).rejects.toThrow(BillingUnavailable)
  })
})
