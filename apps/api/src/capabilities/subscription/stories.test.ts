import { attemptDays } from '@butterleaf/domain/subscription/renewal'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import { planPath } from '@butterleaf/testing/test-plan'
import { type Buyer, buildSubscriber, cardToken, testCards } from '@butterleaf/testing/test-subscription'
import { trackerPath } from '@butterleaf/testing/weight-tracker/test-tracker'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { asPdfText, pdfText } from '#platform/pdf/testing/pdf-text.ts'
import { advanceBilling } from './operations.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

const daySeconds = 86_400

async function pass(days: number): Promise<void> {
  // What is being sent while the clock leaps would be dated later, or taken for lost and sent again.
  await expect.poll(unsentMessages).toBe(0)
  await advanceBilling(app.context, days * daySeconds)
}

async function unsentMessages(): Promise<number> {
  const { db } = app.database
  const waiting = db
    .selectFrom('subscription_outbox')
    .select('user_id')
    .where('next_attempt_at', 'is not', null)
  return (await waiting.execute()).length
}

/** What plan and tracker answer: 404 for a person who has access and neither of them yet. */
async function doors(buyer: Buyer) {
  const paths = [planPath, trackerPath, `${planPath}/allergen/tags`]
  const answers = await Promise.all(paths.map((path) => app.request('GET', path, { token: buyer.token })))
  return answers.map(({ status, body }) => (status === 402 ? body.title : status))
}

const open = [404, 404, 200]
const shut = (state: string) => [state, state, state]

async function invoicesOf(buyer: Buyer) {
  const { body } = await buyer.call('GET', '/invoices')
  return body.map((invoice: { state: string; total: number }) => [invoice.state, invoice.total])
}

async function mailsTo(buyer: Buyer) {
  const mails = (await app.mails()).filter((mail) => mail.includes(`To: ${buyer.email}`))
  const subjects = mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1] ?? '')
  return subjects.filter((subject) => !subject.includes('Confirm your'))
}

describe('a life with the sandbox', () => {
  it('[SUB-2] [SUB-5] renews by itself at the same price, reminded before and receipted after, each once', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '3-month', coupon: 'WELCOME10' })
    const before = await buyer.read()
    await pass(95)
    const after = await buyer.read()
    expect(after).toMatchObject({ access: 'active', plan_code: '3-month', current: { total: 44.99 } })
    expect(after.endDate! > before.endDate!).toBe(true)
    expect(await invoicesOf(buyer)).toEqual([
      ['paid', 44.99],
      ['paid', 40.49],
    ])
    expect(await doors(buyer)).toEqual(open)
    const subjects = await mailsTo(buyer)
    expect(subjects.map((subject) => subject.slice(0, 12))).toEqual([
      'Your receipt',
      'Your plan re',
      'Your receipt',
    ])
  })

  it('[SUB-1] [APP-1] canceled: open until the end, shut as canceled afterwards, and a new plan opens it again', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '1-month' })
    const canceled = await buyer.post('/cancel', { uuid: buyer.uuid })
    expect(canceled.body).toMatchObject({ access: 'active', canceled: true, hasActiveSubscription: true })
    await pass(20)
    expect(await doors(buyer)).toEqual(open)
    await pass(12)
    expect(await doors(buyer)).toEqual(shut('canceled'))
    expect(await buyer.read()).toMatchObject({
      access: 'canceled',
      canceled: true,
      hasActiveSubscription: false,
    })
    expect((await buyer.post('/reactivate', { uuid: buyer.uuid })).status).toBe(409)
    expect((await buyer.buy({ plan_code: '6-month' })).status).toBe(201)
    expect(await doors(buyer)).toEqual(open)
    expect((await mailsTo(buyer)).filter((subject) => subject.includes('canceled'))).toHaveLength(1)
  })

  it('[SUB-1] cancel, then reactivate: it renews as if nothing had been', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '1-month' })
    await buyer.post('/cancel', { uuid: buyer.uuid })
    const back = await buyer.post('/reactivate', { uuid: buyer.uuid })
    expect(back.body).toMatchObject({ canceled: false, current: { state: 'active' } })
    await pass(32)
    expect(await invoicesOf(buyer)).toEqual([
      ['paid', 19.99],
      ['paid', 19.99],
    ])
  })

  it('[SUB-1] [SET-5] a downgrade is pending until the renewal, which is the smaller plan’s', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '3-month' })
    const changed = await buyer.post('/update', { uuid: buyer.uuid, new_plan: '1-month' })
    expect(changed.body).toMatchObject({
      hasPending: true,
      plan_code: '3-month',
      pending: { plan_code: '1-month', total: 19.99 },
      billing: { total: 19.99 },
    })
    await pass(93)
    expect(await buyer.read()).toMatchObject({ hasPending: false, plan_code: '1-month', pending: null })
    expect((await invoicesOf(buyer))[0]).toEqual(['paid', 19.99])
  })

  it('[SUB-2] [SUB-5] a declined renewal is retried with everything open, then expires', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '1-month', card: testCards.declinedAtRenewal })
    await pass(33)
    const overdue = await buyer.read()
    expect(overdue).toMatchObject({ access: 'active', current: { past_due: true } })
    const { current_term_ends_at: endsAt, next_attempt_at: nextAt } = overdue.current!
    expect(attemptDays).toContain((Date.parse(nextAt!) - Date.parse(endsAt)) / (daySeconds * 1000))
    expect(await doors(buyer)).toEqual(open)
    expect((await invoicesOf(buyer))[0]).toEqual(['past_due', 19.99])
    await pass(8)
    expect(await doors(buyer)).toEqual(shut('expired'))
    expect(await buyer.read()).toMatchObject({ access: 'expired', current: { state: 'expired' } })
    expect(await invoicesOf(buyer)).toEqual([
      ['failed', 19.99],
      ['paid', 19.99],
    ])
    const failed = (await mailsTo(buyer)).filter((subject) => subject.includes('payment'))
    expect(failed).toHaveLength(1)
  })

  it('[SET-5] another card while it is retried pays at once; a declined one changes nothing', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '1-month', card: testCards.declinedAtRenewal })
    await pass(32)
    const refused = await buyer.post('/update-billing', { token: await cardToken(app, testCards.declined) })
    expect([refused.status, refused.body.type]).toEqual([422, '/problems/payment-declined'])
    const paid = await buyer.post('/update-billing', { token: await cardToken(app) })
    expect(paid.body).toMatchObject({ current: { past_due: false }, billing: { last_four: '1111' } })
    expect(await invoicesOf(buyer)).toEqual([
      ['paid', 19.99],
      ['paid', 19.99],
    ])
  })

  it('[SUB-1] canceling while it is retried ends it at once', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '1-month', card: testCards.declinedAtRenewal })
    await pass(32)
    const canceled = await buyer.post('/cancel', { uuid: buyer.uuid })
    expect(canceled.body).toMatchObject({ access: 'canceled', hasActiveSubscription: false })
    expect((await invoicesOf(buyer))[0]).toEqual(['failed', 19.99])
  })
})

