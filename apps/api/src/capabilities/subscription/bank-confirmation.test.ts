import { advanceSandbox } from '@butterleaf/billing/sandbox/sandbox-clock'
import { startTestApp, type TestApp } from '@butterleaf/testing/test-app'
import {
  bankAnswer,
  buildBuyer,
  buildSubscriber,
  cardToken,
  sandboxPath,
  testCards,
} from '@butterleaf/testing/test-subscription'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ environment: { ACCESS: '' } })
})
afterAll(() => app?.close())

const needed = { type: '/problems/confirmation-needed', confirmation: expect.any(String) }
const headers = { 'idempotency-key': 'one and only' }

/** A person whose order waits for the bank, and the order as it is sent once more. */
async function askedBuyer() {
  const buyer = await buildBuyer(app)
  const token = await cardToken(app, testCards.asksBank)
  const send = async (confirmation?: string) => {
    const body = { ...(await buyer.order({ token })), ...(confirmation && { confirmation }) }
    return buyer.call('POST', '/create', { body, headers })
  }
  const asked = await send()
  expect([asked.status, asked.body]).toEqual([422, expect.objectContaining(needed)])
  const invoices = async () => (await buyer.call('GET', '/invoices')).body
  return { buyer, send, action: asked.body.confirmation as string, invoices }
}

describe('a card whose bank wants to confirm', () => {
  it('[CHK-12] buys once the bank has, under the same key, and charges once however often it is sent', async () => {
    const { buyer, send, action, invoices } = await askedBuyer()
    expect([(await buyer.read()).access, await invoices()]).toEqual(['not_found', []])
    expect((await send()).body.confirmation).toBe(action)
    const confirmation = await bankAnswer(app, action)
    expect(await bankAnswer(app, action)).toBe(confirmation)
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(confirmation)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(answers[0]?.body.billing).toMatchObject({ last_four: '3220' })
    expect(await invoices()).toHaveLength(1)
  })

  it('[CHK-12] buys nothing when it is declined there, and not afterwards either', async () => {
    const { send, action, invoices } = await askedBuyer()
    expect(await bankAnswer(app, action, 'decline')).toBe('')
    expect(await bankAnswer(app, action)).toBe('')
    expect((await send('sandbox_confirmed_made-up')).body.type).toBe('/problems/payment-declined')
    expect(await invoices()).toEqual([])
  })

  it('[CHK-12] buys nothing with a confirmation that is made up, or another card’s', async () => {
    const { send, action, invoices } = await askedBuyer()
    const other = await askedBuyer()
    for (const confirmation of ['made-up', await bankAnswer(app, other.action)]) {
      expect((await send(confirmation)).body).toMatchObject({ ...needed, confirmation: action })
    }
    expect(await invoices()).toEqual([])
  })

  it('[CHK-10] has to be typed again when it took a quarter of an hour', async () => {
    const { send, action } = await askedBuyer()
    await advanceSandbox(app.database.db, 16 * 60)
    expect(await bankAnswer(app, action)).toBe('')
    expect((await send()).body.type).toBe('/problems/token-refused')
  })

  it('[SET-5] replaces another one, and pays what is overdue, once the bank has confirmed', async () => {
    const buyer = await buildSubscriber(app, { plan_code: '1-month', card: testCards.declinedAtRenewal })
    await advanceSandbox(app.database.db, 32 * 24 * 60 * 60)
    const token = await cardToken(app, testCards.asksBank)
    const asked = await buyer.post('/update-billing', { token })
    expect([asked.status, asked.body]).toEqual([422, expect.objectContaining(needed)])
    expect((await buyer.read()).billing?.last_four).toBe('0341')
    const confirmation = await bankAnswer(app, asked.body.confirmation)
    const updated = await buyer.post('/update-billing', { token, confirmation })
    expect(updated.body).toMatchObject({ current: { past_due: false }, billing: { last_four: '3220' } })
  })
})

describe('the bank’s page', () => {
  const page = (query: Record<string, string>) =>
    app.request('GET', `${sandboxPath}/bank?${new URLSearchParams(query)}`)

  it('[SUB-4] says what it is, which card it is about, and works without script', async () => {
    const { action } = await askedBuyer()
    const { body } = await page({ action })
    expect(body).toContain('Sandbox: no real money')
    expect(body).toContain('card ending in 3220')
    expect(body).not.toMatch(/<script(?! src)/)
    await bankAnswer(app, action, 'decline')
    expect((await page({ action })).body).toContain('isn’t waiting for you any more')
  })

  it('never leads elsewhere', async () => {
    expect((await page({ return_to: '//evil.example' })).status).toBe(400)
    const body = 'decision=approve&return_to=https://evil.example'
    const posted = await app.request('POST', `${sandboxPath}/bank`, {
      body,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(posted.status).toBe(400)
  })
})