describe('who may change what', () => {
  it('[API-2] another person’s ids answer 404, to reads and changes', async () => {
    const owner = await buildSubscriber(app)
    const stranger = await buildSubscriber(app)
    const { body: invoices } = await owner.call('GET', '/invoices')
    const before = await owner.read()
    const attempts = await Promise.all([
      stranger.post('/cancel', { uuid: owner.uuid }),
      stranger.post('/reactivate', { uuid: owner.uuid }),
      stranger.post('/update', { uuid: owner.uuid, new_plan: '1-month' }),
      stranger.call('GET', `/invoices/${invoices[0].number}.pdf`),
    ])
    expect(attempts.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(await owner.read()).toEqual(before)
    expect(JSON.stringify((await stranger.call('GET', '/invoices')).body)).not.toContain(invoices[0].number)
  })

  it('[API-3] a person who bought nothing is told so, and bad input is named by its field', async () => {
    const buyer = await buildSubscriber(app)
    const wrong = await buyer.post('/update', { uuid: buyer.uuid, new_plan: '2-month' })
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'new_plan'])
    expect((await buyer.post('/cancel', {})).body.errors[0].field).toBe('uuid')
    expect((await app.request('POST', '/api/subscription/cancel', { body: {} })).status).toBe(401)
  })

  it('[SET-5] an invoice is a PDF with its figures, and says that it is a sandbox’s', async () => {
    const buyer = await buildSubscriber(app, { coupon: 'KETO5' })
    const [{ number }] = (await buyer.call('GET', '/invoices')).body
    const response = await fetch(`${app.origin}/api/subscription/invoices/${number}.pdf`, {
      headers: { authorization: `Bearer ${buyer.token}` },
    })
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="butterleaf-invoice-${number}.pdf"`,
    )
    const text = pdfText(new Uint8Array(await response.arrayBuffer())).join('')
    for (const words of [number, buyer.email, 'Coupon KETO5-$5', '$39.99', 'Sandbox: no real money']) {
      expect(text).toContain(asPdfText(words))
    }
  })
})
